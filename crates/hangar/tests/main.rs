//! All tests of the binary are one program, a module for each file: every program of its own would compile
//! and link the same generic code again.

mod bad_input;
mod battleship_galaxies;
mod battleship_tools;
mod clients_that_do_not_read;
mod command;
mod command_line;
mod common;
mod durability;
mod galaxy_trucker;
mod galaxy_trucker_table;
mod http;
mod interrupted_missions;
mod lobby;
mod mission;
mod random_invalid_messages;
mod random_mission;
mod resolve;
mod secrecy;
mod space_alert;
mod translated_errors;
mod verify;
