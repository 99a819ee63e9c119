//! What the host chooses in the lobby (section 3 of the rules), all of it public.

use super::refusal::Refusal;
use super::skills::HeldSkill;
use crate::campaign::MISSIONS;
use crate::generate::Recipe;
use crate::mission::Level;
use crate::scripts::find_script;
use crate::threats::Colour;
use crate::trajectory::Trajectory;
use serde::{Deserialize, Serialize};
use table::{Seat, Seed};

/// Everything that is chosen before a mission. Every choice has a default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RoundSetup"))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Which script the ship computer follows.
    pub mission: MissionChoice,
    /// Common threats (SA-3.8), unless the crew proposes otherwise in the briefing. Training has white threats.
    pub common: Difficulty,
    /// Serious threats (SA-3.9), unless the crew proposes otherwise in the briefing. Training has white threats.
    pub serious: Difficulty,
    /// Boards of red, white, blue and the inside; nothing: at random (SA-3.14). Test runs have fixed boards.
    pub trajectories: Option<[Trajectory; 4]>,
    /// Roles given by the host. Those left open are volunteered for in the briefing (SA-3.1).
    pub roles: RoleChoice,
    /// How the crew sits, clockwise (SA-3.2); seats left out follow in their own order.
    pub seating: Vec<Seat>,
    /// A crew of five with androids instead of four (SA-18.14).
    pub five: bool,
    /// Names of the androids in the order in which they act (SA-16.2, SA-18.3).
    pub androids: Vec<String>,
    /// How fast the clock runs.
    pub pace: Pace,
    /// Where all chance comes from: the same seed deals the same mission again. Nothing: a fresh one.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub seed: Option<Seed>,
    /// Officers draw and place the threats by hand (SA-3.4); mistakes are put right before the flight (SA-5.2).
    pub manual_officers: bool,
    /// Misplayed cards may be put right when they are revealed (SA-7.50, SA-AR-28).
    pub misplay: bool,
    /// Up to three missions with the same ship (SA-17.1).
    pub campaign: bool,
    /// Start at once with the host's choices instead of meeting for a briefing.
    pub skip_briefing: bool,
    /// In a rematch: the mission that was played before, so that the host can choose between it and a new one.
    pub played: Option<PlayedMission>,
    /// Whether players may ask what their plan would do; nothing: not in full missions with the real clock, as at a table.
    pub preview: Option<bool>,
    /// The modules of The New Frontier in use; all of them off for those who own the base game only.
    #[serde(skip_serializing_if = "Frontier::is_off")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Frontier>"))]
    pub frontier: Frontier,
    /// How many missions a campaign of explorers is planned for, where that is more than three (NF-10.8.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub campaign_missions: Option<u8>,
    /// In a rematch: the specializations held in the last mission, which was survived (NF-8.5.3).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<HeldSkill>>"))]
    pub held_skills: Vec<HeldSkill>,
}

/// The modules of The New Frontier (NF-1.1). They change full missions only; training keeps the base rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Frontier {
    /// New threats, and the red colour (NF-2).
    pub threats: bool,
    /// Double action cards, their missions and interceptors with three distances (NF-5 to NF-7).
    pub double_actions: bool,
    /// Specializations instead of heroic cards (NF-8, NF-9).
    pub specializations: bool,
    /// Explorers bring their specializations with them (NF-10). Needs `specializations`.
    pub experience: bool,
    /// A random mission is one of the easier ones, to learn double actions (NF-7.2).
    pub easier: bool,
    /// Three players fly without an android (NF-11.3.5).
    pub no_android: bool,
    /// Alone, the double action cards lie in one shuffled pile instead of sorted (NF-5.7.2).
    pub hard_solo: bool,
}

impl Frontier {
    /// Nothing of the expansion is in use.
    pub fn is_off(&self) -> bool {
        *self == Frontier::default()
    }

    /// What is in use at a training level: the expansion belongs to full missions.
    pub fn at(self, level: Level) -> Frontier {
        match level.is_mission() {
            true => self,
            false => Frontier::default(),
        }
    }
}

