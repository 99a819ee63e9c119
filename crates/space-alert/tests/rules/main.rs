//! Every rule of the Resolution Round, one test or more each, with the rule ids in the comment above it.

mod battlebots;
mod delays;
mod energy;
mod kit;
mod lessons;
mod misplay;
mod moving;
mod repairs;
mod rockets;
mod ship_damage;
mod slime;
mod space;
mod threat_actions;
mod turns;
mod volley;
