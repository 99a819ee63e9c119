//! The steps of The New Frontier.

use super::names::weapon;
use super::{Narrator, about, card, choose, message, station, threat, tile, zone};
use crate::step::Step;
use table::Text;

impl Narrator {
    /// What special cards and double halves do (NF-5, NF-6, NF-9).
    pub(super) fn say_special(&self, step: &Step) -> Text {
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
                .with("points", i64::from(points)),
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
    pub(super) fn say_frontier_threat(&self, step: &Step) -> Text {
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
}
