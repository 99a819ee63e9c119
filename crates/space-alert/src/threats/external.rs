//! The external threats, as printed (SA-20.1 to SA-20.4).

use super::Effect::*;
use super::Power::*;
use super::Reach::*;
use super::{ALL, Colour, Doom, Effect, Location, Severity, ThreatCard, Traits, Who, Zones};

pub(super) const fn common(
    code: &'static str,
    colour: Colour,
    hit_points: u8,
    shield: i8,
    speed: u8,
) -> ThreatCard {
    external(code, Severity::Common, colour, hit_points, shield, speed)
}

pub(super) const fn serious(
    code: &'static str,
    colour: Colour,
    hit_points: u8,
    shield: i8,
    speed: u8,
) -> ThreatCard {
    external(code, Severity::Serious, colour, hit_points, shield, speed)
}

const fn external(
    code: &'static str,
    severity: Severity,
    colour: Colour,
    hit_points: u8,
    shield: i8,
    speed: u8,
) -> ThreatCard {
    let mut card = ThreatCard::new(
        code,
        Location::External,
        severity,
        colour,
        hit_points,
        speed,
    );
    card.shield = shield;
    card
}

/// Asteroids hit with what is left of them, or blow up on the way (SA-20.58).
const fn asteroid(mut card: ThreatCard, blast: u8) -> ThreatCard {
    card.blast = blast;
    card.xyz(&[], &[], &[Attack(RemainingTimes(1), Own)])
        .traits(Traits::NO_ROCKETS)
}

pub(super) const fn a(power: u8) -> Effect {
    Attack(Fixed(power), Own)
}

pub(super) const fn all(power: u8) -> Effect {
    Attack(Fixed(power), All)
}

pub(super) const fn others(power: u8) -> Effect {
    Attack(Fixed(power), Others)
}

use Colour::{White, Yellow};

/// E1-01 to E1-10 (SA-20.1).
pub(super) const COMMON_WHITE: [ThreatCard; 10] = [
    // Pulse Ball
    common("E1-01", White, 5, 1, 2).xyz(&[all(1)], &[all(1)], &[all(2)]),
    // Destroyer
    common("E1-02", White, 5, 2, 2)
        .xyz(&[a(1)], &[a(2)], &[a(2)])
        .traits(Traits::DESTROYER),
    // Stealth Fighter
    common("E1-03", White, 4, 2, 3)
        .xyz(&[Reveal], &[a(2)], &[a(2)])
        .traits(Traits::STEALTH),
    // Energy Cloud
    common("E1-04", White, 5, 3, 2)
        .xyz(&[DrainShields(Zones::ALL, ALL)], &[others(1)], &[others(2)])
        .traits(Traits::PULSE_BREAKS),
    // Gunship
    common("E1-05", White, 5, 2, 2).xyz(&[a(2)], &[a(2)], &[a(3)]),
    // Cryoshield Fighter
    common("E1-06", White, 4, 1, 3)
        .xyz(&[a(1)], &[a(2)], &[a(2)])
        .traits(Traits::CRYOSHIELD),
    // Fighter
    common("E1-07", White, 4, 2, 3).xyz(&[a(1)], &[a(2)], &[a(3)]),
    // Armored Grappler
    common("E1-08", White, 4, 3, 2).xyz(&[a(1)], &[Heal(1)], &[a(4)]),
    // Amoeba
    common("E1-09", White, 8, 0, 2)
        .xyz(&[Heal(2)], &[Heal(2)], &[a(5)])
        .traits(Traits::NO_ROCKETS),
    // Meteoroid
    common("E1-10", White, 5, 0, 5)
        .xyz(&[], &[], &[Attack(RemainingTimes(1), Own)])
        .traits(Traits::NO_ROCKETS),
];

