//! Campaigns played with the box: missions as files, and what was repaired after each.

mod rule_ids;

use crate::rule_ids::rule_ids;
use i18n::{Lang, Words};
use space_alert::campaign::{Course, CourseFault, Leg, Next, Repair, Turn, Unrepairable};
use space_alert::mission_file::MissionFile;
use space_alert::{MissionFault, Station, Tile, Zone};
use table::{Refusal, Text};

/// Commandos knock out green and do 4 damage to red, a Fighter does 3 to blue, and yellow loses a squad to the Skirmishers.
const ROUGH: &str = r#"{
  "crew": [
    {"colour": "yellow", "name": "Ana", "slots": ["blue", "C", "battlebots"]},
    {"colour": "green", "slots": ["red"]},
    {"colour": "blue", "slots": []},
    {"colour": "purple", "android": true, "slots": []}
  ],
  "trajectories": {"red": "T3", "white": "T4", "blue": "T2", "internal": "T1"},
  "threats": [
    {"number": 1, "track": "internal", "card": "SI1-01"},
    {"number": 2, "track": "blue", "card": "E1-07"},
    {"number": 3, "track": "internal", "card": "I1-02"}
  ],
  "damage": {"red": ["shield", "reactor", "structural", "gravolift"], "blue": ["reactor", "heavy laser", "structural"]},
  "seed": 7,
  "options": {"deck": false}
}"#;

fn file(text: &str) -> MissionFile {
    MissionFile::parse(text.as_bytes()).unwrap()
}

fn leg(text: &str) -> Leg {
    Leg {
        mission: file(text),
        repairs: Vec::new(),
        berth: None,
    }
}

const fn tile(zone: Zone, tile: Tile) -> Repair {
    Repair::Tile { zone, tile }
}

/// The rough mission with all repairs made: the only squad starts in Upper Blue.
fn repaired() -> Leg {
    Leg {
        repairs: vec![
            tile(Zone::Red, Tile::Shield),
            tile(Zone::Red, Tile::Structural),
            tile(Zone::Blue, Tile::Reactor),
        ],
        berth: Some(Station::UpperBlue),
        ..leg(ROUGH)
    }
}

/// A quiet mission with the ship that comes out of [`repaired`].
fn quiet(carried: &str) -> String {
    format!(
        r#"{{
  "crew": [
    {{"colour": "green", "slots": []}}, {{"colour": "yellow", "slots": []}},
    {{"colour": "blue", "slots": []}}, {{"colour": "purple", "android": true, "slots": []}}
  ],
  "trajectories": {{"red": "T1", "white": "T2", "blue": "T3"}},
  "threats": [],
  {carried}"seed": 1
}}"#
    )
}

/// What [`repaired`] leaves behind, as a mission file tells it.
const CARRIED: &str = r#""carried": {"damage": {"red": ["reactor", "gravolift"], "blue": ["heavy laser", "structural"]}, "missing_squads": ["lower red"]},
"#;

/// Proves SA-17.6, SA-17.8, SA-17.9, SA-17.10: each in turn, the knocked-out recover, two tiles a zone at most.
#[test]
fn a_crew_repairs_one_after_the_other() {
    let mut rough = leg(ROUGH);
    let course = Course::of(std::slice::from_ref(&rough)).unwrap();
    assert_eq!(course.next, Next::Repair);
    assert_eq!(course.dock.repairing, Some(0));
    assert_eq!(course.dock.squads, 1);
    assert_eq!(course.dock.repairable, [Zone::Red, Zone::Blue]);
    assert_eq!(course.dock.damage[0].len(), 4);
    assert_eq!((course.turns, course.carried), (vec![], None));

    rough.repairs.push(tile(Zone::Red, Tile::Shield));
    let course = Course::of(std::slice::from_ref(&rough)).unwrap();
    // Green was knocked out: it is blue's turn.
    assert_eq!(course.dock.repairing, Some(2));
    let recovers = Turn {
        crew: 1,
        recovers: true,
        what: None,
    };
    assert_eq!(course.turns.last(), Some(&recovers));

    let refused = |what| {
        let mut leg = rough.clone();
        leg.repairs.extend(what);
        Course::of(&[leg]).unwrap_err()
    };
    assert_eq!(
        refused(vec![tile(Zone::White, Tile::Shield)]),
        CourseFault::Repair(1, Unrepairable::NotBroken)
    );
    assert_eq!(
        refused(vec![
            tile(Zone::Red, Tile::Reactor),
            tile(Zone::Red, Tile::Gravolift)
        ]),
        CourseFault::Repair(1, Unrepairable::ZoneRepaired)
    );
    assert_eq!(
        refused(vec![
            Repair::Squad,
            tile(Zone::Red, Tile::Reactor),
            tile(Zone::Blue, Tile::Reactor)
        ]),
        CourseFault::TooManyRepairs(1)
    );
}

