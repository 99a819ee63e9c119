//! What is printed on threat cards and trajectory boards, as data for the client. The texts are in
//! `locales/space-alert/*/threat-cards.ftl`.

use crate::stations::{Heading, Station, StationSet, Zone};
use crate::threats::{
    ALL, Colour, Doom, Effect, Location, Power, Reach, Remedy, Severity, Side, System, ThreatCard,
    ThreatId, Traits, Who, Zones,
};
use crate::trajectory::{Square, Trajectory};
use serde::Serialize;
use table::Text;

/// Everything printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Catalogue {
    /// Every threat card.
    pub cards: Vec<CardFacts>,
    /// The seven boards.
    pub boards: Vec<BoardFacts>,
}

/// What is printed on a threat card (SA-2.32, SA-2.33).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardFacts {
    /// Printed code; the name is the message `threat-CODE`.
    pub code: ThreatId,
    /// A card of The New Frontier.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub frontier: bool,
    /// Where the card comes from that it draws (NF-3.9.1, NF-14.10.9).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub draws: Option<Location>,
    /// External or internal.
    pub location: Location,
    /// Common or serious.
    pub severity: Severity,
    /// White, yellow or red.
    pub colour: Colour,
    /// Hit points; nothing where they are the rockets in store (SA-21.10).
    pub hit_points: Option<u8>,
    /// Shield points; nothing for internal threats.
    pub shield: Option<i8>,
    /// Squares per move.
    pub speed: u8,
    /// Action at X squares.
    pub x: Vec<EffectText>,
    /// Action at Y squares.
    pub y: Vec<EffectText>,
    /// Action at the ship.
    pub z: Vec<EffectText>,
    /// The bracketed actions of a phasing threat: X, Y and Z (NF-3.3.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bracketed: Option<[Vec<EffectText>; 3]>,
    /// Lasting peculiarities.
    pub special: Vec<Special>,
    /// What gets rid of it.
    pub remedy: RemedyFacts,
    /// Disables the squad that attacks it (SA-7.65).
    pub fights_back: bool,
    /// Start station, or the stations whose system it covers.
    pub stations: Vec<Station>,
    /// Points if survived; nothing where its Z loses the mission (SA-15.8).
    pub survived: Option<u8>,
    /// Points if destroyed.
    pub destroyed: u8,
}

/// One thing a threat does, and on what condition.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EffectText {
    /// Only then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub when: Option<Text>,
    /// What it does.
    pub text: Text,
}

/// A peculiarity; the attribute `more` of its message explains it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Special {
    /// In a few words.
    pub text: Text,
    /// The rule.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub rule: &'static str,
}

/// What gets rid of a threat.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind", content = "system")]
pub enum RemedyFacts {
    /// The ship's weapons.
    Weapons,
    /// The battlebots action in its station.
    Battlebots,
    /// The letter of the system it covers.
    Repair(System),
    /// Interceptor attacks.
    Interceptors,
}

/// A trajectory board (SA-2.16).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardFacts {
    /// Its name.
    pub board: Trajectory,
    /// What lies on each square, the one at the ship first.
    pub squares: Vec<Option<Square>>,
    /// The distance of each square from the ship (SA-2.17).
    pub distances: Vec<u8>,
}

/// All cards and boards.
pub fn catalogue() -> Catalogue {
    Catalogue {
        cards: ThreatId::all().map(facts).collect(),
        boards: Trajectory::ALL
            .into_iter()
            .map(|board| BoardFacts {
                board,
                squares: (1..=board.length()).map(|p| board.square(p)).collect(),
                distances: (1..=board.length()).map(Trajectory::distance).collect(),
            })
            .collect(),
    }
}

/// What is printed on one card.
pub fn facts(id: ThreatId) -> CardFacts {
    let card = id.card();
    CardFacts {
        code: id,
        frontier: id.is_frontier(),
        draws: card.draws,
        location: card.location,
        severity: card.severity,
        colour: card.colour,
        hit_points: (!card.traits.has(Traits::WARHEADS)).then_some(card.hit_points),
        shield: (card.location == Location::External).then_some(card.shield),
        speed: card.speed,
        x: lines(card.actions[0]),
        y: lines(card.actions[1]),
        z: lines(card.actions[2]),
        bracketed: card
            .traits
            .has(Traits::PHASING)
            .then(|| card.bracketed.map(lines)),
        special: specials(card),
        remedy: match card.remedy {
            Remedy::Weapons => RemedyFacts::Weapons,
            Remedy::Battlebots => RemedyFacts::Battlebots,
            Remedy::Repair(system) => RemedyFacts::Repair(system),
            Remedy::Interceptors => RemedyFacts::Interceptors,
        },
        fights_back: card.traits.has(Traits::FIGHTS_BACK),
        stations: card.stations.iter().collect(),
        survived: card.survived,
        destroyed: card.destroyed,
    }
}

