//! A table of Space Alert, from the setup to its end, as bytes choose.

use super::Source;
use super::commands::any_command;
use space_alert::generate::Recipe;
use space_alert::round::setup::RoleChoice;
use space_alert::round::{
    CardId, Command, Difficulty, Frontier, HeldSkill, MissionChoice, Pace, Query, Refusal, Setup,
    Skill, SpaceAlert, Stage, WhatIf,
};
use space_alert::{Action, Level, SkillLevel, Specialization, Trajectory, official_scripts};
use table::{Clock, Game, Millis, Seat, SeatInfo, Seed, Silent, Viewer, full_view};

/// Any bytes as what happens at a table. The first choose the setup and the people; then five each: seat and time, which
/// command, and three bytes that it is made of. Refused commands change nothing; views, questions and queries have an
/// answer; the table can be stored; and who has played can play again.
pub fn table(bytes: &[u8]) {
    let mut source = Source(bytes);
    let (setup, seats) = any_setup(&mut source);
    let seed = Seed::from_u64(u64::from(source.byte()));
    let Ok(mut game) = SpaceAlert::setup(&setup, &seats, seed) else {
        return; // an impossible setup
    };
    let mut now = Millis::ZERO;
    for chunk in source.0.chunks_exact(5).take(500) {
        let &[seat, kind, a, b, c] = chunk else {
            break; // chunks are exact
        };
        if game.clock() == Clock::Running {
            now = later(&game, now, seat / 6);
            game.advance(now, &mut Silent);
        }
        let seat = Seat(seat % 6);
        let command = command(&game, seat, [kind, a, b, c]);
        let before = game.clone();
        if let Err(why) = game.act(now, seat, &command, &mut Silent) {
            assert_eq!(before, game, "{command:?}: {why:?} changed something");
        }
        if c % 64 == 0 {
            can_be_seen(&game, now, [a, b]);
        }
    }
    can_be_seen(&game, now, [0, 1]);
    let stored = serde_json::to_string(&game).expect("a table can be stored");
    let again: SpaceAlert = serde_json::from_str(&stored).expect("and read");
    assert_eq!(again, game);
    if game.outcome().is_some() {
        can_be_played_again(&game, &setup, &seats);
    }
}

/// Mostly some seconds; sometimes until something happens by itself.
fn later(game: &SpaceAlert, now: Millis, wait: u8) -> Millis {
    match game.next_deadline() {
        Some(next) if wait > 36 => next.max(now),
        _ => now.plus(Millis(u64::from(wait).pow(2) * 20)),
    }
}

/// Half of the commands answer what the game asks, where it asks something: mostly with the first answer, which goes on.
fn command(game: &SpaceAlert, seat: Seat, [kind, a, b, c]: [u8; 4]) -> Command {
    if kind >= 128 {
        let decisions = game.decisions();
        let asked = decisions.into_iter().find(|asked| asked.is_for(seat));
        let options = asked.into_iter().flat_map(|asked| asked.options);
        let mut answers: Vec<Command> = options.map(|option| option.command).collect();
        if game.view().stage == Stage::Repairs {
            answers.extend(game.legal(seat).unwrap_or_default());
        }
        if !answers.is_empty() {
            return answers.swap_remove(usize::from(a.saturating_sub(192)) % answers.len());
        }
    }
    let own = game.seat_view(seat).mine;
    let view = game.view();
    let heroic = view.crew.iter().filter_map(|member| member.heroic);
    let skills = view.frontier.iter().flat_map(|frontier| &frontier.skills);
    let held: Vec<CardId> = own
        .iter()
        .flat_map(|mine| mine.cards)
        .copied()
        .chain(heroic)
        .chain(skills.flat_map(|skill| skill.cards.iter().copied()))
        .collect();
    any_command([kind & 127, a, b, c], &held)
}

/// Everybody sees the table and may ask about it, and what is offered as an answer is accepted.
fn can_be_seen(game: &SpaceAlert, now: Millis, [slot, on]: [u8; 2]) {
    let instead = vec![WhatIf {
        slot,
        action: Action::A.into(),
        on: (on > 9).then_some(on % 9),
    }];
    let projections = [Vec::new(), instead].map(|instead| Query::Projection { instead });
    let seats = Seat::first(6).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        full_view(game, viewer).expect("a view can be written");
        for query in projections.iter().chain([&Query::Film]) {
            if let Ok(answer) = game.query(viewer, query) {
                serde_json::to_string(&answer).expect("an answer can be written");
            }
        }
    }
    for decision in game.decisions() {
        let answers = decision.options.iter().map(|option| &option.command);
        for command in answers.chain(&decision.default) {
            for seat in decision.seats.iter() {
                let answer = game.clone().act(now, seat, command, &mut Silent);
                assert_eq!(answer, Ok(()), "{command:?} of {seat:?}");
            }
        }
    }
    let over = game.view().stage == Stage::Over;
    assert_eq!(game.outcome().is_some(), over);
    assert!(!over || game.next_deadline().is_none());
}

