//! Every step of a flight as a sentence that has not chosen its language yet (`docs/texts.md`).
//!
//! The messages are in `locales/*/space-alert-flight.ftl`, the names they mention in `locales/*/space-alert.ftl`.

use crate::action::Action;
use crate::mission::{Level, MAX_CREW, Track};
use crate::place::{Station, Zone};
use crate::state::State;
use crate::step::{Blow, Container, Loss, Miss, Step, Tile, Twist, Way, Weapon};
use crate::threats::{Doom, ThreatId, Traits};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use table::{Arg, Text};

/// The colour of a crew member's figure (SA-2.38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CrewColour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
}

impl CrewColour {
    /// All five.
    pub const ALL: [CrewColour; MAX_CREW] = [
        CrewColour::Red,
        CrewColour::Yellow,
        CrewColour::Green,
        CrewColour::Blue,
        CrewColour::Purple,
    ];

    /// What somebody without a name is called.
    pub fn label(self, android: bool) -> Arg {
        message(if android { "crew-android" } else { "crew" }, self)
    }
}

/// Tells a flight, knowing what the crew members are called.
#[derive(Clone, Debug)]
pub struct Narrator {
    crew: Vec<Arg>,
    level: Level,
}

impl Narrator {
    /// A narrator for this crew in turn order. Who has no label is called by a colour.
    pub fn new(level: Level, crew: Vec<Arg>) -> Narrator {
        Narrator { crew, level }
    }

    /// What a crew member is called.
    pub fn label(&self, crew: usize) -> Arg {
        let label = self.crew.get(crew).cloned();
        label.unwrap_or_else(|| CrewColour::ALL[crew % MAX_CREW].label(false))
    }

