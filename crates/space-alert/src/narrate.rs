//! Every step of a flight as a text that can be shown in any language (`docs/texts.md`).
//!
//! The messages are in `locales/space-alert/*/flight-steps.ftl`, the names they mention in `names.ftl`.

use crate::action::Action;
use crate::mission::{Level, MAX_CREW, Track};
use crate::state::State;
use crate::stations::{Station, Zone};
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

    /// The message for a crew member without a name.
    pub fn label(self, android: bool) -> Arg {
        message(
            if android {
                "sa-crew-android"
            } else {
                "sa-crew"
            },
            self,
        )
    }
}

/// Describes a flight with the names of the crew members.
#[derive(Clone, Debug)]
pub struct Narrator {
    crew: Vec<Arg>,
    level: Level,
}

impl Narrator {
    /// A narrator for this crew in turn order. Crew members without a label are called by their colour.
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
            Turn { turn } => Text::new("sa-flight-turn").with("turn", turn),
            TurnEnds { turn } => Text::new("sa-flight-turn-ends").with("turn", turn),
            Part { part } => Text::new(id("sa-flight-part", part)),
            Appears { threat, position } => appears(state, threat, position),

            Plays { crew, action } => self
                .member("sa-flight-plays", crew)
                .with("action", card(action)),
            Idle { crew } => self.member("sa-flight-idle", crew),
            Misplayed { crew, shown, meant } => self
                .member("sa-flight-misplayed", crew)
                .with("shown", card(shown))
                .with("meant", card(meant)),
            Moves { crew, to, way, .. } => {
                let id = match way {
                    Way::Door => "sa-flight-moves-door",
                    Way::Lift => "sa-flight-moves-lift",
                    Way::Heroic => "sa-flight-moves-heroic",
                    Way::SquadLeader => "sa-flight-moves-squad-leader",
                };
                self.member(id, crew).with("to", station(to))
            }
            NoEffect { crew, action, why } => self
                .member("sa-flight-no-effect", crew)
                .with("action", card(action))
                .with("why", message("sa-flight-why", why)),
            Activated {
                crew,
                weapon: w,
                heroic,
            } => self
                .member(
                    choose(heroic, "sa-flight-activated-heroic", "sa-flight-activated"),
                    crew,
                )
                .with("weapon", weapon(w)),
            EnergyMoved {
                crew,
                from,
                to,
                amount,
            } => self
                .member("sa-flight-energy-moved", crew)
                .with("from", container(from))
                .with("to", container(to))
                .with("amount", amount),
            FuelBurnt { crew, left } => {
                self.member("sa-flight-fuel-burnt", crew).with("left", left)
            }
            HeroicEnergy { crew, to } => self
                .member("sa-flight-heroic-energy", crew)
                .with("to", container(to)),
            Repairs {
                crew,
                threat: t,
                system,
                damage,
                hit_points,
                ..
            } => on_card(
                self.member("sa-flight-repairs", crew)
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
                    choose(
                        active,
                        "sa-flight-squad-taken",
                        "sa-flight-squad-taken-disabled",
                    ),
                    crew,
                )
                .with("station", station(s)),
            SquadReactivated { crew } => self.member("sa-flight-squad-reactivated", crew),
            SquadDisabled { crew, threat: t } => self
                .member("sa-flight-squad-disabled", crew)
                .with("threat", threat(t)),
            StoredSquadDisabled {
                station: s,
                threat: t,
            } => about("sa-flight-stored-squad-disabled", t).with("station", station(s)),
            Attacks {
                crew,
                threat: t,
                station: s,
                damage,
                hit_points,
            } => {
                // SA-21.36: a progeny of the Slime is not counted on the card.
                if t.card().traits.has(Traits::SLIME) {
                    self.member("sa-flight-attacks-token", crew)
                        .with("threat", threat(t))
                        .with("station", station(s))
                } else {
                    on_card(
                        self.member("sa-flight-attacks", crew),
                        t,
                        damage,
                        hit_points,
                    )
                }
            }
            Launches { crew } => self.member("sa-flight-launches", crew),
            StaysInSpace { crew, heroic } => self.member(
                choose(
                    heroic,
                    "sa-flight-stays-in-space-heroic",
                    "sa-flight-stays-in-space",
                ),
                crew,
            ),
            Returns { crew } => self.member("sa-flight-returns", crew),
            MendsFissure {
                crew,
                threat: t,
                damage,
                hit_points,
            } => on_card(
                self.member("sa-flight-mends-fissure", crew),
                t,
                damage,
                hit_points,
            ),
            RocketLaunched {
                crew,
                rockets,
                left,
            } => self
                .member("sa-flight-rocket-launched", crew)
                .with("rockets", rockets)
                .with("left", left),
            Maintains { crew, phase } => self
                .member("sa-flight-maintains", crew)
                .with("phase", phase),
            Looks { crew, together } => self
                .member("sa-flight-looks", crew)
                .with("together", together),
            Delayed {
                crew,
                turn,
                cause,
                moved,
                lost,
            } => {
                let text = if lost.is_empty() {
                    self.member("sa-flight-delayed", crew).with("moved", moved)
                } else {
                    self.member("sa-flight-delayed-lost", crew)
                        .with("lost", card(lost.first))
                };
                text.with("turn", turn)
                    .with("cause", message("sa-flight-delay", cause))
            }
            DelayIdle { crew, turn, cause } => self
                .member("sa-flight-delay-idle", crew)
                .with("turn", turn)
                .with("cause", message("sa-flight-delay", cause)),
            KnockedOut { crew, threat: t } => self
                .member("sa-flight-knocked-out", crew)
                .with("threat", threat(t)),
            ServedTogether {
                threat: t,
                bonus,
                damage,
                hit_points,
            } => on_card(
                Text::new("sa-flight-served-together").with("bonus", bonus),
                t,
                damage,
                hit_points,
            ),