/// Each trait with its message and rule, in the order in which a card lists them.
const SPECIALS: [(Traits, &str, &str); 46] = [
    (Traits::STEALTH, "sa-trait-stealth", "SA-20.5"),
    (Traits::DECOY, "sa-trait-decoy", "SA-20.7"),
    (Traits::HIDES_FAR, "sa-trait-hides-far", "SA-20.41"),
    (Traits::CRYOSHIELD, "sa-trait-cryoshield", "SA-20.9"),
    (Traits::DESTROYER, "sa-trait-destroyer", "SA-20.11"),
    (Traits::PULSE_BREAKS, "sa-trait-pulse-breaks", "SA-20.13"),
    (Traits::NO_ROCKETS, "sa-trait-no-rockets", "SA-20.18"),
    (Traits::NO_HEAVY, "sa-trait-no-heavy", "SA-20.19"),
    (Traits::SWARM, "sa-trait-swarm", "SA-20.27"),
    (Traits::EXPLODES, "sa-trait-explodes", "SA-20.37"),
    (Traits::SACRIFICE, "sa-trait-sacrifice", "SA-20.46"),
    (Traits::MAGNET, "sa-trait-magnet", "SA-20.49"),
    (Traits::RETALIATES, "sa-trait-retaliates", "SA-20.53"),
    (Traits::FIGHTS_BACK, "sa-trait-fights-back", "SA-7.65"),
    (Traits::GROWS, "sa-trait-grows", "SA-21.43"),
    (Traits::WARHEADS, "sa-trait-warheads", "SA-21.10"),
    (Traits::OVERHEATED, "sa-trait-overheated", "SA-21.22"),
    (Traits::SLIME, "sa-trait-slime", "SA-21.30"),
    (Traits::SEEKER, "sa-trait-seeker", "SA-21.63"),
    (Traits::CONTAMINATION, "sa-trait-contamination", "SA-21.65"),
    (Traits::NUCLEAR, "sa-trait-nuclear", "SA-21.70"),
    (Traits::FISSURE, "sa-trait-fissure", "SA-21.46"),
    (Traits::CARRIER, "sa-trait-carrier", "NF-3.1.1"),
    (Traits::PLASMATIC, "sa-trait-plasmatic", "NF-3.2.2"),
    (Traits::PHASING, "sa-trait-phasing", "NF-3.3.7"),
    (Traits::MEGASHIELD, "sa-trait-megashield", "NF-3.4.2"),
    (Traits::POLARIZED, "sa-trait-polarized", "NF-3.6.5"),
    (Traits::COVERS_ALL, "sa-trait-covers-all", "NF-3.8.4"),
    (Traits::SWARM_OF_TWO, "sa-trait-swarm-of-two", "NF-13.10.1"),
    (
        Traits::ROCKET_CANCELS_Z,
        "sa-trait-rocket-cancels-z",
        "NF-13.4.1",
    ),
    (
        Traits::SLOWED_BY_DAMAGE,
        "sa-trait-slowed-by-damage",
        "NF-13.8.2",
    ),
    (Traits::ACCELERATES, "sa-trait-accelerates", "NF-13.12.1"),
    (
        Traits::STRIKES_AT_JUMP,
        "sa-trait-strikes-at-jump",
        "NF-13.9.1",
    ),
    (Traits::LASER_JAM, "sa-trait-laser-jam", "NF-14.4.1"),
    (Traits::SIDE_BY_TURN, "sa-trait-side-by-turn", "NF-14.4.3"),
    (
        Traits::PULSE_SHORT_CIRCUIT,
        "sa-trait-pulse-short-circuit",
        "NF-14.6.2",
    ),
    (
        Traits::REVERSES_SHIELDS,
        "sa-trait-lone-repairer",
        "NF-14.7.7",
    ),
    (Traits::AIRLOCK, "sa-trait-airlock", "NF-14.8.7"),
    (Traits::ANOMALY, "sa-trait-anomaly", "NF-14.9.2"),
    (Traits::VORTEX, "sa-trait-vortex", "NF-14.10.1"),
    (Traits::MINE_LAYER, "sa-trait-mine-layer", "NF-14.13.2"),
    (Traits::NINJA, "sa-trait-ninja", "NF-14.14.2"),
    (Traits::BEAST, "sa-trait-beast", "NF-14.15.2"),
    (Traits::SIREN, "sa-trait-siren", "NF-14.16.1"),
    (Traits::GREMLIN, "sa-trait-gremlin", "NF-14.17.4"),
    (Traits::PARASITE, "sa-trait-parasite", "NF-14.18.2"),
];

