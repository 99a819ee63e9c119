//! The internal threats, as printed (SA-21.1 to SA-21.4).

use super::Effect::*;
use super::Power::*;
use super::Reach::*;
use super::{
    ALL, Colour, Doom, Effect, Location, Remedy, Severity, System, ThreatCard, Traits, Who, Zones,
};
use crate::stations::Heading::{Blue as MoveRight, Deck as ChangeDeck, Red as MoveLeft};
use crate::stations::Station::{self, *};
use crate::stations::{StationSet, Zone};

/// An intruder: a token in a station, attacked with battlebots.
pub(super) const fn intruder(
    code: &'static str,
    severity: Severity,
    colour: Colour,
    hit_points: u8,
    speed: u8,
    start: &[Station],
) -> ThreatCard {
    internal(
        code,
        severity,
        colour,
        hit_points,
        speed,
        start,
        Remedy::Battlebots,
    )
}

/// A malfunction: covers one letter of its stations (SA-6.4).
pub(super) const fn malfunction(
    code: &'static str,
    severity: Severity,
    colour: Colour,
    hit_points: u8,
    speed: u8,
    stations: &[Station],
    system: System,
) -> ThreatCard {
    internal(
        code,
        severity,
        colour,
        hit_points,
        speed,
        stations,
        Remedy::Repair(system),
    )
}

pub(super) const fn internal(
    code: &'static str,
    severity: Severity,
    colour: Colour,
    hit_points: u8,
    speed: u8,
    stations: &[Station],
    remedy: Remedy,
) -> ThreatCard {
    let mut card = ThreatCard::new(
        code,
        Location::Internal,
        severity,
        colour,
        hit_points,
        speed,
    );
    card.stations = StationSet::of(stations);
    card.remedy = remedy;
    card
}

/// Extra damage when all its stations are served in one turn.
pub(super) const fn bonus(mut card: ThreatCard, bonus: u8) -> ThreatCard {
    card.bonus = bonus;
    card
}

pub(super) const fn d(amount: u8) -> Effect {
    Damage(Fixed(amount), Own)
}

pub(super) const RED: Zones = Zones::only(Zone::Red);
pub(super) const WHITE: Zones = Zones::only(Zone::White);
pub(super) const BLUE: Zones = Zones::only(Zone::Blue);

use Colour::{White, Yellow};
use Severity::{Common, Serious};

/// I1-01 to I1-07 (SA-21.1).
pub(super) const COMMON_WHITE: [ThreatCard; 7] = [
    // Skirmishers
    intruder("I1-01", Common, White, 1, 3, &[UpperRed])
        .xyz(&[Move(MoveRight)], &[Move(ChangeDeck)], &[d(3)])
        .traits(Traits::FIGHTS_BACK),
    // Skirmishers
    intruder("I1-02", Common, White, 1, 3, &[UpperBlue])
        .xyz(&[Move(MoveLeft)], &[Move(ChangeDeck)], &[d(3)])
        .traits(Traits::FIGHTS_BACK),
    // Saboteur
    intruder("I1-03", Common, White, 1, 4, &[LowerWhite]).xyz(
        &[Move(MoveRight)],
        &[Sabotage],
        &[d(2)],
    ),
    // Saboteur
    intruder("I1-04", Common, White, 1, 4, &[LowerWhite]).xyz(
        &[Move(MoveLeft)],
        &[Sabotage],
        &[d(2)],
    ),
    // Hacked Shields
    malfunction("I1-05", Common, White, 3, 2, &[UpperBlue], System::B).xyz(
        &[DrainShields(BLUE, ALL)],
        &[DrainReactors(BLUE, ALL)],
        &[d(2)],
    ),
    // Hacked Shields
    malfunction("I1-06", Common, White, 3, 2, &[UpperRed], System::B).xyz(
        &[DrainShields(RED, ALL)],
        &[DrainReactors(RED, ALL)],
        &[d(2)],
    ),
    // Unstable Warheads
    malfunction("I1-07", Common, White, 0, 3, &[LowerBlue], System::C)
        .xyz(&[], &[], &[Damage(RocketsTimes(3), Own)])
        .traits(Traits::WARHEADS),
];

/// I2-01 to I2-06 (SA-21.2).
pub(super) const COMMON_YELLOW: [ThreatCard; 6] = [
    // Slime (blue)
    intruder("I2-01", Common, Yellow, 2, 2, &[LowerBlue])
        .xyz(
            &[IfUnchanged(&[DestroyRocket])],
            &[Spread(MoveLeft)],
            &[Damage(Fixed(2), EachToken)],
        )
        .traits(Traits::SLIME),
    // Slime (red)
    intruder("I2-02", Common, Yellow, 2, 2, &[LowerRed])
        .xyz(
            &[IfUnchanged(&[DisableStoredSquad(LowerRed)])],
            &[Spread(MoveRight)],
            &[Damage(Fixed(2), EachToken)],
        )
        .traits(Traits::SLIME),
    // Troopers
    intruder("I2-03", Common, Yellow, 2, 2, &[UpperRed])
        .xyz(&[Move(ChangeDeck)], &[Move(MoveRight)], &[d(4)])
        .traits(Traits::FIGHTS_BACK),
    // Troopers
    intruder("I2-04", Common, Yellow, 2, 2, &[LowerBlue])
        .xyz(&[Move(ChangeDeck)], &[Move(MoveLeft)], &[d(4)])
        .traits(Traits::FIGHTS_BACK),
    // Virus
    malfunction("I2-05", Common, Yellow, 3, 3, &[UpperWhite], System::C).xyz(
        &[DrainReactors(Zones::ALL, 1)],
        &[Delay(Who::OnShip)],
        &[Damage(Fixed(1), All)],
    ),
    // Overheated Reactor
    malfunction("I2-06", Common, Yellow, 3, 2, &[LowerWhite], System::B)
        .xyz(&[Damage(ReactorEnergy, Own)], &[DestroyFuel], &[d(3)])
        .traits(Traits::OVERHEATED),
];

