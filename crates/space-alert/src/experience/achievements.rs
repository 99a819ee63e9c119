//! The achievements of NF-11: one declaration each, in the order of the list. Values and marks are second-hand, and where
//! no source has the condition it is our own ([`Achievement::designed`]).

use crate::round::{Difficulty, Role};
use crate::specialization::Specialization;
use serde::{Deserialize, Serialize};

use Attestation::*;
use Category::*;
use Condition::*;

/// The categories of achievements (NF-11.3 to NF-11.9). One achievement of each can be earned per mission or campaign, but
/// for Addiction (NF-11.1.2, NF-11.1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the words of the list
pub enum Category {
    Missions,
    FullCampaigns,
    Sociability,
    CloseCalls,
    Feats,
    SkillExpert,
    Addiction,
}

impl Category {
    /// All seven.
    pub const ALL: [Category; 7] = [
        Missions,
        FullCampaigns,
        Sociability,
        CloseCalls,
        Feats,
        SkillExpert,
        Addiction,
    ];
}

/// What an achievement looks at (NF-11.1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// One mission; in a campaign, any of its missions (NF-11.1.6).
    Mission,
    /// A whole campaign.
    Campaign,
    /// The log as a whole.
    Career,
}

/// Whom an achievement is about (NF-11.1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The crew or the ship.
    Crew,
    /// One explorer, alone the captain (NF-10.7.2).
    Explorer,
}

/// Something that the program asks and does not check (NF-11.12.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Attestation {
    /// The two players are a couple.
    Couple,
    /// A team-mate praises, unasked, how the role was held.
    Praised,
    /// A team-mate says that the crew was lucky because of you.
    Luck,
    /// The mission succeeded in spite of you.
    Burden,
    /// You were the best.
    BestOfAll,
    /// Thirty years between the oldest and the youngest player.
    Ages,
    /// Three players of one family.
    Family,
    /// Two mother tongues.
    Languages,
    /// Three countries.
    Countries,
    /// Being knocked out was worth it.
    WorthIt,
    /// The special card was used very well.
    WellUsed,
}

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// About the crew and the difficulty of a mission or campaign (NF-11.3, NF-11.4).
    Run(RunIs),
    /// Praised in a role.
    PraisedAs(Role),
    /// Stated by the players; the program cannot check it.
    Attested(Attestation),
    /// A published report with this many thumbs up, half of them if it is not in English (NF-11.5.3).
    Report(u16),
    /// The mission starts on a working day between these minutes of the day.
    StartsOnWorkday(u16, u16),
    /// It ends between these minutes of the day.
    EndsBetween(u16, u16),
    /// The n-th mission of a day with the same team-mates.
    MissionsSameDaySameCrew(u16),
    /// Different team-mates in one day.
    TeammatesSameDay(u16),
    /// Missions of the whole crew together.
    MissionsTogether(u16),
    /// Levels above every other explorer.
    LevelAboveAllOthers(u8),
    /// Other explorers of level 0.
    OtherExplorersAtLevel0(u16),
    /// Damage of the ship at the end.
    TotalDamage(u8),
    /// Damage of one zone at the end.
    ZoneDamage(u8),
    /// The whole crew is knocked out.
    AllKnockedOut,
    /// Knocked out in this turn or earlier.
    KnockedOutByTurn(u8),
    /// The only one who is not knocked out.
    OnlyOneConscious,
    /// Shares in the destruction of external threats (NF-11.12.1).
    ExternalDestroyedShare(u8),
    /// Points of damage dealt to internal threats (NF-11.12.2).
    InternalDamage(u8),
    /// Turns in which the own interceptors hit.
    InterceptorHitTurns(u8),
    /// Turns in which a cannon fired by the explorer hits.
    CannonHitTurns(u8),
    /// Rockets that hit.
    RocketHits(u8),
    /// Blocks of energy moved.
    EnergyMoved(u8),
    /// Phases with a visual confirmation.
    VisualConfirmationPhases(u8),
    /// Empty slots at the end of the Action Round.
    EmptySlotsPlanned(u8),
    /// Phases with the computer maintenance.
    MaintenancePhases(u8),
    /// Knocked out by an own action, and worth it.
    KnockedOutByOwnAction,
    /// Special cards with an effect.
    SpecialCardsWithEffect(u8),
    /// Turns in which something the explorer does has an effect (NF-11.12.3).
    TurnsWithEffect(u8),
    /// Shares in the destruction of threats in turns 12 and 13.
    LateDestroyedShare(u8),
    /// A special card used well (NF-11.8.2): the advanced action, or the basic one.
    SpecialCard(Specialization, bool),
    /// Successful entries in the log.
    SuccessfulRuns(u16),
    /// Campaigns of which all planned missions were flown.
    CampaignsFlown(u16),
    /// Clones.
    Clones(u16),
    /// Days since the first success.
    DaysSinceFirstSuccess(u32),
    /// Basic achievements of Skill Expert.
    SkillExpertBasic(u16),
    /// Advanced ones.
    SkillExpertAdvanced(u16),
    /// Achievements in each of the other categories.
    EachOtherCategory(u16),
    /// Half of each of the other categories, of Close Calls 2.
    HalfOfEachCategory,
}

