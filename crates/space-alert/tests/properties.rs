//! Properties of every mission that the rules allow, with any plan.

use crate::rule_ids::rule_ids;
use proptest::prelude::*;
use proptest::sample::select;
use space_alert::flight_replay::{FlightReplay, Snapshot};
use space_alert::mission::{Carried, Level, MAX_CREW, Mission, Plan, Scheduled, TURNS, Track};
use space_alert::narrate::Narrator;
use space_alert::score::Outcome;
use space_alert::state::{Fate, Squad, State, Stored};
use space_alert::step::{Container, NoRecorder, Part, Step, Tile, Weapon};
use space_alert::threats::Location;
use space_alert::trajectory::Square;
use space_alert::{Action, Station, ThreatId, Trajectory, Zone, fly, record_flight};

/// The frames of a flight, with the state before each step.
struct Flight {
    mission: Mission,
    plan: Plan,
    steps: Vec<(State, Step, State)>,
    outcome: Outcome,
}

impl Flight {
    fn of(mission: &Mission, plan: &Plan) -> Flight {
        let (film, outcome) = record_flight(mission, plan);
        let mut before = State::new(mission, plan);
        let mut steps = Vec::with_capacity(film.frames.len());
        for (step, after) in film.frames {
            steps.push((before, step, after.clone()));
            before = after;
        }
        Flight {
            mission: mission.clone(),
            plan: plan.clone(),
            steps,
            outcome,
        }
    }

    fn end(&self) -> &State {
        &self.steps.last().expect("a flight has steps").2
    }
}

/// A counterexample is printed with its mission and plan.
impl std::fmt::Debug for Flight {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "{:?} on {:?}, carried {:?}",
            self.mission.level(),
            self.mission.trajectories(),
            self.mission.carried()
        )?;
        writeln!(f, "{:?}", self.mission.damage())?;
        for t in self.mission.threats() {
            writeln!(f, "{} {:?} {:?}", t.number, t.track, t.threat)?;
        }
        for crew in 0..self.plan.crew() {
            let meant: Vec<_> = (1..=12)
                .filter_map(|turn| Some((turn, self.plan.meant(crew, turn)?)))
                .collect();
            writeln!(f, "{:?} meant {meant:?}", self.plan.slots(crew))?;
        }
        Ok(())
    }
}

/// Openings that lead somewhere, so that squads, interceptors, rockets and windows are in use often enough.
const OPENINGS: [&[Action]; 6] = [
    &[],
    &[Action::HeroicLowerRed, Action::C, Action::Lift, Action::C],
    &[Action::Blue, Action::C],
    &[Action::Blue, Action::Lift, Action::C],
    &[Action::Lift, Action::C],
    &[Action::C],
];

/// An action of a plan; battlebots and C come up often, since they need company to mean anything.
fn an_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        3 => Just(Action::None),
        4 => select(&[Action::A, Action::B][..]),
        5 => select(&[Action::C, Action::Battlebots][..]),
        4 => select(&[Action::Red, Action::Blue, Action::Lift][..]),
        2 => select(&Action::ALL[..]),
    ]
}

fn a_row() -> impl Strategy<Value = [Action; TURNS]> {
    (select(&OPENINGS[..]), prop::array::uniform12(an_action())).prop_map(|(opening, mut row)| {
        row[..opening.len()].copy_from_slice(opening);
        row
    })
}

prop_compose! {
    /// Any plan for a crew of one to five, with a few misplays.
    fn a_plan()(
        rows in prop::collection::vec(a_row(), 1..=MAX_CREW),
        misplays in prop::collection::vec((0..MAX_CREW, 1..=12u8, select(&Action::ALL[..])), 0..6),
    ) -> Plan {
        let mut plan = Plan::new(rows.len());
        for (crew, row) in rows.iter().enumerate() {
            for (turn, action) in (1..).zip(row) {
                plan.set(crew, turn, *action);
            }
        }
        for (crew, turn, meant) in misplays {
            plan.misplay(crew, turn, meant);
        }
        plan
    }
}