/// Proves SA-17.13, SA-17.15, SA-17.16: what is not repaired is there in the next mission.
#[test]
fn the_ship_starts_as_it_was_left() {
    let unsettled = Leg {
        berth: None,
        ..repaired()
    };
    let course = Course::of(&[unsettled]).unwrap();
    assert_eq!((course.next, course.dock.berth), (Next::Berth, true));
    for (berth, fault) in [
        (Station::UpperWhite, CourseFault::BadBerth(1)),
        (Station::LowerBlue, CourseFault::BadBerth(1)),
    ] {
        let leg = Leg {
            berth: Some(berth),
            ..repaired()
        };
        assert_eq!(Course::of(&[leg]).unwrap_err(), fault);
    }
    let early = Leg {
        repairs: Vec::new(),
        ..repaired()
    };
    assert_eq!(Course::of(&[early]).unwrap_err(), CourseFault::NoBerth(1));

    let course = Course::of(&[repaired()]).unwrap();
    assert_eq!(course.next, Next::Fly);
    let ship = &course.dock.ship;
    assert_eq!(ship.damage, [2, 0, 2]);
    assert_eq!(ship.reactors, [1, 3, 2]);
    assert_eq!(ship.reactor_capacity, [2, 5, 3]);
    assert_eq!(ship.stored, ["empty", "intact"]);
    let carried = serde_json::to_value(&course.carried).unwrap();
    let written: serde_json::Value = serde_json::from_str(&quiet(CARRIED)).unwrap();
    assert_eq!(
        carried["damage"]["red"],
        written["carried"]["damage"]["red"]
    );
    assert_eq!(
        carried["missing_squads"],
        written["carried"]["missing_squads"]
    );

    // The next mission is flown with this ship and no other.
    let both = |carried: &str| Course::of(&[repaired(), leg(&quiet(carried))]);
    assert_eq!(both("").unwrap_err(), CourseFault::OtherShip(2));
    let course = both(CARRIED).unwrap();
    assert_eq!(course.results.len(), 2);
    assert_eq!(course.dock.damage[0], [Tile::Reactor, Tile::Gravolift]);
    assert_eq!(
        course.dock.squads, 1,
        "SA-AR-27: the squad is still disabled"
    );
}

/// Proves SA-17.3, SA-17.18, SA-17.19: stop when you like, no repairs after the last mission.
#[test]
fn a_campaign_is_scored_from_all_its_missions() {
    let one = Course::of(&[repaired()]).unwrap();
    assert_eq!(one.score, Some(one.results[0].total));
    let second = Course::of(&[repaired(), leg(&quiet(CARRIED))]).unwrap();
    let sheets: Vec<_> = second
        .results
        .iter()
        .filter_map(|r| r.outcome.score())
        .collect();
    let [first, last] = sheets[..] else {
        panic!("both missions were survived");
    };
    assert_eq!(
        second.score,
        Some(first.destroyed + first.survived + last.total())
    );

    // The second crew repairs what is left of red, blue and the squad; then comes the third and last mission.
    let mut again = leg(&quiet(CARRIED));
    again.repairs = vec![
        tile(Zone::Red, Tile::Reactor),
        tile(Zone::Red, Tile::Gravolift),
        tile(Zone::Blue, Tile::HeavyLaser),
        Repair::Squad,
    ];
    let left = r#""carried": {"damage": {"blue": ["structural"]}},
"#;
    let third = leg(&quiet(left));
    let course = Course::of(&[repaired(), again.clone(), third.clone()]).unwrap();
    assert_eq!((course.next, course.results.len()), (Next::Over, 3));
    assert!(course.score.is_some() && course.carried.is_none() && course.turns.is_empty());
    let tinkered = Leg {
        repairs: vec![tile(Zone::Blue, Tile::Structural)],
        ..third.clone()
    };
    assert_eq!(
        Course::of(&[repaired(), again.clone(), tinkered]).unwrap_err(),
        CourseFault::AfterTheLast(3)
    );
    let four = [repaired(), again, third.clone(), third];
    assert_eq!(Course::of(&four).unwrap_err(), CourseFault::Missions(4, 3));
}

