//! The internal threats of The New Frontier, as printed (NF-14.3).

use super::Effect::*;
use super::Power::*;
use super::Reach::*;
use super::Severity::{Common, Serious};
use super::Special::*;
use super::internal::{BLUE, RED, WHITE, bonus, d, intruder, malfunction};
use super::{ALL, Colour, Effect, Location, System, ThreatCard, Traits, Who, Zones};
use crate::stations::Heading::{Blue as MoveRight, Deck as ChangeDeck, Red as MoveLeft};
use crate::stations::Station::*;
use crate::stations::StationSet;
use Colour::{Red, White, Yellow};

/// What only this threat does.
const fn own(special: super::Special) -> Effect {
    Effect::Special(special)
}

const fn knock_out_in(stations: &[crate::stations::Station]) -> Effect {
    KnockOut(Who::At(StationSet::of(stations)))
}

/// I1-101 to I3-107.
pub(super) const COMMON: [ThreatCard; 10] = [
    // Central Laser Jam
    malfunction("I1-101", Common, White, 2, 2, &[UpperWhite], System::A)
        .xyz(
            &[DrainReactors(WHITE, 1)],
            &[d(1)],
            &[DamageZones(WHITE, 3), DamageZones(Zones::SIDES, 1)],
        )
        .traits(Traits::LASER_JAM),
    // Power Pack Overload
    bonus(
        malfunction(
            "I2-101",
            Common,
            Yellow,
            4,
            3,
            &[LowerRed, LowerBlue],
            System::A,
        ),
        1,
    )
    .xyz(
        &[DestroyRocket, DisableStoredSquad(LowerRed)],
        &[Heal(1)],
        &[
            knock_out_in(&[LowerRed, LowerBlue]),
            DamageZones(Zones::SIDES, 3),
        ],
    ),
    // Ninja
    intruder("I2-102", Common, Yellow, 3, 2, &[LowerBlue])
        .xyz(
            &[own(SetDrones)],
            &[DrainReactors(BLUE, 1)],
            &[own(NinjaStrike)],
        )
        .traits(Traits::NINJA),
    // Lateral Laser Jam; its station depends on the turn
    malfunction("I3-101", Common, Red, 3, 3, &[UpperRed], System::A)
        .xyz(&[DrainOwnReactor(2)], &[d(2)], &[own(LateralJamDamage)])
        .traits(Traits::LASER_JAM.and(Traits::SIDE_BY_TURN)),
    // Pulse Cannon Short Circuit
    malfunction("I3-102", Common, Red, 2, 2, &[LowerWhite], System::A)
        .xyz(
            &[own(ShortCircuitEnergy)],
            &[own(ShortCircuitFuel)],
            &[Attack(Fixed(1), All)],
        )
        .traits(Traits::PULSE_SHORT_CIRCUIT)
        .inaccessible(1),
    // Reversed Shields
    malfunction(
        "I3-103",
        Common,
        Red,
        5,
        4,
        &[UpperRed, UpperWhite, UpperBlue],
        System::B,
    )
    .xyz(
        &[own(ShieldsOff)],
        &[own(ShieldsReversed)],
        &[Damage(Fixed(2), All)],
    )
    .traits(Traits::REVERSES_SHIELDS),
    // Breached Airlock
    malfunction("I3-104", Common, Red, 3, 4, &[UpperRed], System::C)
        .xyz(
            &[own(SealRedDoors)],
            &[own(SealBlueDoors)],
            &[DamageZones(RED, 3), knock_out_in(&[UpperRed, LowerRed])],
        )
        .traits(Traits::AIRLOCK),
    // Phasing Troopers
    intruder("I3-105", Common, Red, 2, 2, &[LowerRed])
        .xyz(&[Move(ChangeDeck)], &[Move(MoveRight)], &[d(4)])
        .bracketed(&[], &[Move(MoveRight)], &[d(3)])
        .traits(Traits::PHASING.and(Traits::FIGHTS_BACK)),
    // Phasing Troopers
    intruder("I3-106", Common, Red, 2, 2, &[LowerBlue])
        .xyz(&[Move(ChangeDeck)], &[Move(MoveLeft)], &[d(4)])
        .bracketed(&[], &[Move(MoveLeft)], &[d(3)])
        .traits(Traits::PHASING.and(Traits::FIGHTS_BACK)),
    // Driller
    intruder("I3-107", Common, Red, 2, 3, &[LowerBlue])
        .xyz(&[Expose, own(Drill)], &[own(Drill)], &[d(4)])
        .inaccessible(1),
];