/// The longest campaign that can be planned: more than anybody flies in a day.
pub const LONGEST_CAMPAIGN: u8 = 12;

impl Setup {
    /// Red cards are new threats (NF-2.1), and training has white ones (SA-19.14).
    pub(super) fn check_pools(&self, pools: [Difficulty; 2]) -> Result<(), Refusal> {
        let has_red = pools.into_iter().any(Difficulty::has_red);
        match (has_red, self.frontier.threats) {
            (true, false) => Err(Refusal::RedNeedsThreats),
            (true, true) if !self.modules().threats => Err(Refusal::RedInTraining),
            _ => Ok(()),
        }
    }

    /// A longer campaign is agreed on before the first flight, and only explorers fly one (NF-10.8.5).
    pub(super) fn check_campaign_length(&self) -> Result<(), Refusal> {
        let fits = |missions: u8| (MISSIONS + 1..=LONGEST_CAMPAIGN).contains(&missions);
        match self.campaign_missions {
            Some(n) if !fits(n) || !self.campaign || !self.frontier.experience => {
                Err(Refusal::CampaignLength)
            }
            _ => Ok(()),
        }
    }

    /// Missions of a campaign at most (SA-17.1, NF-10.8.5).
    pub fn campaign_missions(&self) -> u8 {
        self.campaign_missions.unwrap_or(MISSIONS)
    }

    /// Whether misplayed cards may be put right. Double action cards lie as they are (NF-5.5.1).
    pub fn has_misplay(&self) -> bool {
        let level = self.mission.level().unwrap_or_default();
        self.misplay && !self.frontier.at(level).double_actions
    }

    /// The modules in use in the missions of this setup.
    pub fn modules(&self) -> Frontier {
        self.frontier.at(self.mission.level().unwrap_or_default())
    }

    /// Whether the preview is on. Training and slower clocks have it unless the host says otherwise.
    pub fn has_preview(&self) -> bool {
        self.preview.unwrap_or_else(|| {
            self.pace != Pace::Real || self.mission.level().is_none_or(|level| !level.is_mission())
        })
    }
}

/// What it takes to deal a mission again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayedMission {
    /// Which script was chosen, or how it was left to chance.
    pub mission: MissionChoice,
    /// Common threats, as agreed on in the briefing.
    pub common: Difficulty,
    /// Serious threats, likewise.
    pub serious: Difficulty,
    /// Where all chance came from.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub seed: Seed,
}

/// Which script is flown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum MissionChoice {
    /// An official script by its id (`S2-4`) or its name (`mission-4`, `test-run-1`, `simulation-2`).
    Script {
        /// Id or name.
        id: String,
    },
    /// One of the official scripts of a level, which stays secret until the end (SA-3.15).
    Random {
        /// The level.
        #[serde(default)]
        level: Level,
    },
    /// A new mission, generated from a recipe.
    Generated {
        /// What it is to be like.
        #[serde(default)]
        recipe: Recipe,
    },
}

impl MissionChoice {
    /// How much of the rules is switched on; nothing for a script that does not exist.
    pub fn level(&self) -> Option<Level> {
        match self {
            MissionChoice::Script { id } => find_script(id).map(|script| script.kind.level()),
            MissionChoice::Random { level } => Some(*level),
            MissionChoice::Generated { recipe } => Some(recipe.level),
        }
    }

    /// Whether a campaign may consist of such missions: full ones that nobody has picked (SA-17.2).
    pub fn suits_a_campaign(&self) -> bool {
        !matches!(self, MissionChoice::Script { .. }) && self.level() == Some(Level::Mission)
    }
}

impl Default for MissionChoice {
    fn default() -> MissionChoice {
        MissionChoice::Random {
            level: Level::Mission,
        }
    }
}

/// Colours of the cards in a deck (SA-3.8, NF-2.5), the most cautious first (SA-17.4). Red needs the new threats.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// White cards only.
    #[default]
    White,
    /// White and red cards; allowed and advised against (NF-2.6).
    WhiteAndRed,
    /// White and yellow cards.
    Mixed,
    /// Yellow cards only.
    Yellow,
    /// White, yellow and red cards.
    AllColours,
    /// Yellow and red cards.
    YellowAndRed,
    /// Red cards only.
    Red,
}

