//! Random mission scripts, made like the official ones: the same budget of threats, the same rhythm, another course.

use crate::mission::{Level, Track};
use crate::scripts::{Script, ScriptEvent, ScriptKind, ScriptLine};
use crate::threats::Severity;
use serde::{Deserialize, Serialize};
use table::{Arg, Dice, Refusal, Seed};

/// The options of a random mission. `None`: the usual value of its level.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Recipe {
    /// How much of the rules is switched on (SA-19.1).
    pub level: Level,
    /// The sum of the threats, common = 1 and serious = 2, without unconfirmed reports (SA-22.6).
    pub threat_level: Option<u8>,
    /// How many unconfirmed reports, each of one common threat (SA-4.34).
    pub unconfirmed: Option<u8>,
    /// Length of the Action Round in seconds.
    pub duration: Option<u16>,
    /// How many data transfers (SA-4.36).
    pub data_transfers: Option<u8>,
    /// How many incoming data (SA-4.35).
    pub incoming_data: Option<u8>,
    /// How often communications go down (SA-4.41).
    pub communications_down: Option<u8>,
}

/// Why there is no such mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecipeFault {
    /// The threat level is not possible at this level.
    ThreatLevel {
        /// The highest possible; the lowest is 1.
        max: u8,
    },
    /// So many threats do not have a number each (SA-4.42, SA-4.43).
    TooManyThreats {
        /// With these unconfirmed reports.
        unconfirmed: u8,
        /// Numbers there are.
        numbers: u8,
    },
    /// Too short or too long (SA-HR-02).
    Duration {
        /// The shortest in seconds.
        min: u16,
        /// The longest in seconds.
        max: u16,
    },
    /// More of a kind of announcement than anybody could follow (SA-HR-03).
    TooMany {
        /// The most of each kind.
        max: u8,
    },
    /// Test runs have neither unconfirmed reports nor communications down (SA-19.1).
    NotInTestRun,
    /// Double action missions are whole missions (NF-7.1).
    DoubleNeedsMission,
    /// The announcements would overlap (SA-HR-04).
    DoesNotFit {
        /// How many announcements.
        announcements: u8,
        /// The length in seconds.
        duration: u16,
    },
}

impl Refusal for RecipeFault {
    fn code(&self) -> &'static str {
        match self {
            RecipeFault::ThreatLevel { .. } => "sa-recipe-threat-level",
            RecipeFault::TooManyThreats { .. } => "sa-recipe-too-many-threats",
            RecipeFault::Duration { .. } => "sa-recipe-duration",
            RecipeFault::TooMany { .. } => "sa-recipe-too-many",
            RecipeFault::NotInTestRun => "sa-recipe-not-in-test-run",
            RecipeFault::DoubleNeedsMission => "sa-recipe-double-needs-mission",
            RecipeFault::DoesNotFit { .. } => "sa-recipe-does-not-fit",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            RecipeFault::ThreatLevel { .. } => "SA-22.6",
            RecipeFault::TooManyThreats { .. } => "SA-4.43",
            RecipeFault::NotInTestRun => "SA-19.1",
            RecipeFault::DoubleNeedsMission => "NF-7.1",
            // The book has no generated missions.
            RecipeFault::Duration { .. } => "SA-HR-02",
            RecipeFault::TooMany { .. } => "SA-HR-03",
            RecipeFault::DoesNotFit { .. } => "SA-HR-04",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            RecipeFault::ThreatLevel { max } => vec![("max", max.into())],
            RecipeFault::TooManyThreats {
                unconfirmed,
                numbers,
            } => vec![
                ("unconfirmed", unconfirmed.into()),
                ("numbers", numbers.into()),
            ],
            RecipeFault::Duration { min, max } => {
                vec![("min", clock(min).into()), ("max", clock(max).into())]
            }
            RecipeFault::TooMany { max } => vec![("max", max.into())],
            RecipeFault::NotInTestRun | RecipeFault::DoubleNeedsMission => vec![],
            RecipeFault::DoesNotFit {
                announcements,
                duration,
            } => vec![
                ("announcements", announcements.into()),
                ("duration", clock(duration).into()),
            ],
        }
    }
}

