//! Explorers at the table (NF-10): what they bring, which campaigns they fly.

use super::super::setup::{Difficulty, Frontier};
use super::super::skills::{ExplorerCard, Skill};
use super::campaign::quiet;
use super::frontier::{ALL, EXPLORERS, SKILLS, briefed};
use super::specializations::special;
use super::*;
use crate::specialization::{SkillLevel, Specialization};

fn explorer(level: u8, skills: &[(Specialization, u8)]) -> ExplorerCard {
    ExplorerCard {
        level,
        skills: skills
            .iter()
            .map(|(specialization, level)| Skill {
                specialization: *specialization,
                level: SkillLevel::try_from(*level).unwrap(),
            })
            .collect(),
        consent: true,
    }
}

/// An explorer of a low level with a first box for each level.
fn of_level(level: u8) -> ExplorerCard {
    let boxes: Vec<(Specialization, u8)> = Specialization::ALL
        .into_iter()
        .take(usize::from(level))
        .map(|specialization| (specialization, 1))
        .collect();
    explorer(level, &boxes)
}

/// Proves NF-10.3.1, NF-10.3.2, NF-10.5.10, NF-10.5.11, NF-10.6.1 to NF-10.6.4, NF-WE-59: explorers bring what they
/// know.
#[test]
fn explorers_bring_their_specializations() {
    use Specialization::Medic;
    let mut table = Table::new(briefed(EXPLORERS), 3);
    let bring = |explorer| Command::Explorer { explorer };
    // NF-10.5.6, NF-10.5.7: boxes that no explorer can have.
    assert_eq!(
        table.rule(0, bring(explorer(1, &[(Medic, 2)]))),
        "NF-10.5.6"
    );
    assert_eq!(
        table.rule(0, bring(explorer(2, &[(Medic, 2)]))),
        "NF-10.5.7"
    );
    table.does(0, bring(explorer(1, &[(Medic, 1)])));
    table.does(
        1,
        bring(explorer(
            6,
            &[
                (Medic, 3),
                (Specialization::Mechanic, 2),
                (Specialization::Teleporter, 1),
            ],
        )),
    );
    table.does(2, bring(explorer(0, &[])));
    let choose = |specialization, on| Command::Specialize { specialization, on };
    assert_eq!(table.rule(2, choose(Medic, None)), "NF-10.5.11");
    table.does(1, choose(Specialization::Mechanic, None));
    table.does(2, choose(Medic, Some(3)));
    assert_eq!(table.rule(0, choose(Medic, None)), "NF-8.1.7");
    table.does(0, Command::Launch);
    let skills = table.view(0).frontier.unwrap().skills;
    assert_eq!(skills[3].skill.unwrap().level, SkillLevel::THREE);
    assert_eq!((skills[0].skill, skills[2].skill), (None, None));
    let mechanic = skills[1].skill.unwrap();
    assert_eq!(mechanic.specialization, Specialization::Mechanic);
    assert_eq!(mechanic.level, SkillLevel::TWO);
    assert_eq!(table.hand(2).len(), 6);
    assert!(
        table
            .hand(2)
            .iter()
            .all(|card| card.special().is_none() && !card.is_heroic())
    );
    let (basic, advanced) = (special(Medic, false), special(Medic, true));
    assert_eq!(
        table.rule(2, place_on(3, basic, 1, Half::Action)),
        "NF-10.6.2"
    );
    for seat in [0, 2] {
        let plan = place_on(3, advanced, 1, Half::Movement);
        assert_eq!(table.rule(seat, plan), "NF-10.6.2");
    }
    table.does(0, place_on(3, basic, 1, Half::Action));
    table.does(1, place_on(3, advanced, 2, Half::Movement));
    let ordinary = table.card(2);
    table.does(2, place_on(3, ordinary, 3, Half::Movement));
    let mut off = Table::new(briefed(ALL), 4);
    assert_eq!(off.rule(0, bring(explorer(0, &[]))), "NF-10.1.3");
}

