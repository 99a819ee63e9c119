//! What the fuzz targets run (`fuzz/fuzz_targets`), also run by the ordinary tests over the kept corpus. Each function takes
//! any bytes and panics when a promise is broken.

#[path = "commands.rs"]
mod commands;
#[path = "table_run.rs"]
mod table_run;

use i18n::{Lang, Words};
use space_alert::action::{Action, Card, HEROIC_CARDS, action_deck};
use space_alert::flight_replay::{FlightReplay, Snapshot};
use space_alert::mission_file::{
    Boards, CarriedOver, CrewEntry, Expansion, Misplay, MissionFile, Options, Slot,
};
use space_alert::narrate::CrewColour;
use space_alert::threats::Location;
use space_alert::{
    DrawnCard, Level, NoRecorder, Outcome, Recording, Scheduled, SkillLevel, SpecialCards,
    Specialization, State, Station, Step, ThreatId, Tile, Track, Trajectory, Zone, fly,
};
use table::Seed;

/// Any bytes are a setup and what happens at its table.
pub fn table(bytes: &[u8]) {
    table_run::table(bytes);
}

/// Any bytes are a mission file that can be flown and written, or faults that can be told.
pub fn mission_file(bytes: &[u8]) {
    match MissionFile::parse(bytes) {
        Ok(file) => {
            can_be_written(&file);
            can_be_flown(&file);
        }
        Err(faults) => {
            assert!((1..=40).contains(&faults.len()));
            for fault in faults {
                assert!(fault.line >= 1 && fault.column >= 1);
                for lang in Lang::ALL {
                    if let Err(why) = Words::of(lang).check(&fault.text) {
                        panic!("{fault:?}: {why:?}");
                    }
                }
            }
        }
    }
}

/// Any bytes choose a mission and a plan; both recorders fly it to the same end.
pub fn resolution(bytes: &[u8]) {
    let file = any_file(&mut Source(bytes));
    can_be_written(&file);
    can_be_flown(&file);
}

fn can_be_written(file: &MissionFile) {
    let json = file.to_json();
    match MissionFile::parse(json.as_bytes()) {
        Ok(back) => assert_eq!(&back, file, "{json}"),
        Err(faults) => panic!("{json}\n{faults:?}"),
    }
}

fn can_be_flown(file: &MissionFile) {
    let (mission, plan) = match file.flight() {
        Ok(flight) => flight,
        Err(fault) => panic!("{fault:?}: {}", file.to_json()),
    };
    let mut state = State::new(&mission, &plan);
    let outcome = fly(&mission, &plan, &mut state, &mut NoRecorder);
    let mut film = Recording::default();
    let mut filmed = state.clone(); // used memory, as the solver has it
    assert_eq!(fly(&mission, &plan, &mut filmed, &mut film), outcome);
    assert_eq!(filmed, state, "both recorders see the same flight");
    let last = match outcome {
        Outcome::Survived { .. } => file.level.action_turns() + 1,
        Outcome::Lost { turn, .. } => turn,
    };
    assert_eq!(state.turn, last);
    for (step, after) in &film.frames {
        assert!(after.damage.iter().all(|damage| *damage <= 6), "{step:?}");
        assert!(
            after.crew().iter().filter(|m| m.at.is_none()).count() <= 1,
            "{step:?}"
        );
        assert!(after.fuel <= 3 && after.rockets_aboard() <= 3, "{step:?}");
        // Within a turn a damaged container is over its capacity for one step, until the excess is lost.
        if let Step::TurnEnds { .. } = step {
            for zone in Zone::ALL {
                let z = zone.index();
                // SA-7.75: heroic B may exceed the capacity by one.
                assert!(
                    after.shields()[z] <= after.shield_capacity(zone) + 1,
                    "{step:?}"
                );
                assert!(
                    after.reactors()[z] <= after.reactor_capacity(zone) + 1,
                    "{step:?}"
                );
            }
        }
    }
    let reel = FlightReplay::record(&mission, &plan, &file.narrator());
    let mut shown = reel.start.clone();
    for frame in &reel.frames {
        frame.changes.apply(&mut shown);
    }
    assert_eq!(shown, Snapshot::of(&state, &mission));
}