            Fires {
                weapon: w,
                threat: t,
                strength,
            } => about("sa-flight-fires", t)
                .with("weapon", weapon(w))
                .with("strength", strength),
            Misses { weapon: w, why } => Text::new(match why {
                Miss::NoTarget => "sa-flight-misses",
                Miss::Decoy => "sa-flight-misses-decoy",
                Miss::Blind => "sa-flight-misses-blind",
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
                    Twist::Plain => "sa-flight-hit",
                    Twist::Cryoshield => "sa-flight-hit-cryoshield",
                    Twist::ShieldsBroken => "sa-flight-hit-shields-broken",
                    Twist::Swarm => "sa-flight-hit-swarm",
                    Twist::MotherSwarm => "sa-flight-hit-mother-swarm",
                    Twist::Polarized => "sa-flight-hit-polarized",
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
            } => on_card(Text::new("sa-flight-scorched"), t, damage, hit_points),
            Destroyed {
                threat: t,
                by,
                points,
            } => {
                let text = match by {
                    Blow::Volley => "sa-flight-destroyed-volley",
                    Blow::Explosion => "sa-flight-destroyed-explosion",
                    Blow::Itself => "sa-flight-destroyed-itself",
                    Blow::Repair => "sa-flight-destroyed-repair",
                    Blow::Battlebots => "sa-flight-destroyed-battlebots",
                    Blow::Interceptors => "sa-flight-destroyed-interceptors",
                    Blow::Together => "sa-flight-destroyed-together",
                    Blow::LoneRepairer => "sa-flight-destroyed-lone-repairer",
                    Blow::NoRockets => "sa-flight-destroyed-no-rockets",
                };
                about(text, t).with("points", self.points(points))
            }

            Advances {
                threat: t,
                from,
                to,
            } => about("sa-flight-advances", t)
                .with("from", i64::from(from))
                .with("to", i64::from(to)),
            Acts { threat: t, square } => {
                let card = t.card();
                let effects = card.actions[square as usize];
                // SA-10.6
                about(
                    choose(
                        effects.is_empty(),
                        "sa-flight-acts-nothing",
                        "sa-flight-acts",
                    ),
                    t,
                )
                .with("square", format!("{square:?}"))
            }
            Spared { threat: t } => about("sa-flight-spared", t),
            LastBlow { threat: t } => {
                let strikes_back = t.card().traits.has(Traits::RETALIATES);
                about(
                    choose(
                        strikes_back,
                        "sa-flight-strikes-back",
                        "sa-flight-fragments",
                    ),
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
                    "sa-flight-attack-ignoring-shields",
                    "sa-flight-attack",
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
            } => about("sa-flight-harm", t)
                .with("zone", zone(z))
                .with("amount", amount),
            Multiplied {
                zone: z,
                points,
                tiles,
            } => Text::new("sa-flight-multiplied")
                .with("zone", zone(z))
                .with("points", points)
                .with("tiles", tiles),
            TileDrawn {
                zone: z,
                tile: t,
                total,
            } => Text::new("sa-flight-tile-drawn")
                .with("zone", zone(z))
                .with("tile", tile(z, t))
                .with("total", total),
            DamageCounted { zone: z, total } => Text::new("sa-flight-damage-counted")
                .with("zone", zone(z))
                .with("total", total),
            EnergyLost {
                container: c,
                amount,
            } => Text::new("sa-flight-energy-lost")
                .with("container", container(c))
                .with("amount", amount),
            EnergyShorted { from, to, amount } => Text::new("sa-flight-energy-shorted")
                .with("from", container(from))
                .with("to", container(to))
                .with("amount", amount),
            FuelLost { left } => Text::new("sa-flight-fuel-lost").with("left", left),
            RocketDestroyed { left } => Text::new("sa-flight-rocket-destroyed").with("left", left),
            SpeedChanged { threat: t, speed } => {
                about("sa-flight-speed-changed", t).with("speed", speed)
            }
            ShieldChanged { threat: t, shield } => {
                about("sa-flight-shield-changed", t).with("shield", i64::from(shield))
            }
            Heals {
                threat: t,
                amount,
                damage,
            } => about("sa-flight-heals", t)
                .with("amount", amount)
                .with("damage", damage),
            HurtsItself {
                threat: t,
                amount,
                damage,
            } => about("sa-flight-hurts-itself", t)
                .with("amount", amount)
                .with("damage", damage),
            Revealed { threat: t } => about("sa-flight-revealed", t),
            Grows { threat: t } => about("sa-flight-grows", t),
            BoostsAttacks { threat: t } => about("sa-flight-boosts-attacks", t),
            BoostsShields { threat: t } => about("sa-flight-boosts-shields", t),
            DoublesDamage { threat: t, all } => about(
                choose(
                    all,
                    "sa-flight-doubles-damage-all",
                    "sa-flight-doubles-damage",
                ),
                t,
            ),
            Prowls { threat: t, to, .. } => about("sa-flight-prowls", t).with("to", station(to)),
            Stays { threat: t } => about("sa-flight-stays", t),
            Spreads { threat: t, to } => about("sa-flight-spreads", t).with("to", station(to)),
            Survived { threat: t, points } => {
                about("sa-flight-survived", t).with("points", self.points(points))
            }
            RocketAdvances => Text::new("sa-flight-rocket-advances"),

            ComputerCheck { phase, passed } => Text::new(choose(
                passed,
                "sa-flight-computer-check-passed",
                "sa-flight-computer-check-failed",
            ))
            .with("phase", phase),
            Observation { phase, best } => Text::new("sa-flight-observation")
                .with("phase", phase)
                .with("best", best),
            Lost { loss, threat: t } => loss_text(loss, t),
            PlaysSpecial { .. }
            | SpecialNoEffect { .. }
            | SecondSymbolDelayed { .. }
            | SymbolIgnored { .. }
            | FliesTo { .. }
            | UltraFastReturn { .. }
            | Teleported { .. }
            | Stimulated { .. }
            | Concentrates { .. }
            | InhibitorGiven { .. }
            | KnockOutPrevented { .. }
            | TemporaryShields { .. }
            | SpecialPoints { .. }
            | CubePlaced { .. }
            | TileRepaired { .. }
            | ThreatsSlowed { .. }
            | JumpsEarly { .. }
            | Poisoned { .. }
            | SabotageRepaired { .. }
            | RepeatsTurn { .. } => self.say_special(step),
            PhaseChanged { .. }
            | JumpsTo { .. }
            | Calls { .. }
            | NotReached { .. }
            | DoorsSealed { .. }
            | OpticsDisrupted { .. }
            | ShieldsReversed { .. }
            | ShieldAdded { .. }
            | MineLaid { .. }
            | Infected { .. }
            | Attaches { .. }
            | Sabotaged { .. }
            | DrawsCard { .. } => self.say_frontier_threat(step),
            Jumped => Text::new("sa-flight-jumped"),
        }
    }

