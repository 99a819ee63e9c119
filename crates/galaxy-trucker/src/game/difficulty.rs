//! The dice that choose the difficulty are rolled before everything else (GX-10.2).

use super::{GalaxyTrucker, Phase, machinations};
use crate::building::Building;
use crate::event::Event;
use crate::question::Question;
use crate::rounds::Moment;
use table::{Recorder, Seat};

impl GalaxyTrucker {
    /// The game begins with the dice: whoever handles the hourglass rolls them.
    pub(super) fn before_rolling(&mut self, mut building: Building) {
        let roll = vec![(self.handler, Question::RollDifficulty)];
        building.questions.push(roll);
        self.phase = Phase::Around(building, Moment::BeforeBuilding);
    }

    /// The dice change the set-up; then the first flight is prepared, and building waits until everybody has seen them.
    pub(super) fn roll_difficulty(&mut self, rec: &mut impl Recorder<Event>) {
        self.difficulty = self.setup.roll_difficulty(&mut self.dice);
        for die in &self.difficulty {
            rec.tell_all(|| Event::DifficultyRolled { die: *die });
        }
        machinations::deal(&self.setup, &mut self.players, &mut self.dice);
        self.prepare_flight(rec);
    }

    /// After the dice everybody looks at what they chose.
    pub(super) fn difficulty_round(&self) -> Vec<(Seat, Question)> {
        if self.difficulty.is_empty() || self.index > 0 {
            return Vec::new();
        }
        let playing = self.playing().into_iter();
        playing.map(|seat| (seat, Question::Continue)).collect()
    }
}
