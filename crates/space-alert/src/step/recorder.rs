//! Who listens to a flight: a recorder that keeps every step, and one that keeps nothing.

use super::Step;
use crate::state::State;

/// Receives every step of a flight together with the state right after it.
///
/// Resolution is generic over it: with [`NoRecorder`] nothing is built and nothing is allocated.
pub trait StepRecorder {
    /// False lets the compiler drop everything that only serves the record.
    const ON: bool;
    /// Called once per step, in order.
    fn step(&mut self, state: &State, step: Step);
}

/// Records nothing, for the solver and the simulator.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoRecorder;

impl StepRecorder for NoRecorder {
    const ON: bool = false;
    #[inline(always)]
    fn step(&mut self, _: &State, _: Step) {}
}

/// Records every step with the state after it.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    /// The steps in order, each with the state it led to.
    pub frames: Vec<(Step, State)>,
}

impl StepRecorder for Recording {
    const ON: bool = true;
    fn step(&mut self, state: &State, step: Step) {
        self.frames.push((step, state.clone()));
    }
}

impl Recording {
    /// The steps without the states.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.frames.iter().map(|(step, _)| step)
    }
}
