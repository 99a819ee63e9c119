//! The Hangar command line.

fn main() {}