/// What a mission or campaign must be like. Nothing named: any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunIs {
    /// With double action cards.
    pub double: bool,
    /// Without a penalty for damage, knock-outs or squads (NF-11.3.4, NF-11.4.5).
    pub perfect: bool,
    /// Human players.
    pub humans: Option<u8>,
    /// Human players at least.
    pub min_humans: u8,
    /// Crew members in all.
    pub crew: Option<u8>,
    /// The difficulty or a higher one (NF-11.2.1).
    pub pool: Option<Difficulty>,
    /// The easier missions count too (NF-11.3.2).
    pub easier: bool,
    /// Planned missions of the campaign.
    pub min_missions: u8,
    /// No two missions with the same pair of pools.
    pub different_pools: bool,
    /// Something that the players must state as well.
    pub attested: Option<Attestation>,
}

const RUN: RunIs = RunIs {
    double: false,
    perfect: false,
    humans: None,
    min_humans: 0,
    crew: None,
    pool: None,
    easier: false,
    min_missions: 0,
    different_pools: false,
    attested: None,
};

impl RunIs {
    const fn double(mut self) -> RunIs {
        self.double = true;
        self
    }
    const fn perfect(mut self) -> RunIs {
        self.perfect = true;
        self
    }
    const fn humans(mut self, humans: u8) -> RunIs {
        self.humans = Some(humans);
        self
    }
    const fn at_least(mut self, humans: u8) -> RunIs {
        self.min_humans = humans;
        self
    }
    const fn crew(mut self, crew: u8) -> RunIs {
        self.crew = Some(crew);
        self
    }
    const fn pool(mut self, pool: Difficulty) -> RunIs {
        self.pool = Some(pool);
        self
    }
    const fn easier(mut self) -> RunIs {
        self.easier = true;
        self
    }
    const fn missions(mut self, missions: u8) -> RunIs {
        self.min_missions = missions;
        self
    }
    const fn different_pools(mut self) -> RunIs {
        self.different_pools = true;
        self
    }
    const fn attested(mut self, what: Attestation) -> RunIs {
        self.attested = Some(what);
        self
    }
}

/// One achievement (NF-11.1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Achievement {
    /// Its name in logs; the Fluent messages are `sa-achievement-` with hyphens.
    pub id: &'static str,
    /// Its category.
    pub category: Category,
    /// The column of the sheet, in categories that have columns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u8>,
    /// Experience points.
    pub xp: u8,
    /// The level an explorer needs (NF-11.1.4).
    pub min_level: u8,
    /// Needs the word of a team-mate (NF-11.11.3).
    pub agreed: bool,
    /// Can be earned alone.
    pub solo: bool,
    /// The condition is our own, no source has it.
    pub designed: bool,
    /// What must hold.
    #[serde(skip)]
    pub condition: Condition,
}

const fn achievement(
    id: &'static str,
    category: Category,
    xp: u8,
    condition: Condition,
) -> Achievement {
    Achievement {
        id,
        category,
        column: None,
        xp,
        min_level: 0,
        agreed: false,
        solo: true,
        designed: false,
        condition,
    }
}

impl Achievement {
    const fn column(mut self, column: u8) -> Achievement {
        self.column = Some(column);
        self
    }
    const fn at_level(mut self, level: u8) -> Achievement {
        self.min_level = level;
        self
    }
    const fn agreed(mut self) -> Achievement {
        self.agreed = true;
        self.solo = false;
        self
    }
    const fn not_solo(mut self) -> Achievement {
        self.solo = false;
        self
    }
    const fn designed(mut self) -> Achievement {
        self.designed = true;
        self
    }

