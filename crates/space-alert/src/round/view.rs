//! What one viewer sees of the table: exactly what SA-4.14 allows, in members that change one by one.

use super::board::Board;
use super::cards::{CardId, Placed};
use super::command::Mistake;
use super::crew::Roles;
use super::cues::{Announcement, Speech};
use super::deal::Round;
use super::game::SpaceAlert;
use super::logbook::{LogEntry, MissionResult};
use super::resolution::mistakes;
use super::setup::{Difficulty, Frontier, MissionChoice, Pace, Role};
use super::skills::{ExplorerCard, Skill};
use crate::action::Action;
use crate::campaign::Dock;
use crate::mission::{DrawnCard, Level, Scheduled};
use crate::scripts::find_script;
use crate::stations::Station;
use crate::trajectory::Trajectory;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use table::{CachedJson, Millis, Seat};

/// The table as one viewer sees it; all but `board` and `mine` is the same for everybody. Crew members are numbered as in `crew`; all times are game times.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RoundView"))]
pub struct View<'a> {
    /// How far the mission is.
    pub stage: Stage,
    /// What is flown.
    pub mission: MissionView<'a>,
    /// The crew: human players clockwise from the first seat, then androids.
    pub crew: Vec<CrewView<'a>>,
    /// The backs of the cards that each of the crew has placed (SA-4.14), one letter a slot: `.` empty, `m` movement half on
    /// top, `a` action half on top; capitals for heroic cards; `g` and `d` for a movement and an action half that is double
    /// (NF-5.1.5), `s` for a special card, `t` for one that shares its slot. Empty before the mission.
    pub backs: Vec<String>,
    /// The order in which the crew acts, the captain first (SA-7.2).
    pub order: Vec<u8>,
    /// Who holds which role.
    pub roles: RolesView,
    /// Boards of red, white, blue and, where internal threats exist, the inside.
    pub trajectories: &'a [Trajectory],
    /// The mission clock.
    pub clock: ClockView,
    /// What the computer has said, in order.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Said>"))]
    pub said: &'a CachedJson<Vec<Said>>,
    /// The threats drawn so far, in the order of drawing (SA-4.33).
    pub threats: &'a [Scheduled],
    /// Words and sounds that began last. Play them when `at` is now; they are history when it is long past.
    #[cfg_attr(feature = "ts", ts(as = "Option<Speech>"))]
    pub speech: Option<&'a CachedJson<Speech>>,
    /// Communications are down (SA-4.41). The end is not shown.
    pub silent: bool,
    /// The open data transfer (SA-4.36).
    pub transfer: Option<TransferView>,
    /// Cards left in the action deck.
    pub deck: u8,
    /// The shared planning board, as this viewer sees it.
    pub board: Cow<'a, Board>,
    /// Who agrees to end the Action Round early; nothing while that is not allowed yet (SA-4.26).
    pub agreed: Option<Vec<u8>>,
    /// What is being settled before the mission.
    pub briefing: Option<BriefingView<'a>>,
    /// How far the flight has been resolved.
    pub flight: Option<FlightView<'a>>,
    /// The campaign.
    pub campaign: Option<CampaignView>,
    /// The New Frontier, where it is in use.
    pub frontier: Option<FrontierView<'a>>,
    /// What only this viewer sees; nothing for spectators.
    pub mine: Option<Mine<'a>>,
}

/// What one player sees otherwise than everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own<'a> {
    /// The planning board with the moves that only this player sees while communications are down (SA-4.41).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
    /// What only this player sees.
    pub mine: Option<Mine<'a>>,
}

/// How far the mission is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RoundStage"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Roles and difficulty are settled; nobody has seen a card.
    Briefing,
    /// The Action Round, in real time.
    Action,
    /// The Resolution Round, turn by turn because misplayed cards may be put right.
    Resolution,
    /// Campaign: fly on, or stop?
    Decision,
    /// Campaign: repairs between missions.
    Repairs,
    /// Nothing more to do.
    Over,
}