/// Proves SA-17.1, SA-17.5: one crew, whole missions, and nothing after a lost ship.
#[test]
fn what_is_no_campaign() {
    assert_eq!(Course::of(&[]).unwrap_err(), CourseFault::Missions(0, 3));
    let training = quiet("\"level\": \"simulation\",\n");
    assert_eq!(
        Course::of(&[leg(&training)]).unwrap_err(),
        CourseFault::Training(1)
    );
    let others = quiet(CARRIED).replace("purple", "red");
    assert_eq!(
        Course::of(&[repaired(), leg(&others)]).unwrap_err(),
        CourseFault::OtherCrew(2)
    );
    let half = Leg {
        berth: None,
        ..repaired()
    };
    assert_eq!(
        Course::of(&[half, leg(&quiet(CARRIED))]).unwrap_err(),
        CourseFault::NotReady(2)
    );
    // Nobody touches the Alien.
    let alien = ROUGH.replace("SI1-01", "SI1-03");
    let lost = Course::of(&[leg(&alien)]).unwrap();
    assert_eq!((lost.next, lost.score), (Next::Over, None));
    assert_eq!(
        Course::of(&[leg(&alien), leg(&quiet(""))]).unwrap_err(),
        CourseFault::Lost(2)
    );
    let tinkered = Leg {
        repairs: vec![Repair::Squad],
        ..leg(&alien)
    };
    assert_eq!(
        Course::of(&[tinkered]).unwrap_err(),
        CourseFault::AfterTheLast(1)
    );
}

#[test]
fn every_fault_can_be_said() {
    let all = [
        CourseFault::Missions(4, 3),
        CourseFault::Training(1),
        CourseFault::OtherCrew(2),
        CourseFault::OtherShip(2),
        CourseFault::Lost(2),
        CourseFault::NotReady(2),
        CourseFault::NoFlight(2, MissionFault::NoInternal(0)),
        CourseFault::TooManyRepairs(1),
        CourseFault::AfterTheLast(3),
        CourseFault::Repair(1, Unrepairable::NotBroken),
        CourseFault::Repair(1, Unrepairable::ZoneRepaired),
        CourseFault::NoBerth(1),
        CourseFault::BadBerth(1),
    ];
    let known = rule_ids();
    for fault in &all {
        assert!(known.contains(fault.rule()), "{fault:?}");
    }
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for refused in all.iter().map(CourseFault::refused) {
            let text = Text {
                id: refused.code,
                args: refused.args,
            };
            let said = words.check(&text).unwrap();
            assert!(said.ends_with('.') && !said.contains('{'), "{said}");
        }
    }
}

/// Proves NF-10.8.5: explorers plan longer campaigns, up to twelve missions; the ship is repaired until the last one.
#[test]
fn a_longer_campaign_goes_on_after_the_third_mission() {
    let quiet_legs = |count: usize| -> Vec<Leg> {
        let mut legs: Vec<Leg> = Vec::new();
        for _ in 0..count {
            let carried = match legs.is_empty() {
                true => String::new(),
                false => {
                    let course = Course::of_planned(&legs, 5).unwrap();
                    assert_eq!(course.next, Next::Fly);
                    let carried = serde_json::to_string(&course.carried.unwrap()).unwrap();
                    format!("\"carried\": {carried},\n")
                }
            };
            legs.push(leg(&quiet(&carried)));
        }
        legs
    };
    let four = quiet_legs(4);
    let course = Course::of_planned(&four, 5).unwrap();
    assert_eq!((course.results.len(), course.next), (4, Next::Fly));
    assert_eq!(Course::of(&four).unwrap_err(), CourseFault::Missions(4, 3));
    let five = quiet_legs(5);
    assert_eq!(Course::of_planned(&five, 5).unwrap().next, Next::Over);
    for planned in [0, 2, 13] {
        let fault = Course::of_planned(&five, planned).unwrap_err();
        assert_eq!(fault, CourseFault::Planned);
        assert_eq!(table::Refusal::rule(&fault), "NF-10.8.5");
    }
}
