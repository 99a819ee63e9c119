//! Whether an achievement is met (NF-11), from the facts of a run and the explorer's log.

use super::achievements::{ACHIEVEMENTS, Achievement, Category, Condition, RunIs, Scope, Subject};
use super::run::{MissionFacts, RunFacts, lower};
use super::{ExplorerEntry, ExplorerLog};

impl RunFacts<'_> {
    /// The achievements that are met without anybody's word: those of Addiction with the log as it is after the run, all
    /// others with the log before it.
    pub fn met(
        &self,
        before: &ExplorerLog,
        after: &ExplorerLog,
        career: bool,
    ) -> Vec<&'static Achievement> {
        let level = match career {
            true => after.level,   // NF-11.12.6
            false => before.level, // AR-49
        };
        ACHIEVEMENTS
            .iter()
            .filter(|a| (a.scope() == Scope::Career) == career)
            .filter(|a| level >= a.min_level && (a.solo || !self.solo))
            .filter(|a| a.attestation().is_none())
            .filter(|a| self.success || matches!(a.condition, Condition::Clones(_))) // NF-11.1.5
            .filter(|a| self.concerns_me(a))
            .filter(|a| self.holds(a, before, after))
            .collect()
    }

    /// The achievements that are met if the player vouches for them (NF-11.11.3, NF-11.12.8).
    pub fn met_on_word(&self, before: &ExplorerLog) -> Vec<&'static Achievement> {
        ACHIEVEMENTS
            .iter()
            .filter(|a| a.attestation().is_some() && self.success)
            .filter(|a| before.level >= a.min_level && (a.solo || !self.solo))
            .filter(|a| self.concerns_me(a))
            .filter(|a| self.holds(a, before, before))
            .collect()
    }

    /// Nobody earns an individual achievement for what an android did (NF-11.6.2).
    fn concerns_me(&self, achievement: &Achievement) -> bool {
        achievement.scope() == Scope::Career
            || achievement.subject() == Subject::Crew
            || self.missions.iter().any(|m| m.me.is_some())
    }

    /// Whether the part of a condition holds that can be checked.
    fn holds(&self, achievement: &Achievement, before: &ExplorerLog, after: &ExplorerLog) -> bool {
        let around = &self.run.around;
        // NF-11.1.6: a condition about a mission is met by one mission of a campaign.
        let any = |holds: &dyn Fn(&MissionFacts) -> bool| self.missions.iter().any(holds);
        let late = |m: &MissionFacts| {
            let shares = m.mine.external_shares.iter().chain(&m.mine.internal_shares);
            shares.filter(|turn| **turn >= 12).count() as u8
        };
        match achievement.condition {
            Condition::Run(wanted) => match achievement.scope() {
                Scope::Campaign => self.campaign_is(wanted),
                Scope::Mission | Scope::Career => any(&|m| mission_is(m, wanted)),
            },
            Condition::PraisedAs(role) => around.roles.contains(&role),
            Condition::Attested(_) => true,
            // Ticked when the report has its thumbs up: `ExplorerLog::report`.
            Condition::Report(_) => false,
            Condition::StartsOnWorkday(from, until) => {
                around.workday && (from..=until).contains(&around.started)
            }
            Condition::EndsBetween(from, until) => (from..=until).contains(&around.ended),
            Condition::MissionsSameDaySameCrew(n) => {
                let same = |e: &&ExplorerEntry| {
                    e.day == around.day && same_people(&e.teammates, &around.teammates)
                };
                let before = before.entries.iter().filter(same).count();
                !around.teammates.is_empty() && before + 1 >= usize::from(n)
            }
            Condition::TeammatesSameDay(n) => {
                let today = before.entries.iter().filter(|e| e.day == around.day);
                let mut people: Vec<&String> = today.flat_map(|e| &e.teammates).collect();
                people.extend(&around.teammates);
                people.sort_unstable();
                people.dedup();
                people.len() >= usize::from(n)
            }
            Condition::MissionsTogether(n) => {
                let together = |e: &&ExplorerEntry| {
                    e.points.is_some()
                        && around
                            .teammates
                            .iter()
                            .all(|mate| e.teammates.contains(mate))
                };
                let before = before.entries.iter().filter(together).count();
                !around.teammates.is_empty() && before + 1 >= usize::from(n)
            }
            Condition::LevelAboveAllOthers(n) => {
                let others = &around.teammate_levels;
                !others.is_empty()
                    && others
                        .iter()
                        .all(|level| before.level >= level.saturating_add(n))
            }
            Condition::OtherExplorersAtLevel0(n) => {
                let new = around.teammate_levels.iter().filter(|level| **level == 0);
                new.count() >= usize::from(n)
            }
            Condition::TotalDamage(n) => any(&|m| m.damage.iter().sum::<u8>() >= n),
            Condition::ZoneDamage(n) => any(&|m| m.damage.iter().any(|zone| *zone >= n)),
            Condition::AllKnockedOut => any(&|m| m.knocked_out.iter().all(|out| *out)),
            Condition::KnockedOutByTurn(n) => {
                any(&|m| m.mine.knocked_out.is_some_and(|turn| turn <= n))
            }
            Condition::OnlyOneConscious => any(&|m| {
                let awake = m.knocked_out.iter().filter(|out| !**out).count();
                awake == 1 && m.me.is_some_and(|me| !m.knocked_out[me])
            }),
            Condition::ExternalDestroyedShare(n) => {
                any(&|m| m.mine.external_shares.len() >= usize::from(n))
            }
            Condition::InternalDamage(n) => any(&|m| m.mine.internal_damage >= n),
            Condition::InterceptorHitTurns(n) => {
                any(&|m| m.mine.interceptor_hits.count_ones() >= u32::from(n))
            }
            Condition::CannonHitTurns(n) => {
                any(&|m| m.mine.cannon_hits.count_ones() >= u32::from(n))
            }
            Condition::RocketHits(n) => any(&|m| m.mine.rocket_hits >= n),
            Condition::EnergyMoved(n) => any(&|m| m.mine.energy_moved >= n),
            Condition::VisualConfirmationPhases(n) => {
                any(&|m| m.mine.looked.count_ones() >= u32::from(n))
            }
            Condition::EmptySlotsPlanned(n) => any(&|m| m.mine.empty_slots >= n),
            Condition::MaintenancePhases(n) => {
                any(&|m| m.mine.maintained.count_ones() >= u32::from(n))
            }
            Condition::KnockedOutByOwnAction => any(&|m| m.mine.knocked_out_by_own_action),
            Condition::SpecialCardsWithEffect(n) => {
                any(&|m| m.mine.specials.len() >= usize::from(n))
            }
            Condition::TurnsWithEffect(n) => any(&|m| m.mine.effects.count_ones() >= u32::from(n)),
            Condition::LateDestroyedShare(n) => any(&|m| late(m) >= n),
            Condition::SpecialCard(specialization, advanced) => {
                let performed = (specialization, advanced);
                any(&|m| {
                    m.mine.specials.contains(&performed) && !m.mine.needless.contains(&advanced)
                })
            }
            Condition::SuccessfulRuns(n) => successes(after).count() >= usize::from(n),
            Condition::CampaignsFlown(n) => {
                successes(after).filter(|e| e.full_campaign).count() >= usize::from(n)
            }
            Condition::Clones(n) => after.clones >= n,
            Condition::DaysSinceFirstSuccess(n) => {
                let first = successes(after).map(|entry| entry.day).min();
                first.is_some_and(|first| around.day.saturating_sub(first) >= n)
            }
            Condition::SkillExpertBasic(n) => experts(after, false) >= n,
            Condition::SkillExpertAdvanced(n) => experts(after, true) >= n,
            Condition::EachOtherCategory(n) => others().all(|c| earned(after, c) >= n),
            Condition::HalfOfEachCategory => others().all(|category| {
                let all = ACHIEVEMENTS
                    .iter()
                    .filter(|a| a.category == category)
                    .count() as u16;
                let needed = match category {
                    Category::CloseCalls => 2,
                    _ => all.div_ceil(2),
                };
                earned(after, category) >= needed
            }),
        }
    }

    /// NF-11.4: all planned missions flown, each of the standard threat level, each as wanted; the difficulty is the lowest
    /// (NF-11.2.4), and perfect is how the campaign ends (NF-11.4.5).
    fn campaign_is(&self, wanted: RunIs) -> bool {
        let pool = self.missions.iter().map(|m| m.pool).reduce(lower);
        let different = || {
            let pools: Vec<_> = self.missions.iter().map(|m| m.pools).collect();
            (1..pools.len()).all(|i| !pools[..i].contains(&pools[i]))
        };
        self.full_campaign
            && self.missions.iter().all(|m| {
                let wanted = RunIs {
                    perfect: false,
                    pool: None,
                    ..wanted
                };
                mission_is(m, wanted)
            })
            && wanted
                .pool
                .is_none_or(|wanted| pool.is_some_and(|pool| pool.satisfies(wanted)))
            && self.run.planned.unwrap_or(0) >= wanted.min_missions
            && (!wanted.different_pools || different())
            && (!wanted.perfect || self.missions.last().is_some_and(is_perfect))
    }
}

