//! Every printed value of the 55 threat cards, written out a second time (SA-20.1 to SA-20.4, SA-21.1 to SA-21.4).

use crate::rules::flight_builder::prelude::{Doom, Station, System, Zone};
use space_alert::ThreatId;
use space_alert::stations::{Heading, StationSet};
use space_alert::threats::{
    ALL, Colour, Effect, Power, Reach, Remedy, Severity, Side, ThreatCard, Traits, Who, Zones,
};

/// The letters of a set of zones.
fn zones(zones: Zones) -> String {
    let letters = Zone::ALL.into_iter().zip(["red", "white", "blue"]);
    let all: Vec<_> = letters
        .filter(|(z, _)| zones.has(*z))
        .map(|(_, n)| n)
        .collect();
    if all.len() == 3 {
        "each zone".into()
    } else {
        all.join(" ")
    }
}

fn amount(n: u8) -> String {
    if n == ALL {
        "all".into()
    } else {
        n.to_string()
    }
}

fn power(power: Power) -> String {
    match power {
        Power::Fixed(n) => n.to_string(),
        Power::RemainingTimes(1) => "hp".into(),
        Power::RemainingTimes(n) => format!("{n}hp"),
        Power::ReactorEnergy => "energy".into(),
        Power::PlayersHere => "players".into(),
        Power::RocketsTimes(n) => format!("{n}/rocket"),
    }
}

fn reach(reach: Reach) -> &'static str {
    match reach {
        Reach::Own => "",
        Reach::All => " all",
        Reach::Others => " others",
        Reach::Sides => " red and blue",
        Reach::EachToken => " per token",
    }
}

fn way(heading: Heading) -> &'static str {
    match heading {
        Heading::Red => "left",
        Heading::Blue => "right",
        Heading::Deck => "deck",
    }
}

fn who(who: Who) -> String {
    match who {
        Who::InZone => "zone".into(),
        Who::OnShip => "ship".into(),
        Who::Here => "here".into(),
        Who::HereUnguarded => "here without active squad".into(),
        Who::At(set) => format!("at {}", stations(set)),
        Who::LeadingActiveSquad => "leading active squad".into(),
        Who::NotOnBridge => "not on bridge".into(),
        Who::Captain => "captain".into(),
        Who::AllButCaptain => "others on ship".into(),
        Who::Alone => "alone".into(),
        Who::InCompany => "in company".into(),
    }
}

/// Station names by their initials: deck, then zone.
fn stations(set: StationSet) -> String {
    let names = ["UR", "UW", "UB", "LR", "LW", "LB"];
    let all = Station::ALL.into_iter().zip(names);
    let all: Vec<_> = all.filter(|(s, _)| set.has(*s)).map(|(_, n)| n).collect();
    all.join(" ")
}

fn text(effects: &[Effect]) -> String {
    let words: Vec<_> = effects.iter().map(|e| word(*e)).collect();
    words.join(", ")
}

fn word(effect: Effect) -> String {
    match effect {
        Effect::Attack(p, r) => format!("A{}{}", power(p), reach(r)),
        Effect::AttackIgnoringShields(p, r) => {
            format!("A{}{} ignoring shields", power(p), reach(r))
        }
        Effect::Damage(p, r) => format!("D{}{}", power(p), reach(r)),
        Effect::Heal(n) => format!("heal {n}"),
        Effect::HealHalf => "heal half".into(),
        Effect::HurtItself(n) => format!("takes {n}"),
        Effect::Speed(n) => format!("speed {n:+}"),
        Effect::Shield(n) => format!("shield {n:+}"),
        Effect::ShieldTo(n) => format!("shield {n}"),
        Effect::Reveal => "visible".into(),
        Effect::Grow => "grows".into(),
        Effect::AttackAura => "others attack +1".into(),
        Effect::ShieldAura => "all shields +1".into(),
        Effect::AdvanceOthers => "others advance".into(),
        Effect::DrainShields(z, n) => format!("shield {} -{}", zones(z), amount(n)),
        Effect::DrainReactors(z, n) => format!("reactor {} -{}", zones(z), amount(n)),
        Effect::Sabotage => "reactor -1 or D1".into(),
        Effect::ShortCircuit => "reactor to shield, rest leaks".into(),
        Effect::LeakShields(z) => format!("shield {} leaks", zones(z)),
        Effect::LeakReactors(z) => format!("reactor {} leaks", zones(z)),
        Effect::DestroyRocket => "rocket -1".into(),
        Effect::DestroyFuel => "fuel -1".into(),
        Effect::DisableStoredSquad(s) => format!("squad in {}", stations(StationSet::of(&[s]))),
        Effect::Move(h) => way(h).into(),
        Effect::MoveToMostPlayers => "to most players".into(),
        Effect::Spread(h) => format!("spreads {}", way(h)),
        Effect::DoubleDamage(z) => format!("damage {} doubled", zones(z)),
        Effect::Delay(w) => format!("delays {}", who(w)),
        Effect::KnockOut(w) => format!("knocks out {}", who(w)),
        Effect::IfDamaged(n, yes, no) => format!("{n} damage? {}: {}", text(yes), text(no)),
        Effect::IfUnchanged(effects) => format!("original: {}", text(effects)),
        Effect::IfPlayerHere(yes, no) => format!("player? {}: {}", text(yes), text(no)),
        Effect::DamageZones(z, n) => format!("D{n} {}", zones(z)),
        Effect::DrainOwnReactor(n) => format!("own reactor -{n}"),
        Effect::AttackAndFeed(n) => format!("A{n}, heals absorbed"),
        Effect::ReactorBlast(r) => format!("D1+reactor{}", reach(r)),
        Effect::Jump(Side::Left) => "jump left".into(),
        Effect::Jump(Side::Right) => "jump right".into(),
        Effect::Call => "calls".into(),
        Effect::HealAllExternal(n) => format!("all external heal {n}"),
        Effect::AdvanceInternal(n) => format!("internal advance {n}"),
        Effect::AdvanceInZone(n) => format!("zone advances {n}"),
        Effect::Expose => "accessible".into(),
        Effect::Special(special) => format!("{special:?}"),
        Effect::Doom(Doom::TakenOver) => "takes over".into(),
        Effect::Doom(Doom::BrokenApart) => "breaks apart".into(),
        Effect::Doom(Doom::BlownUp) => "blows up".into(),
    }
}

