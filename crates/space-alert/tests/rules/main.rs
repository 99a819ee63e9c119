//! Every rule of the Resolution Round, one test or more each, with the rule ids in the comment above it.

mod battlebots;
mod campaign;
mod cards;
mod components;
mod computer;
mod delays;
mod energy;
mod fleets;
mod kit;
mod lessons;
mod misplay;
mod moving;
mod repairs;
mod rockets;
mod score;
mod ship_damage;
mod slime;
mod space;
mod stealth;
mod tanker;
mod threat_actions;
mod training;
mod turns;
mod volley;