/// What is flown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionView<'a> {
    /// Which mission of the campaign, from 1.
    pub number: u8,
    /// How much of the rules is switched on.
    pub level: Level,
    /// The script, when it is no secret (any more): its id.
    pub script: Option<Cow<'a, str>>,
    /// Common threats.
    pub common: Difficulty,
    /// Serious threats.
    pub serious: Difficulty,
    /// Slots on a board: 12, or 7 in a test run.
    pub slots: u8,
    /// Everybody's cards lie face up (SA-4.11).
    pub face_up: bool,
    /// One human controls four androids (SA-18.17).
    pub solo: bool,
    /// How fast the clock runs.
    pub pace: Pace,
    /// Officers draw the threats by hand.
    pub manual_officers: bool,
    /// Misplayed cards may be put right.
    pub misplay: bool,
    /// Players may ask what their plan would do.
    pub preview: bool,
}

/// A crew member as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CrewView<'a> {
    /// The seat of a human player; nothing for an android.
    pub seat: Option<Seat>,
    /// The name of an android, where it was given one (SA-16.2).
    pub name: Option<&'a str>,
    /// The phase a human player is in (SA-4.2); for an android the phase of the mission.
    pub phase: u8,
    /// The cards themselves where they lie face up for everybody: androids, test runs, and all boards after the flight.
    pub faces: Option<&'a [Option<Placed>]>,
    /// An android's own heroic card, until it is placed (SA-18.7).
    pub heroic: Option<CardId>,
}

/// Who holds which role, by crew number. Solo: nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RolesView {
    /// The captain.
    pub captain: Option<u8>,
    /// The communications officer.
    pub communications: Option<u8>,
    /// The chief of security.
    pub security: Option<u8>,
}

/// The mission clock. Mission time is game time since `start`, halved at the slow pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockView {
    /// Game time of the start announcement; nothing before it.
    pub start: Option<Millis>,
    /// The phase the computer is in: 1 to 3.
    pub phase: u8,
    /// Game time at which that phase began.
    pub began: Millis,
    /// Game time at which it ends. In a mission known only from the one-minute warning on.
    pub ends: Option<Millis>,
    /// Somebody stopped the clock.
    pub held: bool,
}

/// Something the computer said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    /// When: game time.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub say: Announcement,
}

/// An open data transfer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TransferView {
    /// The beep.
    pub until: Millis,
    /// Who has given a card already.
    pub gave: Vec<u8>,
}

/// The briefing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BriefingView<'a> {
    /// What each human player proposes, common and serious, in the order of `crew`.
    pub proposals: &'a [[Difficulty; 2]],
    /// The roles that were given by the host and cannot be volunteered for.
    pub given: Vec<Role>,
    /// The roles that players volunteered for; the rest go to the first players in seating order.
    pub volunteered: Vec<Role>,
    /// Who is ready, by crew number (solo: 0).
    pub ready: Vec<u8>,
}

/// The flight as far as it has been resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FlightView<'a> {
    /// The turn that is on. Ask for the `film` to see what has happened.
    pub turn: u8,
    /// The halves on top that were revealed for this turn, in the order of `crew`.
    pub revealed: Vec<Action>,
    /// Where they stand when the cards are revealed, in the order of `crew`; nothing in space.
    pub stands: &'a [Option<Station>],
    /// Who may still put a misplayed card right, by crew number.
    pub waiting: Vec<u8>,
    /// Until when.
    pub until: Option<Millis>,
    /// Threats put right before the flight (SA-5.2).
    pub corrections: &'a [Correction],
    /// How the mission ended.
    pub result: Option<&'a MissionResult>,
}

/// A threat that an officer had wrong, and how it was put right (SA-5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Correction {
    /// As it lay; nothing when it was missing.
    pub was: Option<Scheduled>,
    /// As it is now; nothing when it was one too many.
    pub is: Option<Scheduled>,
}

/// The campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CampaignView {
    /// How many missions are planned (SA-17.1, NF-10.8.5).
    pub planned: u8,
    /// The missions flown so far.
    pub results: Vec<MissionResult>,
    /// Their lines for the log book (SA-17.20).
    pub log: Vec<LogEntry>,
    /// Who has voted to fly on.
    pub go: Vec<u8>,
    /// The ship: what is broken, and who repairs.
    #[serde(flatten)]
    pub dock: Dock,
}

