//! All tests of Battleship Galaxies are one program, a module for each file: every program of its own would compile
//! and link the same generic code again.

mod common;
mod contract;
mod data;
mod fuzz;
mod properties;
mod rules;
mod scenario;
mod table;
mod texts;
mod typescript;
mod worked_examples;
