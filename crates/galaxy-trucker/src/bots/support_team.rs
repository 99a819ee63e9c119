//! Decisions about the support team: simple abilities are used where they help, the others are left alone.

use super::plan::{Level, Trucker, ship_of};
use crate::command::Command;
use crate::game::{SeatView, StageName, View};
use crate::goods::Colour;
use crate::ship::Ship;
use crate::side::Side;
use crate::square::Square;
use crate::support_team::fittings::{SEALS, WELDS};
use crate::support_team::{Ability, Edge, Letter, Member, MemberUse};

/// Members in the order in which a computer player likes them: those first whose abilities it can use well.
const LIKED: [Member; 18] = [
    Member::Swindler,
    Member::Bureaucrat,
    Member::Trader,
    Member::StockBoy,
    Member::Smuggler,
    Member::Assembler,
    Member::Welder,
    Member::HotelClerk,
    Member::Saboteur,
    Member::Advertiser,
    Member::Architect,
    Member::SecurityGuard,
    Member::Hypergeometer,
    Member::Buyer,
    Member::Deliveryman,
    Member::Plumber,
    Member::Planner,
    Member::Inspector,
];

impl Trucker {
    /// The card that is kept. A rookie takes the first.
    pub(super) fn choose_member(&self, offered: &[Member]) -> Option<Command> {
        let liked = LIKED.into_iter().find(|member| offered.contains(member));
        let member = match self.level {
            Level::Rookie => offered.first().copied(),
            _ => liked,
        };
        Some(Command::KeepMember { member: member? })
    }

    /// The first ability that is worth using; otherwise nothing.
    pub(super) fn use_members(
        &self,
        view: &View,
        own: impl FnOnce() -> SeatView,
        ship: &Ship,
        abilities: &[Ability],
    ) -> Command {
        let credits = || own().credits;
        let mut credits = Some(credits);
        for ability in abilities {
            let with = match (ability.member, ability.letter) {
                (Member::Trader, Letter::A) => {
                    let held = credits.take().map_or(0, |credits| credits());
                    yellow_blocks(view, ship, held)
                }
                _ => self.use_member(view, ship, *ability),
            };
            if let Some(with) = with {
                return Command::UseMember { with };
            }
        }
        Command::Done
    }

    fn use_member(&self, view: &View, ship: &Ship, ability: Ability) -> Option<MemberUse> {
        let number = usize::from(view.players.get(self.seat.index())?.ship);
        match (ability.member, ability.letter) {
            (Member::Planner, Letter::B) => {
                let squares = ship.default_plan();
                (squares.len() == 5).then_some(MemberUse::Mark { squares })
            }
            (Member::Welder, Letter::A) if view.stage == StageName::BeforeCheck => {
                let mut edges = ship.weldable();
                edges.truncate(WELDS);
                let new = edges.len() > ship.fittings().welds.iter().flatten().count();
                new.then_some(MemberUse::Weld { edges })
            }
            (Member::Welder, Letter::B) => {
                let edges: Vec<Edge> = exposed(ship).take(SEALS).collect();
                (!edges.is_empty()).then_some(MemberUse::Seal { edges })
            }
            (Member::Assembler, Letter::B) => {
                let most = |square: &Square| exposed(ship).filter(|e| e.square == *square).count();
                let square = ship.occupied().iter().max_by_key(most)?;
                (most(&square) > 0).then_some(MemberUse::Plate { square })
            }
            (Member::Hypergeometer, Letter::B) => {
                // One that does not point forward gains most, a double one before the others.
                let forward = ship.barrels[Side::Front.index()];
                let square = ship.cannons().iter().max_by_key(|square| {
                    let double = ship.powered_cannons().has(*square);
                    (!forward.has(*square), double)
                })?;
                Some(MemberUse::Turret { square })
            }
            (Member::Bureaucrat, Letter::A) => Some(MemberUse::GainDays),
            (Member::Advertiser, Letter::A) => {
                // Everybody arrives as they start, except ships without engines or with hardly any crew.
                let mut place = 0;
                let mut places = vec![None; view.ships.len()];
                for ship in &view.order {
                    let counts = view.ships.get(usize::from(*ship)).and_then(|s| s.counts);
                    let arrives = counts.is_some_and(|c| c.engines_powered > 0 && c.crew > 2);
                    if arrives {
                        place += 1;
                        places[usize::from(*ship)] = Some(place);
                    }
                }
                Some(MemberUse::Predict { places })
            }
            (Member::SecurityGuard, Letter::A) => {
                let others = (0..view.ships.len()).filter(|other| *other != number);
                let worst = others
                    .filter_map(|other| ship_of(view, other))
                    .map(|other| other.exposed())
                    .min()?;
                (ship.exposed() < worst).then_some(MemberUse::Inspect)
            }
            (Member::Bureaucrat, Letter::B) => {
                let place = view
                    .order
                    .iter()
                    .position(|one| usize::from(*one) == number);
                let ahead = place.is_some_and(|place| 2 * place < view.order.len());
                let fewest = view
                    .order
                    .iter()
                    .filter_map(|other| ship_of(view, usize::from(*other)))
                    .map(|other| other.exposed())
                    .min();
                let pretty = place.is_some() && Some(ship.exposed()) == fewest;
                let step = |good: bool| if good { 1 } else { -1 };
                Some(MemberUse::ChangeBonuses {
                    finishing: step(ahead),
                    best_looking: step(pretty),
                })
            }
            (Member::Trader, Letter::B) => {
                let goods = ship.goods();
                let colour = Colour::ALL.into_iter().max_by_key(|c| goods.of(*c))?;
                (goods.of(colour) > 0).then_some(MemberUse::ChangePrice { colour, up: true })
            }
            _ => None,
        }
    }
}

/// Exposed connectors, from front to rear.
fn exposed(ship: &Ship) -> impl Iterator<Item = Edge> {
    let ship = *ship;
    Side::ALL.into_iter().flat_map(move |side| {
        let squares = ship.exposed_on(side);
        squares.iter().map(move |square| Edge { square, side })
    })
}

/// As many yellow blocks as are allowed, can be paid for and find a place; each sells for three times its price.
fn yellow_blocks(view: &View, ship: &Ship, credits: u32) -> Option<MemberUse> {
    let most = u32::from(view.flight.number)
        .min(credits)
        .min(view.bank.map_or(0, |bank| u32::from(bank.yellow)));
    let hideouts = ship.hideouts();
    let room: u32 = ship
        .holds()
        .without(hideouts)
        .iter()
        .map(|hold| u32::from(ship.containers(hold)))
        .sum();
    let count = most.min(room.saturating_sub(ship.goods().total())) as u8;
    (count > 0).then_some(MemberUse::BuyYellow { count })
}