    /// What special cards and double halves do (NF-5, NF-6, NF-9).
    fn say_special(&self, step: &Step) -> Text {
        use Step::*;
        match *step {
            PlaysSpecial {
                crew,
                specialization,
                advanced,
            } => self
                .member(
                    choose(
                        advanced,
                        "sa-flight-plays-advanced",
                        "sa-flight-plays-basic",
                    ),
                    crew,
                )
                .with("special", message("sa-specialization", specialization)),
            SpecialNoEffect {
                crew,
                specialization,
                why,
            } => self
                .member("sa-flight-special-no-effect", crew)
                .with("special", message("sa-specialization", specialization))
                .with("why", message("sa-flight-why", why)),
            SecondSymbolDelayed {
                crew,
                turn,
                cause,
                second,
                ..
            } => self
                .member("sa-flight-second-symbol-delayed", crew)
                .with("turn", turn)
                .with("second", card(second))
                .with("cause", message("sa-flight-delay", cause)),
            SymbolIgnored { crew, action } => self
                .member("sa-flight-symbol-ignored", crew)
                .with("action", card(action)),
            FliesTo { crew, distance } => self
                .member("sa-flight-flies-to", crew)
                .with("distance", distance),
            UltraFastReturn { crew } => self.member("sa-flight-ultra-fast-return", crew),
            Teleported { crew, to, .. } => self
                .member("sa-flight-teleported", crew)
                .with("to", station(to)),
            Stimulated { crew, by } => self
                .member("sa-flight-stimulated", crew)
                .with("by", self.label(usize::from(by))),
            Concentrates { crew } => self.member("sa-flight-concentrates", crew),
            InhibitorGiven { crew } => self.member("sa-flight-inhibitor-given", crew),
            KnockOutPrevented { crew } => self.member("sa-flight-knock-out-prevented", crew),
            TemporaryShields { crew, amounts } => self
                .member("sa-flight-temporary-shields", crew)
                .with("red", amounts[0])
                .with("white", amounts[1])
                .with("blue", amounts[2]),
            SpecialPoints { crew, points } => self
                .member("sa-flight-special-points", crew)
                .with("points", format!("{points:+}")),
            CubePlaced { crew, weapon: w } => self
                .member("sa-flight-cube-placed", crew)
                .with("weapon", weapon(w)),
            TileRepaired {
                crew,
                zone: z,
                tile: t,
                total,
            } => self
                .member("sa-flight-tile-repaired", crew)
                .with("zone", zone(z))
                .with("tile", tile(z, t))
                .with("total", total),
            ThreatsSlowed { crew } => self.member("sa-flight-threats-slowed", crew),
            JumpsEarly { crew } => self.member("sa-flight-jumps-early", crew),
            Poisoned { crew } => self.member("sa-flight-poisoned", crew),
            SabotageRepaired {
                crew,
                station: s,
                system,
            } => self
                .member("sa-flight-sabotage-repaired", crew)
                .with("station", station(s))
                .with("system", format!("{system:?}")),
            RepeatsTurn { crew } => self.member("sa-flight-repeats-turn", crew),
            _ => Text::new("sa-flight-jumped"), // `say` hands over no other step
        }
    }

