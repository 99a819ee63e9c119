//! The words of a mission file: one table for reading and writing each kind of value.

use crate::action::Action;
use crate::mission::{Level, Track};
use crate::narrate::CrewColour;
use crate::specialization::{SpecialCards, Specialization};
use crate::stations::{Station, Zone};
use crate::step::Tile;
use crate::trajectory::Trajectory;

/// A word and what it means.
pub(super) type Words<T> = [(&'static str, T)];

pub(super) const ACTIONS: [(&str, Action); 16] = [
    ("A", Action::A),
    ("B", Action::B),
    ("C", Action::C),
    ("battlebots", Action::Battlebots),
    ("red", Action::Red),
    ("blue", Action::Blue),
    ("lift", Action::Lift),
    ("heroic A", Action::HeroicA),
    ("heroic B", Action::HeroicB),
    ("heroic battlebots", Action::HeroicBattlebots),
    ("heroic to upper red", Action::HeroicUpperRed),
    ("heroic to upper white", Action::HeroicUpperWhite),
    ("heroic to upper blue", Action::HeroicUpperBlue),
    ("heroic to lower red", Action::HeroicLowerRed),
    ("heroic to lower white", Action::HeroicLowerWhite),
    ("heroic to lower blue", Action::HeroicLowerBlue),
];

pub(super) const COLOURS: [(&str, CrewColour); 5] = [
    ("red", CrewColour::Red),
    ("yellow", CrewColour::Yellow),
    ("green", CrewColour::Green),
    ("blue", CrewColour::Blue),
    ("purple", CrewColour::Purple),
];

pub(super) const SPECIALIZATIONS: [(&str, Specialization); 10] = [
    ("rocketeer", Specialization::Rocketeer),
    ("data analyst", Specialization::DataAnalyst),
    ("energy technician", Specialization::EnergyTechnician),
    ("pulse gunner", Specialization::PulseGunner),
    ("medic", Specialization::Medic),
    ("teleporter", Specialization::Teleporter),
    ("hypernavigator", Specialization::Hypernavigator),
    ("special ops", Specialization::SpecialOps),
    ("squad leader", Specialization::SquadLeader),
    ("mechanic", Specialization::Mechanic),
];

pub(super) const SPECIAL_CARDS: [(&str, SpecialCards); 3] = [
    ("basic", SpecialCards::Basic),
    ("advanced", SpecialCards::Advanced),
    ("both", SpecialCards::Both),
];

pub(super) const LEVELS: [(&str, Level); 4] = [
    ("test run", Level::TestRun),
    ("simulation", Level::Simulation),
    ("advanced simulation", Level::AdvancedSimulation),
    ("mission", Level::Mission),
];

pub(super) const TRACKS: [(&str, Track); 4] = [
    ("red", Track::Red),
    ("white", Track::White),
    ("blue", Track::Blue),
    ("internal", Track::Internal),
];

pub(super) const BOARDS: [(&str, Trajectory); 7] = [
    ("T1", Trajectory::T1),
    ("T2", Trajectory::T2),
    ("T3", Trajectory::T3),
    ("T4", Trajectory::T4),
    ("T5", Trajectory::T5),
    ("T6", Trajectory::T6),
    ("T7", Trajectory::T7),
];

const SIDE_TILES: [(&str, Tile); 6] = [
    ("heavy laser", Tile::HeavyLaser),
    ("light laser", Tile::LightLaser),
    ("shield", Tile::Shield),
    ("reactor", Tile::Reactor),
    ("gravolift", Tile::Gravolift),
    ("structural", Tile::Structural),
];

const CENTRAL_TILES: [(&str, Tile); 6] = [
    ("heavy laser", Tile::HeavyLaser),
    ("pulse cannon", Tile::LightLaser),
    ("shield", Tile::Shield),
    ("reactor", Tile::Reactor),
    ("gravolift", Tile::Gravolift),
    ("structural", Tile::Structural),
];

/// The tiles of a zone; the pulse cannon takes the place of a light laser in white (SA-11.5).
pub(super) const fn tiles(zone: Zone) -> &'static Words<Tile> {
    match zone {
        Zone::White => &CENTRAL_TILES,
        Zone::Red | Zone::Blue => &SIDE_TILES,
    }
}

pub(super) const ZONES: [(&str, Zone); 3] = [
    ("red", Zone::Red),
    ("white", Zone::White),
    ("blue", Zone::Blue),
];

/// Where squads start (SA-2.11).
pub(super) const STORAGES: [(&str, Station); 2] = [
    ("lower red", Station::LowerRed),
    ("upper blue", Station::UpperBlue),
];

/// The word for a value; every value of a table has one.
pub(super) fn word<T: PartialEq>(words: &Words<T>, value: &T) -> &'static str {
    words
        .iter()
        .find(|(_, v)| v == value)
        .map_or("", |(word, _)| word)
}

/// The candidate most like what was written, if any is like it at all.
pub(super) fn nearest<'a>(
    written: &str,
    candidates: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    // Long texts are not compared: the search must stay fast.
    if written.len() > 60 {
        return None;
    }
    candidates
        .map(|candidate| {
            (
                distance(&written.to_lowercase(), &candidate.to_lowercase()),
                candidate,
            )
        })
        .filter(|(distance, candidate)| *distance * 3 <= candidate.chars().count())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Letters to change, add or leave out to get from one word to the other (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_word() {
        assert!(
            Action::ALL[1..]
                .iter()
                .all(|a| !word(&ACTIONS, a).is_empty())
        );
        assert!(
            CrewColour::ALL
                .iter()
                .all(|c| !word(&COLOURS, c).is_empty())
        );
        assert!(Track::ALL.iter().all(|t| !word(&TRACKS, t).is_empty()));
        for zone in Zone::ALL {
            assert!(Tile::ALL.iter().all(|t| !word(tiles(zone), t).is_empty()));
        }
    }

    #[test]
    fn suggestions() {
        let near = |written| nearest(written, ACTIONS.iter().map(|(word, _)| *word));
        assert_eq!(near("heroic a"), Some("heroic A"));
        assert_eq!(near("batlebots"), Some("battlebots"));
        assert_eq!(near("heroic upper red"), Some("heroic to upper red"));
        assert_eq!(near("gravolift"), None);
        assert_eq!(near(&"x".repeat(1_000_000)), None);
    }
}