const TRAITS: [(Traits, &str); 22] = [
    (Traits::STEALTH, "stealth"),
    (Traits::HIDES_FAR, "hidden at 3"),
    (Traits::NO_ROCKETS, "no rockets"),
    (Traits::NO_HEAVY, "no heavy lasers"),
    (Traits::DECOY, "decoy"),
    (Traits::MAGNET, "rockets"),
    (Traits::CRYOSHIELD, "cryoshield"),
    (Traits::PULSE_BREAKS, "pulse"),
    (Traits::SWARM, "swarm"),
    (Traits::EXPLODES, "explodes"),
    (Traits::SACRIFICE, "interceptors"),
    (Traits::RETALIATES, "strikes back"),
    (Traits::DESTROYER, "doubles"),
    (Traits::FIGHTS_BACK, "fights back"),
    (Traits::SLIME, "slime"),
    (Traits::CONTAMINATION, "tokens"),
    (Traits::WARHEADS, "rockets on board"),
    (Traits::OVERHEATED, "steam"),
    (Traits::SEEKER, "knocks out its slayer"),
    (Traits::NUCLEAR, "three at once"),
    (Traits::FISSURE, "fissure"),
    (Traits::GROWS, "fights back after X"),
];

fn special(card: &ThreatCard) -> String {
    let mut words: Vec<String> = TRAITS
        .iter()
        .filter(|(t, _)| card.traits.has(*t))
        .map(|(_, name)| name.to_string())
        .collect();
    if card.blast > 0 {
        words.push(format!("blast {}", card.blast));
    }
    if card.bonus > 0 {
        words.push(format!("together +{}", card.bonus));
    }
    words.join(", ")
}

fn remedy(card: &ThreatCard) -> &'static str {
    match card.remedy {
        Remedy::Weapons => "weapons",
        Remedy::Battlebots => "bots",
        Remedy::Repair(System::A) => "A",
        Remedy::Repair(System::B) => "B",
        Remedy::Repair(System::C) => "C",
        Remedy::Interceptors => "interceptors",
    }
}

