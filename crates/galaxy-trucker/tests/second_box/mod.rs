//! The components of Another Big Expansion (GX-12, GX-13), and rules that need both boxes.

mod armed_crew;
mod both_boxes;
mod joined_components;
mod lasers;
mod stock;
mod thrusters;