/// E2-01 to E2-07 (SA-20.2).
pub(super) const COMMON_YELLOW: [ThreatCard; 7] = [
    // Kamikaze
    common("E2-01", Yellow, 5, 2, 4).xyz(
        &[Speed(1), ShieldTo(1)],
        &[Speed(1), ShieldTo(0)],
        &[a(6)],
    ),
    // Scout
    common("E2-02", Yellow, 3, 1, 2)
        .xyz(
            &[AttackAura],
            &[AdvanceOthers],
            &[AttackIgnoringShields(Fixed(3), Own)],
        )
        .traits(Traits::NO_HEAVY),
    // Phantom Fighter
    common("E2-03", Yellow, 3, 3, 3)
        .xyz(&[Reveal], &[a(2)], &[a(3)])
        .traits(Traits::STEALTH.and(Traits::DECOY)),
    // Swarm
    common("E2-04", Yellow, 3, 0, 2)
        .xyz(&[a(1)], &[a(2), others(1)], &[a(3), others(2)])
        .traits(Traits::NO_ROCKETS.and(Traits::SWARM)),
    // Jellyfish
    common("E2-05", Yellow, 13, -2, 2)
        .xyz(&[all(1), HealHalf], &[all(1), HealHalf], &[all(2)])
        .traits(Traits::NO_ROCKETS),
    // Marauder
    common("E2-06", Yellow, 6, 1, 3).xyz(&[ShieldAura], &[DrainShields(Zones::ALL, 1)], &[a(4)]),
    // Minor Asteroid
    asteroid(common("E2-07", Yellow, 7, 0, 4), 1),
];

/// SE1-01 to SE1-08 (SA-20.3).
pub(super) const SERIOUS_WHITE: [ThreatCard; 8] = [
    // Frigate
    serious("SE1-01", White, 7, 2, 2).xyz(&[a(2)], &[a(3)], &[a(4)]),
    // Man-of-War
    serious("SE1-02", White, 9, 2, 1).xyz(&[a(2), Speed(1)], &[a(3), Shield(1)], &[a(5)]),
    // Leviathan Tanker
    serious("SE1-03", White, 8, 3, 2)
        .xyz(&[a(2)], &[a(2), Heal(2)], &[a(2)])
        .traits(Traits::EXPLODES),
    // Pulse Satellite
    serious("SE1-04", White, 4, 2, 3)
        .xyz(&[all(1)], &[all(2)], &[all(3)])
        .traits(Traits::HIDES_FAR),
    // Cryoshield Frigate
    serious("SE1-05", White, 7, 1, 2)
        .xyz(&[a(2)], &[a(3)], &[a(4)])
        .traits(Traits::CRYOSHIELD),
    // Interstellar Octopus
    serious("SE1-06", White, 8, 1, 2)
        .xyz(
            &[IfDamaged(1, &[all(1)], &[])],
            &[IfDamaged(1, &[all(2)], &[])],
            &[Attack(RemainingTimes(2), Own)],
        )
        .traits(Traits::NO_ROCKETS),
    // Maelstrom
    serious("SE1-07", White, 8, 3, 2)
        .xyz(&[DrainShields(Zones::ALL, ALL)], &[others(2)], &[others(3)])
        .traits(Traits::PULSE_BREAKS),
    // Asteroid
    asteroid(serious("SE1-08", White, 9, 0, 3), 2),
];

/// SE2-01 to SE2-06 (SA-20.4).
pub(super) const SERIOUS_YELLOW: [ThreatCard; 6] = [
    // Behemoth
    serious("SE2-01", Yellow, 7, 4, 2)
        .xyz(
            &[IfDamaged(2, &[], &[a(2)])],
            &[IfDamaged(3, &[], &[a(3)])],
            &[IfDamaged(6, &[], &[a(6)])],
        )
        .traits(Traits::SACRIFICE),
    // Juggernaut
    serious("SE2-02", Yellow, 10, 3, 1)
        .xyz(&[Speed(2), a(2)], &[Speed(2), a(3)], &[a(7)])
        .traits(Traits::MAGNET),
    // Psionic Satellite
    serious("SE2-03", Yellow, 5, 2, 2)
        .xyz(
            &[Delay(Who::InZone)],
            &[Delay(Who::OnShip)],
            &[KnockOut(Who::OnShip)],
        )
        .traits(Traits::HIDES_FAR),
    // Nebula Crab
    serious("SE2-04", Yellow, 7, 2, 2)
        .xyz(
            &[ShieldTo(4)],
            &[Speed(2), ShieldTo(2)],
            &[Attack(Fixed(5), Sides)],
        )
        .traits(Traits::NO_ROCKETS),
    // Nemesis
    serious("SE2-05", Yellow, 9, 1, 3)
        .xyz(
            &[a(1), HurtItself(1)],
            &[a(2), HurtItself(2)],
            &[Effect::Doom(Doom::BlownUp)],
        )
        .traits(Traits::RETALIATES)
        .deadly(),
    // Major Asteroid
    asteroid(serious("SE2-06", Yellow, 11, 0, 2), 3),
];