/// What The New Frontier adds; all of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FrontierView<'a> {
    /// The modules in use.
    pub modules: Frontier,
    /// Specializations, in the order of `crew`; empty where they are not in use.
    pub skills: Vec<SkillView>,
    /// The session goes on: specializations are kept with a level more, or changed (NF-8.5.3).
    pub goes_on: bool,
    /// The explorers of the human players; empty where they are not in use (NF-10).
    pub explorers: &'a [Option<ExplorerCard>],
    /// The cards drawn by callers (NF-3.9.1).
    pub drawn: Vec<DrawnCard>,
    /// Who holds the traveller and the destination token of the Teleporter, by crew number.
    pub tokens: Option<[u8; 2]>,
    /// Briefing: who gets the first card that cannot be split evenly (NF-8.2.3); nothing where all get the same.
    pub extra_first: Option<u8>,
}

/// The specialization of a crew member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SkillView {
    /// What this crew member has, or would have if the mission started now.
    pub skill: Option<Skill>,
    /// Briefing: what may be chosen now.
    pub offers: Vec<Skill>,
    /// Briefing: a choice was made.
    pub chosen: bool,
    /// The special cards of an android that are not placed yet (NF-8.3.2).
    pub cards: Vec<CardId>,
}

/// What only the viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mine<'a> {
    /// The viewer's crew number; nothing for the human of a solo mission.
    pub crew: Option<u8>,
    /// All cards the viewer holds, on the own board or in hand: those that lie in no slot are in hand. Solo: the whole deck.
    pub cards: &'a [CardId],
    /// The own board.
    pub slots: &'a [Option<Placed>],
    /// Something can be undone.
    pub undo: bool,
    /// The mistakes that may be put right in this turn.
    pub oops: Vec<Slip>,
}

/// A mistake that may be put right. The half underneath is known to nobody but the one who placed the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Slip {
    /// How the card was misplayed.
    pub mistake: Mistake,
    /// What was meant then.
    pub meant: Action,
}

static NOTHING_SAID: CachedJson<Vec<Said>> = CachedJson::plain(Vec::new());

/// The numbers of the set bits.
fn members(bits: u8) -> Vec<u8> {
    (0..8).filter(|bit| bits >> bit & 1 == 1).collect()
}

impl SpaceAlert {
    /// The roles of the mission, or as the briefing has them so far.
    pub(crate) fn current_roles(&self) -> Roles {
        match (self.stage, &self.round) {
            (Stage::Briefing, _) | (_, None) => self.briefing.roles(&self.crew),
            (_, Some(round)) => round.roles,
        }
    }

