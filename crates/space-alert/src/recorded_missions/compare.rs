//! Flies a recorded mission and finds the first difference from what was recorded.

use super::{Expected, RecordFault, RecordedMember, RecordedMission, RecordedResult, RecordedTurn};
use crate::flight::fly;
use crate::mission::{Mission, Track};
use crate::narrate;
use crate::score::{Outcome, Score};
use crate::state::{Fate, Member, Squad, State, Threat};
use crate::stations::{Station, Zone};
use crate::step::{Loss, Step, StepRecorder, Tile};
use crate::threats::Traits;
use serde::Serialize;
use std::fmt::Debug;
use table::Text;

/// Where our flight first differs from the recorded one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The end of this turn, or the end of the mission.
    pub turn: Option<u8>,
    /// What differs.
    pub what: Text,
    /// Our value.
    pub ours: String,
    /// The recorded value.
    pub recorded: String,
}

/// Boxed, because a difference is rare.
type Same = Result<(), Box<Difference>>;

fn same<T: PartialEq + Debug>(what: impl FnOnce() -> Text, ours: T, recorded: T) -> Same {
    if ours == recorded {
        return Ok(());
    }
    let shown = |value: T| format!("{value:?}").replace('"', "");
    Err(Box::new(Difference {
        turn: None,
        what: what(),
        ours: shown(ours),
        recorded: shown(recorded),
    }))
}

fn what(id: &'static str) -> impl Fn() -> Text {
    move || Text::new(id)
}

/// Keeps the state at the end of every turn.
#[derive(Default)]
struct TurnEnds(Vec<State>);

impl StepRecorder for TurnEnds {
    const ON: bool = true;
    fn step(&mut self, state: &State, step: Step) {
        if matches!(step, Step::TurnEnds { .. }) {
            self.0.push(state.clone());
        }
    }
}

impl RecordedMission {
    /// Flies the mission and compares every turn, tile, threat and score part. The first difference, if any.
    pub fn compare(&self) -> Result<Option<Difference>, RecordFault> {
        let (mission, plan) = self.mission.to_mission()?;
        let mut state = State::new(&mission, &plan);
        let mut ends = TurnEnds::default();
        let outcome = fly(&mission, &plan, &mut state, &mut ends);
        let difference = self
            .expected
            .compare(&mission, &state, &ends.0, outcome)
            .err();
        Ok(difference.map(|difference| *difference))
    }
}

impl Expected {
    fn compare(&self, mission: &Mission, end: &State, ends: &[State], outcome: Outcome) -> Same {
        for (i, recorded) in self.turns.iter().enumerate() {
            let Some(ours) = ends.get(i) else {
                break; // Ours was lost before: the result differs.
            };
            // The recorders leave a pilot outside in turn 13, where SA-14.3 brings the interceptors home.
            let before = ends.get(i.wrapping_sub(1)).filter(|_| recorded.turn == 13);
            recorded.compare(ours, before).map_err(|mut difference| {
                difference.turn = Some(recorded.turn);
                difference
            })?;
        }
        let result = match outcome {
            Outcome::Survived { .. } => RecordedResult::Survived,
            Outcome::Lost { .. } => RecordedResult::Lost,
        };
        same(what("sa-recorded-result"), result, self.result)?;
        same(what("sa-recorded-last-turn"), end.turn, self.turn)?;
        if !self.turns.is_empty() {
            same(what("sa-recorded-turn-count"), ends.len(), self.turns.len())?;
        }
        match outcome {
            Outcome::Survived { score } => {
                self.compare_score(score)?;
                self.compare_tiles(end)?;
            }
            Outcome::Lost { loss, threat, .. } => {
                let Some(cause) = &self.cause else {
                    return Ok(());
                };
                if let Some(recorded) = cause.threat {
                    same(what("sa-recorded-loss-threat"), threat, recorded)?;
                }
                if let Some(recorded) = &cause.kind {
                    let kind = match loss {
                        Loss::ZoneDestroyed { .. } => "damage",
                        Loss::Doomed { .. } => "special",
                    };
                    same(what("sa-recorded-loss-kind"), kind, recorded.as_str())?;
                }
            }
        }
        self.compare_fates(mission, end)
    }

    fn compare_score(&self, ours: Score) -> Same {
        let Some(recorded) = &self.score else {
            return Ok(());
        };
        for (part, ours, recorded) in [
            ("sa-score-destroyed", ours.destroyed, recorded.destroyed),
            ("sa-score-survived", ours.survived, recorded.survived),
            (
                "sa-score-observation",
                ours.observation,
                recorded.observation,
            ),
            ("sa-score-damage", ours.damage, recorded.damage),
            ("sa-score-worst-zone", ours.worst_zone, recorded.worst_zone),
            (
                "sa-score-knocked-out",
                ours.knocked_out,
                recorded.knocked_out,
            ),
            (
                "sa-score-disabled-battlebots",
                ours.disabled_battlebots,
                recorded.disabled_battlebots,
            ),
            ("sa-score-special", ours.special, recorded.special),
            ("sa-score-total", ours.total(), recorded.total),
        ] {
            let name = || Text::new("sa-recorded-score").with("part", table::Arg::message(part));
            same(name, ours, recorded)?;
        }
        Ok(())
    }

    fn compare_tiles(&self, end: &State) -> Same {
        let Some(recorded) = &self.damage else {
            return Ok(());
        };
        let piles = [&recorded.red, &recorded.white, &recorded.blue];
        for (zone, tiles) in Zone::ALL.into_iter().zip(piles) {
            let ours = end.drawn_tiles(zone);
            let recorded: Vec<Tile> = tiles.iter().map(|&tile| tile.into()).collect();
            let name = || Text::new("sa-recorded-tiles").with("zone", narrate::zone(zone));
            same(name, ours, recorded.as_slice())?;
        }
        Ok(())
    }

