//! Section 17 of the rules: up to three missions with one ship.

use super::super::setup::Difficulty;
use super::*;
use crate::action::Action;
use crate::campaign::{Repair, Repairs, Ship, campaign_score};
use crate::generate::{Recipe, generate};
use crate::mission::{Carried, Mission, Plan, Scheduled, Track};
use crate::score::{Outcome, Score};
use crate::slot_card::SlotCard;
use crate::specialization::{SpecialCards, Specialization};
use crate::state::State;
use crate::stations::{Station, Zone};
use crate::step::{NoRecorder, Tile};
use crate::threats::ThreatId;
use crate::trajectory::Trajectory::{T1, T2, T3, T4};
use table::Dice;

fn campaign() -> Setup {
    Setup {
        campaign: true,
        skip_briefing: true,
        ..Setup::default()
    }
}

/// Proves SA-17.2, SA-HR-05: missions made after a recipe are left to chance too, and each is another one.
#[test]
fn a_campaign_of_made_up_missions() {
    let recipe = Recipe {
        threat_level: Some(1),
        ..Recipe::default()
    };
    let setup = Setup {
        mission: MissionChoice::Generated { recipe },
        ..campaign()
    };
    let mut table = Table::seeded(setup, 4, 1);
    let flown = |table: &Table| table.game.round.as_ref().unwrap().script.clone();
    let first = flown(&table);
    table.end();
    damage(&mut table, Default::default(), 0, &[]);
    for seat in 0..4 {
        table.does(seat, go(true));
    }
    table.does(0, Command::Launch);
    assert_ne!(first, flown(&table));
}

/// Proves SA-HR-04, SA-HR-05: a recipe that only just fits may fail with the seed of a later mission; then that mission is
/// made with another one.
#[test]
fn a_campaign_goes_on_with_a_tight_recipe() {
    let recipe = Recipe {
        threat_level: Some(3),
        duration: Some(300),
        ..Recipe::default()
    };
    let fits = |seed: Seed| generate(&recipe, seed.derive("script")).is_ok();
    let tight = |seed: &u64| {
        let seed = Seed::from_u64(*seed);
        fits(seed) && !fits(seed.derive("mission 2"))
    };
    let seed = (0..200).find(tight).expect("a seed that fits just once");
    let setup = Setup {
        mission: MissionChoice::Generated {
            recipe: recipe.clone(),
        },
        ..campaign()
    };
    let mut table = Table::seeded(setup, 4, seed);
    table.game.round.as_mut().unwrap().script.events = quiet().into();
    table.end();
    for seat in 0..4 {
        table.does(seat, go(true));
    }
    table.does(0, Command::Launch);
    assert_eq!(table.view(0).mission.number, 2);
    assert_eq!(table.view(0).stage, Stage::Action);
}

/// A campaign of which the first mission is survived, at the decision whether to fly on.
pub(super) fn survived(people: usize) -> Table {
    for seed in 0..400 {
        let mut table = Table::seeded(campaign(), people, seed);
        // Nobody threatens: the crew survives.
        table.game.round.as_mut().unwrap().script.events = quiet().into();
        table.end();
        if table.view(0).stage == Stage::Decision {
            return table;
        }
    }
    panic!("no mission was survived");
}

/// A script in which nothing comes.
pub(super) fn quiet() -> Vec<crate::scripts::ScriptLine> {
    let script = crate::scripts::find_script("S2-1").unwrap();
    let lines = script.events.iter().copied();
    lines
        .filter(|line| !matches!(line.event, crate::scripts::ScriptEvent::Threat { .. }))
        .collect()
}

fn go(go: bool) -> Command {
    Command::Continue { go }
}

pub(super) fn fix(zone: Zone, tile: Tile) -> Command {
    Command::Repair {
        what: Repair::Tile { zone, tile },
        crew: None,
    }
}

const SQUAD: Command = Command::Repair {
    what: Repair::Squad,
    crew: None,
};