/// Threats for some of the numbers 1 to 8, each card once.
fn some_threats(level: Level) -> impl Strategy<Value = Vec<Scheduled>> {
    let tracks: usize = if level.has_squads() { 4 } else { 3 };
    let last = level.action_turns().min(8);
    let cards: Vec<ThreatId> = ThreatId::base().collect();
    let numbers = prop::collection::vec(prop::option::weighted(0.6, 0..tracks), usize::from(last));
    (Just(cards).prop_shuffle(), numbers).prop_map(|(mut cards, tracks)| {
        let mut threats = Vec::new();
        for (number, track) in (1..).zip(tracks) {
            let Some(track) = track.map(|t: usize| Track::ALL[t]) else {
                continue;
            };
            let fits = |id: &ThreatId| id.card().location == track.location();
            if let Some(at) = cards.iter().position(fits) {
                let threat = cards.swap_remove(at);
                threats.push(Scheduled {
                    number,
                    track,
                    threat,
                });
            }
        }
        threats
    })
}

fn a_pile() -> impl Strategy<Value = [Tile; 6]> {
    Just(Tile::ALL.to_vec())
        .prop_shuffle()
        .prop_map(|tiles| tiles.try_into().expect("six tiles"))
}

fn a_mission() -> impl Strategy<Value = Mission> {
    let level = prop_oneof![
        6 => Just(Level::Mission),
        1 => Just(Level::AdvancedSimulation),
        1 => Just(Level::Simulation),
        1 => Just(Level::TestRun),
    ];
    let carried = prop_oneof![
        3 => Just(Carried::default()),
        1 => (prop::array::uniform3(0..4u8), prop::array::uniform2(any::<bool>()))
            .prop_map(|(tiles, missing_squads)| Carried { tiles, missing_squads }),
    ];
    level.prop_flat_map(move |level| {
        let boards = Just(Trajectory::ALL.to_vec()).prop_shuffle();
        let piles = prop::array::uniform3(a_pile());
        (boards, some_threats(level), piles, carried.clone()).prop_map(
            move |(boards, threats, piles, carried)| {
                let boards = [boards[0], boards[1], boards[2], boards[3]];
                Mission::new(level, boards, &threats, piles, carried).expect("by the rules")
            },
        )
    })
}

fn a_flight() -> impl Strategy<Value = Flight> {
    (a_mission(), a_plan()).prop_map(|(mission, plan)| Flight::of(&mission, &plan))
}

/// Reactors, shields and fuel as a step should leave them.
fn energy_after(before: &State, step: &Step) -> ([i16; 3], [i16; 3], i16) {
    let mut reactors = before.reactors().map(i16::from);
    let mut shields = before.shields().map(i16::from);
    let mut fuel = i16::from(before.fuel);
    let mut add = |container, amount: i16| match container {
        Container::Shield(zone) => shields[zone.index()] += amount,
        Container::Reactor(zone) => reactors[zone.index()] += amount,
        Container::Bank => {}
    };
    match *step {
        Step::Activated { weapon, .. } => match weapon {
            Weapon::HeavyLaserRed => add(Container::Reactor(Zone::Red), -1),
            Weapon::HeavyLaserBlue => add(Container::Reactor(Zone::Blue), -1),
            Weapon::HeavyLaserWhite | Weapon::PulseCannon => {
                add(Container::Reactor(Zone::White), -1)
            }
            _ => {}
        },
        Step::EnergyMoved {
            from, to, amount, ..
        }
        | Step::EnergyShorted { from, to, amount } => {
            add(from, -i16::from(amount));
            add(to, i16::from(amount));
        }
        Step::HeroicEnergy { to, .. } => add(to, 1),
        Step::Attack { zone, absorbed, .. } => add(Container::Shield(zone), -i16::from(absorbed)),
        Step::EnergyLost { container, amount } => add(container, -i16::from(amount)),
        Step::FuelBurnt { .. } | Step::FuelLost { .. } => fuel -= 1,
        _ => {}
    }
    (reactors, shields, fuel)
}

