//! Every card: one declaration each.

use super::Adventure::{self, *};
use super::Level::{self, I, II, III, IV};
use super::{
    Card, CardSet, CombatLine, Criterion, EnemyKind, Hazard, HazardKind, Hazards, JunkBox,
    JunkCost, JunkReward, MOST_HAZARDS, MOST_PLANETS, Penalty, PlanetHumans, PlanetList, Size,
};
use crate::goods::{Goods, goods};
use crate::intruders::{self, Hand, IntruderKind};
use crate::machinations::{Machination, Sizes};
use crate::short_list::ShortList;
use crate::side::Side;
use Machination::*;

const fn card(name: &'static str, level: Level, adventure: Adventure) -> Card {
    Card {
        name,
        level,
        set: CardSet::Base,
        starred: false,
        adventure,
    }
}

/// A card of the learning flight.
const fn starred(name: &'static str, level: Level, adventure: Adventure) -> Card {
    Card {
        name,
        level,
        set: CardSet::Base,
        starred: true,
        adventure,
    }
}

/// An intruder card.
const fn intruder(name: &'static str, level: Level, intruder: intruders::Intruder) -> Card {
    Card {
        set: CardSet::Intruders,
        ..card(name, level, Intruder { intruder })
    }
}

/// A predator: it leaves after so many steps; credits for defeating it.
const fn predator(
    from: Side,
    hands: &'static [Hand],
    steps: u8,
    credits: u8,
) -> intruders::Intruder {
    intruders::Intruder {
        kind: IntruderKind::Predator,
        from,
        hands,
        steps,
        charges: &[],
        credits,
        goods: Goods::NONE,
    }
}

/// A commando: it leaves after its last charge; goods for defeating it.
const fn commando(
    from: Side,
    hands: &'static [Hand],
    charges: &'static [u8],
    goods: Goods,
) -> intruders::Intruder {
    intruders::Intruder {
        kind: IntruderKind::Commando,
        from,
        hands,
        steps: charges[charges.len() - 1],
        charges,
        credits: 0,
        goods,
    }
}

/// A commando that devours on its way.
const fn predator_commando(credits: u8, commando: intruders::Intruder) -> intruders::Intruder {
    intruders::Intruder {
        kind: IntruderKind::PredatorCommando,
        credits,
        ..commando
    }
}

const LEFT: &[Hand] = &[Hand::Left];

const RIGHT: &[Hand] = &[Hand::Right];

/// A bonus card.
const fn bonus(name: &'static str, level: Level, adventure: Adventure) -> Card {
    Card {
        set: CardSet::Bonus,
        ..card(name, level, adventure)
    }
}

/// One of the new adventure cards.
const fn new(name: &'static str, level: Level, adventure: Adventure) -> Card {
    Card {
        set: CardSet::NewAdventures,
        ..card(name, level, adventure)
    }
}

/// A card of Evil Machinations.
const fn machination(name: &'static str, machination: Machination) -> Card {
    Card {
        set: CardSet::Machinations,
        ..card(
            name,
            Level::Machinations,
            Adventure::Machination(machination),
        )
    }
}

/// A card of Evil Machinations that sends an intruder into every ship.
const fn boarding(name: &'static str, intruder: intruders::Intruder) -> Card {
    Card {
        set: CardSet::Machinations,
        ..card(name, Level::Machinations, Intruder { intruder })
    }
}

const fn line(criterion: Criterion, penalty: Penalty) -> CombatLine {
    CombatLine { criterion, penalty }
}

const fn planets(list: &[Goods]) -> PlanetList {
    let mut items = [Goods::NONE; MOST_PLANETS];
    let mut len = 0;
    while len < list.len() {
        items[len] = list[len];
        len += 1;
    }
    ShortList {
        items,
        len: len as u8,
    }
}

const fn humans(list: &[u8]) -> PlanetHumans {
    let mut items = [0; MOST_PLANETS];
    let mut len = 0;
    while len < list.len() {
        items[len] = list[len];
        len += 1;
    }
    ShortList {
        items,
        len: len as u8,
    }
}