/// SI1-101 to SI3-107.
pub(super) const SERIOUS: [ThreatCard; 10] = [
    // Shambler
    intruder("SI1-101", Serious, White, 2, 2, &[LowerWhite]).xyz(
        &[IfPlayerHere(&[Move(MoveRight)], &[])],
        &[IfPlayerHere(&[d(2)], &[Heal(1)])],
        &[d(4)],
    ),
    // Phasing Anomaly
    malfunction("SI2-101", Serious, Yellow, 2, 3, &[UpperWhite], System::C)
        .xyz(
            &[own(DisruptOptics)],
            &[own(DisruptOptics)],
            &[knock_out_in(&[UpperWhite, LowerWhite]), d(3)],
        )
        .bracketed(
            &[own(DisruptOptics)],
            &[own(DisruptOptics)],
            &[knock_out_in(&[UpperWhite, LowerWhite]), d(3)],
        )
        .traits(Traits::PHASING.and(Traits::ANOMALY))
        .inaccessible(1),
    // Phasing Mine Layer
    intruder("SI2-102", Serious, Yellow, 2, 2, &[UpperWhite])
        .xyz(
            &[own(LayMine), Move(MoveLeft)],
            &[own(LayMine), Move(ChangeDeck)],
            &[own(LayMine), own(ExplodeMines)],
        )
        .bracketed(
            &[own(LayMine), Move(MoveRight)],
            &[own(LayMine), Move(ChangeDeck)],
            &[own(LayMine), own(ExplodeMines)],
        )
        .traits(
            Traits::PHASING
                .and(Traits::FIGHTS_BACK)
                .and(Traits::MINE_LAYER),
        ),
    // Rabid Beast
    intruder("SI3-101", Serious, Red, 2, 2, &[UpperBlue])
        .xyz(
            &[own(Infect), Move(MoveLeft), Move(MoveLeft)],
            &[own(Infect), Move(ChangeDeck), Move(MoveRight)],
            &[own(InfectionBreaksOut), d(4)],
        )
        .traits(Traits::FIGHTS_BACK.and(Traits::BEAST)),
    // Hidden Transmitter (blue)
    malfunction("SI3-102", Serious, Red, 3, 2, &[UpperBlue], System::C)
        .xyz(
            &[Expose, Call],
            &[AdvanceInZone(2)],
            &[DrainShields(BLUE, ALL), d(4)],
        )
        .inaccessible(1)
        .draws(Location::External)
        .points(4, 8),
    // Hidden Transmitter (red)
    malfunction("SI3-103", Serious, Red, 3, 2, &[LowerRed], System::C)
        .xyz(
            &[Expose, Call],
            &[AdvanceInZone(2)],
            &[DrainReactors(RED, ALL), d(4)],
        )
        .inaccessible(1)
        .draws(Location::External)
        .points(4, 8),
    // Space Time Vortex
    malfunction("SI3-104", Serious, Red, 3, 2, &[LowerWhite], System::C)
        .xyz(
            &[own(RepeatTurn)],
            &[own(SwapSides)],
            &[own(PerformDrawnCard)],
        )
        .traits(Traits::VORTEX)
        .draws(Location::Internal),
    // Siren
    intruder("SI3-105", Serious, Red, 2, 2, &[UpperRed])
        .xyz(
            &[KnockOut(Who::Alone)],
            &[KnockOut(Who::InCompany)],
            &[KnockOut(Who::OnShip)],
        )
        .traits(Traits::FIGHTS_BACK.and(Traits::SIREN)),
    // Cyber Gremlin
    intruder("SI3-106", Serious, Red, 1, 2, &[UpperRed])
        .xyz(
            &[own(GremlinFeeds)],
            &[own(GremlinSabotage), Move(MoveRight)],
            &[own(GremlinSabotage)],
        )
        .traits(Traits::GREMLIN)
        .inaccessible(1),
    // Parasite
    intruder("SI3-107", Serious, Red, 1, 2, &[])
        .xyz(
            &[own(ParasiteDrains)],
            &[own(ParasiteKnocksOut)],
            &[own(ParasiteBursts)],
        )
        .traits(Traits::PARASITE)
        .points(8, 18),
];