/// Who a step is about, if it is about somebody who acts.
fn actor(step: &Step) -> Option<u8> {
    match *step {
        Step::Plays { crew, .. }
        | Step::Idle { crew }
        | Step::Misplayed { crew, .. }
        | Step::Moves { crew, .. }
        | Step::NoEffect { crew, .. }
        | Step::Activated { crew, .. }
        | Step::EnergyMoved { crew, .. }
        | Step::FuelBurnt { crew, .. }
        | Step::HeroicEnergy { crew, .. }
        | Step::Repairs { crew, .. }
        | Step::SquadTaken { crew, .. }
        | Step::SquadReactivated { crew }
        | Step::SquadDisabled { crew, .. }
        | Step::Attacks { crew, .. }
        | Step::Launches { crew }
        | Step::StaysInSpace { crew, .. }
        | Step::Returns { crew }
        | Step::MendsFissure { crew, .. }
        | Step::RocketLaunched { crew, .. }
        | Step::Maintains { crew, .. }
        | Step::Looks { crew, .. }
        | Step::Delayed { crew, .. }
        | Step::DelayIdle { crew, .. }
        | Step::KnockedOut { crew, .. } => Some(crew),
        _ => None,
    }
}

/// The cards of a row, sorted, without the empty slots.
fn cards(slots: &[space_alert::SlotCard]) -> Vec<Action> {
    let mut cards: Vec<_> = slots
        .iter()
        .map(|card| card.first)
        .filter(|a| *a != Action::None)
        .collect();
    cards.sort();
    cards
}

/// The threat a step is about.
fn subject(step: &Step) -> Option<ThreatId> {
    match *step {
        Step::Appears { threat, .. }
        | Step::Repairs { threat, .. }
        | Step::Attacks { threat, .. }
        | Step::MendsFissure { threat, .. }
        | Step::ServedTogether { threat, .. }
        | Step::Hit { threat, .. }
        | Step::Scorched { threat, .. }
        | Step::Destroyed { threat, .. }
        | Step::Advances { threat, .. }
        | Step::SpeedChanged { threat, .. }
        | Step::ShieldChanged { threat, .. }
        | Step::Heals { threat, .. }
        | Step::HurtsItself { threat, .. }
        | Step::Revealed { threat }
        | Step::Grows { threat }
        | Step::Prowls { threat, .. }
        | Step::Spreads { threat, .. }
        | Step::Acts { threat, .. }
        | Step::Survived { threat, .. } => Some(threat),
        _ => None,
    }
}

const SCOUT: &str = "E2-02";

