//! One sentence for each thing that happens in a flight, with the rule behind it.

use crate::cards::{Adventure, Card, Criterion, EnemyKind, Hazard, HazardKind, Size};
use crate::event::{Event, FightOutcome, HazardResult, LostBy};
use crate::intruders::{IntruderKind, WalkEnd, WalkStep};
use table::{Arg, Text};

/// A sentence and its rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The sentence.
    pub text: Text,
    /// The rule behind it.
    pub rule: &'static str,
}

/// The sentence for an event of the flight; nothing where there is nothing to say.
pub fn narrate(event: &Event) -> Option<Line> {
    let line = |id: &str, rule| {
        Some(Line {
            text: Text::new(id),
            rule,
        })
    };
    let about = |ship: u8, id: &str, rule| {
        Some(Line {
            text: Text::new(id).with("ship", ship + 1),
            rule,
        })
    };
    let with = |found: Option<Line>, name: &str, arg: Arg| {
        found.map(|found| Line {
            text: found.text.with(name, arg),
            ..found
        })
    };
    match event {
        Event::DifficultyRolled { die } => with(
            line(die.change.message(), "GX-10.2"),
            "die",
            Arg::Number(die.shows.into()),
        ),
        Event::CardRevealed { index, of, card } => {
            let name = Arg::message(card_name(card.card()));
            let found = with(line("gt-log-card", "GT-20.1"), "card", name);
            let found = with(found, "number", Arg::Number(i64::from(*index) + 1));
            with(found, "of", Arg::Number((*of).into()))
        }
        Event::NoEffect => line("gt-log-no-effect", "GT-20.71"),
        Event::GaveUp { ship, because } => {
            let found = about(*ship, "gt-log-gave-up", because.rule());
            with(found, "why", Arg::message(because.message()))
        }
        Event::Strength {
            ship,
            of,
            value,
            powered,
            ..
        } => {
            let id = match of {
                Criterion::Crew => "gt-log-crew",
                Criterion::Engines => "gt-log-engines",
                Criterion::Cannons => "gt-log-cannons",
            };
            let whole = match of {
                Criterion::Cannons => value / 2,
                _ => *value,
            };
            let half = *of == Criterion::Cannons && value % 2 == 1;
            let found = about(*ship, id, "GT-16.6");
            let said = format!("{whole}{}", if half { "½" } else { "" });
            let found = with(found, "strength", Arg::Word(said));
            with(found, "tokens", Arg::Number(powered.len() as i64))
        }
        Event::Moved { ship, days, .. } => {
            let (id, rule) = if *days > 0 {
                ("gt-log-forward", "GT-15.5")
            } else {
                ("gt-log-back", "GT-15.6")
            };
            let days = Arg::Number(i64::from(days.unsigned_abs()));
            with(about(*ship, id, rule), "days", days)
        }
        Event::Landed { ship, planet } => match planet {
            Some(planet) => with(
                about(*ship, "gt-log-landed", "GT-20.16"),
                "planet",
                Arg::Number(i64::from(*planet) + 1),
            ),
            None => about(*ship, "gt-log-passed", "GT-20.21"),
        },
        Event::Accepted { ship, yes } => {
            let id = if *yes {
                "gt-log-accepted"
            } else {
                "gt-log-declined"
            };
            about(*ship, id, "GT-20.51")
        }
        Event::Loaded { ship, holds, .. } => {
            let value: u32 = holds.iter().map(|hold| hold.goods.value()).sum();
            let found = about(*ship, "gt-log-loaded", "GT-17.5");
            with(found, "value", Arg::Number(value.into()))
        }
        Event::Earned { ship, credits } => with(
            about(*ship, "gt-log-earned", "GT-20.27"),
            "credits",
            Arg::Number((*credits).into()),
        ),
        Event::SingledOut { ship, by } => about(*ship, by.message(), by.rule()),
        Event::ColumnRolled { dice, .. } => with(
            line("gt-log-column", "GX-7.26"),
            "roll",
            Arg::Number(i64::from(dice[0] + dice[1])),
        ),
        Event::HazardAimed {
            ship,
            hazard,
            column,
            ..
        } => {
            let found = about(*ship, "gt-log-aimed", "GX-7.10");
            let found = with(found, "hazard", Arg::message(hazard_name(*hazard)));
            with(found, "column", Arg::Number((*column).into()))
        }
        Event::Demanded { ship, of, credits } => {
            let found = about(*ship, "gt-log-demanded", "GX-7.29");
            let found = with(found, "of", Arg::Number(i64::from(*of) + 1));
            with(found, "credits", Arg::Number((*credits).into()))
        }
        Event::PaymentRefused { ship } => about(*ship, "gt-log-not-paid", "GX-7.10"),
        Event::SideChosen { ship, side } => with(
            about(*ship, "gt-log-side", "GX-7.10"),
            "side",
            Arg::message(format!("gt-side-{}", side.name())),
        ),
        Event::StakesShown { .. } => line("gt-log-stakes", "GX-7.10"),
        Event::Paid { ship, credits } => with(
            about(*ship, "gt-log-paid", "GX-7.15"),
            "credits",
            Arg::Number((*credits).into()),
        ),
        Event::LoanTaken { ship, .. } => about(*ship, "gt-log-loan-taken", "GX-7.12"),
        Event::LoanRepaid { ship, .. } => about(*ship, "gt-log-loan-repaid", "GX-7.13"),
        Event::Bid {
            ship,
            credits: Some(credits),
        } => with(
            about(*ship, "gt-log-bid", "GX-0.23"),
            "credits",
            Arg::Number((*credits).into()),
        ),
        Event::Bid { ship, .. } => about(*ship, "gt-log-passed", "GX-0.23"),
        Event::AuctionWon { ship, credits } => with(
            about(*ship, "gt-log-auction-won", "GX-0.23"),
            "credits",
            Arg::Number((*credits).into()),
        ),
        Event::Fought { ship, outcome } => match outcome {
            FightOutcome::Won => about(*ship, "gt-log-won", "GT-20.48"),
            FightOutcome::Tied => about(*ship, "gt-log-tied", "GT-20.49"),
            FightOutcome::Lost => about(*ship, "gt-log-lost", "GT-20.50"),
        },
        Event::Weakest { ship, .. } => about(*ship, "gt-log-weakest", "GT-20.64"),
        Event::HazardRolled {
            hazard,
            dice,
            follows,
            ..
        } => {
            let id = hazard_name(*hazard);
            let (sentence, rule) = if *follows {
                ("gt-log-hazard-follows", "GX-17.7")
            } else {
                ("gt-log-hazard", "GT-19.2")
            };
            let found = with(line(sentence, rule), "hazard", Arg::message(id));
            let found = with(
                found,
                "side",
                Arg::message(format!("gt-side-{}", hazard.from.name())),
            );
            with(found, "roll", Arg::Number(i64::from(dice[0] + dice[1])))
        }
        Event::HazardResolved { ship, result } => match result {
            HazardResult::Miss => about(*ship, "gt-log-miss", "GT-19.4"),
            HazardResult::Bounced { .. } => about(*ship, "gt-log-bounced", "GT-19.14"),
            HazardResult::Plated { .. } => about(*ship, "gt-log-plated", "GX-2.50"),
            HazardResult::Shot { .. } => about(*ship, "gt-log-shot", "GT-19.24"),
            HazardResult::Shielded { .. } => about(*ship, "gt-log-shielded", "GT-19.16"),
            HazardResult::Destroyed { .. } => about(*ship, "gt-log-struck", "GT-19.6"),
        },
        Event::TileLost { ship, tile, by, .. } => {
            let (id, rule) = match by {
                LostBy::FellOff => ("gt-log-fell-off", "GT-19.9"),
                LostBy::GivenUp => ("gt-log-given-up", "GX-0.28"),
                _ => ("gt-log-destroyed", "GT-19.6"),
            };
            let name = Arg::message(kind_name(tile.tile().kind));
            with(about(*ship, id, rule), "tile", name)
        }
        Event::PieceKept { ship, piece } => with(
            about(*ship, "gt-log-piece", "GT-19.10"),
            "count",
            Arg::Number(piece.len() as i64),
        ),
        Event::AlienLeft { ship, .. } => about(*ship, "gt-log-alien-left", "GT-19.12"),
        Event::CrewLost { ship, from } => with(
            about(*ship, "gt-log-crew-lost", "GT-18.5"),
            "count",
            Arg::Number(from.len() as i64),
        ),
        Event::GoodsLost { ship, from } => with(
            about(*ship, "gt-log-goods-lost", "GT-18.1"),
            "count",
            Arg::Number(from.len() as i64),
        ),
        Event::TokensLost { ship, from } => with(
            about(*ship, "gt-log-tokens-lost", "GT-18.3"),
            "count",
            Arg::Number(from.len() as i64),
        ),
        Event::SabotageRolled { ship, struck, .. } => match struck {
            Some(_) => about(*ship, "gt-log-sabotaged", "GT-20.87"),
            None => about(*ship, "gt-log-sabotage-missed", "GT-20.88"),
        },
        // Support Team.
        Event::MemberUsed { ship, with: how } => {
            let ability = how.ability();
            let found = about(*ship, "gt-log-member-used", ability.rule());
            with(found, "who", Arg::message(ability.member.message()))
        }
        Event::MemberPaid {
            ship,
            member,
            credits,
        } => {
            let rule = crate::support_team::b(*member).rule();
            let found = about(*ship, "gt-log-member-paid", rule);
            let found = with(found, "credits", Arg::Number((*credits).into()));
            with(found, "who", Arg::message(member.message()))
        }
        Event::Undermined { ship, .. } => about(*ship, "gt-log-undermined", "GX-20.12B.1"),
        Event::AlienGivenUp { ship, .. } => about(*ship, "gt-log-alien-given-up", "GX-20.7A.1"),
        Event::Jumped { ship, half, .. } => match half {
            Some(half) => with(
                about(*ship, "gt-log-half-jumped", "GX-6.24"),
                "half",
                Arg::message(half.message()),
            ),
            None => about(*ship, "gt-log-jumped", "GX-2.33"),
        },
        Event::BackFromHyperspace { ship, half } => match half {
            Some(half) => with(
                about(*ship, "gt-log-half-back", "GX-6.24"),
                "half",
                Arg::message(half.message()),
            ),
            None => about(*ship, "gt-log-back-from-hyperspace", "GX-2.35"),
        },
        Event::HalfGaveUp {
            ship,
            half,
            because,
            sale,
            ..
        } => {
            let found = match sale {
                Some(_) => about(*ship, "gt-log-half-gave-up", "GX-6.31"),
                None => about(*ship, "gt-log-half-gave-up-unsold", "GX-6.38"),
            };
            let found = with(found, "half", Arg::message(half.message()));
            let found = with(found, "why", Arg::message(because.message()));
            with(found, "sale", Arg::Number(sale.unwrap_or(0).into()))
        }
        Event::Woken { ship, into, .. } => with(
            about(*ship, "gt-log-woken", "GX-2.9"),
            "count",
            Arg::Number(into.len() as i64),
        ),
        // Rough Roads.
        Event::SurpriseReplaced { card } => with(
            line("gt-log-surprise", "GX-8.51"),
            "card",
            Arg::message(card.message()),
        ),
        Event::RoadRolled { road, column, row } => {
            let found = with(
                line("gt-log-road-rolled", road.rule()),
                "card",
                Arg::message(road.message()),
            );
            let found = with(
                found,
                "column",
                Arg::Number(i64::from(column[0] + column[1])),
            );
            with(found, "row", Arg::Number(i64::from(row[0] + row[1])))
        }
        Event::Pierced { ship } => about(*ship, "gt-log-pierced", "GX-8.35"),
        Event::Exploded { ship, .. } => about(*ship, "gt-log-exploded", "GX-8.39"),
        Event::CardsAgain { count } => with(
            line("gt-log-cards-again", "GX-8.21"),
            "count",
            Arg::Number((*count).into()),
        ),
        Event::TurnedRound { ship, .. } => about(*ship, "gt-log-turned-round", "GX-8.43b"),
        Event::EnemyStronger { bonus, .. } => with(
            line("gt-log-enemy-stronger", "GX-8.2"),
            "bonus",
            Arg::Number((*bonus).into()),
        ),
        Event::Voted { ship, side } => with(
            about(*ship, "gt-log-voted", "GX-8.2"),
            "side",
            Arg::message(format!("gt-side-{}", side.name())),
        ),
        Event::UnionPaid {
            ship,
            credits,
            blocks,
        } => {
            let found = about(*ship, "gt-log-union-paid", "GX-8.38");
            let found = with(found, "credits", Arg::Number((*credits).into()));
            with(found, "blocks", Arg::Number((*blocks).into()))
        }
        Event::ExtraTokens { ship, from } => with(
            about(*ship, "gt-log-extra-tokens", "GX-8.27"),
            "count",
            Arg::Number(from.len() as i64),
        ),
        Event::TokenSaved { ship } => about(*ship, "gt-log-token-saved", "GX-2.68"),
        Event::SolarPower { ship, .. } => about(*ship, "gt-log-solar-power", "GX-13.1"),
        Event::CrubotsActivated { ship, stations, .. } => with(
            about(*ship, "gt-log-crubots", "GX-13.25"),
            "count",
            Arg::Number(stations.len() as i64 * i64::from(crate::ship::CRUBOTS)),
        ),
        Event::ThrusterFired { ship, line, .. } => with(
            about(*ship, "gt-log-thruster", "GX-13.8"),
            "line",
            Arg::Number((*line).into()),
        ),
        // Not their sum: on the cylinder the faces are not added (GX-14.4).
        Event::IntruderRolled { dice, .. } => {
            let found = line("gt-log-intruder-rolled", "GX-18.2");
            let found = with(found, "one", Arg::Number(dice[0].into()));
            with(found, "other", Arg::Number(dice[1].into()))
        }
        Event::IntruderMissed { ship } => about(*ship, "gt-log-intruder-missed", "GX-18.3"),
        Event::IntruderStep { ship, step } => {
            let (id, rule) = intruder_sentence(step);
            let found = about(*ship, id, rule);
            let found = with(found, "number", Arg::Number(step.number.into()));
            let found = with(found, "crew", Arg::Number(step.devoured.crew.into()));
            let found = with(found, "tokens", Arg::Number(step.devoured.tokens.into()));
            let goods = i64::from(step.devoured.goods.total());
            with(found, "goods", Arg::Number(goods))
        }
        Event::ChargesExploded { ship, squares } => with(
            about(*ship, "gt-log-charges", "GX-18.29"),
            "count",
            Arg::Number(squares.len() as i64),
        ),
        Event::DefeatAverted { ship, .. } => about(*ship, "gt-log-defeat-averted", "GX-2.71"),
        Event::DieHidden { ship } => about(*ship, "gt-log-die-hidden", "GX-9.5"),
        Event::Guessed { ship, number } => with(
            about(*ship, "gt-log-guessed", "GX-9.6"),
            "number",
            Arg::Number((*number).into()),
        ),
        Event::DieShown { ship, number } => with(
            about(*ship, "gt-log-die-shown", "GX-9.7"),
            "number",
            Arg::Number((*number).into()),
        ),
        Event::OffersShown { offers, winner } => {
            let offer = offers.iter().find(|(ship, _)| ship == winner);
            let offer = offer.map_or(0, |(_, offer)| *offer);
            with(
                about(*winner, "gt-log-offers-shown", "GX-9.10"),
                "credits",
                Arg::Number(offer.into()),
            )
        }
        Event::CoordinatesNamed { ship, column, row } => {
            let found = about(*ship, "gt-log-coordinates", "GX-9.11");
            let found = with(found, "column", Arg::Number((*column).into()));
            with(found, "row", Arg::Number((*row).into()))
        }
        Event::VolleyChosen { ship, row, target } => {
            let found = about(*ship, "gt-log-volley", "GX-9.20");
            let found = with(found, "row", Arg::Number(i64::from(*row) + 1));
            with(found, "target", Arg::Number(i64::from(*target) + 1))
        }
        Event::Stopped { ship, at: Some(at) } => with(
            about(*ship, "gt-log-stopped", "GX-9.31"),
            "box",
            Arg::Number(i64::from(*at) + 1),
        ),
        Event::Stopped { ship, at: None } => about(*ship, "gt-log-flew-past", "GX-9.31"),
        Event::DepotOpened { tiles } => with(
            line("gt-log-depot", "GX-9.40"),
            "count",
            Arg::Number(tiles.len() as i64),
        ),
        Event::Fitted {
            ship,
            part: Some(part),
            replaced,
            ..
        } => {
            let id = match replaced {
                Some(_) => "gt-log-replaced",
                None => "gt-log-fitted",
            };
            let name = Arg::message(kind_name(part.tile.tile().kind));
            with(about(*ship, id, "GX-9.40"), "tile", name)
        }
        Event::Fitted {
            ship, part: None, ..
        } => about(*ship, "gt-log-flew-past", "GX-9.40"),
        Event::CameAboard { ship, count, .. } => with(
            about(*ship, "gt-log-came-aboard", "GX-9.32"),
            "count",
            Arg::Number((*count).into()),
        ),
        Event::Recharged { ship, count, .. } => with(
            about(*ship, "gt-log-recharged", "GX-9.33"),
            "count",
            Arg::Number((*count).into()),
        ),
        Event::SectorEntered { deck, cards } => {
            let found = with(
                line("gt-log-sector", "GX-17.2"),
                "deck",
                Arg::Word(deck.name().to_owned()),
            );
            with(found, "cards", Arg::Number((*cards).into()))
        }
        Event::Fastest { ships } => match ships[..] {
            [ship] => about(ship, "gt-log-fastest", "GX-17.15"),
            [ship, second, ..] => with(
                about(ship, "gt-log-fastest-two", "GX-17.16"),
                "second",
                Arg::Number(i64::from(second) + 1),
            ),
            [] => None,
        },
        Event::BlockExploded { ship, charge, .. } => with(
            about(*ship, "gt-log-block-exploded", "GX-17.18"),
            "charge",
            Arg::Number((*charge).into()),
        ),
        Event::Insured { ship, yes, price } => {
            let id = if *yes {
                "gt-log-insured"
            } else {
                "gt-log-uninsured"
            };
            let found = about(*ship, id, "GX-16.5");
            with(found, "price", Arg::Number((*price).into()))
        }
        _ => None,
    }
}