/// SI1-01 to SI1-06 (SA-21.3).
pub(super) const SERIOUS_WHITE: [ThreatCard; 6] = [
    // Commandos
    intruder("SI1-01", Serious, White, 2, 2, &[LowerRed])
        .xyz(
            &[Move(ChangeDeck)],
            &[IfDamaged(1, &[Move(MoveRight)], &[d(2)])],
            &[d(4), KnockOut(Who::Here)],
        )
        .traits(Traits::FIGHTS_BACK),
    // Commandos
    intruder("SI1-02", Serious, White, 2, 2, &[UpperBlue])
        .xyz(
            &[Move(ChangeDeck)],
            &[IfDamaged(1, &[Move(MoveLeft)], &[d(2)])],
            &[d(4), KnockOut(Who::Here)],
        )
        .traits(Traits::FIGHTS_BACK),
    // Alien
    intruder("SI1-03", Serious, White, 2, 2, &[LowerWhite])
        .xyz(
            &[Grow],
            &[Move(ChangeDeck), Damage(PlayersHere, Own)],
            &[Effect::Doom(Doom::TakenOver)],
        )
        .traits(Traits::GROWS)
        .deadly(),
    // Fissure
    internal(
        "SI1-04",
        Serious,
        White,
        2,
        2,
        &[UpperRed],
        Remedy::Interceptors,
    )
    .xyz(
        &[DoubleDamage(RED)],
        &[DoubleDamage(Zones::ALL)],
        &[Effect::Doom(Doom::BrokenApart)],
    )
    .traits(Traits::FISSURE)
    .deadly(),
    // Crossed Wires
    malfunction("SI1-05", Serious, White, 4, 3, &[UpperWhite], System::B).xyz(
        &[ShortCircuit],
        &[LeakShields(WHITE)],
        &[LeakReactors(Zones::ALL)],
    ),
    // Battlebot Uprising
    bonus(
        malfunction(
            "SI1-06",
            Serious,
            White,
            4,
            2,
            &[LowerRed, UpperBlue],
            System::C,
        ),
        1,
    )
    .xyz(
        &[KnockOut(Who::LeadingActiveSquad)],
        &[KnockOut(Who::At(StationSet::of(&[LowerRed, UpperBlue])))],
        &[KnockOut(Who::NotOnBridge)],
    ),
];

/// SI2-01 to SI2-05 (SA-21.4).
pub(super) const SERIOUS_YELLOW: [ThreatCard; 5] = [
    // Executioner
    intruder("SI2-01", Serious, Yellow, 2, 2, &[UpperBlue])
        .xyz(
            &[Move(MoveLeft), KnockOut(Who::HereUnguarded)],
            &[Move(ChangeDeck), KnockOut(Who::HereUnguarded)],
            &[d(3)],
        )
        .traits(Traits::FIGHTS_BACK),
    // Seeker
    {
        let mut card = intruder("SI2-02", Serious, Yellow, 2, 2, &[UpperWhite])
            .xyz(
                &[MoveToMostPlayers],
                &[MoveToMostPlayers],
                &[d(5), KnockOut(Who::Here)],
            )
            .traits(Traits::SEEKER);
        card.destroyed = 15; // SA-15.8
        card
    },
    // Power System Overload
    bonus(
        malfunction(
            "SI2-03",
            Serious,
            Yellow,
            7,
            3,
            &[LowerRed, LowerWhite, LowerBlue],
            System::B,
        ),
        2,
    )
    .xyz(
        &[DrainReactors(WHITE, 2)],
        &[DrainReactors(Zones::ALL, 1)],
        &[Damage(Fixed(3), All)],
    ),
    // Contamination
    intruder(
        "SI2-04",
        Serious,
        Yellow,
        3,
        2,
        &[UpperRed, LowerRed, UpperBlue, LowerBlue],
    )
    .xyz(
        &[Delay(Who::Here)],
        &[Damage(Fixed(1), EachToken)],
        &[KnockOut(Who::Here)],
    )
    .traits(Traits::CONTAMINATION),
    // Nuclear Device
    malfunction("SI2-05", Serious, Yellow, 1, 4, &[LowerWhite], System::C)
        .xyz(&[Speed(1)], &[Speed(1)], &[Effect::Doom(Doom::BlownUp)])
        .traits(Traits::NUCLEAR)
        .deadly(),
];