/// Gives the ship damage before the repairs.
pub(super) fn damage(table: &mut Table, damage: [Vec<Tile>; 3], squads: u8, out: &[usize]) {
    let repairs = table.game.repairs.as_mut().unwrap();
    repairs.damage = damage;
    repairs.squads = squads;
    for crew in out {
        repairs.out[*crew] = true;
    }
}

/// Proves SA-17.1, SA-17.3, SA-17.18.
#[test]
fn up_to_three_missions() {
    let mut table = survived(4);
    for number in 2..=3 {
        assert_eq!(table.game.outcome(), None);
        for seat in 0..4 {
            table.does(seat, go(true));
        }
        let view = table.view(0);
        assert_eq!((view.stage, view.mission.number), (Stage::Briefing, number));
        for seat in 0..4 {
            table.does(seat, Command::Ready { ready: true });
        }
        table.game.round.as_mut().unwrap().script.events = quiet().into();
        let start = table.now;
        assert_eq!(table.view(0).clock.start, Some(start));
        table.at(start.0 / 1000 + 3600);
    }
    // After the third mission there is nothing to decide and nothing to repair.
    assert_eq!(table.view(0).stage, Stage::Over);
    let ending = table.game.outcome().unwrap();
    assert_eq!((ending.missions.len(), ending.log.len()), (3, 3));
    assert_eq!(ending.campaign_score, Some(0));
}

/// Proves SA-17.3, SA-17.4: it takes all to fly on; one who wants to stop is enough.
#[test]
fn one_cautious_voice_stops_the_campaign() {
    let mut table = survived(3);
    table.does(0, go(true)).does(2, go(true));
    assert_eq!(table.view(1).campaign.unwrap().go, [0, 2]);
    assert_eq!(
        table::awaited(&table.game.decisions())
            .iter()
            .collect::<Vec<_>>(),
        [Seat(1)]
    );
    table.does(1, go(false));
    assert_eq!(table.view(0).stage, Stage::Over);
    assert_eq!(table.game.outcome().unwrap().campaign_score, Some(0));
}

/// Proves SA-17.2: difficulties are chosen before each mission, and the script comes at random.
#[test]
fn each_mission_has_its_own_briefing() {
    let mut table = survived(2);
    table.does(0, go(true)).does(1, go(true));
    let yellow = Command::Propose {
        common: Difficulty::Yellow,
        serious: Difficulty::Mixed,
    };
    table
        .does(0, yellow.clone())
        .does(1, yellow)
        .does(0, Command::Launch);
    let view = table.view(0);
    assert_eq!(
        (view.mission.common, view.mission.serious),
        (Difficulty::Yellow, Difficulty::Mixed)
    );
    assert_eq!(view.mission.script, None);
    assert_eq!(super::contract::census(&table.game).len(), 96);
}

/// Proves SA-17.5.
#[test]
fn a_lost_mission_loses_the_campaign() {
    for seed in 0..200 {
        let mut table = Table::seeded(campaign(), 4, seed);
        table.end();
        let ending = table.game.outcome();
        if let Some(ending) = ending {
            assert!(!ending.missions[0].outcome.is_survived());
            assert_eq!(ending.campaign_score, None);
            assert_eq!(ending.log[0].campaign, Some(1));
            assert_eq!(ending.log[0].campaign_total, None);
            return;
        }
    }
    panic!("nobody was lost");
}

