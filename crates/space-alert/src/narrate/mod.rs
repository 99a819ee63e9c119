//! Every step of a flight as a text that can be shown in any language (`docs/texts.md`).
//!
//! The messages are in `locales/space-alert/*/flight-steps.ftl`, the names they mention in `names.ftl`.

mod names;
mod new_frontier;

pub use names::{CrewColour, card, id, message, station, threat, tile, zone};

use crate::mission::{Level, MAX_CREW, Track};
use crate::state::State;
use crate::step::{Blow, Loss, Miss, Step, Twist, Way};
use crate::threats::{Doom, ThreatId, Traits};
use names::{container, weapon};
use table::{Arg, Text};

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
                let effects = state.actions_of(t)[square as usize];
                // SA-10.6
                let id = choose(
                    effects.is_empty(),
                    "sa-flight-acts-nothing",
                    "sa-flight-acts",
                );
                about(id, t).with("square", format!("{square:?}"))
            }
            Spared { threat: t } => about("sa-flight-spared", t),
            LastBlow { threat: t } => {
                let traits = t.card().traits;
                let id = if traits.has(Traits::RETALIATES) {
                    "sa-flight-strikes-back"
                } else if traits.has(Traits::PULSE_SHORT_CIRCUIT) {
                    "sa-flight-pulse-cannon-backfires"
                } else if traits.has(Traits::GREMLIN) {
                    "sa-flight-strikes-at-the-jump"
                } else {
                    "sa-flight-fragments"
                };
                about(id, t)
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

    pub(super) fn member(&self, id: &str, crew: u8) -> Text {
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