/// Minutes and seconds.
fn clock(seconds: u16) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Announcements of one kind, at most (SA-HR-03).
const MAX_OF_A_KIND: u8 = 12;
/// Everything begins on a multiple of this, as on the printed cards.
const GRID: u16 = 5;
/// The start announcement takes that long.
const START: u16 = 10;
/// Before the end of a phase nothing else is announced: the countdown.
const COUNTDOWN: u16 = 10;
/// After the end of a phase nothing else is announced: the next one begins.
const PHASE_BEGINS: u16 = 5;
/// The warnings come this long before an ending, and take [`GRID`] (SA-22.3).
const WARNINGS: [u16; 2] = [60, 20];
/// A threat is announced at least this long before its phase ends, so that the crew can still plan for it.
const LATEST_THREAT: u16 = 45;
/// Layouts tried before giving up on what was decided.
const ATTEMPTS: u32 = 240;
/// Internal threats of a double action mission at least, which share the numbers of external ones.
const SHARED_NUMBERS: u8 = 2;
/// Ways to decide what a recipe leaves open, tried before giving up on it.
const ORDERS: u32 = 16;

/// A mission script after the recipe. The same recipe and seed always give the same script.
pub fn generate(recipe: &Recipe, seed: Seed) -> Result<Script, RecipeFault> {
    let kind = match recipe.level {
        Level::TestRun => ScriptKind::TestRun,
        Level::Simulation => ScriptKind::Simulation,
        Level::AdvancedSimulation => ScriptKind::AdvancedSimulation,
        Level::Mission => ScriptKind::Mission,
    };
    script_of_kind(kind, recipe, seed)
}

/// A script for double action cards (NF-7): longer, with more threats; below threat level 10 an easier one (NF-7.6).
pub fn generate_double(recipe: &Recipe, seed: Seed) -> Result<Script, RecipeFault> {
    if recipe.level != Level::Mission {
        return Err(RecipeFault::DoubleNeedsMission);
    }
    let (standard, _) = ScriptKind::DoubleMission.threat_budget();
    let kind = match recipe.threat_level {
        Some(level) if level < standard => ScriptKind::EasierDoubleMission,
        _ => ScriptKind::DoubleMission,
    };
    script_of_kind(kind, recipe, seed)
}

fn script_of_kind(kind: ScriptKind, recipe: &Recipe, seed: Seed) -> Result<Script, RecipeFault> {
    let mut dice = Dice::new(seed.derive("mission script"));
    let mut order = Order::of(kind, recipe, &mut dice)?;
    let fault = RecipeFault::DoesNotFit {
        announcements: order.announcements(),
        duration: order.duration,
    };
    let mut events = order.script(&mut dice);
    for _ in 1..ORDERS {
        if events.is_some() {
            break;
        }
        order = Order::of(kind, recipe, &mut dice)?;
        events = order.script(&mut dice);
    }
    let events = events.ok_or(fault)?;
    let short: String = seed.to_string().chars().take(8).collect();
    Ok(Script {
        id: format!("R-{short}").into(),
        slug: format!("random-{short}").into(),
        kind: order.kind,
        events: events.into(),
    })
}

/// A recipe in which everything is decided.
struct Order {
    kind: ScriptKind,
    common: u8,
    serious: u8,
    unconfirmed: u8,
    duration: u16,
    data_transfers: u8,
    incoming_data: u8,
    communications_down: u8,
}

/// What is usual at a level: transfers, incoming data, communications down, from and to.
const fn usual(kind: ScriptKind) -> [(u8, u8); 3] {
    match kind {
        ScriptKind::TestRun => [(2, 3), (1, 2), (0, 0)],
        ScriptKind::Simulation => [(3, 4), (2, 2), (2, 4)],
        ScriptKind::AdvancedSimulation => [(3, 4), (2, 2), (2, 4)],
        ScriptKind::Mission | ScriptKind::EasierDoubleMission | ScriptKind::DoubleMission => {
            [(3, 5), (2, 3), (2, 4)]
        }
    }
}

/// A number from `low` to `high`.
fn between(dice: &mut Dice, low: u8, high: u8) -> u8 {
    low + dice.below(u32::from(high.saturating_sub(low)) + 1) as u8
}

impl Order {
    fn of(kind: ScriptKind, recipe: &Recipe, dice: &mut Dice) -> Result<Order, RecipeFault> {
        let [transfers, incoming, down] = usual(kind).map(|(low, high)| between(dice, low, high));
        let (usual_duration, min, max) = match kind {
            ScriptKind::TestRun => (420, 180, 900),
            ScriptKind::EasierDoubleMission | ScriptKind::DoubleMission => (780, 300, 1200), // NF-7.1
            _ => (600, 300, 1200),
        };
        let duration = recipe.duration.unwrap_or(usual_duration);
        if !(min..=max).contains(&duration) {
            return Err(RecipeFault::Duration { min, max });
        }
        let order = Order {
            kind,
            common: 0,
            serious: 0,
            unconfirmed: 0,
            duration: duration - duration % GRID,
            data_transfers: recipe.data_transfers.unwrap_or(transfers),
            incoming_data: recipe.incoming_data.unwrap_or(incoming),
            communications_down: recipe.communications_down.unwrap_or(down),
        };
        let counts = [
            order.data_transfers,
            order.incoming_data,
            order.communications_down,
        ];
        if counts.iter().any(|count| *count > MAX_OF_A_KIND) {
            return Err(RecipeFault::TooMany { max: MAX_OF_A_KIND });
        }
        if kind == ScriptKind::TestRun
            && order.communications_down + recipe.unconfirmed.unwrap_or(0) > 0
        {
            return Err(RecipeFault::NotInTestRun);
        }
        order.with_threats(recipe, dice)
    }