/// Proves SA-17.8, SA-17.9, SA-17.10, SA-17.12.
#[test]
fn repairs_are_decided_one_by_one_captain_first() {
    use Tile::{Gravolift, HeavyLaser, Reactor, Shield, Structural};
    let mut table = survived(3); // three people and an android
    damage(
        &mut table,
        [
            vec![Shield, Reactor, Structural],
            vec![],
            vec![HeavyLaser, Gravolift],
        ],
        1,
        &[1],
    );
    for seat in 0..3 {
        table.does(seat, go(true));
    }
    let view = table.view(0).campaign.unwrap();
    assert_eq!((view.dock.repairing, view.dock.squads), (Some(0), 1));
    assert_eq!(view.dock.repairable, [Zone::Red, Zone::Blue]);
    assert_eq!(table.rule(2, fix(Zone::Red, Shield)), "SA-17.8");
    assert_eq!(table.rule(0, fix(Zone::White, Shield)), "SA-17.8");
    table.does(0, fix(Zone::Red, Structural));
    // Player 1 was knocked out: recovers, and repairs nothing.
    assert_eq!(table.view(0).campaign.unwrap().dock.repairing, Some(2));
    assert!(table.told.iter().any(|t| t.event
        == Event::Repaired {
            crew: 1,
            what: None
        }));
    assert_eq!(table.rule(1, SQUAD), "SA-17.8");
    table.does(2, fix(Zone::Red, Shield));
    // Two tiles of a zone at most. Any human player decides for the android.
    assert_eq!(table.view(0).campaign.unwrap().dock.repairing, Some(3));
    assert_eq!(table.rule(1, fix(Zone::Red, Reactor)), "SA-17.10");
    table.does(1, SQUAD);
    assert_eq!(table.view(0).stage, Stage::Briefing);
    assert_eq!(
        table.game.ship.damage,
        [vec![Reactor], vec![], vec![HeavyLaser, Gravolift]]
    );
    assert_eq!(table.game.ship.missing_squads, [false; 2]);
}

/// Proves SA-17.12: two players who choose for an android at the same moment choose once.
#[test]
fn two_presses_repair_for_one_android() {
    use Tile::{HeavyLaser, Reactor, Shield, Structural};
    let mut table = survived(2); // two people and two androids
    damage(
        &mut table,
        [vec![Shield, Reactor], vec![], vec![HeavyLaser, Structural]],
        0,
        &[0, 1],
    );
    for seat in 0..2 {
        table.does(seat, go(true));
    }
    assert_eq!(table.view(0).campaign.unwrap().dock.repairing, Some(2));
    let meant = |zone, tile| Command::Repair {
        what: Repair::Tile { zone, tile },
        crew: Some(2),
    };
    table.does(0, meant(Zone::Red, Shield));
    assert_eq!(
        table.refused(1, meant(Zone::Blue, HeavyLaser)).0,
        Refusal::AlreadyRepaired
    );
    assert_eq!(table.view(0).campaign.unwrap().dock.repairing, Some(3));
}

/// Proves SA-17.16.
#[test]
fn the_only_squad_starts_where_the_crew_says() {
    for (squads, station, missing) in [
        (1, Some(Station::UpperBlue), [true, false]),
        (1, Some(Station::LowerRed), [false, true]),
        (2, None, [true, true]),
    ] {
        let mut table = survived(4);
        damage(&mut table, Default::default(), squads, &[0, 1, 2, 3]); // nobody is left to repair
        for seat in 0..4 {
            table.does(seat, go(true));
        }
        if let Some(station) = station {
            assert!(table.view(0).campaign.unwrap().dock.berth);
            assert_eq!(
                table.rule(
                    3,
                    Command::Berth {
                        station: Station::BRIDGE
                    }
                ),
                "SA-17.16"
            );
            table.does(3, Command::Berth { station });
        }
        assert_eq!(table.game.ship.missing_squads, missing);
        table.does(0, Command::Launch);
        let mission = table.game.round.as_ref().unwrap().mission();
        assert_eq!(mission.carried().missing_squads, missing);
    }
}

