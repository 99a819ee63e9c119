//! All tests of Space Alert are one program, a module for each file: every program of its own would compile
//! and link the same generic code again.

mod browser_flights;
mod campaign_progress;
mod conformance;
mod frontier_properties;
mod fuzz;
mod generate;
mod mission_file;
mod mission_file_schema;
mod narrate;
mod properties;
mod rule_ids;
mod rules;
mod scripts;
mod timeline;
mod typescript;