/// Proves NF-10.5.14, NF-HR-07: the table takes any log that is possible, and no explorer departs with boxes left to choose.
#[test]
fn all_boxes_are_chosen_before_departure() {
    use Specialization::{Mechanic, Medic, Teleporter};
    let mut table = Table::new(briefed(EXPLORERS), 4);
    let bring = |explorer| Command::Explorer { explorer };
    for (level, boxes, rule) in [
        (2, vec![(Medic, 1)], "NF-10.5.14"),
        (30, vec![], "NF-10.5.14"),
        (31, vec![], "NF-10.5.5"),
        (3, vec![(Medic, 3)], "NF-10.5.7"),
        // The fifth box cannot be a third one.
        (6, vec![(Medic, 3), (Mechanic, 3)], "NF-10.5.7"),
        (2, vec![(Medic, 1), (Medic, 1)], "NF-10.5.9"),
    ] {
        assert_eq!(table.rule(0, bring(explorer(level, &boxes))), rule);
    }
    for (level, boxes) in [
        (0, vec![]),
        (3, vec![(Medic, 2), (Mechanic, 1)]),
        (7, vec![(Medic, 3), (Mechanic, 3), (Teleporter, 1)]),
        (30, Specialization::ALL.map(|s| (s, 3)).to_vec()),
    ] {
        table.does(0, bring(explorer(level, &boxes)));
        assert_eq!(
            table.view(0).frontier.unwrap().explorers[0]
                .as_ref()
                .unwrap()
                .level,
            level
        );
    }
}

/// Proves NF-HR-05: an explorer who has not chosen brings the best specialization that is free.
#[test]
fn an_explorer_without_a_choice_brings_the_best() {
    use Specialization::{Mechanic, Medic};
    let mut table = Table::new(briefed(EXPLORERS), 4);
    for seat in 0..2 {
        let explorer = explorer(3, &[(Mechanic, 1), (Medic, 2)]);
        table.does(seat, Command::Explorer { explorer });
    }
    let skills = table.view(0).frontier.unwrap().skills;
    let brought: Vec<_> = skills
        .iter()
        .map(|v| v.skill.map(|s| s.specialization))
        .collect();
    assert_eq!(brought, [Some(Medic), Some(Mechanic), None, None]);
}

/// Proves NF-10.1.2, NF-10.1.6, NF-10.6.5, NF-10.7.1: explorers fly single missions and campaigns, with base or double
/// cards, with androids or without, and alone; new ones need no training first, and their androids have no specialization.
#[test]
fn explorers_fly_any_full_mission() {
    for people in 1..=5 {
        for (double_actions, campaign) in
            [(false, false), (false, true), (true, false), (true, true)]
        {
            let frontier = Frontier {
                double_actions,
                ..EXPLORERS
            };
            let setup = Setup {
                mission: MissionChoice::default(),
                common: Difficulty::Red,
                serious: Difficulty::Red,
                campaign,
                ..briefed(frontier)
            };
            let mut table = Table::new(setup, people);
            let level = if campaign { 2 } else { 0 };
            for seat in 0..people as u8 {
                let explorer = of_level(level);
                table.does(seat, Command::Explorer { explorer });
            }
            table.does(0, Command::Launch);
            let frontier = table.view(0).frontier.unwrap();
            let skilled = frontier.skills.iter().filter(|view| view.skill.is_some());
            match level {
                0 => assert_eq!(skilled.count(), 0, "{people} people"),
                _ => assert!(skilled.count() <= people),
            }
            assert_eq!(frontier.skills.len(), people.max(4));
            assert_eq!(frontier.explorers.len(), people);
        }
    }
}

/// Proves NF-10.1.5: nobody flies against more than he proposed, also where proposals cannot be compared.
#[test]
fn nobody_is_pressed_into_a_harder_mission() {
    use Difficulty::{AllColours, Mixed, Red, White, WhiteAndRed, Yellow, YellowAndRed};
    for (one, other, agreed) in [
        (Red, YellowAndRed, YellowAndRed),
        (Red, White, White),
        (AllColours, Yellow, Mixed),
        (WhiteAndRed, Mixed, White),
        (WhiteAndRed, Yellow, White),
        (WhiteAndRed, Red, WhiteAndRed),
        (AllColours, Mixed, Mixed),
    ] {
        for (first, second) in [(one, other), (other, one)] {
            let mut table = Table::new(briefed(EXPLORERS), 2);
            for (seat, common) in [(0, first), (1, second)] {
                let serious = Yellow;
                table.does(seat, Command::Propose { common, serious });
            }
            table.does(0, Command::Launch);
            let mission = table.view(0).mission;
            assert_eq!((mission.common, mission.serious), (agreed, Yellow));
        }
    }
}

