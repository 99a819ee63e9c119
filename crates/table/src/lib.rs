//! The kernel every game sits on: seats, time, randomness, commands, replay.
