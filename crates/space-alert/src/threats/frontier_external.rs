//! The external threats of The New Frontier, as printed (NF-13.2, NF-13.3).

use super::Effect::*;
use super::Power::*;
use super::Reach::*;
use super::Side::{Left, Right};
use super::external::{a, all, common, others, serious};
use super::{Colour, Doom, Effect, Location, ThreatCard, Traits, Who};
use Colour::{Red, White, Yellow};

/// E1-101 to E3-109.
pub(super) const COMMON: [ThreatCard; 14] = [
    // Plasmatic Fighter
    common("E1-101", White, 4, 2, 3)
        .xyz(&[a(1)], &[a(1)], &[a(2)])
        .traits(Traits::PLASMATIC),
    // Spinning Saucer
    common("E1-102", White, 3, 4, 3)
        .xyz(&[a(1)], &[a(1)], &[IfUnchanged(&[a(5)])])
        .traits(Traits::ROCKET_CANCELS_Z),
    // Mini-Carrier
    common("E2-101", Yellow, 5, 2, 2)
        .xyz(&[a(2)], &[others(3)], &[all(4)])
        .traits(Traits::CARRIER),
    // Phasing Fighter
    common("E2-102", Yellow, 4, 2, 3)
        .xyz(&[a(1)], &[a(2)], &[a(3)])
        .bracketed(&[a(1)], &[a(1)], &[a(2)])
        .traits(Traits::PHASING),
    // Megashield Destroyer
    common("E2-103", Yellow, 3, 4, 2)
        .xyz(&[a(1)], &[a(1)], &[a(3)])
        .traits(Traits::MEGASHIELD.and(Traits::DESTROYER)),
    // Plasmatic Needleship
    common("E3-101", Red, 3, 1, 3)
        .xyz(&[a(1)], &[a(2)], &[a(4)])
        .traits(Traits::PLASMATIC.and(Traits::NO_HEAVY)),
    // Phasing Pulser
    common("E3-102", Red, 6, 1, 2)
        .xyz(&[all(1)], &[all(1)], &[all(3)])
        .bracketed(&[all(0)], &[all(1)], &[all(2)])
        .traits(Traits::PHASING),
    // Phasing Destroyer
    common("E3-103", Red, 5, 2, 2)
        .xyz(&[a(1)], &[a(2)], &[a(3)])
        .bracketed(&[a(1)], &[a(1)], &[a(2)])
        .traits(Traits::PHASING.and(Traits::DESTROYER)),
    // Megashield Fighter
    common("E3-104", Red, 4, 4, 3)
        .xyz(&[a(1)], &[a(2)], &[a(3)])
        .traits(Traits::MEGASHIELD),
    // Jumper
    common("E3-105", Red, 6, 1, 3).xyz(
        &[Jump(Left), a(1)],
        &[a(1), Jump(Left), a(1)],
        &[a(3), Jump(Left), a(1)],
    ),
    // Jumper
    common("E3-106", Red, 6, 1, 3).xyz(
        &[Jump(Right), a(1)],
        &[a(1), Jump(Right), a(1)],
        &[a(3), Jump(Right), a(1)],
    ),
    // Sealed Capsule
    common("E3-107", Red, 4, 4, 4)
        .xyz(&[Speed(1), ShieldTo(3)], &[Speed(1)], &[Call])
        .draws(Location::Internal)
        .points(0, 0),
    // Energy Snake
    common("E3-108", Red, 6, 3, 4)
        .xyz(
            &[AttackAndFeed(1)],
            &[AttackAndFeed(2)],
            &[ReactorBlast(Own)],
        )
        .traits(Traits::PULSE_BREAKS.and(Traits::SLOWED_BY_DAMAGE)),
    // Polarized Fighter
    common("E3-109", Red, 4, 1, 3)
        .xyz(&[a(1)], &[a(2)], &[a(4)])
        .traits(Traits::POLARIZED),
];