/// A rematch with the same people can be set up, with the same mission and with another.
fn can_be_played_again(game: &SpaceAlert, setup: &Setup, seats: &[SeatInfo]) {
    for same in [true, false] {
        let rematch = game.rematch_setup(setup.clone(), same);
        let rematch = rematch.expect("a rematch is always possible");
        let begun = SpaceAlert::setup(&rematch, seats, Seed::from_u64(1));
        match begun {
            Ok(_) => {}
            // A recipe that only just fits does not fit with every seed (SA-HR-04).
            Err(Refusal::Recipe(_)) if !same => {}
            Err(why) => panic!("{why:?}: {rematch:?}"),
        }
    }
}

/// Any setup and its people. Most are possible.
fn any_setup(source: &mut Source) -> (Setup, Vec<SeatInfo>) {
    let people = match source.byte() {
        0..=248 => 1 + source.below(5),
        _ => source.below(8),
    };
    let mut seats: Vec<SeatInfo> = (0..people)
        .map(|i| SeatInfo::person(format!("P{i}")))
        .collect();
    if let Some(last) = seats.last_mut()
        && source.chance(20)
    {
        *last = SeatInfo::game("");
    }
    let mission = any_mission(source);
    let is_mission = mission.level() == Some(Level::Mission);
    // Half of the tables play with the base game only, also when the bytes have run out.
    let modules = match source.byte() {
        0..128 => 0,
        _ => source.byte(),
    };
    let module = |bit: u8| modules >> bit & 1 == 1;
    let careless = source.chance(16);
    let frontier = Frontier {
        threats: module(0),
        double_actions: module(1),
        specializations: module(2) || (module(3) && !careless),
        experience: module(3),
        easier: module(4),
        no_android: module(5) && module(6) && (careless || people == 3),
        hard_solo: module(6) && (careless || (people == 1 && module(1))),
    };
    let pools = match careless || (frontier.threats && is_mission) {
        true => &Difficulty::ALL[..],
        false => &[Difficulty::White, Difficulty::Mixed, Difficulty::Yellow],
    };
    let [common, serious] = [0; 2].map(|_: i32| pools[source.below(pools.len())]);
    let campaign = (careless || is_mission) && source.chance(100);
    let longer = campaign && frontier.experience && source.chance(100);
    let held = (0..source.below(8) / 4 * people).map(|seat| HeldSkill {
        seat: Some(Seat(seat as u8)),
        skill: Some(Skill {
            specialization: Specialization::ALL[seat % 10],
            level: SkillLevel::ONE,
        }),
    });
    let held_skills = held.collect();
    let setup = Setup {
        mission,
        common,
        serious,
        trajectories: source
            .chance(40)
            .then(|| [0; 4].map(|_: i32| Trajectory::ALL[source.below(7)])),
        roles: RoleChoice {
            captain: any_seat(source),
            communications: any_seat(source),
            security: any_seat(source),
        },
        seating: (0..source.below(12) / 10)
            .map(|_| Seat(source.below(5) as u8))
            .collect(),
        five: source.chance(60) && (people > 1 || careless),
        androids: (0..source.below(6))
            .map(|i| ["", "Hal", "Marvin", "R2", "Data", "\u{200b}"][i].to_owned())
            .collect(),
        pace: match source.below(8) {
            0 | 1 => Pace::Slow,
            2 if people == 1 || careless => Pace::Untimed,
            _ => Pace::Real,
        },
        seed: source.chance(40).then(|| Seed([source.byte(); 32])),
        manual_officers: source.chance(80),
        misplay: source.chance(128),
        campaign,
        skip_briefing: source.chance(128),
        played: None,
        preview: source.chance(128).then(|| source.chance(200)),
        frontier,
        campaign_missions: longer.then(|| 4 + source.below(9) as u8),
        held_skills,
    };
    (setup, seats)
}

fn any_mission(source: &mut Source) -> MissionChoice {
    const LEVELS: [Level; 4] = [
        Level::Mission,
        Level::AdvancedSimulation,
        Level::Simulation,
        Level::TestRun,
    ];
    match source.below(8) {
        0..=3 => MissionChoice::default(),
        4 => MissionChoice::Random {
            level: LEVELS[source.below(4)],
        },
        5 => {
            let mut scripts = official_scripts();
            let script = scripts.nth(source.below(official_scripts().count() + 1));
            let id = script.map_or("S9-9".to_owned(), |script| script.id.to_string());
            MissionChoice::Script { id }
        }
        _ => {
            let level = LEVELS[source.below(8) % 5 % 4];
            // Many have a single threat, so that plans without sense survive and campaigns go on.
            let threats = match source.below(4) {
                0 | 1 => Some(1),
                2 => None,
                _ => Some(source.below(18) as u8),
            };
            let mut number = |bound| source.chance(60).then(|| source.below(bound) as u8);
            MissionChoice::Generated {
                recipe: Recipe {
                    level,
                    threat_level: threats,
                    unconfirmed: number(4),
                    data_transfers: number(8),
                    incoming_data: number(8),
                    communications_down: number(8),
                    duration: number(255).map(|n| 200 + u16::from(n) * 4),
                },
            }
        }
    }
}

fn any_seat(source: &mut Source) -> Option<Seat> {
    source.chance(40).then(|| Seat(source.below(3) as u8))
}
