//! The list of achievements (NF-11.11).

use super::super::achievements::{Attestation, Condition};
use super::*;
use crate::specialization::Specialization;

const RULES: &str = include_str!("../../../../../docs/rules/space-alert-new-frontier.md");

/// The id that belongs to a printed name.
fn id_of(name: &str) -> String {
    let plain = name.to_lowercase();
    let plain = plain.chars().filter(|c| c.is_alphanumeric() || *c == ' ');
    plain.collect::<String>().replace(' ', "_")
}

/// A row of the tables of the rules: name, column, XP, level mark, and what its condition says.
struct Printed {
    id: String,
    column: Option<u8>,
    xp: u8,
    mark: u8,
    agreed: bool,
    designed: bool,
}

/// The rows of a category, except Skill Expert, which the rules describe in a sentence.
fn printed(category: &str) -> Vec<Printed> {
    let section = RULES.split("### NF-11.11 The list").nth(1).unwrap();
    let section = section.split("### NF-11.12").next().unwrap();
    let table = section.split(&format!("\n{category}:\n")).nth(1).unwrap();
    let rows = table
        .lines()
        .skip(1)
        .take_while(|line| line.starts_with('|'));
    rows.skip(2)
        .map(|row| {
            let mut cells: Vec<&str> = row.split('|').map(str::trim).collect();
            let columns = ["Missions", "Full Campaigns", "Sociability"];
            let column = columns.contains(&category).then(|| {
                let column = cells.remove(1);
                column.parse().unwrap()
            });
            Printed {
                id: id_of(cells[1]),
                column,
                xp: cells[2].parse().unwrap(),
                mark: cells[3].trim_end_matches('+').parse().unwrap_or(0),
                agreed: cells[4].contains("(agreed)"),
                designed: cells[4].contains("[D]"),
            }
        })
        .collect()
}

/// Proves NF-11.8.1: two achievements for each specialization. The list has 134 in seven categories, each id once.
#[test]
fn the_list_is_complete() {
    let count = |category| {
        ACHIEVEMENTS
            .iter()
            .filter(|a| a.category == category)
            .count()
    };
    assert_eq!(Category::ALL.map(count), [35, 24, 19, 7, 13, 20, 16]);
    for (i, achievement) in ACHIEVEMENTS.iter().enumerate() {
        assert!(
            ACHIEVEMENTS[..i]
                .iter()
                .all(|other| other.id != achievement.id)
        );
    }
    for specialization in Specialization::ALL {
        for advanced in [false, true] {
            let wanted = Condition::SpecialCard(specialization, advanced);
            assert_eq!(
                ACHIEVEMENTS
                    .iter()
                    .filter(|a| a.condition == wanted)
                    .count(),
                1
            );
        }
    }
}

/// Proves NF-11.11.1, NF-11.1.7, NF-MD-4: names, columns, XP and marks of the tables, and which conditions are our own.
#[test]
fn the_list_is_that_of_the_rules() {
    let categories = [
        ("Missions", Category::Missions),
        ("Full Campaigns", Category::FullCampaigns),
        ("Sociability", Category::Sociability),
        ("Close Calls", Category::CloseCalls),
        ("Feats", Category::Feats),
        ("Addiction", Category::Addiction),
    ];
    let mut known = 20; // Skill Expert
    for (title, category) in categories {
        let rows = printed(title);
        known += rows.len();
        for row in rows {
            let Some(found) = Achievement::find(&row.id) else {
                panic!("{} is missing", row.id);
            };
            assert_eq!(found.category, category, "{}", row.id);
            assert_eq!(
                (found.column, found.xp, found.min_level),
                (row.column, row.xp, row.mark),
                "{}",
                row.id
            );
            assert_eq!(
                (found.agreed, found.designed),
                (row.agreed, row.designed),
                "{}",
                row.id
            );
            let scope = match category {
                Category::FullCampaigns => Scope::Campaign,
                Category::Addiction => Scope::Career,
                _ => Scope::Mission,
            };
            assert_eq!(found.scope(), scope);
        }
    }
    assert_eq!((known, ACHIEVEMENTS.len()), (134, 134));
    // About the crew: the whole of Missions and Full Campaigns, the ship's damage, who was aboard.
    let about_crew = ACHIEVEMENTS.iter().filter(|a| a.subject() == Subject::Crew);
    let others: Vec<&str> = about_crew
        .filter(|a| !matches!(a.category, Category::Missions | Category::FullCampaigns))
        .map(|a| a.id)
        .collect();
    assert_eq!(
        others,
        [
            "wolf_pack",
            "supertemporality",
            "family_business",
            "integration",
            "pangalactic",
            "banged_up",
            "a_thorough_beating",
            "bruised_and_broken",
            "duck",
            "ghost_ship",
        ]
    );
}