/// A box of the Junkyard.
const fn junk(cost: JunkCost, reward: JunkReward) -> JunkBox {
    JunkBox { cost, reward }
}

/// A reward of the Junkyard with one part; `..NOTHING` for the others.
const NOTHING: JunkReward = JunkReward {
    credits: 0,
    days: 0,
    humans: 0,
    tokens: 0,
    goods: Goods::NONE,
};

type Flying = (Size, Side);

const LARGE_FRONT: Flying = (Size::Large, Side::Front);

const LARGE_RIGHT: Flying = (Size::Large, Side::Right);

const LARGE_REAR: Flying = (Size::Large, Side::Rear);

const LARGE_LEFT: Flying = (Size::Large, Side::Left);

const SMALL_FRONT: Flying = (Size::Small, Side::Front);

const SMALL_RIGHT: Flying = (Size::Small, Side::Right);

const SMALL_REAR: Flying = (Size::Small, Side::Rear);

const SMALL_LEFT: Flying = (Size::Small, Side::Left);

const fn meteors(list: &[Flying]) -> Hazards {
    hazards(HazardKind::Meteor, list)
}

impl Hazards {
    /// No hazard.
    pub const NONE: Hazards = fire(&[]);
}

impl PlanetHumans {
    /// No humans on any planet.
    pub const NONE: PlanetHumans = humans(&[]);
}

const fn fire(list: &[Flying]) -> Hazards {
    hazards(HazardKind::Cannon, list)
}

/// A large meteor and a small one behind it from each of these sides (GX-17.7).
const fn pairs(from: &[Side]) -> Hazards {
    let mut list = [SMALL_FRONT; MOST_HAZARDS];
    let mut pair = 0;
    while pair < from.len() {
        list[2 * pair] = (Size::Large, from[pair]);
        list[2 * pair + 1] = (Size::Small, from[pair]);
        pair += 1;
    }
    let mut pairs = meteors(&list);
    pairs.len = 2 * from.len() as u8;
    pairs
}

const fn meteor((size, from): Flying) -> Hazard {
    Hazard {
        kind: HazardKind::Meteor,
        size,
        from,
    }
}

pub(super) const fn shot((size, from): Flying) -> Hazard {
    Hazard {
        kind: HazardKind::Cannon,
        size,
        from,
    }
}

const fn sizes(list: &[Size]) -> Sizes {
    let mut items = [Size::Small; MOST_HAZARDS];
    let mut len = 0;
    while len < list.len() {
        items[len] = list[len];
        len += 1;
    }
    ShortList {
        items,
        len: len as u8,
    }
}

const fn hazards(kind: HazardKind, list: &[Flying]) -> Hazards {
    let mut items = [Hazard {
        kind,
        size: Size::Small,
        from: Side::Front,
    }; MOST_HAZARDS];
    let mut len = 0;
    while len < list.len() {
        items[len].size = list[len].0;
        items[len].from = list[len].1;
        len += 1;
    }
    ShortList {
        items,
        len: len as u8,
    }
}

