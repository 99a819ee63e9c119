//! Campaigns played with the box: missions as files, and what was repaired after each.

use crate::rule_ids::rule_ids;
use i18n::{Lang, Words};
use space_alert::campaign::{
    CampaignFault, CampaignMission, Next, Progress, Repair, Turn, Unrepairable,
};
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

fn leg(text: &str) -> CampaignMission {
    CampaignMission {
        mission: file(text),
        repairs: Vec::new(),
        berth: None,
    }
}

const fn tile(zone: Zone, tile: Tile) -> Repair {
    Repair::Tile { zone, tile }
}

/// The rough mission with all repairs made: the only squad starts in Upper Blue.
fn repaired() -> CampaignMission {
    CampaignMission {
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
    let progress = Progress::of(std::slice::from_ref(&rough)).unwrap();
    assert_eq!(progress.next, Next::Repair);
    assert_eq!(progress.dock.repairing, Some(0));
    assert_eq!(progress.dock.squads, 1);
    assert_eq!(progress.dock.repairable, [Zone::Red, Zone::Blue]);
    assert_eq!(progress.dock.damage[0].len(), 4);
    assert_eq!((progress.turns, progress.carried), (vec![], None));

    rough.repairs.push(tile(Zone::Red, Tile::Shield));
    let progress = Progress::of(std::slice::from_ref(&rough)).unwrap();
    // Green was knocked out: it is blue's turn.
    assert_eq!(progress.dock.repairing, Some(2));
    let recovers = Turn {
        crew: 1,
        recovers: true,
        what: None,
    };
    assert_eq!(progress.turns.last(), Some(&recovers));

    let refused = |what| {
        let mut leg = rough.clone();
        leg.repairs.extend(what);
        Progress::of(&[leg]).unwrap_err()
    };
    assert_eq!(
        refused(vec![tile(Zone::White, Tile::Shield)]),
        CampaignFault::Repair(1, Unrepairable::NotBroken)
    );
    assert_eq!(
        refused(vec![
            tile(Zone::Red, Tile::Reactor),
            tile(Zone::Red, Tile::Gravolift)
        ]),
        CampaignFault::Repair(1, Unrepairable::ZoneRepaired)
    );
    assert_eq!(
        refused(vec![
            Repair::Squad,
            tile(Zone::Red, Tile::Reactor),
            tile(Zone::Blue, Tile::Reactor)
        ]),
        CampaignFault::TooManyRepairs(1)
    );
}

/// Proves SA-17.13, SA-17.15, SA-17.16: what is not repaired is there in the next mission.
#[test]
fn the_ship_starts_as_it_was_left() {
    let unsettled = CampaignMission {
        berth: None,
        ..repaired()
    };
    let progress = Progress::of(&[unsettled]).unwrap();
    assert_eq!((progress.next, progress.dock.berth), (Next::Berth, true));
    for (berth, fault) in [
        (Station::UpperWhite, CampaignFault::BadBerth(1)),
        (Station::LowerBlue, CampaignFault::BadBerth(1)),
    ] {
        let leg = CampaignMission {
            berth: Some(berth),
            ..repaired()
        };
        assert_eq!(Progress::of(&[leg]).unwrap_err(), fault);
    }
    let early = CampaignMission {
        repairs: Vec::new(),
        ..repaired()
    };
    assert_eq!(
        Progress::of(&[early]).unwrap_err(),
        CampaignFault::NoBerth(1)
    );

    let progress = Progress::of(&[repaired()]).unwrap();
    assert_eq!(progress.next, Next::Fly);
    let ship = &progress.dock.ship;
    assert_eq!(ship.damage, [2, 0, 2]);
    assert_eq!(ship.reactors, [1, 3, 2]);
    assert_eq!(ship.reactor_capacity, [2, 5, 3]);
    assert_eq!(ship.stored, ["empty", "intact"]);
    let carried = serde_json::to_value(&progress.carried).unwrap();
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
    let both = |carried: &str| Progress::of(&[repaired(), leg(&quiet(carried))]);
    assert_eq!(both("").unwrap_err(), CampaignFault::OtherShip(2));
    let progress = both(CARRIED).unwrap();
    assert_eq!(progress.results.len(), 2);
    assert_eq!(progress.dock.damage[0], [Tile::Reactor, Tile::Gravolift]);
    assert_eq!(
        progress.dock.squads, 1,
        "SA-AR-27: the squad is still disabled"
    );
}

/// Proves SA-17.3, SA-17.18, SA-17.19: stop when you like, no repairs after the last mission.
#[test]
fn a_campaign_is_scored_from_all_its_missions() {
    let one = Progress::of(&[repaired()]).unwrap();
    assert_eq!(one.score, Some(one.results[0].total));
    let second = Progress::of(&[repaired(), leg(&quiet(CARRIED))]).unwrap();
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
    let progress = Progress::of(&[repaired(), again.clone(), third.clone()]).unwrap();
    assert_eq!((progress.next, progress.results.len()), (Next::Over, 3));
    assert!(progress.score.is_some() && progress.carried.is_none() && progress.turns.is_empty());
    let tinkered = CampaignMission {
        repairs: vec![tile(Zone::Blue, Tile::Structural)],
        ..third.clone()
    };
    assert_eq!(
        Progress::of(&[repaired(), again.clone(), tinkered]).unwrap_err(),
        CampaignFault::AfterTheLast(3)
    );
    let four = [repaired(), again, third.clone(), third];
    assert_eq!(
        Progress::of(&four).unwrap_err(),
        CampaignFault::Missions(4, 3)
    );
}

/// Proves SA-17.1, SA-17.5: one crew, whole missions, and nothing after a lost ship.
#[test]
fn what_is_no_campaign() {
    assert_eq!(
        Progress::of(&[]).unwrap_err(),
        CampaignFault::Missions(0, 3)
    );
    let training = quiet("\"level\": \"simulation\",\n");
    assert_eq!(
        Progress::of(&[leg(&training)]).unwrap_err(),
        CampaignFault::Training(1)
    );
    let others = quiet(CARRIED).replace("purple", "red");
    assert_eq!(
        Progress::of(&[repaired(), leg(&others)]).unwrap_err(),
        CampaignFault::OtherCrew(2)
    );
    let half = CampaignMission {
        berth: None,
        ..repaired()
    };
    assert_eq!(
        Progress::of(&[half, leg(&quiet(CARRIED))]).unwrap_err(),
        CampaignFault::NotReady(2)
    );
    // Nobody touches the Alien.
    let alien = ROUGH.replace("SI1-01", "SI1-03");
    let lost = Progress::of(&[leg(&alien)]).unwrap();
    assert_eq!((lost.next, lost.score), (Next::Over, None));
    assert_eq!(
        Progress::of(&[leg(&alien), leg(&quiet(""))]).unwrap_err(),
        CampaignFault::Lost(2)
    );
    let tinkered = CampaignMission {
        repairs: vec![Repair::Squad],
        ..leg(&alien)
    };
    assert_eq!(
        Progress::of(&[tinkered]).unwrap_err(),
        CampaignFault::AfterTheLast(1)
    );
}

#[test]
fn every_fault_can_be_said() {
    let all = [
        CampaignFault::Missions(4, 3),
        CampaignFault::Training(1),
        CampaignFault::OtherCrew(2),
        CampaignFault::OtherShip(2),
        CampaignFault::Lost(2),
        CampaignFault::NotReady(2),
        CampaignFault::NoFlight(2, MissionFault::NoInternal(0)),
        CampaignFault::TooManyRepairs(1),
        CampaignFault::AfterTheLast(3),
        CampaignFault::Repair(1, Unrepairable::NotBroken),
        CampaignFault::Repair(1, Unrepairable::ZoneRepaired),
        CampaignFault::NoBerth(1),
        CampaignFault::BadBerth(1),
    ];
    let known = rule_ids();
    for fault in &all {
        assert!(known.contains(fault.rule()), "{fault:?}");
    }
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for refused in all.iter().map(CampaignFault::refused) {
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
    let quiet_legs = |count: usize| -> Vec<CampaignMission> {
        let mut missions: Vec<CampaignMission> = Vec::new();
        for _ in 0..count {
            let carried = match missions.is_empty() {
                true => String::new(),
                false => {
                    let progress = Progress::of_planned(&missions, 5).unwrap();
                    assert_eq!(progress.next, Next::Fly);
                    let carried = serde_json::to_string(&progress.carried.unwrap()).unwrap();
                    format!("\"carried\": {carried},\n")
                }
            };
            missions.push(leg(&quiet(&carried)));
        }
        missions
    };
    let four = quiet_legs(4);
    let progress = Progress::of_planned(&four, 5).unwrap();
    assert_eq!((progress.results.len(), progress.next), (4, Next::Fly));
    assert_eq!(
        Progress::of(&four).unwrap_err(),
        CampaignFault::Missions(4, 3)
    );
    let five = quiet_legs(5);
    assert_eq!(Progress::of_planned(&five, 5).unwrap().next, Next::Over);
    for planned in [0, 2, 13] {
        let fault = Progress::of_planned(&five, planned).unwrap_err();
        assert_eq!(fault, CampaignFault::Planned);
        assert_eq!(table::Refusal::rule(&fault), "NF-10.8.5");
    }
}