    /// Whether an internal threat may bear the number of an external one (NF-4.2).
    fn shares_numbers(&self) -> bool {
        matches!(
            self.kind,
            ScriptKind::EasierDoubleMission | ScriptKind::DoubleMission
        )
    }

    /// SA-22.6: commons count 1, serious threats 2; each has a number of its own (SA-4.43), except that internal threats
    /// share those of external ones in double action missions.
    fn with_threats(mut self, recipe: &Recipe, dice: &mut Dice) -> Result<Order, RecipeFault> {
        let (budget, budget_of_five) = self.kind.threat_budget();
        let shared = if self.shares_numbers() {
            SHARED_NUMBERS
        } else {
            0
        };
        let numbers = self.numbers(1).len() as u8 + self.numbers(2).len() as u8 + shared;
        let max = match self.kind {
            ScriptKind::TestRun => numbers,
            _ => 2 * numbers,
        };
        let level = recipe.threat_level.unwrap_or(budget);
        if !(1..=max).contains(&level) {
            return Err(RecipeFault::ThreatLevel { max });
        }
        let fewest = if self.kind == ScriptKind::TestRun {
            level
        } else {
            level.div_ceil(2)
        };
        let room = numbers.saturating_sub(fewest);
        self.unconfirmed = match recipe.unconfirmed {
            Some(unconfirmed) if unconfirmed > room => {
                return Err(RecipeFault::TooManyThreats {
                    unconfirmed,
                    numbers,
                });
            }
            Some(unconfirmed) => unconfirmed,
            None => (budget_of_five - budget).min(room),
        };
        if self.kind != ScriptKind::TestRun {
            let least = (level + self.unconfirmed).saturating_sub(numbers);
            let most = level / 2;
            // The official missions of level 7 have one to three serious threats.
            let low = level.div_ceil(7).clamp(least, most);
            let high = ((level - 1) / 2).clamp(low, most);
            self.serious = between(dice, low, high);
        }
        self.common = level - 2 * self.serious;
        Ok(self)
    }

    fn announcements(&self) -> u8 {
        self.common
            + self.serious
            + self.unconfirmed
            + self.data_transfers
            + self.incoming_data
            + self.communications_down
    }

    /// The turns whose threats are announced in a phase: those the crew can still plan for.
    fn numbers(&self, phase: u8) -> Vec<u8> {
        match (self.kind, phase) {
            (ScriptKind::TestRun, 1) => vec![1, 2, 3],
            (ScriptKind::TestRun, _) => vec![4, 5, 6, 7],
            (_, 1) => vec![1, 2, 3, 4],
            _ => vec![5, 6, 7, 8],
        }
    }

    /// The threats of phase 1 and of phase 2, in order of their numbers.
    fn threats(&self, dice: &mut Dice) -> [Vec<ScriptEvent>; 2] {
        let mut drafts: Vec<(Severity, bool)> = Vec::new();
        drafts.extend((0..self.serious).map(|_| (Severity::Serious, false)));
        drafts.extend((0..self.common).map(|_| (Severity::Common, false)));
        drafts.extend((0..self.unconfirmed).map(|_| (Severity::Common, true)));
        dice.shuffle(&mut drafts);
        let tracks = self.tracks(drafts.len(), dice);
        let drafts = drafts.into_iter().zip(tracks);
        if !self.shares_numbers() {
            return self.number(drafts.collect(), dice);
        }
        let (inside, outside) = drafts.partition(|(_, track)| *track == Track::Internal);
        let mut threats = self.number(outside, dice);
        for (phase, inside) in threats.iter_mut().zip(self.number(inside, dice)) {
            phase.extend(inside);
            // Stable: at equal numbers the external threat comes first (NF-4.3).
            phase.sort_by_key(|event| match event {
                ScriptEvent::Threat { number, .. } => *number,
                _ => 0,
            });
        }
        threats
    }

