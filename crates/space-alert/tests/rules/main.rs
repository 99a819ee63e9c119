//! Every rule of the Resolution Round, one test or more each, with the rule ids in the comment above it.

mod battlebots;
mod energy;
mod kit;
mod misplay;
mod moving;
mod repairs;
mod slime;
mod space;
