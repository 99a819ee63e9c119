//! What holds in every battle, whatever is played.

use crate::common::{battle, mission, random_step};
use battleship_galaxies::event::Event;
use battleship_galaxies::hex::Spaces;
use battleship_galaxies::state::{Battle, CardPlace};
use table::{Dice, Seed};

/// No two bases overlap, energy and pegs stay within bounds, no tactic card is lost or made.
fn check(battle: &Battle, cards: usize) {
    let bases: Vec<Spaces> = battle
        .in_play()
        .map(|(card, _, ship)| battle.spaces(card.id, ship))
        .collect();
    let moving = battle
        .tasks
        .iter()
        .any(|task| matches!(task, battleship_galaxies::state::Task::Move { .. }));
    for (i, base) in bases.iter().enumerate() {
        assert!(
            base.as_slice()
                .iter()
                .all(|hex| battle.rules.board.has(*hex))
        );
        assert!(
            moving || bases[..i].iter().all(|other| !other.overlaps(base)),
            "two bases overlap"
        );
    }
    assert!(battle.energy.iter().all(|energy| *energy <= 40));
    for (card, _, ship) in battle.in_play() {
        assert!(ship.shields <= battle.printed(card).shields);
        assert!(card.place == CardPlace::Play);
    }
    assert!(battle.players.iter().all(|player| player.hand.len() <= 10));
    assert_eq!(count_cards(battle), cards, "tactic cards are conserved");
}

fn count_cards(battle: &Battle) -> usize {
    let looked_at = match &battle.phase {
        battleship_galaxies::state::Phase::MainComputer(seen) => seen.len(),
        _ => 0,
    };
    battle
        .decks
        .iter()
        .map(|deck| deck.draw.len() + deck.discard.len())
        .sum::<usize>()
        + battle
            .players
            .iter()
            .map(|player| player.hand.len())
            .sum::<usize>()
        + battle
            .cards
            .iter()
            .map(|card| card.attached.len())
            .sum::<usize>()
        + battle.prepped.len()
        + looked_at
}

/// Proves BG-8.5, BG-8.6, BG-12.8, BG-15.8, BG-21.1 and BG-6.21.
#[test]
fn random_battles_keep_the_invariants() {
    for number in 1..=5 {
        for seed in 0..4 {
            let mut battle = battle(&mission(number), seed);
            let cards = count_cards(&battle);
            let mut dice = Dice::new(Seed::from_u64(seed + 1000));
            let mut steps = 0;
            while battle.outcome.is_none() && steps < 6_000 {
                if random_step(&mut battle, &mut dice).is_none() {
                    panic!(
                        "mission {number}, seed {seed}: nobody can do anything: {:?}",
                        battle.waiting()
                    );
                }
                check(&battle, cards);
                steps += 1;
            }
            println!(
                "mission {number} seed {seed}: {steps} steps, round {}, {:?}",
                battle.round(),
                battle.outcome
            );
        }
    }
}

/// The same seed and the same commands give the same bytes, and a stored battle is the same battle.
/// Proves BG-26.4.
#[test]
fn battles_replay_and_store() {
    let mut first = battle(&mission(1), 5);
    let mut log = Vec::new();
    let mut dice = Dice::new(Seed::from_u64(9));
    for _ in 0..600 {
        match random_step(&mut first, &mut dice) {
            Some(step) => log.push(step),
            None => break,
        }
    }
    let mut second = battle(&mission(1), 5);
    for (at, (seat, command)) in log.iter().enumerate() {
        if at % 50 == 0 {
            let stored = serde_json::to_string(&second).unwrap();
            second = serde_json::from_str(&stored).unwrap();
            assert_eq!(stored, serde_json::to_string(&second).unwrap());
        }
        second.act(*seat, command, &mut table::Silent).unwrap();
    }
    assert_eq!(
        serde_json::to_string(&first).unwrap(),
        serde_json::to_string(&second).unwrap()
    );
}

/// What the events say of energy and pegs, followed from the beginning.
#[derive(Default)]
struct Mirror {
    energy: Vec<i32>,
    pegs: std::collections::BTreeMap<u8, (u8, u8)>,
}

impl Mirror {
    fn follow(&mut self, battle: &Battle, event: &Event) {
        match event {
            Event::Energy {
                seat, change, now, ..
            } => {
                let pool = usize::from(battle.rules.seats[seat.index()].pool);
                self.energy[pool] += i32::from(*change);
                assert_eq!(self.energy[pool], i32::from(*now), "{event:?}");
            }
            Event::Launched { card, version, .. } => {
                let kind = battle.kind(*card);
                for n in 0..kind.count {
                    let shields = kind.version(*version).shields;
                    self.pegs.insert(card.ship(n).0, (shields, 0));
                }
            }
            Event::Damaged {
                ship,
                shields,
                hull,
                ..
            }
            | Event::Restored {
                ship,
                shields,
                hull,
            } => {
                self.pegs.insert(ship.0, (*shields, *hull));
            }
            _ => {}
        }
    }
}

fn rules_by_id() -> std::collections::BTreeMap<String, String> {
    let file = "/../../docs/rules/battleship-galaxies.json";
    let rules = std::fs::read_to_string(env!("CARGO_MANIFEST_DIR").to_owned() + file).unwrap();
    serde_json::from_str(&rules).unwrap()
}

/// An event travels with the id of a rule that exists, and is read back as it was.
fn check_rule(event: &Event, rules: &std::collections::BTreeMap<String, String>) {
    let json = serde_json::to_value(event).unwrap();
    assert_eq!(json["rule"], event.rule());
    assert!(rules.contains_key(event.rule()), "{}", event.rule());
    assert_eq!(*event, serde_json::from_value(json).unwrap());
}

/// Energy is only paid and gained by events that say so, and every peg comes and goes with one.
/// Proves BG-8.6, BG-15.1, BG-15.3, BG-15.4.
#[test]
fn energy_and_pegs_follow_the_events() {
    let rules = rules_by_id();
    for number in [1, 2, 3, 4] {
        for seed in 0..3 {
            let mut battle = battle(&mission(number), seed);
            let mut mirror = Mirror {
                energy: battle
                    .energy
                    .iter()
                    .map(|energy| i32::from(*energy))
                    .collect(),
                ..Mirror::default()
            };
            let mut dice = Dice::new(Seed::from_u64(seed + 77));
            for _ in 0..2_500 {
                let seats: Vec<_> = battle.waiting().1.iter().collect();
                let Some(seat) = dice.pick(&seats).copied() else {
                    break;
                };
                let legal = battle.legal(seat);
                let Some(command) = dice.pick(&legal) else {
                    break;
                };
                let mut told: Vec<table::AddressedEvent<Event>> = Vec::new();
                battle.act(seat, command, &mut told).unwrap();
                for told in &told {
                    mirror.follow(&battle, &told.event);
                    check_rule(&told.event, &rules);
                }
                let energy: Vec<i32> = battle.energy.iter().map(|e| i32::from(*e)).collect();
                assert_eq!(mirror.energy, energy, "mission {number}: {command:?}");
                for (_, id, ship) in battle.in_play() {
                    let pegs = mirror.pegs.get(&id.0);
                    assert_eq!(
                        pegs,
                        Some(&(ship.shields, ship.hull)),
                        "mission {number}: {command:?}"
                    );
                }
            }
        }
    }
}
