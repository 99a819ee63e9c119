//! Space Alert: ship, crew, threats, missions and their resolution.