impl Difficulty {
    /// All of them, the most cautious first.
    pub const ALL: [Difficulty; 7] = [
        Difficulty::White,
        Difficulty::WhiteAndRed,
        Difficulty::Mixed,
        Difficulty::Yellow,
        Difficulty::AllColours,
        Difficulty::YellowAndRed,
        Difficulty::Red,
    ];

    /// The colours of the cards that are shuffled together (NF-2.7).
    pub const fn colours(self) -> &'static [Colour] {
        match self {
            Difficulty::White => &[Colour::White],
            Difficulty::WhiteAndRed => &[Colour::White, Colour::Red],
            Difficulty::Mixed => &[Colour::White, Colour::Yellow],
            Difficulty::Yellow => &[Colour::Yellow],
            Difficulty::AllColours => &[Colour::White, Colour::Yellow, Colour::Red],
            Difficulty::YellowAndRed => &[Colour::Yellow, Colour::Red],
            Difficulty::Red => &[Colour::Red],
        }
    }

    /// The hardest pool that asks for no more than either of two: red cards only where both have them, and white with
    /// yellow where yellow meets all three colours, which cannot be compared (NF-11.2.2).
    pub fn most_cautious(self, other: Difficulty) -> Difficulty {
        use Difficulty::{AllColours, Mixed, White, WhiteAndRed, Yellow};
        match (self.min(other), self.max(other)) {
            (WhiteAndRed, harder) if !harder.has_red() => White,
            (Yellow, AllColours) => Mixed,
            (easier, _) => easier,
        }
    }

    /// Whether red cards are among them (NF-2.1).
    pub fn has_red(self) -> bool {
        self.colours().contains(&Colour::Red)
    }

    /// As written in the ship's log (SA-16.4).
    pub const fn in_log(self) -> &'static str {
        match self {
            Difficulty::White => "1",
            Difficulty::Yellow => "2",
            Difficulty::Mixed => "1+2",
            Difficulty::Red => "3",
            Difficulty::WhiteAndRed => "1+3",
            Difficulty::YellowAndRed => "2+3",
            Difficulty::AllColours => "1+2+3",
        }
    }
}

/// How fast the clock runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As on the soundtrack.
    #[default]
    Real,
    /// Half as fast, and anybody may stop it: for learning.
    Slow,
    /// Solo practice without a clock: all threats are revealed at the start (SA-18.25).
    Untimed,
}

impl Pace {
    /// Game milliseconds per millisecond of the soundtrack.
    pub const fn factor(self) -> u64 {
        match self {
            Pace::Slow => 2,
            Pace::Real | Pace::Untimed => 1,
        }
    }
}

/// A role of a human player (SA-3.1). Androids hold none (SA-3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Acts first in every turn (SA-3.2).
    Captain,
    /// External threats (SA-3.4).
    Communications,
    /// Internal threats (SA-3.4).
    Security,
}

impl Role {
    /// All three.
    pub const ALL: [Role; 3] = [Role::Captain, Role::Communications, Role::Security];

    /// The Fluent message with its name.
    pub const fn message(self) -> &'static str {
        match self {
            Role::Captain => "sa-round-role-captain",
            Role::Communications => "sa-round-role-communications",
            Role::Security => "sa-round-role-security",
        }
    }
}

/// Roles given by the host, by seat. One person may hold several (SA-3.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct RoleChoice {
    /// The captain.
    pub captain: Option<Seat>,
    /// The communications officer.
    pub communications: Option<Seat>,
    /// The chief of security.
    pub security: Option<Seat>,
}

impl RoleChoice {
    /// Who was given a role.
    pub const fn get(&self, role: Role) -> Option<Seat> {
        match role {
            Role::Captain => self.captain,
            Role::Communications => self.communications,
            Role::Security => self.security,
        }
    }
}