/// Proves SA-17.11, SA-17.13.
#[test]
fn old_damage_stays_and_repaired_tiles_go_back_into_the_pile() {
    let ship = Ship {
        damage: [
            vec![Tile::Reactor, Tile::Shield],
            vec![],
            vec![Tile::Structural],
        ],
        missing_squads: [false; 2],
    };
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..50 {
        let piles = ship.piles(&mut Dice::new(Seed::from_u64(seed)));
        assert_eq!(piles[0][..2], [Tile::Reactor, Tile::Shield]);
        assert_eq!(piles[2][0], Tile::Structural);
        for pile in piles {
            assert_eq!(
                pile.iter().collect::<std::collections::BTreeSet<_>>().len(),
                6
            );
        }
        seen.insert(piles[0]);
    }
    assert!(seen.len() > 10, "the rest is shuffled");
    assert_eq!(ship.carried().tiles, [2, 0, 1]);
}

/// Proves SA-17.13, SA-17.15, SA-17.17.
#[test]
fn broken_containers_start_with_less() {
    let broken = |zone: usize, tile: Tile| {
        let mut ship = Ship::default();
        ship.damage[zone].push(tile);
        ship.at_start()
    };
    assert_eq!(broken(0, Tile::Shield).shields, [0, 1, 1]);
    assert_eq!(broken(1, Tile::Shield).shields, [1, 0, 1]);
    assert_eq!(broken(2, Tile::Reactor).reactors, [2, 3, 1]);
    assert_eq!(broken(1, Tile::Reactor).reactors, [2, 2, 2]);
    assert_eq!(broken(1, Tile::Reactor).reactor_capacity[1], 4);
    let fresh = broken(0, Tile::Gravolift);
    assert_eq!(
        (fresh.reactors, fresh.shields, fresh.fuel, fresh.rockets),
        ([2, 3, 2], [1; 3], 3, 3)
    );
    assert_eq!(fresh.damage, [1, 0, 0]);
    assert_eq!(fresh.tiles[0], [Tile::Gravolift]);
}

/// Proves SA-17.14: old structural damage doubles, structural damage of the current mission does not.
#[test]
fn old_structural_damage_doubles() {
    let fighter = Scheduled {
        number: 1,
        track: Track::Red,
        threat: ThreatId::from_code("E1-06").unwrap(),
    };
    let fly = |ship: Ship| {
        let piles = Zone::ALL.map(|zone| {
            ship.pile(zone, |rest| {
                rest.sort_by_key(|tile| *tile != Tile::Structural)
            })
        });
        let mission = Mission::new(
            Level::Mission,
            [T1, T2, T3, T4],
            &[fighter],
            piles,
            ship.carried(),
        )
        .unwrap();
        let plan = Plan::new(4);
        let mut state = State::new(&mission, &plan);
        crate::fly(&mission, &plan, &mut state, &mut NoRecorder);
        state.damage[0]
    };
    let structural = Ship {
        damage: [vec![Tile::Structural], vec![], vec![]],
        ..Ship::default()
    };
    let gravolift = Ship {
        damage: [vec![Tile::Gravolift], vec![], vec![]],
        ..Ship::default()
    };
    let fresh = fly(Ship::default());
    assert!(fresh > 0);
    assert_eq!(fly(gravolift), 1 + fresh);
    assert_eq!(fly(structural), 1 + 2 * fresh);
}

/// Proves SA-17.6, SA-17.7, SA-17.17: nothing but tiles and squads is carried over.
#[test]
fn the_next_mission_starts_fresh() {
    let mut table = survived(4);
    damage(
        &mut table,
        [vec![Tile::Gravolift], vec![], vec![]],
        0,
        &[0, 1, 2, 3],
    );
    for seat in 0..4 {
        table.does(seat, go(true));
    }
    table.does(0, Command::Launch);
    let round = table.game.round.as_ref().unwrap();
    let state = State::new(&round.mission(), &round.plan(&table.game.crew, &[]));
    assert!(
        state
            .crew()
            .iter()
            .all(|m| m.at == Some(Station::BRIDGE) && !m.knocked_out)
    );
    assert!(!state.interceptors_lost && state.slime().is_empty() && state.lethal().is_empty());
    assert_eq!((state.fuel, state.rockets()), (3, 3));
    assert_eq!(state.damage, [1, 0, 0]);
    assert_eq!(table.view(0).board.damage, [1, 0, 0]);
    assert_eq!(table.hand(0).len(), 5);
}