/// Proves NF-11.12.7, NF-11.4.6: column 1 of Full Campaigns is any campaign, column 2 double actions, column 3 perfect ones;
/// none asks for double actions with cards of a single colour.
#[test]
fn columns_of_full_campaigns() {
    for achievement in ACHIEVEMENTS.iter().filter(|a| a.scope() == Scope::Campaign) {
        let Condition::Run(wanted) = achievement.condition else {
            panic!("{} is not about a campaign", achievement.id);
        };
        let column = match (wanted.perfect, wanted.double) {
            (true, _) => 3,
            (false, true) => 2,
            (false, false) => 1,
        };
        assert_eq!(achievement.column, Some(column), "{}", achievement.id);
        let single = wanted.pool.is_some_and(|pool| pool.colours().len() == 1);
        assert!(!(wanted.double && single), "{}", achievement.id);
    }
}

/// Proves NF-11.5.1: column 1 of Sociability is praise by others, and one box that nobody needs to agree with.
#[test]
fn praise_is_given_by_others_but_once() {
    let praise = ACHIEVEMENTS
        .iter()
        .filter(|a| a.category == Category::Sociability && a.column == Some(1));
    let (agreed, alone): (Vec<&Achievement>, Vec<&Achievement>) = praise.partition(|a| a.agreed);
    assert_eq!(agreed.len(), 5);
    assert!(agreed.iter().all(|a| !a.solo && a.attestation().is_some()));
    assert_eq!(alone.len(), 1);
    assert_eq!(alone[0].attestation(), Some(Attestation::BestOfAll));
    check(
        &run(mission(0, 4)),
        &["superstar"],
        &["lucky_charm", "lead_weight"],
    );
}

/// Proves NF-11.8.4: none of the twenty of Skill Expert can be earned alone.
#[test]
fn skill_experts_have_team_mates() {
    let experts = ACHIEVEMENTS
        .iter()
        .filter(|a| a.category == Category::SkillExpert);
    assert!(experts.clone().all(|a| a.agreed && !a.solo));
    assert_eq!(experts.count(), 20);
    let analyst =
        r#""specialization": "data analyst", "skill": 1, "slots": [{"special": "basic"}]"#;
    let fly = |people| {
        run(FlownMission {
            file: file(people, &[analyst, IDLE, IDLE, IDLE], "", true),
            ..mission(people, 4)
        })
    };
    check(&fly(4), &["data_analyst_basic"], &[]);
    check(&fly(0), &[], &["data_analyst_basic"]);
}

/// Proves NF-11.8.3: a special action does not count if the mission comes out as well without it.
#[test]
fn needless_special_actions_do_not_count() {
    let fly = |member: &str, threats: &str| {
        run(FlownMission {
            file: file(4, &[member, IDLE, IDLE, IDLE], threats, true),
            ..mission(4, 4)
        })
    };
    let technician = |slots: &str| {
        format!(r#""specialization": "energy technician", "skill": 2, "slots": [{slots}]"#)
    };
    let shields = r#"{"special": "advanced"}"#;
    // Temporary shields in a turn without any attack: performed, and of no use to anybody.
    check(
        &fly(&technician(shields), ""),
        &[],
        &["energy_technician_advanced"],
    );
    // A Frigate attacks the white zone: in the turn of an attack the shields keep damage away.
    let frigate = r#"{"number": 1, "track": "white", "card": "SE1-01"}"#;
    let idle = "null, ";
    let useful = (0..12).any(|turns| {
        let member = technician(&format!("{}{shields}", idle.repeat(turns)));
        met(&fly(&member, frigate))
            .iter()
            .any(|id| id == "energy_technician_advanced")
    });
    assert!(useful, "in some turn temporary shields save damage");
}