    /// The sentence of a step; `state` is the state right after it.
    pub fn say(&self, step: &Step, state: &State) -> Text {
        use Step::*;
        match *step {
            Turn { turn } => Text::new("flight-turn").with("turn", turn),
            TurnEnds { turn } => Text::new("flight-turn-ends").with("turn", turn),
            Part { part } => Text::new(id("flight-part", part)),
            Appears { threat, position } => appears(state, threat, position),

            Plays { crew, action } => self
                .member("flight-plays", crew)
                .with("action", card(action)),
            Idle { crew } => self.member("flight-idle", crew),
            Misplayed { crew, shown, meant } => self
                .member("flight-misplayed", crew)
                .with("shown", card(shown))
                .with("meant", card(meant)),
            Moves { crew, to, way, .. } => {
                let id = match way {
                    Way::Door => "flight-moves-door",
                    Way::Lift => "flight-moves-lift",
                    Way::Heroic => "flight-moves-heroic",
                };
                self.member(id, crew).with("to", station(to))
            }
            NoEffect { crew, action, why } => self
                .member("flight-no-effect", crew)
                .with("action", card(action))
                .with("why", message("flight-why", why)),
            Activated {
                crew,
                weapon: w,
                heroic,
            } => self
                .member(
                    choose(heroic, "flight-activated-heroic", "flight-activated"),
                    crew,
                )
                .with("weapon", weapon(w)),
            EnergyMoved {
                crew,
                from,
                to,
                amount,
            } => self
                .member("flight-energy-moved", crew)
                .with("from", container(from))
                .with("to", container(to))
                .with("amount", amount),
            FuelBurnt { crew, left } => self.member("flight-fuel-burnt", crew).with("left", left),
            HeroicEnergy { crew, to } => self
                .member("flight-heroic-energy", crew)
                .with("to", container(to)),
            Repairs {
                crew,
                threat: t,
                system,
                damage,
                hit_points,
                ..
            } => on_card(
                self.member("flight-repairs", crew)
                    .with("system", format!("{system:?}")),
                t,
                damage,
                hit_points,
            ),
            SquadTaken {
                crew,
                station: s,
                active,
            } => self
                .member(
                    choose(active, "flight-squad-taken", "flight-squad-taken-disabled"),
                    crew,
                )
                .with("station", station(s)),
            SquadReactivated { crew } => self.member("flight-squad-reactivated", crew),
            SquadDisabled { crew, threat: t } => self
                .member("flight-squad-disabled", crew)
                .with("threat", threat(t)),
            StoredSquadDisabled {
                station: s,
                threat: t,
            } => about("flight-stored-squad-disabled", t).with("station", station(s)),
            Attacks {
                crew,
                threat: t,
                station: s,
                damage,
                hit_points,
            } => {
                // SA-21.36: a progeny of the Slime is not counted on the card.
                if t.card().traits.has(Traits::SLIME) {
                    self.member("flight-attacks-token", crew)
                        .with("threat", threat(t))
                        .with("station", station(s))
                } else {
                    on_card(self.member("flight-attacks", crew), t, damage, hit_points)
                }
            }
            Launches { crew } => self.member("flight-launches", crew),
            StaysInSpace { crew, heroic } => self.member(
                choose(
                    heroic,
                    "flight-stays-in-space-heroic",
                    "flight-stays-in-space",
                ),
                crew,
            ),
            Returns { crew } => self.member("flight-returns", crew),
            MendsFissure {
                crew,
                threat: t,
                damage,
                hit_points,
            } => on_card(
                self.member("flight-mends-fissure", crew),
                t,
                damage,
                hit_points,
            ),
            RocketLaunched { crew, left } => self
                .member("flight-rocket-launched", crew)
                .with("left", left),
            Maintains { crew, phase } => self.member("flight-maintains", crew).with("phase", phase),
            Looks { crew, together } => {
                self.member("flight-looks", crew).with("together", together)
            }
            Delayed {
                crew,
                turn,
                cause,
                moved,
                lost,
            } => {
                let text = if lost == Action::None {
                    self.member("flight-delayed", crew).with("moved", moved)
                } else {
                    self.member("flight-delayed-lost", crew)
                        .with("lost", card(lost))
                };
                text.with("turn", turn)
                    .with("cause", message("flight-delay", cause))
            }
            DelayIdle { crew, turn, cause } => self
                .member("flight-delay-idle", crew)
                .with("turn", turn)
                .with("cause", message("flight-delay", cause)),
            KnockedOut { crew, threat: t } => self
                .member("flight-knocked-out", crew)
                .with("threat", threat(t)),
            ServedTogether {
                threat: t,
                bonus,
                damage,
                hit_points,
            } => on_card(
                Text::new("flight-served-together").with("bonus", bonus),
                t,
                damage,
                hit_points,
            ),

            Fires {
                weapon: w,
                threat: t,
                strength,
            } => about("flight-fires", t)
                .with("weapon", weapon(w))
                .with("strength", strength),
            Misses { weapon: w, why } => Text::new(match why {
                Miss::NoTarget => "flight-misses",
                Miss::Decoy => "flight-misses-decoy",
            })
            .with("weapon", weapon(w)),
            Hit {
                threat: t,
                strength,
                shield,
                dealt,
                damage,
                hit_points,
                twist,
            } => {
                let text = Text::new(match twist {
                    Twist::Plain => "flight-hit",
                    Twist::Cryoshield => "flight-hit-cryoshield",
                    Twist::ShieldsBroken => "flight-hit-shields-broken",
                    Twist::Swarm => "flight-hit-swarm",
                });
                on_card(text, t, damage, hit_points)
                    .with("strength", strength)
                    .with("shield", i64::from(shield))
                    .with("dealt", dealt)
            }
            Scorched {
                threat: t,
                damage,
                hit_points,
            } => on_card(Text::new("flight-scorched"), t, damage, hit_points),
            Destroyed {
                threat: t,
                by,
                points,
            } => {
                let text = match by {
                    Blow::Volley => "flight-destroyed-volley",
                    Blow::Explosion => "flight-destroyed-explosion",
                    Blow::Itself => "flight-destroyed-itself",
                    Blow::Repair => "flight-destroyed-repair",
                    Blow::Battlebots => "flight-destroyed-battlebots",
                    Blow::Interceptors => "flight-destroyed-interceptors",
                    Blow::Together => "flight-destroyed-together",
                    Blow::NoRockets => "flight-destroyed-no-rockets",
                };
                about(text, t).with("points", self.points(points))
            }

            Advances {
                threat: t,
                from,
                to,
            } => about("flight-advances", t)
                .with("from", i64::from(from))
                .with("to", i64::from(to)),
            Acts { threat: t, square } => {
                let card = t.card();
                let effects = card.actions[square as usize];
                // SA-10.6
                about(
                    choose(effects.is_empty(), "flight-acts-nothing", "flight-acts"),
                    t,
                )
                .with("square", format!("{square:?}"))
            }
            Spared { threat: t } => about("flight-spared", t),
            LastBlow { threat: t } => {
                let strikes_back = t.card().traits.has(Traits::RETALIATES);
                about(
                    choose(strikes_back, "flight-strikes-back", "flight-fragments"),
                    t,
                )
            }
            Attack {
                threat: t,
                zone: z,
                strength,
                absorbed,
                ignores_shields,
            } => {
                let id = choose(
                    ignores_shields,
                    "flight-attack-ignoring-shields",
                    "flight-attack",
                );
                about(id, t)
                    .with("zone", zone(z))
                    .with("strength", strength)
                    .with("absorbed", absorbed)
                    .with("through", strength.saturating_sub(absorbed))
            }
            Harm {
                threat: t,
                zone: z,
                amount,
            } => about("flight-harm", t)
                .with("zone", zone(z))
                .with("amount", amount),
            Multiplied {
                zone: z,
                points,
                tiles,
            } => Text::new("flight-multiplied")
                .with("zone", zone(z))
                .with("points", points)
                .with("tiles", tiles),
            TileDrawn {
                zone: z,
                tile: t,
                total,
            } => Text::new("flight-tile-drawn")
                .with("zone", zone(z))
                .with("tile", tile(z, t))
                .with("total", total),
            DamageCounted { zone: z, total } => Text::new("flight-damage-counted")
                .with("zone", zone(z))
                .with("total", total),
            EnergyLost {
                container: c,
                amount,
            } => Text::new("flight-energy-lost")
                .with("container", container(c))
                .with("amount", amount),
            EnergyShorted { from, to, amount } => Text::new("flight-energy-shorted")
                .with("from", container(from))
                .with("to", container(to))
                .with("amount", amount),
            FuelLost { left } => Text::new("flight-fuel-lost").with("left", left),
            RocketDestroyed { left } => Text::new("flight-rocket-destroyed").with("left", left),
            SpeedChanged { threat: t, speed } => {
                about("flight-speed-changed", t).with("speed", speed)
            }
            ShieldChanged { threat: t, shield } => {
                about("flight-shield-changed", t).with("shield", i64::from(shield))
            }
            Heals {
                threat: t,
                amount,
                damage,
            } => about("flight-heals", t)
                .with("amount", amount)
                .with("damage", damage),
            HurtsItself {
                threat: t,
                amount,
                damage,
            } => about("flight-hurts-itself", t)
                .with("amount", amount)
                .with("damage", damage),
            Revealed { threat: t } => about("flight-revealed", t),
            Grows { threat: t } => about("flight-grows", t),
            BoostsAttacks { threat: t } => about("flight-boosts-attacks", t),
            BoostsShields { threat: t } => about("flight-boosts-shields", t),
            DoublesDamage { threat: t, all } => about(
                choose(all, "flight-doubles-damage-all", "flight-doubles-damage"),
                t,
            ),
            Prowls { threat: t, to, .. } => about("flight-prowls", t).with("to", station(to)),
            Stays { threat: t } => about("flight-stays", t),
            Spreads { threat: t, to } => about("flight-spreads", t).with("to", station(to)),
            Survived { threat: t, points } => {
                about("flight-survived", t).with("points", self.points(points))
            }
            RocketAdvances => Text::new("flight-rocket-advances"),

            ComputerCheck { phase, passed } => Text::new(choose(
                passed,
                "flight-computer-check-passed",
                "flight-computer-check-failed",
            ))
            .with("phase", phase),
            Observation { phase, best } => Text::new("flight-observation")
                .with("phase", phase)
                .with("best", best),
            Lost { loss, threat: t } => loss_text(loss, t),
            Jumped => Text::new("flight-jumped"),
        }
    }

