//! The rule behind each step.

use super::{Blow, Container, Loss, Miss, Step, Twist, Way, Weapon};
use crate::threats::Traits;

impl Step {
    /// The rule behind the step.
    pub const fn rule(&self) -> &'static str {
        use Step::*;
        match *self {
            Turn { .. } | Part { .. } | TurnEnds { .. } => "SA-5.3",
            Appears { .. } => "SA-6.1",
            Plays { .. } => "SA-7.1",
            Idle { .. } => "SA-7.5",
            Misplayed { .. } => "SA-7.51",
            Moves { way, .. } => match way {
                Way::Door => "SA-7.7",
                Way::Lift => "SA-7.9",
                Way::Heroic => "SA-7.71",
                Way::SquadLeader => "NF-9.9.5",
            },
            NoEffect { why, .. } => why.rule(),
            Activated { weapon, heroic, .. } => match weapon {
                _ if heroic => "SA-7.73",
                Weapon::LightLaserRed | Weapon::LightLaserBlue => "SA-7.22",
                _ => "SA-7.21",
            },
            EnergyMoved { from, to, .. } => match (from, to) {
                (Container::Bank, _) => "SA-7.28",
                (_, Container::Shield(_)) => "SA-7.26",
                _ => "SA-7.27",
            },
            FuelBurnt { .. } => "SA-7.28",
            HeroicEnergy { .. } => "SA-7.75",
            Repairs { .. } => "SA-7.36",
            SquadTaken { .. } | SquadReactivated { .. } => "SA-7.60",
            SquadDisabled { .. } => "SA-7.65",
            StoredSquadDisabled { .. } => "SA-21.31",
            Attacks { .. } => "SA-7.63",
            Launches { .. } => "SA-7.43",
            StaysInSpace { .. } | Returns { .. } => "SA-7.42",
            MendsFissure { .. } => "SA-21.46",
            RocketLaunched { .. } => "SA-7.58",
            Maintains { .. } => "SA-13.1",
            Looks { .. } => "SA-13.6",
            Delayed { cause, .. } => cause.rule(),
            DelayIdle { .. } => "SA-8.2",
            KnockedOut { .. } => "SA-12.1",
            ServedTogether { .. } => "SA-21.57",
            Fires { weapon, .. } => match weapon {
                Weapon::PulseCannon => "SA-9.8",
                Weapon::Rocket => "SA-9.9",
                Weapon::Interceptors => "SA-9.11",
                _ => "SA-9.6",
            },
            Misses { why, .. } => match why {
                Miss::NoTarget => "SA-9.12",
                Miss::Decoy => "SA-20.7",
                Miss::Blind => "NF-14.9.2",
            },
            Hit { twist, .. } => match twist {
                Twist::Plain => "SA-9.13",
                Twist::Cryoshield => "SA-20.9",
                Twist::ShieldsBroken => "SA-20.13",
                Twist::Swarm => "SA-20.27",
                Twist::MotherSwarm => "NF-13.10.1",
                Twist::Polarized => "NF-3.6.5",
            },
            Scorched { .. } => "SA-20.37",
            Destroyed { by, .. } => match by {
                Blow::Volley => "SA-9.17",
                Blow::Explosion => "SA-20.40",
                Blow::Itself => "SA-20.55",
                Blow::Repair => "SA-7.39",
                Blow::Battlebots => "SA-7.69",
                Blow::Interceptors => "SA-21.46",
                Blow::Together => "SA-21.57",
                Blow::NoRockets => "SA-21.11",
                Blow::LoneRepairer => "NF-14.7.7",
            },
            Advances { .. } => "SA-10.2",
            Acts { .. } => "SA-10.4",
            Spared { .. } => "SA-10.6",
            LastBlow { threat } => {
                let traits = threat.card().traits;
                if traits.has(Traits::RETALIATES) {
                    "SA-20.53"
                } else if traits.has(Traits::PULSE_SHORT_CIRCUIT) {
                    "NF-14.6.2"
                } else if traits.has(Traits::GREMLIN) {
                    "NF-14.17.4"
                } else {
                    "SA-20.58"
                }
            }
            Attack {
                ignores_shields, ..
            } => {
                if ignores_shields {
                    "SA-10.19"
                } else {
                    "SA-10.15"
                }
            }
            Harm { .. } => "SA-10.20",
            Multiplied { .. } => "SA-11.3",
            TileDrawn { .. } => "SA-11.2",
            DamageCounted { .. } => "SA-11.13",
            EnergyLost { .. } => "SA-10.27",
            EnergyShorted { .. } => "SA-21.53",
            FuelLost { .. } => "SA-21.2",
            RocketDestroyed { .. } => "SA-21.33",
            SpeedChanged { .. } | ShieldChanged { .. } => "SA-10.22",
            Heals { .. } => "SA-10.23",
            HurtsItself { .. } => "SA-20.54",
            Revealed { .. } => "SA-20.6",
            Grows { .. } => "SA-21.43",
            BoostsAttacks { .. } => "SA-20.20",
            BoostsShields { .. } => "SA-20.31",
            DoublesDamage { .. } => "SA-21.48",
            Prowls { .. } | Stays { .. } => "SA-10.24",
            Spreads { .. } => "SA-21.27",
            Survived { .. } => "SA-10.9",
            RocketAdvances => "SA-10.13",
            ComputerCheck { .. } => "SA-13.2",
            Observation { .. } => "SA-13.7",
            Lost { loss, .. } => match loss {
                Loss::ZoneDestroyed { .. } => "SA-11.10",
                Loss::Doomed { .. } => "SA-10.28",
            },
            PlaysSpecial { .. } => "NF-8.4.1",
            SpecialNoEffect { why, .. } => why.rule(),
            SecondSymbolDelayed { .. } => "NF-5.4.3",
            SymbolIgnored { .. } => "NF-6.3.3",
            FliesTo { .. } => "NF-6.3.1",
            UltraFastReturn { .. } => "NF-6.5.2",
            Teleported { .. } => "NF-9.6.10",
            Stimulated { .. } => "NF-9.5.6",
            Concentrates { .. } => "NF-9.8.1",
            InhibitorGiven { .. } => "NF-9.5.10",
            KnockOutPrevented { .. } => "NF-9.8.10",
            TemporaryShields { .. } => "NF-9.3.5",
            SpecialPoints { .. } => "NF-8.4.5",
            CubePlaced { .. } => "NF-9.10.1",
            TileRepaired { .. } => "NF-9.9.1",
            ThreatsSlowed { .. } => "NF-9.7.1",
            JumpsEarly { .. } => "NF-9.7.4",
            PhaseChanged { .. } => "NF-3.3.3",
            JumpsTo { jumped, .. } => {
                if jumped {
                    "NF-3.7.1"
                } else {
                    "NF-3.7.3"
                }
            }
            Calls { .. } => "NF-3.9.2",
            NotReached { .. } => "NF-3.5.1",
            DoorsSealed { .. } => "NF-14.8.1",
            OpticsDisrupted { .. } => "NF-14.9.1",
            ShieldsReversed { .. } => "NF-14.7.2",
            ShieldAdded { .. } => "NF-14.7.3",
            MineLaid { .. } => "NF-14.13.1",
            Poisoned { .. } => "NF-14.14.2",
            Infected { .. } => "NF-14.15.1",
            Attaches { .. } => "NF-14.18.2",
            Sabotaged { .. } => "NF-14.17.1",
            SabotageRepaired { .. } => "NF-14.17.2",
            DrawsCard { .. } => "NF-14.10.9",
            RepeatsTurn { .. } => "NF-14.10.5",
            Jumped => "SA-14.7",
        }
    }
}