    /// Gives threats a number each, about half of them in phase 1.
    fn number(
        &self,
        drafts: Vec<((Severity, bool), Track)>,
        dice: &mut Dice,
    ) -> [Vec<ScriptEvent>; 2] {
        let places = [self.numbers(1), self.numbers(2)];
        let total = drafts.len() as u8;
        let least = total.saturating_sub(places[1].len() as u8);
        let most = total.min(places[0].len() as u8);
        let first = (total / 2 + dice.below(2) as u8).clamp(least, most);
        let mut drafts = drafts.into_iter();
        let mut threats =
            [first, total - first]
                .into_iter()
                .zip(places)
                .map(|(count, mut numbers)| {
                    dice.shuffle(&mut numbers);
                    numbers.truncate(usize::from(count));
                    numbers.sort_unstable();
                    let drafts = numbers.into_iter().zip(drafts.by_ref());
                    let event = |(number, ((severity, unconfirmed), track))| ScriptEvent::Threat {
                        number,
                        severity,
                        track,
                        unconfirmed,
                    };
                    drafts.map(event).collect::<Vec<ScriptEvent>>()
                });
        let first = threats.next().unwrap_or_default();
        [first, threats.next().unwrap_or_default()]
    }

    /// Where the threats come from: one or two from inside where that exists (SA-19.1), the others from all sides.
    fn tracks(&self, count: usize, dice: &mut Dice) -> Vec<Track> {
        let inside = match count {
            _ if !self.kind.level().has_squads() => 0,
            0 | 1 => 0,
            2 | 3 => 1,
            _ if self.shares_numbers() => usize::from(SHARED_NUMBERS) + dice.below(2) as usize,
            _ => 1 + dice.below(2) as usize,
        };
        let mut is_inside: Vec<bool> = (0..count).map(|i| i < inside).collect();
        dice.shuffle(&mut is_inside);
        let mut sides: Vec<Track> = Vec::new();
        let mut last = Track::Internal;
        let mut tracks = Vec::new();
        for is_inside in is_inside {
            if is_inside {
                tracks.push(Track::Internal);
                continue;
            }
            if sides.is_empty() {
                sides = vec![Track::Red, Track::White, Track::Blue];
                dice.shuffle(&mut sides);
                // Not twice in a row from the same side.
                if sides.last() == Some(&last) {
                    sides.rotate_left(1);
                }
            }
            last = sides.pop().unwrap_or(Track::White);
            tracks.push(last);
        }
        tracks
    }

    /// When the phases and the mission end.
    fn endings(&self, dice: &mut Dice) -> Vec<u16> {
        // Thousandths of the duration, from and to, as in the official scripts.
        let ranges: &[(u32, u32)] = match self.kind {
            ScriptKind::TestRun => &[(525, 595)],
            ScriptKind::EasierDoubleMission | ScriptKind::DoubleMission => {
                &[(358, 390), (667, 722)]
            }
            _ => &[(360, 415), (735, 770)],
        };
        let mut endings: Vec<u16> = ranges
            .iter()
            .map(|(low, high)| {
                let part = low + dice.below(high - low + 1);
                let at = (u32::from(self.duration) * part / 1000) as u16;
                at - at % GRID
            })
            .collect();
        endings.push(self.duration);
        endings
    }

    /// Everything on the clock, if it fits.
    fn script(&self, dice: &mut Dice) -> Option<Vec<ScriptLine>> {
        let threats = self.threats(dice);
        (0..ATTEMPTS).find_map(|attempt| self.layout(&threats, attempt, dice))
    }

    /// One try to put everything on the clock. Later tries leave shorter pauses.
    fn layout(
        &self,
        threats: &[Vec<ScriptEvent>; 2],
        attempt: u32,
        dice: &mut Dice,
    ) -> Option<Vec<ScriptLine>> {
        let endings = self.endings(dice);
        let mut phases: Vec<Vec<ScriptEvent>> = vec![Vec::new(); endings.len()];
        self.spread_out(
            ScriptEvent::DataTransfer,
            self.data_transfers,
            &[3, 3, 3],
            &mut phases,
            dice,
        );
        self.spread_out(
            ScriptEvent::IncomingData,
            self.incoming_data,
            &[3, 3, 1],
            &mut phases,
            dice,
        );
        for _ in 0..self.communications_down {
            let seconds = GRID * (1 + dice.below(6) as u16);
            let event = ScriptEvent::CommunicationsDown { seconds };
            self.spread_out(event, 1, &[1, 2, 2], &mut phases, dice);
        }
        let looseness = u64::from(ATTEMPTS - 1 - attempt.min(ATTEMPTS - 1));
        let mut script = Vec::new();
        let mut begin = START;
        for (i, (others, end)) in phases.into_iter().zip(&endings).enumerate() {
            let threats = threats.get(i).map_or(&[][..], Vec::as_slice);
            let order = interleave(threats, others, i == 0, dice);
            script.extend(place(&order, begin, *end, looseness, dice)?);
            let is_last = i + 1 == endings.len();
            script.push(ScriptLine {
                at: *end,
                event: if is_last {
                    ScriptEvent::MissionEnd
                } else {
                    ScriptEvent::PhaseEnd { phase: i as u8 + 1 }
                },
            });
            begin = end + PHASE_BEGINS;
        }
        Some(script)
    }