    fn member(&self, id: &str, crew: u8) -> Text {
        Text::new(id).with("crew", self.label(usize::from(crew)))
    }

    /// Test runs have no score (SA-15.10).
    fn points(&self, points: u8) -> u8 {
        if self.level.is_full_length() {
            points
        } else {
            0
        }
    }
}

/// How the ship was lost; the same sentence ends the flight and opens the result.
pub fn loss_text(loss: Loss, by: Option<ThreatId>) -> Text {
    let text = match loss {
        Loss::ZoneDestroyed { zone: z } => Text::new("flight-lost-zone").with("zone", zone(z)),
        Loss::Doomed {
            doom: Doom::TakenOver,
        } => Text::new("flight-lost-taken-over"),
        Loss::Doomed {
            doom: Doom::BrokenApart,
        } => Text::new("flight-lost-broken-apart"),
        Loss::Doomed {
            doom: Doom::BlownUp,
        } => Text::new("flight-lost-blown-up"),
    };
    text.with(
        "threat",
        by.map_or_else(|| Arg::message("threat-unknown"), threat),
    )
}

fn appears(state: &State, id: ThreatId, position: i8) -> Text {
    let entry = state.threats().iter().find(|t| t.id == id);
    let track = entry.map_or(Track::Internal, |t| t.track);
    let mut stations = id.card().stations.iter();
    let text = match (track, stations.next(), stations.next()) {
        (Track::Internal, Some(s), None) => {
            about("flight-appears-in", id).with("station", station(s))
        }
        (Track::Internal, ..) => about("flight-appears-inside", id),
        _ => about("flight-appears", id).with("track", message("track", track)),
    };
    text.with("square", i64::from(position))
}