/// What a step of an intruder says, and its rule.
fn intruder_sentence(step: &WalkStep) -> (&'static str, &'static str) {
    match step.end {
        Some(WalkEnd::TurnedAway) => ("gt-log-intruder-turned-away", "GX-18.5"),
        Some(WalkEnd::Defeated) => ("gt-log-intruder-defeated", "GX-18.15"),
        _ if step.charge => ("gt-log-intruder-charge", "GX-18.26"),
        _ if !step.devoured.is_empty() => ("gt-log-intruder-devours", "GX-18.20"),
        Some(WalkEnd::Left) => ("gt-log-intruder-left", "GX-18.15"),
        None if step.number == 1 => ("gt-log-intruder-enters", "GX-18.8"),
        None => ("gt-log-intruder-step", "GX-18.11"),
    }
}

/// The Fluent message that names a meteor or a shot.
const fn hazard_name(hazard: Hazard) -> &'static str {
    match (hazard.kind, hazard.size) {
        (HazardKind::Meteor, Size::Small) => "gt-hazard-small-meteor",
        (HazardKind::Meteor, Size::Large) => "gt-hazard-large-meteor",
        (HazardKind::Cannon, Size::Small) => "gt-hazard-light-fire",
        (HazardKind::Cannon, Size::Large) => "gt-hazard-heavy-fire",
    }
}