/// All cards: decks I, II and III of the base game, twenty each; then those of the expansions.
#[rustfmt::skip]
pub static CARDS: &[Card] = &[
    card("I-slavers-1", I, Slavers { strength: 6, crew: 3, credits: 5, days: 1 }),
    starred("I-smugglers-1", I, Smugglers { strength: 4, lose: 2, goods: goods(0, 1, 1, 1), days: 1 }),
    card("I-pirates-1", I, Pirates { strength: 5, fire: fire(&[SMALL_FRONT, LARGE_FRONT, SMALL_FRONT]), credits: 4, days: 1 }),
    starred("I-stardust-1", I, Stardust),
    starred("I-open_space-1", I, OpenSpace),
    card("I-open_space-2", I, OpenSpace),
    card("I-open_space-3", I, OpenSpace),
    card("I-open_space-4", I, OpenSpace),
    starred("I-meteoric_swarm-1", I, MeteoricSwarm { meteors: meteors(&[LARGE_FRONT, SMALL_LEFT, SMALL_RIGHT]) }),
    card("I-meteoric_swarm-2", I, MeteoricSwarm { meteors: meteors(&[SMALL_FRONT, SMALL_REAR, SMALL_LEFT, SMALL_RIGHT]) }),
    card("I-meteoric_swarm-3", I, MeteoricSwarm { meteors: meteors(&[LARGE_FRONT, SMALL_FRONT, LARGE_FRONT]) }),
    card("I-planets-1", I, Planets { planets: planets(&[goods(1, 0, 1, 3), goods(1, 1, 0, 1), goods(1, 0, 0, 3), goods(1, 0, 1, 0)]), humans: PlanetHumans::NONE, days: 3 }),
    starred("I-planets-2", I, Planets { planets: planets(&[goods(2, 0, 0, 0), goods(1, 0, 0, 2), goods(0, 1, 0, 0)]), humans: PlanetHumans::NONE, days: 2 }),
    card("I-planets-3", I, Planets { planets: planets(&[goods(0, 1, 1, 2), goods(0, 2, 0, 0)]), humans: PlanetHumans::NONE, days: 3 }),
    card("I-planets-4", I, Planets { planets: planets(&[goods(0, 0, 2, 0), goods(0, 1, 0, 0), goods(0, 0, 0, 3)]), humans: PlanetHumans::NONE, days: 2 }),
    starred("I-combat_zone-1", I, CombatZone { lines: [line(Criterion::Crew, Penalty::Days { days: 3 }), line(Criterion::Engines, Penalty::Crew { crew: 2 }), line(Criterion::Cannons, Penalty::Fire { shots: fire(&[SMALL_REAR, LARGE_REAR]) })] }),
    starred("I-abandoned_ship-1", I, AbandonedShip { crew: 3, credits: 4, days: 1, fire: Hazards::NONE }),
    card("I-abandoned_ship-2", I, AbandonedShip { crew: 2, credits: 3, days: 1, fire: Hazards::NONE }),
    starred("I-abandoned_station-1", I, AbandonedStation { crew: 5, goods: goods(0, 1, 1, 0), days: 1, fire: Hazards::NONE }),
    card("I-abandoned_station-2", I, AbandonedStation { crew: 6, goods: goods(2, 0, 0, 0), days: 1, fire: Hazards::NONE }),
    card("II-slavers-1", II, Slavers { strength: 7, crew: 4, credits: 8, days: 2 }),
    card("II-smugglers-1", II, Smugglers { strength: 8, lose: 3, goods: goods(1, 2, 0, 0), days: 1 }),
    card("II-pirates-1", II, Pirates { strength: 6, fire: fire(&[LARGE_FRONT, SMALL_FRONT, LARGE_FRONT]), credits: 7, days: 2 }),
    card("II-stardust-1", II, Stardust),
    card("II-epidemic-1", II, Epidemic),
    card("II-open_space-1", II, OpenSpace),
    card("II-open_space-2", II, OpenSpace),
    card("II-open_space-3", II, OpenSpace),
    card("II-meteoric_swarm-1", II, MeteoricSwarm { meteors: meteors(&[SMALL_FRONT, LARGE_FRONT, SMALL_LEFT, LARGE_LEFT, SMALL_LEFT]) }),
    card("II-meteoric_swarm-2", II, MeteoricSwarm { meteors: meteors(&[SMALL_FRONT, SMALL_FRONT, SMALL_REAR, SMALL_REAR, SMALL_LEFT, SMALL_RIGHT]) }),
    card("II-meteoric_swarm-3", II, MeteoricSwarm { meteors: meteors(&[SMALL_FRONT, LARGE_FRONT, SMALL_RIGHT, LARGE_RIGHT, SMALL_RIGHT]) }),
    card("II-planets-1", II, Planets { planets: planets(&[goods(3, 1, 0, 0), goods(2, 0, 2, 0), goods(1, 0, 0, 4)]), humans: PlanetHumans::NONE, days: 4 }),
    card("II-planets-2", II, Planets { planets: planets(&[goods(2, 0, 0, 0), goods(0, 0, 4, 0)]), humans: PlanetHumans::NONE, days: 3 }),
    card("II-planets-3", II, Planets { planets: planets(&[goods(1, 1, 0, 0), goods(0, 1, 1, 1), goods(0, 0, 2, 0), goods(0, 1, 0, 0)]), humans: PlanetHumans::NONE, days: 2 }),
    card("II-planets-4", II, Planets { planets: planets(&[goods(0, 0, 4, 0), goods(0, 2, 0, 0), goods(0, 0, 0, 3)]), humans: PlanetHumans::NONE, days: 3 }),
    card("II-combat_zone-1", II, CombatZone { lines: [line(Criterion::Cannons, Penalty::Days { days: 4 }), line(Criterion::Engines, Penalty::Goods { goods: 3 }), line(Criterion::Crew, Penalty::Fire { shots: fire(&[SMALL_RIGHT, SMALL_LEFT, SMALL_FRONT, LARGE_REAR]) })] }),
    card("II-abandoned_ship-1", II, AbandonedShip { crew: 5, credits: 8, days: 2, fire: Hazards::NONE }),
    card("II-abandoned_ship-2", II, AbandonedShip { crew: 4, credits: 6, days: 1, fire: Hazards::NONE }),
    card("II-abandoned_station-1", II, AbandonedStation { crew: 8, goods: goods(0, 2, 1, 0), days: 2, fire: Hazards::NONE }),
    card("II-abandoned_station-2", II, AbandonedStation { crew: 7, goods: goods(1, 1, 0, 0), days: 1, fire: Hazards::NONE }),
    card("III-slavers-1", III, Slavers { strength: 8, crew: 5, credits: 10, days: 2 }),
    card("III-smugglers-1", III, Smugglers { strength: 9, lose: 4, goods: goods(2, 2, 1, 0), days: 2 }),
    card("III-pirates-1", III, Pirates { strength: 10, fire: fire(&[SMALL_LEFT, LARGE_FRONT, SMALL_FRONT, LARGE_FRONT, SMALL_RIGHT]), credits: 12, days: 2 }),
    card("III-sabotage-1", III, Sabotage),
    card("III-epidemic-1", III, Epidemic),
    card("III-open_space-1", III, OpenSpace),
    card("III-open_space-2", III, OpenSpace),
    card("III-open_space-3", III, OpenSpace),
    card("III-meteoric_swarm-1", III, MeteoricSwarm { meteors: meteors(&[LARGE_RIGHT, SMALL_RIGHT, LARGE_RIGHT, SMALL_FRONT, SMALL_REAR]) }),
    card("III-meteoric_swarm-2", III, MeteoricSwarm { meteors: meteors(&[LARGE_FRONT, SMALL_REAR, SMALL_REAR, SMALL_LEFT, SMALL_LEFT, SMALL_RIGHT, SMALL_RIGHT]) }),
    card("III-meteoric_swarm-3", III, MeteoricSwarm { meteors: meteors(&[LARGE_LEFT, SMALL_LEFT, LARGE_LEFT, SMALL_FRONT, SMALL_REAR]) }),
    card("III-planets-1", III, Planets { planets: planets(&[goods(0, 5, 0, 0), goods(1, 2, 0, 0), goods(2, 0, 0, 0)]), humans: PlanetHumans::NONE, days: 5 }),
    card("III-planets-2", III, Planets { planets: planets(&[goods(0, 0, 1, 4), goods(0, 1, 0, 1)]), humans: PlanetHumans::NONE, days: 1 }),
    card("III-planets-3", III, Planets { planets: planets(&[goods(1, 1, 0, 1), goods(1, 0, 1, 2), goods(1, 0, 0, 4)]), humans: PlanetHumans::NONE, days: 2 }),
    card("III-planets-4", III, Planets { planets: planets(&[goods(3, 0, 0, 0), goods(0, 3, 0, 0), goods(0, 0, 3, 0), goods(0, 0, 0, 3)]), humans: PlanetHumans::NONE, days: 3 }),
    card("III-combat_zone-1", III, CombatZone { lines: [line(Criterion::Crew, Penalty::Goods { goods: 4 }), line(Criterion::Cannons, Penalty::Crew { crew: 4 }), line(Criterion::Engines, Penalty::Fire { shots: fire(&[SMALL_RIGHT, SMALL_LEFT, SMALL_FRONT, SMALL_FRONT, LARGE_REAR, LARGE_REAR]) })] }),
    card("III-abandoned_ship-1", III, AbandonedShip { crew: 7, credits: 11, days: 2, fire: Hazards::NONE }),
    card("III-abandoned_ship-2", III, AbandonedShip { crew: 6, credits: 10, days: 2, fire: Hazards::NONE }),
    card("III-abandoned_station-1", III, AbandonedStation { crew: 9, goods: goods(1, 1, 1, 1), days: 2, fire: Hazards::NONE }),
    card("III-abandoned_station-2", III, AbandonedStation { crew: 10, goods: goods(0, 2, 2, 0), days: 2, fire: Hazards::NONE }),
    // Intruders (GX-18).
    intruder("I-predator-1", I, predator(Side::Left, LEFT, 4, 2)),
    intruder("I-predator-2", I, predator(Side::Front, LEFT, 5, 2)),
    intruder("I-commando-1", I, commando(Side::Rear, RIGHT, &[6], goods(0, 0, 1, 0))),
    intruder("II-predator-1", II, predator(Side::Right, RIGHT, 7, 3)),
    intruder("II-commando-1", II, commando(Side::Front, RIGHT, &[4, 8], goods(0, 1, 0, 0))),
    intruder("II-commando-2", II, commando(Side::Left, LEFT, &[5, 9], goods(0, 1, 1, 0))),
    intruder("III-predator-1", III, predator(Side::Rear, LEFT, 9, 4)),
    intruder("III-commando-1", III, commando(Side::Right, LEFT, &[6, 12], goods(1, 0, 0, 0))),
    intruder("III-predator-2", III, predator(Side::Front, Hand::BOTH, 6, 3)),
    intruder("IV-predator-1", IV, predator(Side::Left, Hand::BOTH, 8, 4)),
    intruder("IV-commando-1", IV, commando(Side::Rear, Hand::BOTH, &[5, 10], goods(1, 0, 0, 0))),
    intruder("IV-predator_commando-1", IV, predator_commando(4, commando(Side::Front, LEFT, &[5, 10], goods(1, 0, 0, 0)))),
    intruder("IV-predator_commando-2", IV, predator_commando(4, commando(Side::Right, RIGHT, &[6, 12], goods(0, 2, 0, 0)))),
    intruder("IV-predator-2", IV, predator(Side::Rear, RIGHT, 12, 6)),
    // Bonus cards (GX-9). The numbers of Junkyard and Billiards are designed (GX-9.24, GX-9.37).
    bonus("I-missing_form-1", I, MissingForm { credits: 3 }),
    bonus("I-star_depot-1", I, StarDepot { tiles: 6, days: 1 }),
    bonus("II-robosmokeys-1", II, Robosmokeys),
    bonus("II-space_junkyard-1", II, SpaceJunkyard { days: 2, boxes: &[
        junk(JunkCost::Hazards { hazards: meteors(&[SMALL_RIGHT, SMALL_LEFT]) }, JunkReward { humans: 2, ..NOTHING }),
        junk(JunkCost::Crew { crew: 1 }, JunkReward { tokens: 3, ..NOTHING }),
        junk(JunkCost::Tokens { tokens: 2 }, JunkReward { credits: 4, ..NOTHING }),
        junk(JunkCost::Hazards { hazards: fire(&[SMALL_FRONT]) }, JunkReward { days: 3, ..NOTHING }),
    ] }),
    bonus("III-space_billiards-1", III, SpaceBilliards { rows: &[
        meteors(&[LARGE_FRONT, LARGE_FRONT]),
        meteors(&[LARGE_RIGHT, SMALL_RIGHT]),
        meteors(&[LARGE_LEFT, SMALL_LEFT]),
        meteors(&[SMALL_FRONT, SMALL_REAR, SMALL_RIGHT, SMALL_LEFT]),
    ] }),
    bonus("III-space_junkyard-1", III, SpaceJunkyard { days: 3, boxes: &[
        junk(JunkCost::Hazards { hazards: fire(&[SMALL_FRONT, SMALL_FRONT, LARGE_FRONT]) }, JunkReward { humans: 3, credits: 4, ..NOTHING }),
        junk(JunkCost::Crew { crew: 2 }, JunkReward { tokens: 5, ..NOTHING }),
        junk(JunkCost::Tokens { tokens: 3 }, JunkReward { goods: goods(2, 0, 0, 0), ..NOTHING }),
        junk(JunkCost::Hazards { hazards: meteors(&[LARGE_RIGHT, LARGE_LEFT]) }, JunkReward { days: 4, credits: 2, ..NOTHING }),
    ] }),
    // New adventure cards: one Dangerous Sector in each deck (GX-17.1).
    new("I-dangerous_sector-1", I, DangerousSector { deck: II, cards: 2 }),
    new("II-dangerous_sector-1", II, DangerousSector { deck: III, cards: 2 }),
    new("III-dangerous_sector-1", III, DangerousSector { deck: IV, cards: 2 }),
    // Deck IV without its intruders. The kinds of cards are those of the box; their numbers are designed (GX-24.3).
    new("IV-slavers-1", IV, CombinedEnemy { enemy: EnemyKind::Slavers, strength: 10, penalties: &[Penalty::Crew { crew: 5 }, Penalty::Fire { shots: fire(&[SMALL_FRONT, SMALL_FRONT]) }], credits: 14, goods: Goods::NONE, days: 2 }),
    new("IV-smugglers-1", IV, CombinedEnemy { enemy: EnemyKind::Smugglers, strength: 11, penalties: &[Penalty::Goods { goods: 4 }, Penalty::Fire { shots: fire(&[SMALL_RIGHT, SMALL_LEFT]) }], credits: 0, goods: goods(3, 2, 0, 0), days: 2 }),
    new("IV-pirates-1", IV, CombinedEnemy { enemy: EnemyKind::Pirates, strength: 13, penalties: &[Penalty::Fire { shots: fire(&[LARGE_FRONT, SMALL_LEFT, LARGE_FRONT, SMALL_RIGHT, LARGE_FRONT]) }, Penalty::Crew { crew: 2 }, Penalty::Goods { goods: 2 }], credits: 16, goods: goods(1, 0, 0, 0), days: 3 }),
    new("IV-radiation_leak-1", IV, RadiationLeak { threshold: 4 }),
    new("IV-open_space_hazard-1", IV, HazardousOpenSpace { meteors: meteors(&[LARGE_FRONT, SMALL_RIGHT, SMALL_LEFT]) }),
    new("IV-open_space_hazard-2", IV, HazardousOpenSpace { meteors: meteors(&[LARGE_FRONT, SMALL_FRONT]) }),
    new("IV-paired_meteors-1", IV, MeteorPairs { meteors: pairs(&[Side::Front, Side::Front, Side::Left]) }),
    new("IV-paired_meteors-2", IV, MeteorPairs { meteors: pairs(&[Side::Right, Side::Left, Side::Front]) }),
    new("IV-paired_meteors-3", IV, MeteorPairs { meteors: pairs(&[Side::Rear, Side::Right, Side::Left, Side::Front]) }),
    new("IV-planets-1", IV, Planets { planets: planets(&[goods(3, 0, 0, 0), goods(1, 2, 0, 0), goods(0, 0, 3, 0)]), humans: humans(&[2, 1, 3]), days: 4 }),
    new("IV-planets-2", IV, Planets { planets: planets(&[goods(2, 2, 0, 0), goods(0, 2, 1, 0), goods(0, 0, 0, 2), goods(1, 0, 1, 0)]), humans: humans(&[0, 2, 4, 1]), days: 3 }),
    new("IV-planets-3", IV, Planets { planets: planets(&[goods(4, 0, 0, 0), goods(0, 4, 0, 0), Goods::NONE]), humans: humans(&[0, 0, 4]), days: 3 }),
    new("IV-combat_zone-1", IV, CombatZone { lines: [line(Criterion::Engines, Penalty::Crew { crew: 4 }), line(Criterion::Crew, Penalty::Goods { goods: 5 }), line(Criterion::Cannons, Penalty::Fire { shots: fire(&[SMALL_RIGHT, SMALL_LEFT, SMALL_FRONT, LARGE_REAR, LARGE_REAR]) })] }),
    new("IV-abandoned_ship-1", IV, AbandonedShip { crew: 8, credits: 15, days: 3, fire: fire(&[SMALL_FRONT, SMALL_RIGHT]) }),
    new("IV-abandoned_station-1", IV, AbandonedStation { crew: 12, goods: goods(2, 2, 1, 0), days: 3, fire: fire(&[SMALL_FRONT, LARGE_LEFT]) }),

    // Evil Machinations (GX-7). The faces are lost: numbers and most effects are designed (GX-24.3).
    machination("machinations-ambush", Ambush { line: line(Criterion::Cannons, Penalty::Fire { shots: fire(&[SMALL_LEFT, SMALL_RIGHT, LARGE_REAR]) }) }),
    machination("machinations-checkpoint", Checkpoint),
    machination("machinations-quality_control", QualityControl),
    machination("machinations-cosmic_rays", CosmicRays),
    machination("machinations-customs_inspection", CustomsInspection { price: 1 }),
    machination("machinations-eco_patrol", EcoPatrol { price: 1 }),
    machination("machinations-getting_even", GettingEven { credits: 2, shot: shot(SMALL_REAR) }),
    machination("machinations-road_narrows", RoadNarrows { meteor: meteor(LARGE_FRONT) }),
    machination("machinations-system_test", SystemTest { components: 2 }),
    machination("machinations-trustbusters", Trustbusters),
    machination("machinations-traffic_jam", TrafficJam),
    machination("machinations-wide_open_space", WideOpenSpace { times: 2 }),
    machination("machinations-junker_for_sale", JunkerForSale { tiles: 4, most: 2 }),
    machination("machinations-stranded_ship", StrandedShip { tokens: 2, credits: 4, days: 1 }),
    machination("machinations-toll_gate", TollGate { price: 1, days: 2 }),
    machination("machinations-speed_trap", SpeedTrap { days: 1 }),
    machination("machinations-meteor_detour", MeteorDetour { meteors: sizes(&[Size::Large, Size::Small, Size::Small]) }),
    machination("machinations-crew_poachers", CrewPoachers),
    machination("machinations-magnetic_storm", MagneticStorm),
    machination("machinations-loose_bolts", LooseBolts),
    machination("machinations-bargain_hunters", BargainHunters { most: 3, bonus: 1, days: 1 }),
    machination("machinations-wrong_turn", WrongTurn { most: 3, shots: fire(&[LARGE_FRONT]) }),
    machination("machinations-copycats", Copycats { most: 3 }),
    machination("machinations-rear_ender", RearEnder { shot: shot(SMALL_REAR), range: 2 }),
    // The two of the second box, for games with intruders (GX-0.6).
    boarding("machinations-smuggled_predator", predator(Side::Rear, LEFT, 5, 3)),
    boarding("machinations-hired_commandos", commando(Side::Right, RIGHT, &[5], goods(0, 1, 0, 0))),
];