fn about(id: &str, t: ThreatId) -> Text {
    Text::new(id).with("threat", threat(t))
}

fn on_card(text: Text, t: ThreatId, damage: u8, hit_points: u8) -> Text {
    text.with("threat", threat(t))
        .with("damage", damage)
        .with("hit_points", hit_points)
}

fn choose(condition: bool, yes: &'static str, no: &'static str) -> &'static str {
    if condition { yes } else { no }
}

/// The name of a threat.
pub fn threat(id: ThreatId) -> Arg {
    Arg::message(format!("threat-{}", id.code()))
}

/// The name of a station.
pub fn station(station: Station) -> Arg {
    message("station", station)
}

/// The name of a zone.
pub fn zone(zone: Zone) -> Arg {
    message("zone-name", zone)
}

/// The name of a card half.
pub fn card(action: Action) -> Arg {
    message("card", action)
}

/// The name of a damage tile, which depends on its zone.
pub fn tile(zone: Zone, tile: Tile) -> Arg {
    message(&id("tile", zone), tile)
}

fn weapon(weapon: Weapon) -> Arg {
    message("weapon", weapon)
}

fn container(container: Container) -> Arg {
    match container {
        Container::Shield(zone) => message("energy-shield", zone),
        Container::Reactor(zone) => message("energy-reactor", zone),
        Container::Bank => Arg::message("energy-bank"),
    }
}

/// The message of a value of a small enum.
pub fn message(group: &str, value: impl Debug) -> Arg {
    Arg::message(id(group, value))
}

/// `("flight-why", NoEnergy)` is `flight-why-no-energy`: the messages are named after the values.
pub fn id(group: &str, value: impl Debug) -> String {
    let mut id = String::from(group);
    for c in format!("{value:?}").chars() {
        if c.is_ascii_uppercase() {
            id.push('-');
        }
        id.push(c.to_ascii_lowercase());
    }
    id
}