/// SE1-101 to SE3-109.
pub(super) const SERIOUS: [ThreatCard; 14] = [
    // Spacecraft Carrier
    serious("SE1-101", White, 6, 3, 2)
        .xyz(&[a(2)], &[others(3)], &[all(4)])
        .traits(Traits::CARRIER),
    // Dimension Spider
    serious("SE1-102", White, 13, 0, 1)
        .xyz(&[ShieldTo(1)], &[Shield(1)], &[all(4)])
        .traits(Traits::NO_ROCKETS.and(Traits::STRIKES_AT_JUMP)),
    // Plasmatic Frigate
    serious("SE2-101", Yellow, 7, 2, 2)
        .xyz(&[a(2)], &[a(2)], &[a(4)])
        .traits(Traits::PLASMATIC),
    // Phasing Frigate
    serious("SE2-102", Yellow, 7, 2, 2)
        .xyz(&[a(2)], &[a(3)], &[a(4)])
        .bracketed(&[a(1)], &[a(2)], &[a(3)])
        .traits(Traits::PHASING),
    // Mother Swarm
    serious("SE2-103", Yellow, 6, 1, 2)
        .xyz(&[a(1)], &[a(2), others(1)], &[a(4), others(3)])
        .traits(Traits::NO_ROCKETS.and(Traits::SWARM_OF_TWO)),
    // Phasing Man-Of-War
    serious("SE3-101", Red, 9, 2, 1)
        .xyz(&[a(2), Speed(1)], &[a(3), Shield(1)], &[a(5)])
        .bracketed(&[a(1), Speed(1)], &[a(2), Shield(1)], &[a(4)])
        .traits(Traits::PHASING),
    // Megashield Man-Of-War
    serious("SE3-102", Red, 7, 5, 1)
        .xyz(&[a(2), Speed(1)], &[a(3)], &[a(5)])
        .traits(Traits::MEGASHIELD),
    // Super-Carrier
    serious("SE3-103", Red, 13, 5, 2)
        .xyz(&[a(2)], &[others(4)], &[all(5)])
        .traits(Traits::CARRIER.and(Traits::COVERS_ALL)),
    // Transmitter Satellite
    serious("SE3-104", Red, 5, 2, 3)
        .xyz(
            &[Call],
            &[AdvanceInternal(1)],
            &[KnockOut(Who::Captain), Delay(Who::AllButCaptain)],
        )
        .traits(Traits::HIDES_FAR)
        .draws(Location::Internal)
        .points(4, 8),
    // Overlord
    serious("SE3-105", Red, 14, 5, 2)
        .xyz(
            &[ShieldTo(4), Call],
            &[HealAllExternal(1)],
            &[Effect::Doom(Doom::BlownUp)],
        )
        .traits(Traits::COVERS_ALL)
        .draws(Location::External)
        .points(0, 8)
        .deadly(),
    // Leaper
    serious("SE3-106", Red, 7, 2, 2).xyz(
        &[a(1), Jump(Right), a(1)],
        &[a(2), Jump(Left), a(1)],
        &[a(4), Jump(Right), a(1)],
    ),
    // Planetoid
    {
        let mut card = serious("SE3-107", Red, 13, 0, 1)
            .xyz(&[], &[], &[Attack(RemainingTimes(1), Own)])
            .traits(Traits::NO_ROCKETS.and(Traits::ACCELERATES));
        card.blast = 4; // NF-13.12.2
        card
    },
    // Energy Dragon
    serious("SE3-108", Red, 9, 3, 4)
        .xyz(
            &[AttackAndFeed(2)],
            &[AttackAndFeed(3)],
            &[ReactorBlast(All)],
        )
        .traits(Traits::PULSE_BREAKS.and(Traits::SLOWED_BY_DAMAGE)),
    // Polarized Frigate
    serious("SE3-109", Red, 5, 2, 2)
        .xyz(&[a(1)], &[a(3)], &[a(5)])
        .traits(Traits::POLARIZED),
];