proptest! {
    /// Proves SA-7.24 to SA-7.31, SA-10.15, SA-10.27, SA-21.55.
    ///
    /// No energy and no fuel appears or vanishes without the step that says so, and it never overflows by more than the
    /// one heroic energy.
    #[test]
    fn energy_is_conserved(flight in a_flight()) {
        for (before, step, after) in &flight.steps {
            let found = (after.reactors().map(i16::from), after.shields().map(i16::from), i16::from(after.fuel));
            prop_assert_eq!(found, energy_after(before, step), "{:?}", step);
            match *step {
                Step::FuelBurnt { left, .. } | Step::FuelLost { left } => prop_assert_eq!(left, after.fuel),
                Step::EnergyMoved { amount, .. } => prop_assert!(amount > 0),
                _ => {}
            }
            for zone in Zone::ALL {
                let z = zone.index();
                prop_assert!(after.shields()[z] <= [3, 4, 3][z] && after.reactors()[z] <= [4, 6, 4][z]);
            }
        }
    }

    /// Proves SA-7.58, SA-7.59, SA-9.21, SA-10.13, SA-AR-41.
    ///
    /// Rockets: three in all, one a turn, and a launched one flies exactly once.
    #[test]
    fn rockets_are_conserved(flight in a_flight()) {
        // The turns in which the rockets on the first and on the second square were launched.
        let (mut launched, mut ready) = (None, None);
        for (before, step, after) in &flight.steps {
            let gone = matches!(step, Step::RocketLaunched { .. } | Step::RocketDestroyed { .. });
            prop_assert_eq!(after.rockets(), before.rockets() - u8::from(gone));
            match *step {
                Step::RocketLaunched { .. } => prop_assert_eq!(launched.replace(after.turn), None),
                Step::RocketAdvances => prop_assert_eq!(ready.replace(launched.take()), None),
                Step::Fires { weapon: Weapon::Rocket, .. } | Step::Misses { weapon: Weapon::Rocket, .. } => {
                    prop_assert_eq!(ready.take(), Some(Some(after.turn - 1)));
                }
                _ => {}
            }
        }
        if flight.outcome.is_survived() {
            prop_assert_eq!((launched, ready), (None, None));
        }
    }

    /// Proves SA-11.2, SA-11.5, SA-11.9, SA-11.10, SA-11.13, SA-17.13.
    ///
    /// Damage is the number of tiles drawn, from the top of the pile, six at most; a broken system is a drawn tile.
    #[test]
    fn damage_never_exceeds_the_tiles(flight in a_flight()) {
        let counts = flight.mission.level() == Level::TestRun;
        for (before, step, after) in &flight.steps {
            let mut damage = before.damage;
            match *step {
                Step::TileDrawn { zone, tile, total } => {
                    prop_assert!(!counts);
                    damage[zone.index()] += 1;
                    prop_assert_eq!(damage[zone.index()], total);
                    prop_assert_eq!(flight.mission.damage()[zone.index()][total as usize - 1], tile);
                }
                Step::DamageCounted { zone, total } => {
                    prop_assert!(counts);
                    damage[zone.index()] += 1;
                    prop_assert_eq!(damage[zone.index()], total);
                }
                _ => {}
            }
            prop_assert_eq!(after.damage, damage, "{:?}", step);
            prop_assert!(damage.iter().all(|d| *d <= 6));
            for zone in Zone::ALL {
                let drawn = if counts {
                    flight.mission.carried().tiles[zone.index()]
                } else {
                    damage[zone.index()]
                };
                let pile = &flight.mission.damage()[zone.index()][..drawn as usize];
                for tile in Tile::ALL {
                    prop_assert_eq!(after.is_broken(zone, tile), pile.contains(&tile));
                }
            }
        }
    }

    /// Proves SA-1.4, SA-3.24.
    ///
    /// The same mission and plan give the same flight; with the empty recorder it ends the same, on fresh memory and on
    /// memory that another flight has used.
    #[test]
    fn flights_repeat(mission in a_mission(), plan in a_plan(), other in a_mission(), others in a_plan()) {
        let (first, outcome) = record_flight(&mission, &plan);
        let (second, again) = record_flight(&mission, &plan);
        prop_assert_eq!(outcome, again);
        prop_assert!(first.frames == second.frames);
        let end = &first.frames.last().expect("a flight has steps").1;

        let mut fresh = State::new(&mission, &plan);
        prop_assert_eq!(fly(&mission, &plan, &mut fresh, &mut NoRecorder), outcome);
        let seen = Snapshot::of(end, &mission);
        prop_assert_eq!(&Snapshot::of(&fresh, &mission), &seen);

        let mut used = State::new(&other, &others);
        fly(&other, &others, &mut used, &mut NoRecorder);
        prop_assert_eq!(fly(&mission, &plan, &mut used, &mut NoRecorder), outcome);
        prop_assert_eq!(&Snapshot::of(&used, &mission), &seen);
    }

    /// Proves SA-8.3, SA-8.4, SA-7.51.
    ///
    /// No card is made or doubled: a delay only moves cards later, and loses one only off the end.
    #[test]
    fn cards_are_conserved(flight in a_flight()) {
        let last = usize::from(flight.mission.level().action_turns());
        for (before, step, after) in &flight.steps {
            for crew in 0..after.crew().len() {
                let mut expected = cards(&before.slots(crew));
                match *step {
                    Step::Delayed { crew: c, turn, lost, .. } if usize::from(c) == crew => {
                        prop_assert_eq!(after.slots(crew)[usize::from(turn) - 1], Action::None);
                        prop_assert_eq!(&after.slots(crew)[..usize::from(turn) - 1], &before.slots(crew)[..usize::from(turn) - 1]);
                        if !lost.is_empty() {
                            prop_assert_eq!(before.slots(crew)[last - 1], lost);
                            let at = expected.iter().position(|a| lost == *a).expect("it was there");
                            expected.remove(at);
                        }
                    }
                    Step::Misplayed { crew: c, shown, meant } if usize::from(c) == crew => {
                        let at = expected.iter().position(|a| *a == shown).expect("it was there");
                        expected[at] = meant;
                        expected.sort();
                    }
                    _ => prop_assert_eq!(before.slots(crew), after.slots(crew), "{:?}", step),
                }
                prop_assert_eq!(cards(&after.slots(crew)), expected);
            }
        }
    }

    /// Proves SA-12.1, SA-12.2, SA-7.4, SA-2.13.
    ///
    /// The knocked-out never act, move, slide or wake; figures and squads change only by the step that says so; at most one
    /// is in space.
    #[test]
    fn the_crew_changes_only_by_steps(flight in a_flight()) {
        for (before, step, after) in &flight.steps {
            if let Some(crew) = actor(step) {
                prop_assert!(!before.crew()[usize::from(crew)].knocked_out, "{:?}", step);
            }
            for (crew, (was, is)) in before.crew().iter().zip(after.crew()).enumerate() {
                let mut expected = *was;
                if actor(step) == Some(crew as u8) {
                    match *step {
                        Step::Moves { from, to, .. } => {
                            prop_assert_eq!(was.at, Some(from));
                            expected.at = Some(to);
                        }
                        Step::Launches { .. } => {
                            prop_assert_eq!((was.at, was.squad), (Some(Station::UpperRed), Squad::Active));
                            expected.at = None;
                        }
                        Step::Returns { .. } => {
                            prop_assert_eq!(was.at, None);
                            expected.at = Some(Station::UpperRed);
                        }
                        Step::SquadTaken { active, .. } => {
                            prop_assert_eq!(was.squad, Squad::None);
                            expected.squad = if active { Squad::Active } else { Squad::Disabled };
                        }
                        Step::SquadReactivated { .. } => expected.squad = Squad::Active,
                        Step::SquadDisabled { .. } => expected.squad = Squad::Disabled,
                        Step::KnockedOut { .. } => {
                            expected.knocked_out = true;
                            if was.squad != Squad::None {
                                expected.squad = Squad::Lost;
                            }
                        }
                        _ => {}
                    }
                }
                prop_assert_eq!(*is, expected, "{:?}", step);
            }
            let outside = after.crew().iter().filter(|m| m.at.is_none() && !m.knocked_out).count();
            prop_assert!(outside <= 1);
            // Two squads in all, led, stored, or missing.
            let led = after.crew().iter().filter(|m| m.squad != Squad::None).count();
            let stored = after.stored.iter().filter(|s| **s != Stored::Empty).count();
            let missing = flight.mission.carried().missing_squads.iter().filter(|m| **m).count();
            prop_assert_eq!(led + stored + missing, 2);
        }
    }

    /// Proves SA-6.3, SA-10.2, SA-10.3, SA-10.8, SA-10.9, SA-10.22.
    ///
    /// Threats come once, move only towards the ship, by their speed or one square by the Scout's order, and change only by
    /// the steps that name them.
    #[test]
    fn threats_change_only_by_steps(flight in a_flight()) {
        for (before, step, after) in &flight.steps {
            let about = subject(step);
            for (was, is) in before.threats().iter().zip(after.threats()) {
                if about != Some(was.id) {
                    // Warheads lose a hit point with each rocket that is destroyed (SA-21.13).
                    let mut was = *was;
                    if matches!(step, Step::RocketDestroyed { .. }) {
                        was.hit_points = is.hit_points;
                    }
                    // The stations served in a turn are forgotten at its end; nothing one can see changes.
                    prop_assert_eq!(
                        (was.position, was.damage, was.hit_points, was.shield, was.speed, was.fate, was.changed, was.passed),
                        (is.position, is.damage, is.hit_points, is.shield, is.speed, is.fate, is.changed, is.passed),
                        "{:?} at {:?}", was.id, step
                    );
                    prop_assert!(was.at == is.at, "{:?} at {:?}", was.id, step);
                    continue;
                }
                match *step {
                    Step::Appears { position, .. } => {
                        prop_assert_eq!((was.fate, is.fate), (Fate::Waiting, Fate::InPlay));
                        prop_assert_eq!(is.number, after.turn);
                        prop_assert_eq!(is.position, position);
                        prop_assert_eq!(position, flight.mission.trajectories()[is.track as usize].length());
                    }
                    Step::Advances { from, to, .. } => {
                        prop_assert_eq!((was.fate, was.position, is.position), (Fate::InPlay, from, to));
                        let squares = from - to;
                        let scout = before.threats().iter().any(|t| t.id.code() == SCOUT && t.fate == Fate::InPlay);
                        prop_assert!(squares > 0);
                        prop_assert!(
                            squares == was.speed as i8 || (to == 1 && squares < was.speed as i8) || (scout && squares == 1)
                        );
                    }
                    Step::Destroyed { points, .. } => {
                        prop_assert_eq!((was.fate, is.fate), (Fate::InPlay, Fate::Destroyed));
                        prop_assert!(is.at.is_empty());
                        prop_assert_eq!(points, is.id.card().destroyed);
                    }
                    Step::Survived { .. } => {
                        prop_assert_eq!((was.fate, is.fate), (Fate::InPlay, Fate::Survived));
                        prop_assert_eq!(is.position, 1);
                    }
                    _ => prop_assert_eq!((was.fate, is.fate, is.position), (Fate::InPlay, Fate::InPlay, was.position)),
                }
            }
        }
    }

    /// Proves SA-10.1, SA-5.4, SA-6.7, SA-20.24.
    ///
    /// In every turn each threat in play moves exactly once by itself, in the order of the numbers; only the Scout makes the
    /// others move once more.
    #[test]
    fn every_threat_moves_once_a_turn(flight in a_flight()) {
        for turn in 1..=flight.end().turn {
            let steps: Vec<_> = flight.steps.iter().filter(|s| s.2.turn == turn).collect();
            let part = Step::Part { part: Part::ThreatActions };
            let Some(start) = steps.iter().position(|s| s.1 == part) else { continue };
            let in_play = |s: &State| -> Vec<usize> {
                (0..s.threats().len()).filter(|&i| s.threats()[i].fate == Fate::InPlay).collect()
            };
            let mut moved = Vec::new();
            let mut orders = 0;
            for (before, step, _) in &steps[start..] {
                match *step {
                    Step::Advances { threat, .. } => {
                        moved.extend(before.threats().iter().position(|t| t.id == threat));
                    }
                    Step::Acts { threat, square: Square::Y } if threat.code() == SCOUT => orders += 1,
                    _ => {}
                }
            }
            let end = &steps.last().expect("steps").2;
            if orders == 0 {
                prop_assert!(moved.is_sorted_by(|a, b| a < b), "{:?}", moved);
            }
            let lost = steps.iter().any(|s| matches!(s.1, Step::Lost { .. }));
            for i in in_play(&steps[start].2) {
                let moves = moved.iter().filter(|m| **m == i).count();
                let gone = end.threats()[i].fate != Fate::InPlay;
                prop_assert!((1..=1 + orders).contains(&moves) || (moves == 0 && (gone || lost)));
            }
        }
    }

    /// Proves SA-5.3, SA-5.6, SA-14.5, SA-14.7, SA-15.3.
    ///
    /// Turns follow each other; the flight ends with the jump or with the loss, and nothing follows either.
    #[test]
    fn flights_end_with_the_jump_or_the_loss(flight in a_flight()) {
        let turns: Vec<u8> = flight.steps.iter().filter_map(|s| match s.1 {
            Step::Turn { turn } => Some(turn),
            _ => None,
        }).collect();
        let last = flight.end().turn;
        prop_assert_eq!(turns, (1..=last).collect::<Vec<_>>());
        let losses = flight.steps.iter().filter(|s| matches!(s.1, Step::Lost { .. })).count();
        let jumps = flight.steps.iter().filter(|s| s.1 == Step::Jumped).count();
        match flight.outcome {
            Outcome::Survived { .. } => {
                prop_assert_eq!((losses, jumps), (0, 1));
                prop_assert_eq!(last, flight.mission.level().action_turns() + 1);
                prop_assert_eq!(flight.steps.last().expect("steps").1, Step::TurnEnds { turn: last });
            }
            Outcome::Lost { turn, loss, threat } => {
                prop_assert_eq!((losses, jumps, turn), (1, 0, last));
                prop_assert_eq!(flight.steps.last().expect("steps").1, Step::Lost { loss, threat: Some(threat) });
            }
        }
    }

    /// Proves SA-15.4, SA-15.5, SA-15.9, SA-15.10, SA-13.8.
    ///
    /// The score sheet, worked out again from the stream of steps.
    #[test]
    fn the_score_follows_from_the_steps(flight in a_flight()) {
        let Outcome::Survived { score } = flight.outcome else { return Ok(()) };
        let level = flight.mission.level();
        let mut total = 0;
        if level != Level::TestRun {
            for (_, step, _) in &flight.steps {
                total += match *step {
                    Step::Destroyed { points, .. } | Step::Survived { points, .. } => i16::from(points),
                    Step::TileDrawn { .. } => -1,
                    Step::KnockedOut { .. } if level.has_squads() => -2,
                    _ => 0,
                };
            }
            let old: u8 = flight.mission.carried().tiles.iter().sum();
            let worst = flight.end().damage.into_iter().max().unwrap_or(0);
            total -= i16::from(old) + i16::from(worst);
        }
        if level.has_squads() {
            let led = flight.end().crew().iter().filter(|m| matches!(m.squad, Squad::Disabled | Squad::Lost)).count();
            let slimed = flight.end().stored.iter().filter(|s| **s == Stored::Slimed).count();
            let missing = flight.mission.carried().missing_squads.iter().filter(|m| **m).count();
            total -= (led + slimed + missing) as i16;
        }
        if level == Level::Mission {
            let points = [0, 1, 2, 3, 5, 7];
            let mut best = [0; 4];
            for (_, step, after) in &flight.steps {
                if let Step::Looks { together, .. } = *step {
                    let phase = space_alert::state::phase_of(after.turn) as usize;
                    best[phase] = best[phase].max(together as usize);
                }
            }
            total += best.iter().map(|&n| points[n]).sum::<i16>();
        }
        prop_assert_eq!(score.total(), total);
    }

    /// The reel that is shown plays back every state of the flight, frame by frame.
    #[test]
    fn the_reel_shows_every_state(mission in a_mission(), plan in a_plan()) {
        let (film, outcome) = record_flight(&mission, &plan);
        let reel = FlightReplay::record(&mission, &plan, &Narrator::new(mission.level(), Vec::new()));
        prop_assert_eq!(reel.outcome, outcome);
        prop_assert_eq!(reel.frames.len(), film.frames.len());
        let mut shown = reel.start;
        for (frame, (step, state)) in reel.frames.iter().zip(&film.frames) {
            frame.changes.apply(&mut shown);
            prop_assert_eq!((&frame.step, frame.turn), (step, state.turn));
            prop_assert_eq!(&shown, &Snapshot::of(state, &mission));
        }
    }

    /// Every step names a rule that exists, and internal threats are never shot at.
    #[test]
    fn steps_name_their_rule(flight in a_flight()) {
        let known = rule_ids();
        for (_, step, _) in &flight.steps {
            prop_assert!(known.contains(step.rule()), "{} behind {:?}", step.rule(), step);
            if let Step::Fires { threat, .. } | Step::Hit { threat, .. } = *step {
                prop_assert_eq!(threat.card().location, Location::External);
            }
        }
    }
}