    /// What threats of The New Frontier do (NF-3, NF-13, NF-14).
    fn say_frontier_threat(&self, step: &Step) -> Text {
        use Step::*;
        match *step {
            PhaseChanged {
                threat: t,
                in_phase,
            } => about(
                choose(in_phase, "sa-flight-phases-in", "sa-flight-phases-out"),
                t,
            ),
            JumpsTo {
                threat: t,
                zone: z,
                jumped,
            } => about(
                choose(jumped, "sa-flight-jumps-to", "sa-flight-jump-fails"),
                t,
            )
            .with("zone", zone(z)),
            Calls { threat: t, called } => {
                about("sa-flight-calls", t).with("called", threat(called))
            }
            NotReached { threat: t, points } => {
                about("sa-flight-not-reached", t).with("points", points)
            }
            DoorsSealed { threat: t, red } => about(
                choose(
                    red,
                    "sa-flight-doors-sealed-red",
                    "sa-flight-doors-sealed-blue",
                ),
                t,
            ),
            OpticsDisrupted { threat: t, zone: z } => {
                about("sa-flight-optics-disrupted", t).with("zone", zone(z))
            }
            ShieldsReversed { threat: t, adds } => about(
                choose(adds, "sa-flight-shields-reversed", "sa-flight-shields-off"),
                t,
            ),
            ShieldAdded { zone: z, amount } => Text::new("sa-flight-shield-added")
                .with("zone", zone(z))
                .with("amount", amount),
            MineLaid {
                threat: t,
                station: s,
            } => about("sa-flight-mine-laid", t).with("station", station(s)),
            Infected { threat: t, crew } => self
                .member("sa-flight-infected", crew)
                .with("threat", threat(t)),
            Attaches { threat: t, crew } => self
                .member("sa-flight-attaches", crew)
                .with("threat", threat(t)),
            Sabotaged {
                threat: t,
                station: s,
            } => about("sa-flight-sabotaged", t).with("station", station(s)),
            DrawsCard { threat: t, drawn } => {
                about("sa-flight-draws-card", t).with("drawn", threat(drawn))
            }
            _ => Text::new("sa-flight-jumped"), // `say` hands over no other step
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
        Loss::ZoneDestroyed { zone: z } => Text::new("sa-flight-lost-zone").with("zone", zone(z)),
        Loss::Doomed {
            doom: Doom::TakenOver,
        } => Text::new("sa-flight-lost-taken-over"),
        Loss::Doomed {
            doom: Doom::BrokenApart,
        } => Text::new("sa-flight-lost-broken-apart"),
        Loss::Doomed {
            doom: Doom::BlownUp,
        } => Text::new("sa-flight-lost-blown-up"),
    };
    text.with(
        "threat",
        by.map_or_else(|| Arg::message("sa-threat-unknown"), threat),
    )
}

fn appears(state: &State, id: ThreatId, position: i8) -> Text {
    let entry = state.threats().iter().find(|t| t.id == id);
    let track = entry.map_or(Track::Internal, |t| t.track);
    let mut stations = id.card().stations.iter();
    let text = match (track, stations.next(), stations.next()) {
        (Track::Internal, Some(s), None) => {
            about("sa-flight-appears-in", id).with("station", station(s))
        }
        (Track::Internal, ..) => about("sa-flight-appears-inside", id),
        _ => about("sa-flight-appears", id).with("track", message("sa-track", track)),
    };
    text.with("square", i64::from(position))
}

fn about(id: &str, t: ThreatId) -> Text {
    Text::new(id).with("threat", threat(t))
}

fn on_card(text: Text, t: ThreatId, damage: u8, hit_points: u8) -> Text {
    text.with("threat", threat(t))
        // More damage than it has hit points counts for nothing.
        .with("damage", damage.min(hit_points))
        .with("hit_points", hit_points)
}

fn choose(condition: bool, yes: &'static str, no: &'static str) -> &'static str {
    if condition { yes } else { no }
}

/// The name of a threat.
pub fn threat(id: ThreatId) -> Arg {
    Arg::message(format!("sa-threat-{}", id.code()))
}

/// The name of a station.
pub fn station(station: Station) -> Arg {
    message("sa-station", station)
}

/// The name of a zone.
pub fn zone(zone: Zone) -> Arg {
    message("sa-zone-name", zone)
}

/// The name of a card half.
pub fn card(action: Action) -> Arg {
    message("sa-card", action)
}

/// The name of a damage tile, which depends on its zone.
pub fn tile(zone: Zone, tile: Tile) -> Arg {
    message(&id("sa-tile", zone), tile)
}

fn weapon(weapon: Weapon) -> Arg {
    message("sa-weapon", weapon)
}

fn container(container: Container) -> Arg {
    match container {
        Container::Shield(zone) => message("sa-energy-shield", zone),
        Container::Reactor(zone) => message("sa-energy-reactor", zone),
        Container::Bank => Arg::message("sa-energy-bank"),
    }
}

/// The message of a value of a small enum.
pub fn message(group: &str, value: impl Debug) -> Arg {
    Arg::message(id(group, value))
}

/// `("sa-flight-why", NoEnergy)` is `sa-flight-why-no-energy`: the messages are named after the values.
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