/// Compares the cards of a deck with a table, row by row.
fn compare(deck: &str, rows: &[&str], row: fn(&ThreatCard) -> String) {
    let ids: Vec<_> = ThreatId::base()
        .filter(|id| id.code().split('-').next() == Some(deck))
        .collect();
    assert_eq!(ids.len(), rows.len(), "{deck}");
    for (id, expected) in ids.into_iter().zip(rows) {
        let cells = |row: &str| {
            row.split('|')
                .map(|c| c.trim().to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(cells(&row(id.card())), cells(expected));
    }
}

fn external(c: &ThreatCard) -> String {
    assert_eq!((remedy(c), c.stations.is_empty()), ("weapons", true));
    [
        c.code.to_string(),
        format!("{} {} {}", c.hit_points, c.shield, c.speed),
        text(c.actions[0]),
        text(c.actions[1]),
        text(c.actions[2]),
        special(c),
    ]
    .join(" | ")
}

fn internal(c: &ThreatCard) -> String {
    assert_eq!(c.shield, 0);
    [
        c.code.to_string(),
        format!("{} {}", c.hit_points, c.speed),
        stations(c.stations),
        remedy(c).to_string(),
        text(c.actions[0]),
        text(c.actions[1]),
        text(c.actions[2]),
        special(c),
    ]
    .join(" | ")
}

/// Proves SA-20.1, SA-20.17, SA-2.32, SA-AR-07, SA-AR-09.
///
/// Hit points, shield, speed; X; Y; Z; special rules.
#[test]
fn common_white_external() {
    compare(
        "E1",
        &[
            "E1-01 | 5 1 2 | A1 all             | A1 all    | A2 all    |           ",
            "E1-02 | 5 2 2 | A1                 | A2        | A2        | doubles   ",
            "E1-03 | 4 2 3 | visible            | A2        | A2        | stealth   ",
            "E1-04 | 5 3 2 | shield each zone -all | A1 others | A2 others | pulse  ",
            "E1-05 | 5 2 2 | A2                 | A2        | A3        |           ",
            "E1-06 | 4 1 3 | A1                 | A2        | A2        | cryoshield",
            "E1-07 | 4 2 3 | A1                 | A2        | A3        |           ",
            "E1-08 | 4 3 2 | A1                 | heal 1    | A4        |           ",
            "E1-09 | 8 0 2 | heal 2             | heal 2    | A5        | no rockets",
            "E1-10 | 5 0 5 |                    |           | Ahp       | no rockets",
        ],
        external,
    );
}

/// Proves SA-20.2, SA-2.32, SA-AR-09.
#[test]
fn common_yellow_external() {
    compare(
        "E2",
        &[
            "E2-01 | 5 2 4 | speed +1, shield 1 | speed +1, shield 0 | A6 |",
            "E2-02 | 3 1 2 | others attack +1 | others advance | A3 ignoring shields | no heavy lasers",
            "E2-03 | 3 3 3 | visible | A2 | A3 | stealth, decoy",
            "E2-04 | 3 0 2 | A1 | A2, A1 others | A3, A2 others | no rockets, swarm",
            "E2-05 | 13 -2 2 | A1 all, heal half | A1 all, heal half | A2 all | no rockets",
            "E2-06 | 6 1 3 | all shields +1 | shield each zone -1 | A4 |",
            "E2-07 | 7 0 4 | | | Ahp | no rockets, blast 1",
        ],
        external,
    );
}

/// Proves SA-20.3, SA-2.32, SA-AR-09.
#[test]
fn serious_white_external() {
    compare(
        "SE1",
        &[
            "SE1-01 | 7 2 2 | A2 | A3 | A4 |",
            "SE1-02 | 9 2 1 | A2, speed +1 | A3, shield +1 | A5 |",
            "SE1-03 | 8 3 2 | A2 | A2, heal 2 | A2 | explodes",
            "SE1-04 | 4 2 3 | A1 all | A2 all | A3 all | hidden at 3",
            "SE1-05 | 7 1 2 | A2 | A3 | A4 | cryoshield",
            "SE1-06 | 8 1 2 | 1 damage? A1 all: | 1 damage? A2 all: | A2hp | no rockets",
            "SE1-07 | 8 3 2 | shield each zone -all | A2 others | A3 others | pulse",
            "SE1-08 | 9 0 3 | | | Ahp | no rockets, blast 2",
        ],
        external,
    );
}

/// Proves SA-20.4, SA-2.32, SA-AR-09.
#[test]
fn serious_yellow_external() {
    compare(
        "SE2",
        &[
            "SE2-01 | 7 4 2 | 2 damage? : A2 | 3 damage? : A3 | 6 damage? : A6 | interceptors",
            "SE2-02 | 10 3 1 | speed +2, A2 | speed +2, A3 | A7 | rockets",
            "SE2-03 | 5 2 2 | delays zone | delays ship | knocks out ship | hidden at 3",
            "SE2-04 | 7 2 2 | shield 4 | speed +2, shield 2 | A5 red and blue | no rockets",
            "SE2-05 | 9 1 3 | A1, takes 1 | A2, takes 2 | blows up | strikes back",
            "SE2-06 | 11 0 2 | | | Ahp | no rockets, blast 3",
        ],
        external,
    );
}

/// Proves SA-21.1, SA-21.17, SA-2.33, SA-AR-09.
///
/// Hit points, speed; stations; remedy; X; Y; Z; special rules. The hit points of I1-07 are the stored rockets.
#[test]
fn common_white_internal() {
    compare(
        "I1",
        &[
            "I1-01 | 1 3 | UR | bots | right | deck | D3 | fights back",
            "I1-02 | 1 3 | UB | bots | left | deck | D3 | fights back",
            "I1-03 | 1 4 | LW | bots | right | reactor -1 or D1 | D2 |",
            "I1-04 | 1 4 | LW | bots | left | reactor -1 or D1 | D2 |",
            "I1-05 | 3 2 | UB | B | shield blue -all | reactor blue -all | D2 |",
            "I1-06 | 3 2 | UR | B | shield red -all | reactor red -all | D2 |",
            "I1-07 | 0 3 | LB | C | | | D3/rocket | rockets on board",
        ],
        internal,
    );
}

/// Proves SA-21.2, SA-21.26, SA-2.33, SA-AR-09.
#[test]
fn common_yellow_internal() {
    compare(
        "I2",
        &[
            "I2-01 | 2 2 | LB | bots | original: rocket -1 | spreads left | D2 per token | slime",
            "I2-02 | 2 2 | LR | bots | original: squad in LR | spreads right | D2 per token | slime",
            "I2-03 | 2 2 | UR | bots | deck | right | D4 | fights back",
            "I2-04 | 2 2 | LB | bots | deck | left | D4 | fights back",
            "I2-05 | 3 3 | UW | C | reactor each zone -1 | delays ship | D1 all |",
            "I2-06 | 3 2 | LW | B | Denergy | fuel -1 | D3 | steam",
        ],
        internal,
    );
}

/// Proves SA-21.3, SA-2.33, SA-AR-11.
#[test]
fn serious_white_internal() {
    compare(
        "SI1",
        &[
            "SI1-01 | 2 2 | LR | bots | deck | 1 damage? right: D2 | D4, knocks out here | fights back",
            "SI1-02 | 2 2 | UB | bots | deck | 1 damage? left: D2 | D4, knocks out here | fights back",
            "SI1-03 | 2 2 | LW | bots | grows | deck, Dplayers | takes over | fights back after X",
            "SI1-04 | 2 2 | UR | interceptors | damage red doubled | damage each zone doubled | breaks apart | fissure",
            "SI1-05 | 4 3 | UW | B | reactor to shield, rest leaks | shield white leaks | reactor each zone leaks |",
            "SI1-06 | 4 2 | UB LR | C | knocks out leading active squad | knocks out at UB LR | knocks out not on bridge | together +1",
        ],
        internal,
    );
}

/// Proves SA-21.4, SA-2.33, SA-AR-09, SA-AR-10.
#[test]
fn serious_yellow_internal() {
    compare(
        "SI2",
        &[
            "SI2-01 | 2 2 | UB | bots | left, knocks out here without active squad | deck, knocks out here without active squad | D3 | fights back",
            "SI2-02 | 2 2 | UW | bots | to most players | to most players | D5, knocks out here | knocks out its slayer",
            "SI2-03 | 7 3 | LR LW LB | B | reactor white -2 | reactor each zone -1 | D3 all | together +2",
            "SI2-04 | 3 2 | UR UB LR LB | bots | delays here | D1 per token | knocks out here | tokens",
            "SI2-05 | 1 4 | LW | C | speed +1 | speed +1 | blows up | three at once",
        ],
        internal,
    );
}

/// Proves SA-15.7, SA-15.8.
///
/// Points survived and destroyed by class; five cards differ.
#[test]
fn points_of_the_cards() {
    for id in ThreatId::base() {
        let c = id.card();
        let class = match (c.severity, c.colour) {
            (Severity::Common, Colour::White) => (2, 4),
            (Severity::Common, Colour::Yellow) => (3, 6),
            (Severity::Serious, Colour::White) => (4, 8),
            (Severity::Serious, Colour::Yellow) => (6, 12),
            (Severity::Common, Colour::Red) => (4, 8),
            (Severity::Serious, Colour::Red) => (8, 16),
        };
        let expected = match c.code {
            "SI2-02" => (Some(6), 15),
            "SI1-03" | "SI1-04" => (None, 8),
            "SE2-05" | "SI2-05" => (None, 12),
            _ => (Some(class.0), class.1),
        };
        assert_eq!((c.survived, c.destroyed), expected, "{}", c.code);
    }
}

/// Proves SA-20.18.
///
/// The nine threats that rockets cannot target.
#[test]
fn threats_without_rockets() {
    let immune: Vec<_> = ThreatId::base()
        .filter(|id| id.card().traits.has(Traits::NO_ROCKETS))
        .map(ThreatId::code)
        .collect();
    assert_eq!(
        immune,
        [
            "E1-09", "E1-10", "E2-04", "E2-05", "E2-07", "SE1-06", "SE1-08", "SE2-04", "SE2-06"
        ]
    );
}