/// NF-11.3.4: no penalty; the point of the Medic does not count.
fn is_perfect(mission: &MissionFacts) -> bool {
    mission.score.is_some_and(|score| {
        score.damage + score.worst_zone + score.knocked_out + score.disabled_battlebots == 0
    })
}

fn mission_is(mission: &MissionFacts, wanted: RunIs) -> bool {
    mission.score.is_some()
        && (mission.standard || (wanted.easier && mission.double))
        && (!wanted.double || mission.double)
        && (!wanted.perfect || is_perfect(mission))
        && wanted.humans.is_none_or(|humans| humans == mission.humans)
        && mission.humans >= wanted.min_humans
        && wanted.crew.is_none_or(|crew| crew == mission.crew)
        && wanted.pool.is_none_or(|pool| mission.pool.satisfies(pool))
}

fn same_people(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one.iter().all(|name| other.contains(name))
}

fn successes(log: &ExplorerLog) -> impl Iterator<Item = &ExplorerEntry> {
    log.entries.iter().filter(|entry| entry.points.is_some())
}

fn others() -> impl Iterator<Item = Category> {
    let all = Category::ALL.into_iter();
    all.filter(|category| *category != Category::Addiction)
}

fn earned(log: &ExplorerLog, category: Category) -> u16 {
    let earned = log
        .achievements
        .iter()
        .filter_map(|id| Achievement::find(id));
    earned.filter(|a| a.category == category).count() as u16
}

fn experts(log: &ExplorerLog, advanced: bool) -> u16 {
    let earned = log
        .achievements
        .iter()
        .filter_map(|id| Achievement::find(id));
    let is = |a: &&Achievement| matches!(a.condition, Condition::SpecialCard(_, which) if which == advanced);
    earned.filter(is).count() as u16
}