    /// The table as everybody may see it.
    pub(crate) fn public_view(&self) -> View<'_> {
        let round = self.round.as_ref();
        let roles = self.current_roles();
        let role = |player: u8| self.crew.number(usize::from(player));
        View {
            stage: self.stage,
            mission: self.mission_view(),
            crew: (0..self.crew.size()).map(|n| self.crew_view(n)).collect(),
            backs: round.map_or_else(Vec::new, |round| self.backs(round)),
            order: self.crew.order(usize::from(roles.captain)),
            roles: RolesView {
                captain: role(roles.captain),
                communications: role(roles.communications),
                security: role(roles.security),
            },
            trajectories: round.map_or(&[], |round| {
                let boards = if round.level().has_squads() { 4 } else { 3 };
                &round.trajectories[..boards]
            }),
            clock: round.map_or(ClockView::STANDING, Round::clock_view),
            said: round.map_or(&NOTHING_SAID, |round| &round.said),
            threats: round.map_or(&[], |round| &round.threats),
            speech: round.and_then(|round| round.speech.as_ref()),
            silent: round.is_some_and(|round| round.silent_until.is_some()),
            transfer: round.and_then(|round| {
                round.transfer.map(|transfer| TransferView {
                    until: transfer.until,
                    gave: members(transfer.gave),
                })
            }),
            deck: round.map_or(0, |round| round.deck.len() as u8),
            board: match round {
                Some(round) => Cow::Borrowed(&round.board),
                None => Cow::Owned(Board::new(self.crew.size(), &self.ship)),
            },
            agreed: round
                .filter(|round| round.may_end && self.stage == Stage::Action)
                .map(|round| members(round.agreed)),
            briefing: (self.stage == Stage::Briefing).then(|| BriefingView {
                proposals: &self.briefing.proposals,
                given: Role::ALL
                    .into_iter()
                    .filter(|role| self.briefing.given[*role as usize].is_some())
                    .collect(),
                volunteered: Role::ALL
                    .into_iter()
                    .filter(|role| self.briefing.volunteers[*role as usize].is_some())
                    .collect(),
                ready: members(self.briefing.ready),
            }),
            flight: self.flight_view(),
            campaign: self.setup.campaign.then(|| self.campaign_view()),
            frontier: self.frontier_view(),
            mine: None,
        }
    }

    /// What a player sees otherwise; somebody who does not play sees what everybody sees.
    pub(crate) fn own_view(&self, player: Option<usize>) -> Own<'_> {
        Own {
            board: player.and_then(|player| self.round.as_ref()?.muted_board(player)),
            mine: player.map(|player| self.mine(player)),
        }
    }

    fn mission_view(&self) -> MissionView<'_> {
        let round = self.round.as_ref();
        let named = match &self.setup.mission {
            MissionChoice::Script { id } => {
                find_script(id).map(|script| Cow::Borrowed(&*script.id))
            }
            MissionChoice::Random { .. } | MissionChoice::Generated { .. } => None,
        };
        let chosen = self.setup.mission.level().unwrap_or_default();
        let level = round.map_or(chosen, Round::level);
        let landed = self.flight.as_ref().is_some_and(|f| f.result.is_some());
        let difficulty = match round {
            Some(round) => [round.common, round.serious],
            None if level.is_mission() => self.briefing.difficulty(),
            None => [Difficulty::White; 2],
        };
        MissionView {
            number: self.number,
            level,
            // SA-3.15: a script drawn or made at random is a secret until the ship has landed.
            script: match round {
                Some(round) if landed => Some(Cow::Borrowed(&*round.script.id)),
                _ => named,
            },
            common: difficulty[0],
            serious: difficulty[1],
            slots: level.action_turns(),
            face_up: !level.is_full_length(),
            solo: self.crew.is_solo(),
            pace: self.setup.pace,
            manual_officers: self.setup.manual_officers,
            misplay: self.setup.has_misplay(),
            preview: self.setup.has_preview(),
        }
    }

    fn crew_view(&self, number: usize) -> CrewView<'_> {
        let android = self.crew.is_android(number);
        let name = Some(self.crew.name(number)).filter(|name| android && !name.is_empty());
        let seat = (!android).then(|| self.crew.seats[number]);
        let Some(round) = &self.round else {
            return CrewView {
                seat,
                name,
                phase: 0,
                faces: None,
                heroic: None,
            };
        };
        let row = &round.boards[number][..usize::from(round.slots())];
        let landed = self.flight.as_ref().is_some_and(|f| f.result.is_some());
        let open = landed || round.faces_for(&self.crew, number, None);
        let on_board = |card: &CardId| row.iter().flatten().any(|placed| placed.holds(*card));
        CrewView {
            seat,
            name,
            phase: match android {
                true => round.phase,
                false => round.players[number].phase,
            },
            faces: open.then_some(row),
            heroic: match android {
                true => round
                    .heroics
                    .get(number - self.crew.human_members())
                    .copied()
                    .filter(|card| !on_board(card)),
                false => None,
            },
        }
    }

    fn backs(&self, round: &Round) -> Vec<String> {
        let slots = usize::from(round.slots());
        let back = |placed: &Option<Placed>| placed.map_or('.', Placed::back);
        let rows = round.boards.iter().take(self.crew.size());
        rows.map(|row| row[..slots].iter().map(back).collect())
            .collect()
    }

    fn flight_view(&self) -> Option<FlightView<'_>> {
        let flight = self.flight.as_ref()?;
        Some(FlightView {
            turn: flight.turn,
            revealed: flight
                .revealed
                .iter()
                .map(|card| card.map(Placed::action).unwrap_or_default())
                .collect(),
            stands: &flight.stands,
            waiting: members(flight.waiting),
            until: flight.until,
            corrections: &flight.corrections,
            result: flight.result.as_ref(),
        })
    }

    fn campaign_view(&self) -> CampaignView {
        CampaignView {
            planned: self.setup.campaign_missions(),
            results: self.results.clone(),
            log: self.log.clone(),
            go: members(self.votes),
            dock: match &self.repairs {
                Some(repairs) if self.stage == Stage::Repairs => repairs.dock_at_work(),
                Some(repairs) => repairs.dock(),
                None => Dock::closed(&self.ship),
            },
        }
    }

    fn frontier_view(&self) -> Option<FrontierView<'_>> {
        let modules = self.setup.modules();
        if modules.is_off() {
            return None;
        }
        let choice = &self.briefing.skills;
        let skill_view = |member: usize, skill: Option<Skill>| match &self.round {
            None => SkillView {
                skill,
                offers: choice.offers(modules, &self.crew, member),
                chosen: choice.chosen.get(member).is_some_and(Option::is_some),
                cards: Vec::new(),
            },
            Some(round) => {
                let row = &round.boards[member];
                let on_board = |card: &CardId| row.iter().flatten().any(|p| p.holds(*card));
                let own = skill.into_iter().flat_map(Skill::cards);
                let cards = own.filter(|card| self.crew.is_android(member) && !on_board(card));
                SkillView {
                    skill,
                    offers: Vec::new(),
                    chosen: true,
                    cards: cards.collect(),
                }
            }
        };
        let skills = match &self.round {
            Some(round) => round.expansion.skills.clone(),
            None => choice.skills(modules, &self.crew),
        };
        let captain = self.briefing.roles(&self.crew).captain;
        Some(FrontierView {
            modules,
            skills: (skills.into_iter().enumerate())
                .map(|(member, skill)| skill_view(member, skill))
                .collect(),
            goes_on: choice.held.iter().any(Option::is_some),
            explorers: match modules.experience {
                true => &choice.explorers,
                false => &[],
            },
            drawn: self
                .round
                .as_ref()
                .map_or_else(Vec::new, Round::called_cards),
            tokens: self.round.as_ref().and_then(|round| round.expansion.tokens),
            extra_first: (self.round.is_none() && self.has_uneven_extra())
                .then(|| self.briefing.extra_first.unwrap_or(captain)),
        })
    }

    fn mine(&self, player: usize) -> Mine<'_> {
        let number = self.crew.number(player);
        let Some(round) = &self.round else {
            return Mine {
                crew: number,
                cards: &[],
                slots: &[],
                undo: false,
                oops: Vec::new(),
            };
        };
        let waiting = self
            .flight
            .as_ref()
            .filter(|flight| !self.crew.is_solo() && flight.waiting >> player & 1 == 1);
        let revealed = waiting.and_then(|flight| flight.revealed.get(player).copied().flatten());
        Mine {
            crew: number,
            cards: &round.players[player].cards,
            slots: number.map_or(&[], |number| {
                &round.boards[usize::from(number)][..usize::from(round.slots())]
            }),
            undo: !round.players[player].history.is_empty(),
            oops: revealed.map_or_else(Vec::new, |card| mistakes(card).collect()),
        }
    }
}

impl ClockView {
    const STANDING: ClockView = ClockView {
        start: None,
        phase: 0,
        began: Millis::ZERO,
        ends: None,
        held: false,
    };
}

impl Round {
    fn clock_view(&self) -> ClockView {
        ClockView {
            start: Some(self.start),
            phase: self.phase,
            began: self.began,
            ends: self.ends,
            held: self.held.is_some(),
        }
    }
}
