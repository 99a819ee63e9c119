//! Why a setup, a command or a query is not accepted: always a value, always with the rule behind it.

use super::cards::CardId;
use super::setup::{LONGEST_CAMPAIGN, Role};
use crate::campaign::Unrepairable;
use crate::generate::RecipeFault;
use crate::trajectory::Trajectory;
use table::{Arg, Seat};

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    // Setup.
    /// No official script has this id or name.
    UnknownScript(String),
    /// The script is made for the rules of The New Frontier.
    NeedsExpansion(String),
    /// No mission can be made after the recipe.
    Recipe(RecipeFault),
    /// Two tracks with the same board.
    SameTrajectory(Trajectory),
    /// A crew cannot have this many people.
    People(usize),
    /// A crew of five with androids needs two people at least.
    FiveNeedsTwo,
    /// Planning without a clock is a solo practice.
    UntimedIsSolo,
    /// The missions of a campaign are drawn at random.
    CampaignIsRandom,
    /// A seat appears twice in the seating order.
    SeatedTwice(Seat),
    /// Explorers without specializations.
    ExperienceNeedsSkills,
    /// Red threats are new threats.
    RedNeedsThreats,
    /// Training has white threats.
    RedInTraining,
    /// Only a crew of three flies without an android.
    NoAndroidNeedsThree,
    /// The shuffled pile of double action cards is for one player.
    HardSoloIsSolo,
    /// A campaign cannot have this many missions.
    CampaignLength,
    /// Too many android names, or one that is too long or not plain text.
    AndroidNames,

    // Any command.
    /// No crew member sits there.
    NoSuchSeat,
    /// The Action Round has not begun.
    NotStarted,
    /// The Action Round is over: nobody touches a card.
    ActionOver,
    /// Not at this point of the mission; the rule that says when.
    WrongStage(&'static str),

    // Briefing.
    /// The host gave this role to somebody.
    RoleGiven(Role),
    /// Somebody else volunteered first.
    RoleTaken(Role),
    /// One cannot give back what one does not hold.
    RoleNotHeld(Role),
    /// Only the captain starts without waiting.
    NotCaptain,
    /// Specializations are not in use.
    NoSkills,
    /// Not one of the two cards that were dealt.
    NotDealt,
    /// The explorer does not know this specialization, or for an android nobody does.
    UnknownSkill,
    /// Another crew member has this specialization.
    SkillTaken,
    /// Explorers are not in use.
    NoExplorers,
    /// No explorer can have these boxes; the rule that says so.
    BadExplorer(&'static str),
    /// A level of the explorer has no box yet.
    OpenBoxes,
    /// An explorer of the crew is not ready for a campaign.
    CampaignLevel,
    /// The cards can be split evenly, or there are none to give.
    NoExtraCards,

    // Planning.
    /// There is no such slot on a board.
    NoSuchSlot(u8),
    /// The slot belongs to an earlier phase and is locked.
    SlotLocked(u8),
    /// The slot belongs to a phase that has not begun for this player.
    SlotLater(u8),
    /// Solo: the phase of this slot has ended.
    SoloLocked(u8),
    /// Solo: the phase of this slot has not begun.
    SoloLater(u8),
    /// No card lies there.
    SlotEmpty(u8),
    /// Somebody else's board.
    NotYourBoard,
    /// There is no such crew member.
    NoSuchCrew(u8),
    /// The player does not hold this card.
    NotYourCard(CardId),
    /// The card lies in a locked slot.
    CardLocked(CardId),
    /// A card on an android's board stays where it is.
    AndroidFinal,
    /// That slot of the android is taken.
    AndroidSlotTaken(u8),
    /// A player's own heroic card never goes to an android.
    OwnHeroic,
    /// An android's heroic card goes to its own board only.
    AndroidHeroic,
    /// Solo: each android uses only its own heroic card.
    SoloHeroic,
    /// A special card goes to the board of its owner only.
    OwnSpecial,
    /// No explorer of this player knows enough to plan this card for the android.
    AndroidSkill,
    /// The card has one usable face.
    OneFace,
    /// Nobody, or somebody else, is the Teleporter.
    NotTeleporter,
    /// The Teleporter's tokens are handed out in a data transfer.
    TokensInTransfer,
    /// Nothing was changed in this phase, or it cannot be undone.
    NothingToUndo,
    /// There is no later phase.
    LastPhase,
    /// Solo: the soundtrack alone opens and closes phases.
    SoloPhase,

    // Data transfer.
    /// No data transfer is open.
    NoTransfer,
    /// One card per player and transfer.
    AlreadyGave,
    /// Heroic cards cannot be transferred.
    GiveHeroic,
    /// Special cards cannot be transferred.
    GiveSpecial,
    /// A locked card cannot be transferred.
    GiveLocked,
    /// Androids take no part in data transfers.
    GiveToAndroid,
    /// To oneself.
    GiveToSelf,

    // Officers.
    /// The computer draws the threats itself.
    AutomaticOfficers,
    /// Another officer handles these threats.
    NotOfficer(Role),
    /// More cards than announcements.
    NothingAnnounced,
    /// Numbers go from 1 to 8.
    BadNumber(u8),
    /// External threats on external tracks, internal ones inside.
    WrongTrack,
    /// Internal threats do not exist at this level.
    NoInternal,
    /// The deck is empty.
    DeckEmpty,
    /// There is no such threat on the table.
    NoSuchThreat(u8),

    // Talking and pieces.
    /// Communications are down.
    CommunicationsDown,
    /// There is no such piece or place on the planning board.
    BadPiece,

    // Clock.
    /// The crew may not end the round yet.
    TooEarly,
    /// The clock of this mission cannot be stopped.
    NotPausable,
    /// The clock stands already.
    AlreadyHeld,
    /// The clock runs.
    NotHeld,

    // Resolution.
    /// The player has nothing to confirm or to put right.
    NothingToConfirm,
    /// The card does not allow this mistake.
    NotAMistake,

    // Campaign.
    /// Somebody else's turn to repair.
    NotYourRepair,
    /// Somebody else has chosen this crew member's repair a moment before.
    AlreadyRepaired,
    /// Two tiles were repaired in that zone.
    ZoneRepaired,
    /// That is not broken.
    NotBroken,
    /// Nothing to choose.
    NoBerth,
    /// Squads are stored in Lower Red and in Upper Blue only.
    BadBerth,

    // Queries.
    /// The flight has not begun.
    NoFilm,
    /// There is nothing to project.
    NoProjection,
}

impl table::Refusal for Refusal {
    fn code(&self) -> &'static str {
        use Refusal::*;
        match self {
            UnknownScript(_) => "sa-round-unknown-script",
            NeedsExpansion(_) => "sa-round-needs-expansion",
            Recipe(fault) => fault.code(),
            SameTrajectory(_) => "sa-round-same-trajectory",
            People(_) => "sa-round-people",
            FiveNeedsTwo => "sa-round-five-needs-two",
            UntimedIsSolo => "sa-round-untimed-is-solo",
            CampaignIsRandom => "sa-round-campaign-is-random",
            SeatedTwice(_) => "sa-round-seated-twice",
            ExperienceNeedsSkills => "sa-round-experience-needs-skills",
            RedNeedsThreats => "sa-round-red-needs-threats",
            RedInTraining => "sa-round-red-in-training",
            NoAndroidNeedsThree => "sa-round-no-android-needs-three",
            HardSoloIsSolo => "sa-round-hard-solo-is-solo",
            CampaignLength => "sa-round-campaign-length",
            AndroidNames => "sa-round-android-names",
            NoSuchSeat => "sa-round-no-such-seat",
            NotStarted => "sa-round-not-started",
            ActionOver => "sa-round-action-over",
            WrongStage(_) => "sa-round-wrong-stage",
            RoleGiven(_) => "sa-round-role-given",
            RoleTaken(_) => "sa-round-role-taken",
            RoleNotHeld(_) => "sa-round-role-not-held",
            NotCaptain => "sa-round-not-captain",
            NoSkills => "sa-round-no-skills",
            NotDealt => "sa-round-not-dealt",
            UnknownSkill => "sa-round-unknown-skill",
            SkillTaken => "sa-round-skill-taken",
            NoExplorers => "sa-round-no-explorers",
            BadExplorer(_) => "sa-round-bad-explorer",
            OpenBoxes => "sa-round-open-boxes",
            CampaignLevel => "sa-round-campaign-level",
            NoExtraCards => "sa-round-no-extra-cards",
            NoSuchSlot(_) => "sa-round-no-such-slot",
            SlotLocked(_) => "sa-round-slot-locked",
            SlotLater(_) => "sa-round-slot-later",
            SoloLocked(_) => "sa-round-solo-locked",
            SoloLater(_) => "sa-round-solo-later",
            SlotEmpty(_) => "sa-round-slot-empty",
            NotYourBoard => "sa-round-not-your-board",
            NoSuchCrew(_) => "sa-round-no-such-crew",
            NotYourCard(_) => "sa-round-not-your-card",
            CardLocked(_) => "sa-round-card-locked",
            AndroidFinal => "sa-round-android-final",
            AndroidSlotTaken(_) => "sa-round-android-slot-taken",
            OwnHeroic => "sa-round-own-heroic",
            AndroidHeroic => "sa-round-android-heroic",
            SoloHeroic => "sa-round-solo-heroic",
            OwnSpecial => "sa-round-own-special",
            AndroidSkill => "sa-round-android-skill",
            OneFace => "sa-round-one-face",
            NotTeleporter => "sa-round-not-teleporter",
            TokensInTransfer => "sa-round-tokens-in-transfer",
            NothingToUndo => "sa-round-nothing-to-undo",
            LastPhase => "sa-round-last-phase",
            SoloPhase => "sa-round-solo-phase",
            NoTransfer => "sa-round-no-transfer",
            AlreadyGave => "sa-round-already-gave",
            GiveHeroic => "sa-round-give-heroic",
            GiveSpecial => "sa-round-give-special",
            GiveLocked => "sa-round-give-locked",
            GiveToAndroid => "sa-round-give-to-android",
            GiveToSelf => "sa-round-give-to-self",
            AutomaticOfficers => "sa-round-automatic-officers",
            NotOfficer(_) => "sa-round-not-officer",
            NothingAnnounced => "sa-round-nothing-announced",
            BadNumber(_) => "sa-round-bad-number",
            WrongTrack => "sa-round-wrong-track",
            NoInternal => "sa-round-no-internal",
            DeckEmpty => "sa-round-deck-empty",
            NoSuchThreat(_) => "sa-round-no-such-threat",
            CommunicationsDown => "sa-round-communications-down",
            BadPiece => "sa-round-bad-piece",
            TooEarly => "sa-round-too-early",
            NotPausable => "sa-round-not-pausable",
            AlreadyHeld => "sa-round-already-held",
            NotHeld => "sa-round-not-held",
            NothingToConfirm => "sa-round-nothing-to-confirm",
            NotAMistake => "sa-round-not-a-mistake",
            NotYourRepair => "sa-round-not-your-repair",
            AlreadyRepaired => "sa-round-already-repaired",
            ZoneRepaired => "sa-round-zone-repaired",
            NotBroken => "sa-round-not-broken",
            NoBerth => "sa-round-no-berth",
            BadBerth => "sa-round-bad-berth",
            NoFilm => "sa-round-no-film",
            NoProjection => "sa-round-no-projection",
        }
    }

    fn rule(&self) -> &'static str {
        use Refusal::*;
        match self {
            UnknownScript(_) => "SA-3.15",
            NeedsExpansion(_) => "NF-7.3",
            Recipe(fault) => fault.rule(),
            SameTrajectory(_) => "SA-2.15",
            People(_) | NoSuchCrew(_) => "SA-2.38",
            FiveNeedsTwo => "SA-18.14",
            UntimedIsSolo => "SA-18.25",
            CampaignIsRandom => "SA-17.2",
            SeatedTwice(_) => "SA-3.2",
            ExperienceNeedsSkills => "NF-1.2",
            RedNeedsThreats => "NF-2.1",
            RedInTraining => "SA-19.14",
            NoAndroidNeedsThree => "NF-11.3.5",
            HardSoloIsSolo => "NF-5.7.2",
            CampaignLength => "NF-10.8.5",
            NoSkills => "NF-8.1.6",
            NotDealt => "NF-8.5.1",
            UnknownSkill => "NF-10.5.11",
            SkillTaken => "NF-8.1.7",
            NoExplorers => "NF-10.1.3",
            BadExplorer(rule) => rule,
            OpenBoxes => "NF-10.5.14",
            CampaignLevel => "NF-10.8.1",
            NoExtraCards => "NF-8.2.3",
            OwnSpecial | GiveSpecial => "NF-8.3.1",
            AndroidSkill => "NF-10.6.2",
            OneFace => "NF-8.1.1",
            NotTeleporter | TokensInTransfer => "NF-9.6.2",
            AndroidNames => "SA-16.2",
            NotStarted => "SA-4.1",
            ActionOver => "SA-4.25",
            RoleGiven(_) | RoleTaken(_) | RoleNotHeld(_) | NotCaptain => "SA-3.1",
            NoSuchSeat => "SA-1.3",
            NoSuchSlot(_) | SlotLater(_) | NotYourBoard => "SA-4.3",
            SlotLocked(_) | CardLocked(_) => "SA-4.20",
            SoloLocked(_) => "SA-18.22",
            SoloLater(_) | SoloPhase => "SA-18.23",
            SlotEmpty(_) | NotYourCard(_) | NothingToUndo => "SA-4.6",
            AndroidFinal | AndroidSlotTaken(_) => "SA-18.5",
            OwnHeroic => "SA-18.6",
            AndroidHeroic => "SA-18.8",
            SoloHeroic => "SA-18.21",
            LastPhase => "SA-4.23",
            NoTransfer | AlreadyGave | GiveToSelf => "SA-4.36",
            GiveHeroic => "SA-4.39",
            GiveLocked => "SA-4.40",
            GiveToAndroid => "SA-18.9",
            NotOfficer(_) | AutomaticOfficers => "SA-3.4",
            NothingAnnounced | NoSuchThreat(_) => "SA-4.31",
            DeckEmpty => "SA-3.11",
            NotPausable => "SA-1.2",
            BadNumber(_) => "SA-4.42",
            WrongTrack => "SA-2.20",
            NoInternal => "SA-19.1",
            CommunicationsDown => "SA-4.41",
            BadPiece | NoProjection => "SA-4.16",
            TooEarly => "SA-4.26",
            NothingToConfirm | NotAMistake => "SA-7.50",
            NotYourRepair | AlreadyRepaired | NotBroken => "SA-17.8",
            ZoneRepaired => "SA-17.10",
            NoBerth | BadBerth => "SA-17.16",
            NoFilm => "SA-4.14",
            WrongStage(rule) => rule,
            // A clock that can be stopped is no part of the game: ours has a ruling.
            AlreadyHeld | NotHeld => "SA-HR-01",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        use Refusal::*;
        match self {
            UnknownScript(id) | NeedsExpansion(id) => {
                vec![("id", Arg::Word(id.chars().take(40).collect()))]
            }
            Recipe(fault) => fault.args(),
            SameTrajectory(board) => vec![("board", Arg::Word(format!("{board:?}")))],
            People(people) => vec![(
                "people",
                Arg::Number(i64::try_from(*people).unwrap_or(i64::MAX)),
            )],
            SeatedTwice(seat) => vec![("seat", Arg::Number(i64::from(seat.0) + 1))],
            RoleGiven(role) | RoleTaken(role) | RoleNotHeld(role) | NotOfficer(role) => {
                vec![("role", Arg::message(role.message()))]
            }
            NoSuchSlot(slot)
            | SlotLocked(slot)
            | SlotLater(slot)
            | SoloLocked(slot)
            | SoloLater(slot)
            | SlotEmpty(slot)
            | AndroidSlotTaken(slot) => {
                vec![("slot", Arg::from(*slot))]
            }
            BadNumber(number) => vec![("number", Arg::from(*number))],
            CampaignLength => vec![("most", Arg::from(LONGEST_CAMPAIGN))],
            _ => Vec::new(),
        }
    }
}

impl From<Unrepairable> for Refusal {
    fn from(why: Unrepairable) -> Refusal {
        match why {
            Unrepairable::NotBroken => Refusal::NotBroken,
            Unrepairable::ZoneRepaired => Refusal::ZoneRepaired,
        }
    }
}