    fn compare_fates(&self, mission: &Mission, end: &State) -> Same {
        for recorded in self.threats.iter().flatten() {
            let found = end.threats().iter().find(|t| t.id == recorded.id);
            let ours = found.map_or("absent", |t| match t.fate {
                Fate::Waiting => "not appeared",
                Fate::InPlay => "on track",
                Fate::Destroyed => "destroyed",
                Fate::Survived => "survived",
                Fate::Discarded => "discarded",
            });
            // A card that was never called because its caller was destroyed counts as destroyed (NF-3.9.8).
            let ours = match found {
                None if mission.is_uncalled(end, recorded.id, Fate::Destroyed) => "destroyed",
                None if mission.drawn().any(|d| d.drawn == recorded.id) => "not appeared",
                _ => ours,
            };
            let name = || about("sa-recorded-threat-fate", recorded.id.code());
            same(name, ours, recorded.state.as_str())?;
        }
        Ok(())
    }
}

fn about(id: &str, code: &str) -> Text {
    Text::new(id).with("card", code)
}

impl RecordedTurn {
    fn compare(&self, ours: &State, before: Option<&State>) -> Same {
        same(what("sa-recorded-turn"), ours.turn, self.turn)?;
        same(what("sa-recorded-reactors"), ours.reactors(), self.reactors)?;
        same(what("sa-recorded-shields"), ours.shields(), self.shields)?;
        same(what("sa-recorded-fuel"), ours.fuel, self.fuel)?;
        same(what("sa-recorded-rockets"), ours.rockets(), self.rockets)?;
        same(what("sa-recorded-damage"), ours.damage, self.damage)?;
        same(
            what("sa-recorded-crew-size"),
            ours.crew().len(),
            self.crew.len(),
        )?;
        for (i, (member, recorded)) in ours.crew().iter().zip(&self.crew).enumerate() {
            let was_outside = before.is_some_and(|b| b.crew()[i].at.is_none());
            recorded.compare(i, member, ours.interceptor_distance, was_outside)?;
        }
        self.compare_threats(ours)
    }

    fn compare_threats(&self, ours: &State) -> Same {
        let in_play = || ours.threats().iter().filter(|t| t.fate == Fate::InPlay);
        let rows: usize = in_play().map(rows).sum();
        same(what("sa-recorded-threat-count"), rows, self.threats.len())?;
        for recorded in &self.threats {
            let code = recorded.id.code();
            let found = in_play().find(|t| t.id == recorded.id);
            let state = if found.is_some() {
                "on track"
            } else {
                "not on track"
            };
            same(|| about("sa-recorded-threat-fate", code), state, "on track")?;
            let Some(t) = found else { continue };
            same(
                || about("sa-recorded-threat-position", code),
                t.position,
                recorded.position,
            )?;
            same(
                || about("sa-recorded-threat-speed", code),
                t.speed,
                recorded.speed,
            )?;
            if let Some(zone) = recorded.zone.filter(|_| t.track != Track::Internal) {
                same(|| about("sa-recorded-threat-track", code), t.track, zone)?;
            }
            if let Some(shield) = recorded.shield.filter(|_| t.track != Track::Internal) {
                same(
                    || about("sa-recorded-threat-shield", code),
                    t.shield,
                    shield,
                )?;
            }
            if let Some(hp) = recorded.hp.filter(|_| !t.traits().has(Traits::SLIME)) {
                let ours = i16::from(t.hit_points) - i16::from(t.damage);
                same(|| about("sa-recorded-threat-hit-points", code), ours, hp)?;
            }
        }
        Ok(())
    }
}

/// Slime is recorded once for each of its tokens.
fn rows(threat: &Threat) -> usize {
    if threat.traits().has(Traits::SLIME) {
        threat.at.0.count_ones() as usize
    } else {
        1
    }
}

impl RecordedMember {
    fn compare(&self, position: usize, ours: &Member, distance: u8, was_outside: bool) -> Same {
        let name = |id| move || Text::new(id).with("crew", position as i64 + 1);
        same(
            name("sa-recorded-crew-knocked-out"),
            ours.knocked_out,
            self.knocked_out,
        )?;
        let at = ours.at.filter(|_| !was_outside);
        let place = (!ours.knocked_out).then(|| place_name(at, distance));
        let recorded = self.at.as_deref().unwrap_or("nowhere");
        same(
            name("sa-recorded-crew-place"),
            place.unwrap_or("nowhere"),
            recorded,
        )?;
        let squad = match ours.squad {
            Squad::None => "none",
            Squad::Active => "active",
            Squad::Disabled | Squad::Lost => "disabled",
        };
        let recorded = self.battlebots.as_deref().unwrap_or("none");
        same(name("sa-recorded-crew-battlebots"), squad, recorded)
    }
}

fn place_name(at: Option<Station>, distance: u8) -> &'static str {
    match at {
        None => ["space 1", "space 2", "space 3"][usize::from(distance.clamp(1, 3)) - 1],
        Some(Station::UpperRed) => "upper red",
        Some(Station::UpperWhite) => "upper white",
        Some(Station::UpperBlue) => "upper blue",
        Some(Station::LowerRed) => "lower red",
        Some(Station::LowerWhite) => "lower white",
        Some(Station::LowerBlue) => "lower blue",
    }
}