/// The Fluent message that names a card.
pub fn card_name(card: &Card) -> &'static str {
    match &card.adventure {
        Adventure::OpenSpace => "gt-card-open-space",
        Adventure::Stardust => "gt-card-stardust",
        Adventure::Epidemic => "gt-card-epidemic",
        Adventure::Sabotage => "gt-card-sabotage",
        Adventure::MeteoricSwarm { .. } => "gt-card-meteoric-swarm",
        Adventure::Planets { .. } => "gt-card-planets",
        Adventure::AbandonedShip { .. } => "gt-card-abandoned-ship",
        Adventure::AbandonedStation { .. } => "gt-card-abandoned-station",
        Adventure::Slavers { .. } => "gt-card-slavers",
        Adventure::Smugglers { .. } => "gt-card-smugglers",
        Adventure::Pirates { .. } => "gt-card-pirates",
        Adventure::CombatZone { .. } => "gt-card-combat-zone",
        // The intruders of Evil Machinations have names of their own.
        Adventure::Intruder { .. } if card.name == "machinations-smuggled_predator" => {
            "gt-card-smuggled-predator"
        }
        Adventure::Intruder { .. } if card.name == "machinations-hired_commandos" => {
            "gt-card-hired-commandos"
        }
        Adventure::Intruder { intruder } => match intruder.kind {
            IntruderKind::Predator => "gt-card-predator",
            IntruderKind::Commando => "gt-card-commando",
            IntruderKind::PredatorCommando => "gt-card-predator-commando",
        },
        Adventure::MissingForm { .. } => "gt-card-missing-form",
        Adventure::Robosmokeys => "gt-card-robosmokeys",
        Adventure::SpaceBilliards { .. } => "gt-card-space-billiards",
        Adventure::SpaceJunkyard { .. } => "gt-card-space-junkyard",
        Adventure::StarDepot { .. } => "gt-card-star-depot",
        Adventure::DangerousSector { .. } => "gt-card-dangerous-sector",
        Adventure::CombinedEnemy { enemy, .. } => match enemy {
            EnemyKind::Slavers => "gt-card-slavers",
            EnemyKind::Smugglers => "gt-card-smugglers",
            EnemyKind::Pirates => "gt-card-pirates",
        },
        Adventure::MeteorPairs { .. } => "gt-card-meteoric-swarm",
        Adventure::HazardousOpenSpace { .. } => "gt-card-hazardous-open-space",
        Adventure::RadiationLeak { .. } => "gt-card-radiation-leak",
        Adventure::Machination(machination) => machination.message(),
    }
}