/// Proves SA-17.8, SA-17.9: what counts is the state at the end of the mission.
#[test]
fn repairs_begin_with_what_the_flight_left() {
    let carried = Carried {
        tiles: [1, 0, 0],
        missing_squads: [true, false],
    };
    let piles = [Tile::ALL; 3];
    let mission = Mission::new(Level::Mission, [T1, T2, T3, T4], &[], piles, carried).unwrap();
    let plan = Plan::new(4);
    let mut end = State::new(&mission, &plan);
    let Outcome::Survived { score } = crate::fly(&mission, &plan, &mut end, &mut NoRecorder) else {
        panic!("nothing came");
    };
    let repairs = Repairs::after(&end, score, &[2, 3, 0, 1]);
    assert_eq!(repairs.damage, [vec![Tile::HeavyLaser], vec![], vec![]]);
    assert_eq!(
        repairs.squads, 1,
        "a squad that was left behind is still out of order (SA-AR-27)"
    );
    assert_eq!(repairs.current(), Some((2, true)));
}

/// What the Squad Leader repaired in flight is no longer broken; the other tile is (NF-9.9.1).
#[test]
fn repairs_begin_without_what_the_squad_leader_mended() {
    let carried = Carried {
        tiles: [0, 0, 2],
        missing_squads: [false; 2],
    };
    let piles = [Tile::ALL; 3];
    let mission = Mission::new(Level::Mission, [T1, T2, T3, T4], &[], piles, carried).unwrap();
    let mut plan = Plan::new(4);
    plan.specialize(0, Specialization::SquadLeader);
    plan.set(0, 1, Action::Blue);
    plan.set(0, 2, Action::C);
    plan.set(0, 3, SlotCard::EMPTY.with_special(SpecialCards::Basic));
    let mut end = State::new(&mission, &plan);
    crate::fly(&mission, &plan, &mut end, &mut NoRecorder);
    let repairs = Repairs::after(&end, Score::default(), &[0, 1, 2, 3]);
    assert_eq!(Tile::ALL[0], Tile::HeavyLaser);
    assert_eq!(repairs.damage, [vec![], vec![], vec![Tile::ALL[1]]]);
}

/// Proves SA-17.19, SA-EX-46, SA-AR-27.
#[test]
fn the_campaign_score_takes_threats_of_all_missions_and_penalties_of_the_last() {
    let mission = |destroyed, survived, damage: i16, observation| Score {
        destroyed,
        survived,
        damage: -damage,
        worst_zone: -damage,
        knocked_out: -2,
        disabled_battlebots: -1,
        observation,
        special: 0,
    };
    let missions = [
        mission(12, 4, 5, 2),
        mission(8, 2, 6, 0),
        mission(20, 0, 1, 0),
    ];
    // SA-EX-46: 2 points of visual confirmation in three missions give nothing.
    assert_eq!(
        campaign_score(&missions),
        12 + 4 + 8 + 2 + 20 - 1 - 1 - 2 - 1
    );
    assert_eq!(campaign_score(&missions[..1]), 12 + 4 - 5 - 5 - 2 - 1 + 2);
    assert_eq!(campaign_score(&[]), 0);
}

/// Proves SA-17.20.
#[test]
fn the_log_joins_the_missions_of_a_campaign() {
    let mut table = survived(2);
    // A line after each mission: the crew may never come to the end of the campaign.
    let lines = table.view(1).campaign.unwrap().log;
    let line = lines
        .iter()
        .map(|line| (line.campaign, line.campaign_total));
    assert_eq!(line.collect::<Vec<_>>(), [(Some(1), None)]);
    table.does(0, go(false));
    let log = table.game.outcome().unwrap().log;
    assert_eq!((log[0].campaign, log[0].campaign_total), (Some(1), Some(0)));
}
