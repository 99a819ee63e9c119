//! A flown mission as a mission file: what links, the black box and `hangar resolve` read (`docs/mission-file.md`).

use super::cards::Placed;
use super::crew::Crew;
use super::deal::Round;
use super::resolution::Flight;
use crate::action::Action;
use crate::mission_file::{
    Boards, CrewEntry, Expansion, MAX_NAME, Misplay, MissionFile, Options, Slot,
};
use crate::narrate::CrewColour;
use crate::slot_card::SlotCard;
use crate::specialization::SpecialCards;

impl Round {
    /// Everything the flight was resolved from. Only for those who may see all cards.
    pub fn mission_file(&self, crew: &Crew, flight: &Flight) -> MissionFile {
        let [red, white, blue, internal] = self.trajectories;
        let colour = |number: u8| CrewColour::ALL[usize::from(number) % CrewColour::ALL.len()];
        let short = |name: &str| name.chars().take(MAX_NAME).collect::<String>();
        let member = |number: u8| {
            let place = usize::from(number);
            let row = &self.boards[place][..usize::from(self.slots())];
            let slot = |placed: &Option<Placed>| placed.map_or(Slot::Empty, slot_of);
            CrewEntry {
                colour: colour(number),
                name: Some(short(crew.name(place))).filter(|name| !name.is_empty()),
                android: crew.is_android(place),
                slots: row.iter().map(slot).collect(),
                specialization: (self.expansion.skill(place))
                    .map(|skill| (skill.specialization, skill.level)),
            }
        };
        let carried = self.ship.carried();
        MissionFile {
            name: Some(self.script.id.to_string()),
            level: self.level(),
            crew: self.order(crew).into_iter().map(member).collect(),
            oops: flight
                .meant
                .iter()
                .map(|(number, turn, meant)| Misplay {
                    crew: colour(*number),
                    turn: *turn,
                    meant: *meant,
                })
                .collect(),
            trajectories: Boards {
                external: [red, white, blue],
                internal: self.level().has_squads().then_some(internal),
            },
            threats: self.mission().threats().to_vec(),
            drawn: self.mission().drawn().collect(),
            expansion: (!self.expansion.is_off()).then(|| {
                let token = |which: usize| self.expansion.tokens.map(|held| colour(held[which]));
                Expansion {
                    variable_range: self.expansion.modules.double_actions,
                    traveller: token(0),
                    destination: token(1),
                }
            }),
            damage: [0, 1, 2].map(|zone| {
                let old = usize::from(carried.tiles[zone]);
                self.tiles[zone].get(old..).unwrap_or_default().to_vec()
            }),
            seed: self.expansion.tile_seed,
            carried: self.ship.carried_over(),
            options: Options::default(),
        }
    }
}

/// A slot as mission files write it: cards of the base game whole, others by what lies on top.
fn slot_of(placed: Placed) -> Slot {
    let SlotCard {
        first,
        second,
        special,
    } = placed.slot_card();
    match (special, placed.card.base_card()) {
        (SpecialCards::None, Some(card)) => Slot::Whole { card, up: first },
        (SpecialCards::None, None) if second == Action::None => Slot::Half(first),
        (SpecialCards::None, None) => Slot::Double([first, second]),
        (special, _) => Slot::Special {
            special,
            with: [first, second],
        },
    }
}