/// Proves NF-10.8.1: nobody below level 2 starts a campaign.
#[test]
fn campaigns_need_level_two() {
    let setup = Setup {
        mission: MissionChoice::default(),
        campaign: true,
        ..briefed(EXPLORERS)
    };
    let mut table = Table::new(setup, 2);
    let bring = |level| Command::Explorer {
        explorer: of_level(level),
    };
    table.does(0, bring(2));
    table.does(1, bring(1));
    assert_eq!(table.rule(0, Command::Launch), "NF-10.8.1");
    table.does(1, bring(2));
    table.does(0, Command::Launch);
    assert_eq!(table.game.stage, Stage::Action);
}

/// Proves NF-10.8.1: the last one is not offered to be ready while somebody's explorer is too young, and without a briefing
/// nobody brings an explorer at all.
#[test]
fn nothing_starts_a_campaign_below_level_two() {
    let setup = Setup {
        mission: MissionChoice::default(),
        campaign: true,
        ..briefed(EXPLORERS)
    };
    let mut table = Table::new(setup.clone(), 2);
    let ready = Command::Ready { ready: true };
    let bring = |level| Command::Explorer {
        explorer: of_level(level),
    };
    let offered = |table: &Table, seat| {
        let decisions = table.game.decisions();
        let asked = decisions.iter().find(|d| d.is_for(Seat(seat))).unwrap();
        asked.options.iter().any(|option| option.command == ready)
    };
    table.does(0, bring(1));
    table.does(1, bring(2));
    for seat in 0..2 {
        let skill = table
            .game
            .briefing
            .skills
            .offers(EXPLORERS, &table.game.crew, seat)[0];
        let (specialization, on) = (skill.specialization, None);
        table.does(seat as u8, Command::Specialize { specialization, on });
    }
    table.does(0, ready.clone());
    assert!(!offered(&table, 1));
    assert_eq!(table.rule(1, ready.clone()), "NF-10.8.1");
    table.does(0, bring(2));
    assert!(offered(&table, 1));

    let skipped = Setup {
        skip_briefing: true,
        ..setup
    };
    let refused = SpaceAlert::setup(&skipped, &crew_of(2), Seed::from_u64(1));
    assert_eq!(refused.unwrap_err().refused().rule.unwrap(), "NF-10.8.1");
}

/// Proves NF-10.8.5: a longer campaign is agreed on before the first flight, and goes on after the third mission.
#[test]
fn explorers_may_plan_a_longer_campaign() {
    let setup = |frontier, missions| Setup {
        mission: MissionChoice::default(),
        campaign: true,
        campaign_missions: missions,
        ..briefed(frontier)
    };
    let refused = |setup: &Setup| {
        let refused = SpaceAlert::setup(setup, &crew_of(2), Seed::from_u64(1));
        refused.unwrap_err().refused().rule.unwrap()
    };
    assert_eq!(refused(&setup(SKILLS, Some(5))), "NF-10.8.5");
    assert_eq!(refused(&setup(EXPLORERS, Some(13))), "NF-10.8.5");
    assert_eq!(refused(&setup(EXPLORERS, Some(3))), "NF-10.8.5");
    let single = Setup {
        campaign: false,
        ..setup(EXPLORERS, Some(5))
    };
    assert_eq!(refused(&single), "NF-10.8.5");
    for (missions, planned) in [(None, 3), (Some(4), 4)] {
        let mut table = Table::new(setup(EXPLORERS, missions), 2);
        for seat in 0..2 {
            let explorer = of_level(2);
            table.does(seat, Command::Explorer { explorer });
        }
        for number in 1..=planned {
            table.does(0, Command::Launch);
            assert_eq!(table.view(0).mission.number, number);
            table.game.round.as_mut().unwrap().script.events = quiet().into();
            let end = table.now.0 / 1000 + 3600;
            table.at(end);
            if number < planned {
                assert_eq!(
                    table.game.stage,
                    Stage::Decision,
                    "after {number} of {planned}"
                );
                for seat in 0..2 {
                    table.does(seat, Command::Continue { go: true });
                }
            }
        }
        assert_eq!(table.game.stage, Stage::Over);
        assert_eq!(table.view(0).campaign.unwrap().planned, planned);
    }
}