/// The same mission can be told in both languages. Apart, because words are slow and fuzzing wants speed.
pub fn telling(bytes: &[u8]) {
    let file = any_file(&mut Source(bytes));
    let Ok((mission, plan)) = file.flight() else {
        return; // the other target's business
    };
    for frame in FlightReplay::record(&mission, &plan, &file.narrator()).frames {
        for lang in Lang::ALL {
            if let Err(why) = Words::of(lang).check(&frame.text) {
                panic!("{:?}: {why:?}", frame.step);
            }
        }
    }
}

/// Choices made by bytes; when they run out, everything is the first choice.
pub struct Source<'a>(pub &'a [u8]);

impl Source<'_> {
    fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((byte, rest)) => {
                self.0 = rest;
                *byte
            }
            None => 0,
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::from(self.byte()) % bound.max(1)
    }

    fn chance(&mut self, of_256: u8) -> bool {
        self.byte() < of_256
    }

    fn take<T>(&mut self, items: &mut Vec<T>) -> T {
        let i = self.below(items.len());
        items.swap_remove(i)
    }
}

/// Any mission file that the reader accepts, drawn from a real deck.
pub fn any_file(source: &mut Source) -> MissionFile {
    let level = [
        Level::Mission,
        Level::AdvancedSimulation,
        Level::Simulation,
        Level::TestRun,
    ][[0, 0, 0, 0, 0, 1, 2, 3][source.below(8)]];
    let crew = any_crew(source, level);
    let mut boards = vec![
        Trajectory::T1,
        Trajectory::T2,
        Trajectory::T3,
        Trajectory::T4,
        Trajectory::T5,
        Trajectory::T6,
        Trajectory::T7,
    ];
    let external = [
        source.take(&mut boards),
        source.take(&mut boards),
        source.take(&mut boards),
    ];
    let threats = any_threats(source, level);
    let inside = threats.iter().any(|t| t.track == Track::Internal);
    let internal = (inside || source.chance(128)).then(|| source.take(&mut boards));
    let mut carried = CarriedOver::default();
    let mut damage: [Vec<Tile>; 3] = Default::default();
    for (pile, old) in damage.iter_mut().zip(&mut carried.damage) {
        let mut tiles = Tile::ALL.to_vec();
        if level == Level::Mission && source.chance(40) {
            let count = source.below(7);
            *old = (0..count).map(|_| source.take(&mut tiles)).collect();
        }
        let known = source.below(tiles.len() + 1);
        *pile = (0..known).map(|_| source.take(&mut tiles)).collect();
    }
    if level == Level::Mission && source.chance(20) {
        carried.missing_squads = vec![Station::UpperBlue, Station::LowerRed];
    }
    let seed = if source.chance(200) {
        Seed::from_u64(u64::from(source.byte()))
    } else {
        Seed([source.byte(); 32])
    };
    let oops = any_misplays(source, &crew);
    let name = source
        .chance(30)
        .then(|| "A \"night\" \\ out: é🚀".to_owned());
    let mut file = MissionFile {
        name,
        level,
        crew,
        oops,
        trajectories: Boards { external, internal },
        threats,
        drawn: Vec::new(),
        expansion: None,
        damage,
        seed: Some(seed),
        carried,
        options: Options::default(),
    };
    // Bytes that have run out stay with the base game.
    if level == Level::Mission && !source.chance(130) {
        add_expansion(source, &mut file);
    }
    file
}