fn specials(card: &ThreatCard) -> Vec<Special> {
    let mut specials: Vec<Special> = SPECIALS
        .iter()
        .filter(|(bit, ..)| card.traits.has(*bit))
        .map(|&(_, id, rule)| Special {
            text: Text::new(id),
            rule,
        })
        .collect();
    if card.inaccessible > 0 {
        specials.push(Special {
            text: Text::new("sa-trait-inaccessible").with("n", card.inaccessible),
            rule: "NF-3.5.1",
        });
    }
    if card.blast > 0 {
        specials.push(Special {
            text: Text::new("sa-trait-blast").with("n", card.blast),
            rule: "SA-20.58",
        });
    }
    if card.bonus > 0 {
        let stations = card.stations.iter().count() as i64;
        specials.push(Special {
            text: Text::new("sa-trait-bonus")
                .with("n", card.bonus)
                .with("stations", stations),
            rule: if stations > 2 { "SA-21.64" } else { "SA-21.57" },
        });
    }
    specials
}

fn lines(effects: &[Effect]) -> Vec<EffectText> {
    let mut lines = Vec::new();
    for effect in effects {
        let mut inside = |when: Text, effects: &[Effect]| {
            lines.extend(effects.iter().map(|effect| EffectText {
                when: Some(when.clone()),
                text: words(effect),
            }));
        };
        match effect {
            Effect::IfDamaged(least, then, otherwise) => {
                inside(Text::new("sa-when-damaged").with("n", *least), then);
                inside(
                    Text::new("sa-when-not-damaged").with("n", *least),
                    otherwise,
                );
            }
            Effect::IfUnchanged(then) => {
                let when = match then {
                    [Effect::Attack(..)] => "sa-when-no-rocket-hit",
                    _ => "sa-when-original",
                };
                inside(Text::new(when), then);
            }
            Effect::IfPlayerHere(then, otherwise) => {
                inside(Text::new("sa-when-player-here"), then);
                inside(Text::new("sa-when-no-player-here"), otherwise);
            }
            plain => lines.push(EffectText {
                when: None,
                text: words(plain),
            }),
        }
    }
    lines
}