/// The Fluent message that names a kind of tile.
pub const fn kind_name(kind: crate::tiles::Kind) -> &'static str {
    use crate::tiles::{Alien, Kind};
    match kind {
        Kind::StartingCabin => "gt-tile-starting-cabin",
        Kind::Cabin => "gt-tile-cabin",
        Kind::Engine => "gt-tile-engine",
        Kind::DoubleEngine => "gt-tile-double-engine",
        Kind::Cannon => "gt-tile-cannon",
        Kind::DoubleCannon => "gt-tile-double-cannon",
        Kind::Battery { .. } => "gt-tile-battery",
        Kind::Shield => "gt-tile-shield",
        Kind::Hold { .. } => "gt-tile-hold",
        Kind::SpecialHold { .. } => "gt-tile-special-hold",
        Kind::Structural => "gt-tile-structural",
        Kind::LifeSupport {
            alien: Alien::Brown,
        } => "gt-tile-life-support-brown",
        Kind::LifeSupport {
            alien: Alien::Purple,
        } => "gt-tile-life-support-purple",
        Kind::LifeSupport { alien: Alien::Cyan } => "gt-tile-life-support-cyan",
        Kind::LuxuryCabin => "gt-tile-luxury-cabin",
        Kind::StasisChamber => "gt-tile-stasis-chamber",
        Kind::BidirectionalCannon => "gt-tile-bidirectional-cannon",
        Kind::EngineCannon => "gt-tile-engine-cannon",
        Kind::MixedHold { .. } => "gt-tile-mixed-hold",
        Kind::BatteryHold { .. } => "gt-tile-battery-hold",
        Kind::ShieldBooster => "gt-tile-shield-booster",
        Kind::CannonBooster => "gt-tile-cannon-booster",
        Kind::EngineBooster => "gt-tile-engine-booster",
        Kind::ReactorFurnace => "gt-tile-reactor-furnace",
        Kind::Plating => "gt-tile-plating",
        Kind::SolarPanel => "gt-tile-solar-panel",
        Kind::Thruster { .. } => "gt-tile-thruster",
        Kind::Router => "gt-tile-router",
        Kind::MixedLifeSupport { .. } => "gt-tile-mixed-life-support",
        Kind::CrubotStation => "gt-tile-crubot-station",
        Kind::AntiPersonnelLaser => "gt-tile-anti-personnel-laser",
        Kind::Armory => "gt-tile-armory",
        Kind::PlatedHold { .. } => "gt-tile-plated-hold",
    }
}