    /// Gives events to phases: first one to each, then by weight.
    fn spread_out(
        &self,
        event: ScriptEvent,
        count: u8,
        weights: &[u32],
        phases: &mut [Vec<ScriptEvent>],
        dice: &mut Dice,
    ) {
        let weights = &weights[..phases.len()];
        let mut without: Vec<usize> = (0..phases.len()).collect();
        dice.shuffle(&mut without);
        let is_regular = event == ScriptEvent::DataTransfer;
        for _ in 0..count {
            let phase = match without.pop().filter(|_| is_regular) {
                Some(phase) => phase,
                None => {
                    let mut ticket = dice.below(weights.iter().sum());
                    weights
                        .iter()
                        .position(|weight| {
                            let drawn = ticket < *weight;
                            ticket = ticket.saturating_sub(*weight);
                            drawn
                        })
                        .unwrap_or(0)
                }
            };
            phases[phase].push(event);
        }
    }
}

/// How long an announcement and its repetition take, with what follows from it.
const fn length(event: ScriptEvent) -> u16 {
    match event {
        ScriptEvent::Threat {
            unconfirmed: true, ..
        } => 25,
        ScriptEvent::Threat { .. } => 20,
        ScriptEvent::IncomingData => 10,
        ScriptEvent::DataTransfer => 20,
        ScriptEvent::CommunicationsDown { seconds } => seconds + 5,
        ScriptEvent::PhaseEnd { .. } | ScriptEvent::MissionEnd => 0,
    }
}

/// Threats stay in the order of their numbers; the others come anywhere, but hardly anything before the first threat of
/// the mission.
fn interleave(
    threats: &[ScriptEvent],
    mut others: Vec<ScriptEvent>,
    is_first: bool,
    dice: &mut Dice,
) -> Vec<ScriptEvent> {
    dice.shuffle(&mut others);
    let mut order = threats.to_vec();
    for other in others {
        let lowest = u32::from(is_first && !threats.is_empty());
        let early = dice.below(6) == 0
            && order
                .first()
                .is_some_and(|e| matches!(e, ScriptEvent::Threat { .. }));
        let at = if early {
            0
        } else {
            lowest + dice.below(order.len() as u32 + 1 - lowest)
        };
        order.insert(at as usize, other);
    }
    order
}

/// Puts the events of a phase between its begin and its end, without overlap, with random pauses.
fn place(
    order: &[ScriptEvent],
    begin: u16,
    end: u16,
    looseness: u64,
    dice: &mut Dice,
) -> Option<Vec<ScriptLine>> {
    let last = end.checked_sub(COUNTDOWN)?;
    let warned = WARNINGS.map(|before| end.saturating_sub(before));
    let needed: u16 = order.iter().map(|e| length(*e)).sum();
    let free = last.checked_sub(begin)?.checked_sub(needed)?;
    let weights: Vec<u64> = (0..=order.len())
        .map(|_| u64::from(1 + dice.below(100)))
        .collect();
    let sum: u64 = weights.iter().sum();
    let mut now = begin;
    let mut placed = Vec::new();
    for (i, (event, weight)) in order.iter().zip(&weights).enumerate() {
        // The first announcement of the mission does not keep anybody waiting.
        let share = if i == 0 && begin == START {
            0
        } else {
            u64::from(free) * weight * looseness
        };
        let pause = (share / (sum * u64::from(ATTEMPTS))) as u16;
        let mut at = (now + pause).next_multiple_of(GRID);
        // The warnings have their own time (SA-22.3).
        for warning in warned {
            if at < warning + GRID && warning < at + length(*event) {
                at = warning + GRID;
            }
        }
        let is_late = matches!(event, ScriptEvent::Threat { .. }) && at + LATEST_THREAT > end;
        now = at + length(*event);
        if is_late || now > last {
            return None;
        }
        placed.push(ScriptLine { at, event: *event });
    }
    Some(placed)
}