/// The same mission with double halves, special cards and threats of The New Frontier.
fn add_expansion(source: &mut Source, file: &mut MissionFile) {
    const SYMBOLS: [Action; 7] = [
        Action::A,
        Action::B,
        Action::C,
        Action::Battlebots,
        Action::Red,
        Action::Blue,
        Action::Lift,
    ];
    file.oops.clear();
    let mut specializations = Specialization::ALL.to_vec();
    for member in &mut file.crew {
        member.specialization = Some((source.take(&mut specializations), SkillLevel::THREE));
        for slot in &mut member.slots {
            // Specializations replace the heroic cards (NF-1.11).
            if source.chance(120) || slot.action().is_heroic() {
                *slot = Slot::Double([SYMBOLS[source.below(7)], SYMBOLS[source.below(7)]]);
            }
        }
        let mut turns: Vec<usize> = (0..member.slots.len()).collect();
        for special in [SpecialCards::Basic, SpecialCards::Advanced] {
            let beside = match source.below(3) {
                0 => [Action::None; 2],
                1 => [SYMBOLS[source.below(7)], Action::None],
                _ => [SYMBOLS[source.below(7)], SYMBOLS[source.below(7)]],
            };
            if !turns.is_empty() && source.chance(200) {
                let turn = source.take(&mut turns);
                member.slots[turn] = Slot::Special {
                    special,
                    with: beside,
                };
            }
        }
    }
    let holder = |source: &mut Source| Some(file.crew[source.below(file.crew.len())].colour);
    file.expansion = Some(Expansion {
        variable_range: source.chance(200),
        traveller: holder(source),
        destination: holder(source),
    });
    let mut new: Vec<ThreatId> = ThreatId::all().filter(|id| id.is_frontier()).collect();
    let mut unseen: Vec<ThreatId> = ThreatId::base()
        .filter(|id| file.threats.iter().all(|t| t.threat != *id))
        .collect();
    for place in 0..file.threats.len() {
        let inside = file.threats[place].track == Track::Internal;
        let threat = source.take(&mut new);
        if source.chance(100) || (threat.card().location == Location::Internal) != inside {
            continue;
        }
        file.threats[place].threat = threat;
        let fits = |id: &ThreatId| Some(id.card().location) == threat.card().draws;
        if let Some(drawn) = unseen.iter().position(fits) {
            file.drawn.push(DrawnCard {
                caller: threat,
                drawn: unseen.remove(drawn),
            });
        }
    }
    // As the reader lists them.
    let order = |card: &DrawnCard| file.threats.iter().position(|t| t.threat == card.caller);
    file.drawn.sort_by_key(order);
}

fn any_crew(source: &mut Source, level: Level) -> Vec<CrewEntry> {
    let mut colours = CrewColour::ALL.to_vec();
    let (mut deck, mut heroic) = (action_deck(), HEROIC_CARDS.to_vec());
    let size = 1 + source.below(5);
    let humans = source.below(size + 1);
    let slot = |source: &mut Source, deck: &mut Vec<Card>| {
        let card = source.take(deck);
        let up = if source.chance(128) {
            card.action
        } else {
            card.movement
        };
        if source.chance(200) {
            Slot::Half(up)
        } else {
            Slot::Whole { card, up }
        }
    };
    let mut crew = Vec::new();
    for i in 0..size {
        let turns = usize::from(level.action_turns());
        let heroic_turn = source.below(turns + 3);
        let filled = turns - source.below(3);
        let slots = (0..filled).map(|turn| {
            if turn == heroic_turn && level == Level::Mission {
                slot(source, &mut heroic)
            } else if source.chance(40) {
                Slot::Empty
            } else {
                slot(source, &mut deck)
            }
        });
        let slots = slots.collect();
        crew.push(CrewEntry {
            colour: source.take(&mut colours),
            name: source.chance(60).then(|| format!("Ana {i}")),
            android: i >= humans,
            slots,
            specialization: None,
        });
    }
    crew
}

fn any_threats(source: &mut Source, level: Level) -> Vec<Scheduled> {
    let mut cards: Vec<ThreatId> = ThreatId::base().collect();
    let mut threats: Vec<Scheduled> = Vec::new();
    for _ in 0..source.below(13) {
        let threat = source.take(&mut cards);
        let number = 1 + source.below(usize::from(level.action_turns().min(8))) as u8;
        let outside = [Track::Red, Track::White, Track::Blue][source.below(3)];
        let track = match threat.card().location {
            Location::Internal => Track::Internal,
            Location::External => outside,
        };
        let taken = threats
            .iter()
            .any(|t| (t.number, t.track) == (number, track));
        if !taken && (track != Track::Internal || level.has_squads()) {
            threats.push(Scheduled {
                number,
                track,
                threat,
            });
        }
    }
    threats
}

fn any_misplays(source: &mut Source, crew: &[CrewEntry]) -> Vec<Misplay> {
    let mut misplays = Vec::new();
    for member in crew.iter().filter(|m| !m.android) {
        let turn = source.below(12);
        let meant = match member.slots.get(turn) {
            Some(Slot::Half(Action::Red)) => Action::Blue,
            Some(Slot::Half(Action::A | Action::B)) => Action::Lift,
            Some(Slot::Whole { card, up }) if card.action == *up => card.movement,
            Some(Slot::Whole { card, .. }) => card.action,
            _ => continue,
        };
        if source.chance(90) {
            misplays.push(Misplay {
                crew: member.colour,
                turn: turn as u8 + 1,
                meant,
            });
        }
    }
    misplays
}