    /// The achievement with this id.
    pub fn find(id: &str) -> Option<&'static Achievement> {
        ACHIEVEMENTS.iter().find(|known| known.id == id)
    }

    /// What it looks at.
    pub const fn scope(&self) -> Scope {
        match self.category {
            FullCampaigns => Scope::Campaign,
            Addiction => Scope::Career,
            Missions | Sociability | CloseCalls | Feats | SkillExpert => Scope::Mission,
        }
    }

    /// Whom it is about.
    pub const fn subject(&self) -> Subject {
        match self.condition {
            Run(_) | MissionsTogether(_) | TotalDamage(_) | ZoneDamage(_) | AllKnockedOut => {
                Subject::Crew
            }
            Attested(Ages | Family | Languages | Countries) => Subject::Crew,
            _ => Subject::Explorer,
        }
    }

    /// What the player must vouch for before it can be claimed (NF-11.12.8).
    pub const fn attestation(&self) -> Option<Attestation> {
        match self.condition {
            Run(run) => run.attested,
            PraisedAs(_) => Some(Praised),
            Attested(what) => Some(what),
            KnockedOutByOwnAction => Some(WorthIt),
            SpecialCard(..) => Some(WellUsed),
            _ => None,
        }
    }
}

/// All achievements (NF-11.11.1), one line each.
#[rustfmt::skip]
pub static ACHIEVEMENTS: [Achievement; 134] = [
    // missions
    achievement("lone_wolf", Missions, 3, Run(RUN.humans(1))).column(1),
    achievement("dynamic_duo", Missions, 3, Run(RUN.humans(2))).column(1),
    achievement("three_musketeers", Missions, 3, Run(RUN.humans(3))).column(1),
    achievement("fantastic_four", Missions, 3, Run(RUN.humans(4))).column(1),
    achievement("take_five", Missions, 3, Run(RUN.humans(5))).column(1),
    achievement("fifth_wheel", Missions, 3, Run(RUN.humans(4).crew(5))).column(1),
    achievement("dartagnan_missing", Missions, 5, Run(RUN.humans(3).crew(3))).column(1),
    achievement("scrambled_alert", Missions, 3, Run(RUN.pool(Difficulty::Mixed))).column(1),
    achievement("yellow_alert", Missions, 5, Run(RUN.pool(Difficulty::Yellow))).column(1),
    achievement("orange_alert", Missions, 7, Run(RUN.pool(Difficulty::YellowAndRed))).column(1),
    achievement("red_alert", Missions, 9, Run(RUN.pool(Difficulty::Red))).column(1).at_level(2),
    achievement("random_alert", Missions, 6, Run(RUN.pool(Difficulty::AllColours))).column(1).at_level(2),
    achievement("double_trouble", Missions, 2, Run(RUN.double().easier())).column(2),
    achievement("double_solo", Missions, 4, Run(RUN.double().humans(1))).column(2),
    achievement("double_duo", Missions, 4, Run(RUN.double().humans(2))).column(2),
    achievement("double_trio", Missions, 4, Run(RUN.double().humans(3))).column(2),
    achievement("double_quartet", Missions, 4, Run(RUN.double().humans(4))).column(2),
    achievement("double_quintet", Missions, 4, Run(RUN.double().humans(5))).column(2),
    achievement("double_scramble", Missions, 5, Run(RUN.double().pool(Difficulty::Mixed))).column(2),
    achievement("double_yellow", Missions, 7, Run(RUN.double().pool(Difficulty::Yellow))).column(2).at_level(2),
    achievement("double_orange", Missions, 9, Run(RUN.double().pool(Difficulty::YellowAndRed))).column(2).at_level(2),
    achievement("double_red", Missions, 11, Run(RUN.double().pool(Difficulty::Red))).column(2).at_level(5),
    achievement("double_random", Missions, 8, Run(RUN.double().pool(Difficulty::AllColours))).column(2).at_level(2),
    achievement("not_even_a_scratch", Missions, 3, Run(RUN.perfect())).column(3),
    achievement("clean_as_a_whistle", Missions, 6, Run(RUN.perfect().pool(Difficulty::Mixed))).column(3).at_level(2),
    achievement("spotless", Missions, 9, Run(RUN.perfect().pool(Difficulty::Yellow))).column(3).at_level(2),
    achievement("flawless", Missions, 12, Run(RUN.perfect().pool(Difficulty::YellowAndRed))).column(3).at_level(2),
    achievement("peerless", Missions, 15, Run(RUN.perfect().pool(Difficulty::Red))).column(3).at_level(5),
    achievement("favored_by_fortune", Missions, 10, Run(RUN.perfect().pool(Difficulty::AllColours))).column(3).at_level(5),
    achievement("perfect_double", Missions, 4, Run(RUN.double().perfect())).column(3).at_level(2),
    achievement("clean_as_two_whistles", Missions, 8, Run(RUN.double().perfect().pool(Difficulty::Mixed))).column(3).at_level(2),
    achievement("doubly_spotless", Missions, 12, Run(RUN.double().perfect().pool(Difficulty::Yellow))).column(3).at_level(5),
    achievement("doubly_flawless", Missions, 16, Run(RUN.double().perfect().pool(Difficulty::YellowAndRed))).column(3).at_level(5),
    achievement("doubly_peerless", Missions, 20, Run(RUN.double().perfect().pool(Difficulty::Red))).column(3).at_level(5),
    achievement("doubly_fortunate", Missions, 13, Run(RUN.double().perfect().pool(Difficulty::AllColours))).column(3).at_level(5),
    // full_campaigns
    achievement("robinson_crusoe", FullCampaigns, 6, Run(RUN.humans(1))).column(1).at_level(2),
    achievement("and_friday", FullCampaigns, 6, Run(RUN.humans(2))).column(1).at_level(2),
    achievement("honeymoon", FullCampaigns, 6, Run(RUN.humans(2).attested(Couple))).column(1).at_level(2).agreed().designed(),
    achievement("tour", FullCampaigns, 6, Run(RUN.at_least(3))).column(1).at_level(2),
    achievement("transgalactic_tour", FullCampaigns, 6, Run(RUN.missions(5))).column(1).at_level(5),
    achievement("double_crusoe", FullCampaigns, 9, Run(RUN.double().humans(1))).column(2).at_level(2),
    achievement("double_friday", FullCampaigns, 9, Run(RUN.double().humans(2))).column(2).at_level(2),
    achievement("double_tour", FullCampaigns, 9, Run(RUN.double().at_least(3))).column(2).at_level(2),
    achievement("cracked", FullCampaigns, 8, Run(RUN.pool(Difficulty::Mixed))).column(1).at_level(2),
    achievement("loony", FullCampaigns, 12, Run(RUN.pool(Difficulty::Yellow))).column(1).at_level(2),
    achievement("crazy", FullCampaigns, 16, Run(RUN.pool(Difficulty::YellowAndRed))).column(1).at_level(5),
    achievement("insane", FullCampaigns, 20, Run(RUN.pool(Difficulty::Red))).column(1).at_level(5),
    achievement("psychedelic", FullCampaigns, 13, Run(RUN.different_pools())).column(1).at_level(5),
    achievement("scramble_challenge", FullCampaigns, 10, Run(RUN.double().pool(Difficulty::Mixed))).column(2).at_level(2),
    achievement("rainbow_challenge", FullCampaigns, 15, Run(RUN.double().pool(Difficulty::AllColours))).column(2).at_level(5),
    achievement("orange_challenge", FullCampaigns, 20, Run(RUN.double().pool(Difficulty::YellowAndRed))).column(2).at_level(5),
    achievement("not_going_to_happen", FullCampaigns, 7, Run(RUN.perfect())).column(3).at_level(2),
    achievement("forget_this", FullCampaigns, 14, Run(RUN.perfect().pool(Difficulty::Mixed))).column(3).at_level(2),
    achievement("not_possible", FullCampaigns, 21, Run(RUN.perfect().pool(Difficulty::Yellow))).column(3).at_level(5),
    achievement("beyond_impossible", FullCampaigns, 28, Run(RUN.perfect().pool(Difficulty::YellowAndRed))).column(3).at_level(5),
    achievement("are_you_serious", FullCampaigns, 35, Run(RUN.perfect().pool(Difficulty::Red))).column(3).at_level(5),
    achievement("doubly_difficult", FullCampaigns, 20, Run(RUN.double().perfect().pool(Difficulty::Mixed))).column(3).at_level(5),
    achievement("doubly_impossible", FullCampaigns, 30, Run(RUN.double().perfect().pool(Difficulty::AllColours))).column(3).at_level(5),
    achievement("no_comment", FullCampaigns, 40, Run(RUN.double().perfect().pool(Difficulty::YellowAndRed))).column(3).at_level(5),
    // sociability
    achievement("aye_captain", Sociability, 5, PraisedAs(Role::Captain)).column(1).at_level(2).agreed().designed(),
    achievement("loud_and_clear", Sociability, 4, PraisedAs(Role::Communications)).column(1).at_level(2).agreed().designed(),
    achievement("all_zones_secure", Sociability, 3, PraisedAs(Role::Security)).column(1).at_level(2).agreed().designed(),
    achievement("lucky_charm", Sociability, 2, Attested(Luck)).column(1).at_level(2).agreed().designed(),
    achievement("lead_weight", Sociability, 1, Attested(Burden)).column(1).at_level(2).agreed().designed(),
    achievement("superstar", Sociability, 0, Attested(BestOfAll)).column(1).at_level(2).designed(),
    achievement("lunch_money", Sociability, 2, StartsOnWorkday(690, 840)).column(2).designed(),
    achievement("children_of_the_night", Sociability, 3, EndsBetween(0, 300)).column(2).designed(),
    achievement("devotion", Sociability, 4, MissionsSameDaySameCrew(5)).column(2).not_solo().designed(),
    achievement("promiscuity", Sociability, 5, TeammatesSameDay(8)).column(2).not_solo().designed(),
    achievement("chronicler", Sociability, 6, Report(10)).column(2),
    achievement("master_chronicler", Sociability, 12, Report(50)).column(2).designed(),
    achievement("wolf_pack", Sociability, 2, MissionsTogether(10)).column(3).not_solo().designed(),
    achievement("supertemporality", Sociability, 3, Attested(Ages)).column(3).agreed().designed(),
    achievement("family_business", Sociability, 4, Attested(Family)).column(3).agreed().designed(),
    achievement("integration", Sociability, 5, Attested(Languages)).column(3).agreed().designed(),
    achievement("pangalactic", Sociability, 6, Attested(Countries)).column(3).agreed().designed(),
    achievement("respected", Sociability, 6, LevelAboveAllOthers(3)).column(3).at_level(2).not_solo().designed(),
    achievement("flight_instructor", Sociability, 6, OtherExplorersAtLevel0(2)).column(3).at_level(5).not_solo().designed(),
    // close_calls
    achievement("banged_up", CloseCalls, 2, TotalDamage(9)).designed(),
    achievement("a_thorough_beating", CloseCalls, 4, TotalDamage(12)).designed(),
    achievement("bruised_and_broken", CloseCalls, 6, TotalDamage(15)).designed(),
    achievement("duck", CloseCalls, 1, ZoneDamage(6)).designed(),
    achievement("ghost_ship", CloseCalls, 3, AllKnockedOut).designed(),
    achievement("bad_luck", CloseCalls, 5, KnockedOutByTurn(4)).designed(),
    achievement("survivor", CloseCalls, 7, OnlyOneConscious).designed(),
    // feats
    achievement("doombringer", Feats, 7, ExternalDestroyedShare(4)).at_level(2).designed(),
    achievement("troubleshooter", Feats, 6, InternalDamage(6)).at_level(2),
    achievement("ace_pilot", Feats, 5, InterceptorHitTurns(4)).at_level(2).designed(),
    achievement("blaster_master", Feats, 4, CannonHitTurns(6)).at_level(2).designed(),
    achievement("rocket_star", Feats, 3, RocketHits(3)).at_level(2).designed(),
    achievement("transfer_technician", Feats, 2, EnergyMoved(12)).at_level(2).designed(),
    achievement("observer", Feats, 1, VisualConfirmationPhases(3)).at_level(2).designed(),
    achievement("lazy_bum", Feats, 2, EmptySlotsPlanned(7)).at_level(2).designed(),
    achievement("inspector", Feats, 3, MaintenancePhases(3)).at_level(2).designed(),
    achievement("take_one_for_the_team", Feats, 4, KnockedOutByOwnAction).at_level(2).agreed().designed(),
    achievement("extra_special_specialist", Feats, 5, SpecialCardsWithEffect(2)).at_level(5).designed(),
    achievement("busy_bee", Feats, 6, TurnsWithEffect(12)).at_level(2).designed(),
    achievement("grand_finale", Feats, 7, LateDestroyedShare(2)).at_level(2).designed(),
    // skill_expert
    achievement("rocketeer_basic", SkillExpert, 3, SpecialCard(Specialization::Rocketeer, false)).agreed(),
    achievement("rocketeer_advanced", SkillExpert, 5, SpecialCard(Specialization::Rocketeer, true)).agreed(),
    achievement("data_analyst_basic", SkillExpert, 3, SpecialCard(Specialization::DataAnalyst, false)).agreed(),
    achievement("data_analyst_advanced", SkillExpert, 5, SpecialCard(Specialization::DataAnalyst, true)).agreed(),
    achievement("energy_technician_basic", SkillExpert, 3, SpecialCard(Specialization::EnergyTechnician, false)).agreed(),
    achievement("energy_technician_advanced", SkillExpert, 5, SpecialCard(Specialization::EnergyTechnician, true)).agreed(),
    achievement("pulse_gunner_basic", SkillExpert, 3, SpecialCard(Specialization::PulseGunner, false)).agreed(),
    achievement("pulse_gunner_advanced", SkillExpert, 5, SpecialCard(Specialization::PulseGunner, true)).agreed(),
    achievement("medic_basic", SkillExpert, 3, SpecialCard(Specialization::Medic, false)).agreed(),
    achievement("medic_advanced", SkillExpert, 5, SpecialCard(Specialization::Medic, true)).agreed(),
    achievement("teleporter_basic", SkillExpert, 3, SpecialCard(Specialization::Teleporter, false)).agreed(),
    achievement("teleporter_advanced", SkillExpert, 5, SpecialCard(Specialization::Teleporter, true)).agreed(),
    achievement("hypernavigator_basic", SkillExpert, 3, SpecialCard(Specialization::Hypernavigator, false)).agreed(),
    achievement("hypernavigator_advanced", SkillExpert, 5, SpecialCard(Specialization::Hypernavigator, true)).agreed(),
    achievement("special_ops_basic", SkillExpert, 3, SpecialCard(Specialization::SpecialOps, false)).agreed(),
    achievement("special_ops_advanced", SkillExpert, 5, SpecialCard(Specialization::SpecialOps, true)).agreed(),
    achievement("squad_leader_basic", SkillExpert, 3, SpecialCard(Specialization::SquadLeader, false)).agreed(),
    achievement("squad_leader_advanced", SkillExpert, 5, SpecialCard(Specialization::SquadLeader, true)).agreed(),
    achievement("mechanic_basic", SkillExpert, 3, SpecialCard(Specialization::Mechanic, false)).agreed(),
    achievement("mechanic_advanced", SkillExpert, 5, SpecialCard(Specialization::Mechanic, true)).agreed(),
    // addiction
    achievement("out_of_this_world", Addiction, 5, SuccessfulRuns(10)),
    achievement("out_of_this_reality", Addiction, 10, SuccessfulRuns(25)),
    achievement("out_of_this_log_sheet", Addiction, 20, SuccessfulRuns(50)),
    achievement("trucker", Addiction, 15, CampaignsFlown(5)),
    achievement("galaxy_trucker", Addiction, 25, CampaignsFlown(15)),
    achievement("is_it_still_me", Addiction, 3, Clones(15)),
    achievement("veteran_explorer", Addiction, 6, DaysSinceFirstSuccess(182)).at_level(2),
    achievement("senior_explorer", Addiction, 12, DaysSinceFirstSuccess(365)).at_level(5),
    achievement("jack_of_some_trades", Addiction, 5, SkillExpertBasic(3)),
    achievement("jack_of_many_trades", Addiction, 10, SkillExpertBasic(6)),
    achievement("jack_of_all_trades", Addiction, 15, SkillExpertBasic(9)),
    achievement("master_of_arts", Addiction, 10, SkillExpertAdvanced(3)),
    achievement("master_of_many_arts", Addiction, 20, SkillExpertAdvanced(6)),
    achievement("master_of_all_arts", Addiction, 30, SkillExpertAdvanced(9)),
    achievement("achievement_collector", Addiction, 4, EachOtherCategory(1)).at_level(2),
    achievement("achievement_addict", Addiction, 42, HalfOfEachCategory).at_level(5),
];