fn words(effect: &Effect) -> Text {
    let amount = |text: Text, n: u8| match n {
        ALL => text.with("n", "all"),
        n => text.with("n", n),
    };
    match *effect {
        Effect::Attack(power, reach) => blow("attack", power, reach),
        Effect::AttackIgnoringShields(power, reach) => blow("pierce", power, reach),
        Effect::Damage(power, reach) => blow("damage", power, reach),
        Effect::Heal(n) => Text::new("sa-effect-heal").with("n", n),
        Effect::HealHalf => Text::new("sa-effect-heal-half"),
        Effect::HurtItself(n) => Text::new("sa-effect-hurt-itself").with("n", n),
        Effect::Speed(n) => Text::new("sa-effect-speed").with("change", format!("{n:+}")),
        Effect::Shield(n) => Text::new("sa-effect-shield").with("change", format!("{n:+}")),
        Effect::ShieldTo(n) => Text::new("sa-effect-shield-to").with("n", i64::from(n)),
        Effect::Reveal => Text::new("sa-effect-reveal"),
        Effect::Grow => Text::new("sa-effect-grow"),
        Effect::AttackAura => Text::new("sa-effect-attack-aura"),
        Effect::ShieldAura => Text::new("sa-effect-shield-aura"),
        Effect::AdvanceOthers => Text::new("sa-effect-advance-others"),
        Effect::DrainShields(zones, n) => amount(zoned("sa-effect-drain-shields", zones), n),
        Effect::DrainReactors(zones, n) => amount(zoned("sa-effect-drain-reactors", zones), n),
        Effect::Sabotage => Text::new("sa-effect-sabotage"),
        Effect::ShortCircuit => Text::new("sa-effect-short-circuit"),
        Effect::LeakShields(zones) => zoned("sa-effect-leak-shields", zones),
        Effect::LeakReactors(zones) => zoned("sa-effect-leak-reactors", zones),
        Effect::DestroyRocket => Text::new("sa-effect-destroy-rocket"),
        Effect::DestroyFuel => Text::new("sa-effect-destroy-fuel"),
        Effect::DisableStoredSquad(_) => Text::new("sa-effect-disable-stored-squad"),
        Effect::Move(heading) => headed("sa-effect-move", heading),
        Effect::MoveToMostPlayers => Text::new("sa-effect-move-to-most"),
        Effect::Spread(heading) => headed("sa-effect-spread", heading),
        Effect::DoubleDamage(zones) => zoned("sa-effect-double-damage", zones),
        Effect::Delay(who) => Text::new("sa-effect-delay").with("who", named(who)),
        Effect::KnockOut(who) => Text::new("sa-effect-knock-out").with("who", named(who)),
        Effect::Doom(doom) => Text::new("sa-effect-doom").with(
            "doom",
            match doom {
                Doom::TakenOver => "taken-over",
                Doom::BrokenApart => "broken-apart",
                Doom::BlownUp => "blown-up",
            },
        ),
        // No card puts a condition inside a condition; `conditions_are_not_nested` proves it.
        Effect::IfDamaged(..) | Effect::IfUnchanged(..) | Effect::IfPlayerHere(..) => {
            Text::new("sa-effect-condition")
        }
        Effect::DamageZones(zones, n) => zoned("sa-effect-damage-zones", zones).with("n", n),
        Effect::DrainOwnReactor(n) => Text::new("sa-effect-drain-own-reactor").with("n", n),
        Effect::AttackAndFeed(n) => Text::new("sa-effect-attack-and-feed").with("n", n),
        Effect::ReactorBlast(reach) => Text::new("sa-effect-reactor-blast").with(
            "reach",
            match reach {
                Reach::All => "all",
                _ => "own",
            },
        ),
        Effect::Jump(side) => Text::new("sa-effect-jump").with(
            "side",
            match side {
                Side::Left => "left",
                Side::Right => "right",
            },
        ),
        Effect::Call => Text::new("sa-effect-call"),
        Effect::HealAllExternal(n) => Text::new("sa-effect-heal-all-external").with("n", n),
        Effect::AdvanceInternal(n) => {
            Text::new("sa-effect-advance-internal").with("n", i64::from(n))
        }
        Effect::AdvanceInZone(n) => Text::new("sa-effect-advance-in-zone").with("n", i64::from(n)),
        Effect::Expose => Text::new("sa-effect-expose"),
        Effect::Special(special) => Text::new(crate::narrate::id("sa-effect-special", special)),
    }
}

fn blow(verb: &str, power: Power, reach: Reach) -> Text {
    let (measure, n) = match power {
        Power::Fixed(n) => ("fixed", n),
        Power::RemainingTimes(n) => ("remaining", n),
        Power::ReactorEnergy => ("reactor", 1),
        Power::PlayersHere => ("players", 1),
        Power::RocketsTimes(n) => ("rockets", n),
    };
    let reach = match reach {
        Reach::Own => "own",
        Reach::All => "all",
        Reach::Others => "others",
        Reach::Sides => "sides",
        Reach::EachToken => "each-token",
    };
    Text::new(format!("sa-effect-{verb}-{measure}"))
        .with("n", n)
        .with("reach", reach)
}

fn zoned(id: &str, zones: Zones) -> Text {
    let only = |zone| zones == Zones::only(zone);
    let word = match () {
        () if only(Zone::Red) => "red",
        () if only(Zone::White) => "white",
        () if only(Zone::Blue) => "blue",
        () if zones == Zones::SIDES => "sides",
        () => "all",
    };
    Text::new(id).with("zone", word)
}

fn headed(id: &str, heading: Heading) -> Text {
    let word = match heading {
        Heading::Red => "red",
        Heading::Blue => "blue",
        Heading::Deck => "deck",
    };
    Text::new(id).with("heading", word)
}

fn named(who: Who) -> &'static str {
    match who {
        Who::InZone => "in-zone",
        Who::OnShip => "on-ship",
        Who::Here => "here",
        Who::HereUnguarded => "here-unguarded",
        Who::At(stations) => at_stations(stations),
        Who::LeadingActiveSquad => "leading-squad",
        Who::NotOnBridge => "not-on-bridge",
        Who::Captain => "captain",
        Who::AllButCaptain => "all-but-captain",
        Who::Alone => "alone",
        Who::InCompany => "in-company",
    }
}

/// The stations that cards name, as a word of the message.
fn at_stations(stations: StationSet) -> &'static str {
    let is = |named: &[Station]| stations == StationSet::of(named);
    match () {
        () if is(&[Station::LowerRed, Station::LowerBlue]) => "at-lower-sides",
        () if is(&[Station::UpperRed, Station::LowerRed]) => "at-red",
        () if is(&[Station::UpperWhite, Station::LowerWhite]) => "at-white",
        () => "at-storage",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(code: &str) -> CardFacts {
        facts(ThreatId::from_code(code).unwrap())
    }

    fn said(lines: &[EffectText]) -> Vec<String> {
        let json = |text: &Text| serde_json::to_string(text).unwrap();
        lines
            .iter()
            .map(|line| match &line.when {
                Some(when) => format!("{} {}", json(when), json(&line.text)),
                None => json(&line.text),
            })
            .collect()
    }

    /// SA-2.32, SA-20.4: conditions, traits and points of the Behemoth are on its card.
    #[test]
    fn an_external_card_shows_everything() {
        let behemoth = card("SE2-01");
        assert_eq!(
            (behemoth.hit_points, behemoth.shield, behemoth.speed),
            (Some(7), Some(4), 2)
        );
        assert_eq!(
            said(&behemoth.y),
            [
                r#"{"id":"sa-when-not-damaged","args":{"n":3}} {"id":"sa-effect-attack-fixed","args":{"n":3,"reach":"own"}}"#
            ]
        );
        assert_eq!(behemoth.special[0].rule, "SA-20.46");
        assert_eq!((behemoth.survived, behemoth.destroyed), (Some(6), 12));
    }

    /// SA-2.33, SA-21.10, SA-15.8: hit points that are rockets, both halves of a condition, no value where Z loses.
    #[test]
    fn an_internal_card_shows_everything() {
        assert_eq!(card("I1-07").hit_points, None);
        assert_eq!(card("SI1-03").survived, None);
        let commandos = card("SI1-01");
        assert_eq!(commandos.shield, None);
        assert!(commandos.fights_back);
        assert_eq!(commandos.stations, [Station::LowerRed]);
        assert_eq!(
            said(&commandos.y),
            [
                r#"{"id":"sa-when-damaged","args":{"n":1}} {"id":"sa-effect-move","args":{"heading":"blue"}}"#,
                r#"{"id":"sa-when-not-damaged","args":{"n":1}} {"id":"sa-effect-damage-fixed","args":{"n":2,"reach":"own"}}"#
            ]
        );
    }

    /// Every trait bit has a message: a new trait needs a text.
    #[test]
    fn every_trait_is_listed() {
        for id in ThreatId::all() {
            let listed = SPECIALS.iter().fold(0, |bits, (bit, ..)| bits | bit.0);
            assert_eq!(
                id.card().traits.0 & !listed,
                0,
                "{id:?} has a trait that no message tells"
            );
        }
    }

    #[test]
    fn conditions_are_not_nested() {
        let json = serde_json::to_string(&catalogue()).unwrap();
        assert!(!json.contains("sa-effect-condition"));
    }

    /// SA-2.16, SA-2.17.
    #[test]
    fn boards_show_their_squares() {
        let boards = catalogue().boards;
        let t6 = &boards[5];
        assert_eq!(t6.squares.len(), 15);
        let at = |p: usize| t6.squares[p - 1];
        assert_eq!(
            (at(1), at(3), at(7), at(10), at(2)),
            (
                Some(Square::Z),
                Some(Square::Y),
                Some(Square::Y),
                Some(Square::X),
                None
            )
        );
        assert_eq!(
            (t6.distances[4], t6.distances[5], t6.distances[10]),
            (1, 2, 3)
        );
    }
}
