//! The clock of the Action Round: each announcement at its moment, and what it does (sections 4.2 to 4.4 of the rules).

use super::crew::Crew;
use super::cues::{Act, Ahead, Announcement, Speech, moments};
use super::deal::{Round, Transfer, deck_index};
use super::event::Event;
use super::refusal::Refusal;
use super::setup::Pace;
use super::view::Said;
use crate::mission::{Level, Scheduled, Track};
use crate::threats::Severity;
use table::{Audience, CachedJson, Millis, Recorder};

/// Whether the Action Round goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Going {
    On,
    Over,
}

impl Round {
    /// Everything due by `to` happens, in order.
    pub fn advance(&mut self, crew: &Crew, to: Millis, rec: &mut impl Recorder<Event>) -> Going {
        if self.held.is_some() || self.next.is_none_or(|next| next > to) {
            return Going::On;
        }
        while let Some(at) = self.coming().filter(|at| *at <= to)
            && let Some(moment) = self.ahead.pop()
        {
            self.passed += 1;
            self.next = self.coming();
            match moment.what {
                Act::Speak(speech) => {
                    self.speech = Some(CachedJson::new(Speech { at, ..speech }));
                }
                Act::Announce { say, until } => {
                    let until = until.map(|until| self.start.plus(Millis(until)));
                    if self.announce(crew, at, say, until, rec) == Going::Over {
                        self.next = None;
                        return Going::Over;
                    }
                    if self.pace == Pace::Untimed {
                        self.deal_open(crew, at, rec);
                    }
                }
            }
        }
        Going::On
    }

    /// When the next moment of the script is.
    fn coming(&mut self) -> Option<Millis> {
        let next = self.ahead.first(&self.script, self.pace, self.passed)?;
        Some(self.start.plus(Millis(next.at)))
    }

    /// Solo practice: all threats of the script at once, and then no clock at all (SA-18.25).
    fn deal_open(&mut self, crew: &Crew, at: Millis, rec: &mut impl Recorder<Event>) {
        let moments = moments(&self.script, self.pace);
        for moment in &moments {
            if let Act::Announce { say, .. } = &moment.what
                && matches!(say, Announcement::Threat { .. })
            {
                self.announce(crew, at, *say, None, rec);
            }
        }
        self.passed = moments.len() as u16;
        self.ahead = Ahead::default();
        self.next = None;
        self.may_end = true;
    }

    fn announce(
        &mut self,
        crew: &Crew,
        at: Millis,
        say: Announcement,
        until: Option<Millis>,
        rec: &mut impl Recorder<Event>,
    ) -> Going {
        self.said.change(|said| said.push(Said { at, say }));
        match say {
            Announcement::Start
            | Announcement::PhaseEndsIn { seconds: 20, .. }
            | Announcement::OperationsEndIn { seconds: 20 } => {}
            Announcement::Threat {
                number,
                severity,
                track,
                unconfirmed,
            } => {
                if !self.manual_officers && self.concerns(crew, unconfirmed) {
                    self.draw_threat(number, severity, track);
                }
            }
            Announcement::IncomingData => self.incoming_data(crew, rec),
            Announcement::DataTransfer => {
                // SA-18.24
                self.transfer = until
                    .filter(|_| !crew.is_solo())
                    .map(|until| Transfer { until, gave: 0 });
            }
            Announcement::TransferComplete => {
                self.transfer = self.transfer.filter(|transfer| transfer.until > at);
            }
            Announcement::CommunicationsDown => {
                self.silent_until = until.filter(|_| !crew.is_solo()); // SA-18.24
            }
            Announcement::CommunicationsRestored => {
                self.silent_until = self.silent_until.filter(|until| *until > at);
                if self.silent_until.is_none() {
                    self.unmute();
                }
            }
            Announcement::PhaseEndsIn { .. } => self.ends = self.next_end(),
            Announcement::PhaseEnded { phase } => {
                self.phase = phase + 1;
                self.began = at;
                self.ends = self.known_end();
                for player in &mut self.players {
                    if player.phase == phase {
                        player.take_pack(); // SA-4.22
                    }
                }
            }
            Announcement::OperationsEndIn { .. } => {
                self.ends = self.next_end();
                self.may_end = true; // SA-4.26
            }
            Announcement::MissionComplete => return Going::Over,
        }
        Going::On
    }

    /// Unconfirmed reports concern a crew of five only (SA-4.34).
    pub fn concerns(&self, crew: &Crew, unconfirmed: bool) -> bool {
        !unconfirmed || crew.size() == 5
    }

    /// The top card of a deck comes to its trajectory (SA-4.31, SA-4.32). An empty deck gives nothing.
    pub fn draw_threat(&mut self, number: u8, severity: Severity, track: Track) -> bool {
        let Some(threat) = self.decks[deck_index(track, severity)].pop() else {
            return false;
        };
        self.threats.push(Scheduled {
            number,
            track,
            threat,
        });
        self.draw_called(threat);
        let start = self.trajectories[track as usize].length();
        self.board.threats.push(start.unsigned_abs());
        true
    }

    /// Each human player draws a card, the captain first (SA-4.35, SA-AR-29). Not in a solo mission (SA-18.24).
    fn incoming_data(&mut self, crew: &Crew, rec: &mut impl Recorder<Event>) {
        if crew.is_solo() {
            return;
        }
        let humans = self.players.len();
        for i in 0..humans {
            let player = (usize::from(self.roles.captain) + i) % humans;
            let Some(card) = self.deck.pop() else { return };
            self.players[player].cards.push(card);
            rec.tell(Audience::Only(crew.seats[player]), || Event::Drew { card });
        }
        if !self.expansion.modules.double_actions {
            return;
        }
        // NF-5.6.1, NF-5.6.2: one card more for each android, each to a player who was dealt the fewest so far.
        for _ in &crew.androids {
            let by_order = (0..humans).map(|i| (usize::from(self.roles.captain) + i) % humans);
            let dealt = |player: &usize| self.players[*player].extra;
            let (Some(player), Some(card)) = (by_order.min_by_key(dealt), self.deck.pop()) else {
                return;
            };
            self.players[player].cards.push(card);
            self.players[player].extra += 1;
            rec.tell(Audience::Only(crew.seats[player]), || Event::Drew { card });
            let crew = player as u8;
            rec.tell_all(|| Event::DrewExtra { crew });
        }
    }

    /// When the current phase, or the round, ends.
    fn next_end(&self) -> Option<Millis> {
        let end = self.script.phase_ends().nth(usize::from(self.phase) - 1)?;
        let length = Millis::secs(u64::from(end) * self.pace.factor());
        Some(self.start.plus(length))
    }

    /// The end of the phase as far as the crew knows it: in a mission at full pace only once it was warned.
    pub fn known_end(&self) -> Option<Millis> {
        let told = match self.pace {
            Pace::Real => self.level() != Level::Mission,
            Pace::Slow => true,
            Pace::Untimed => false,
        };
        told.then(|| self.next_end()).flatten()
    }

    /// Stops the clock.
    pub fn hold(&mut self, now: Millis) -> Result<(), Refusal> {
        if self.pace != Pace::Slow {
            return Err(Refusal::NotPausable);
        }
        if self.held.is_some() {
            return Err(Refusal::AlreadyHeld);
        }
        self.held = Some(now);
        Ok(())
    }

    /// Starts the clock again. Where game time went on in between, everything that is still to come is put off.
    pub fn go(&mut self, now: Millis) -> Result<(), Refusal> {
        let held = self.held.take().ok_or(Refusal::NotHeld)?;
        let missed = now.since(held);
        let later = |time: &mut Millis| *time = time.plus(missed);
        later(&mut self.start);
        later(&mut self.began);
        self.next.iter_mut().for_each(later);
        self.ends.iter_mut().for_each(later);
        self.speech
            .iter_mut()
            .for_each(|speech| speech.change(|speech| later(&mut speech.at)));
        self.silent_until.iter_mut().for_each(later);
        self.transfer
            .iter_mut()
            .for_each(|transfer| later(&mut transfer.until));
        Ok(())
    }

    /// A player agrees to end the round now (SA-4.26). Over when all agree.
    pub fn end_early(&mut self, player: usize, agree: bool) -> Result<Going, Refusal> {
        if !self.may_end {
            return Err(Refusal::TooEarly);
        }
        if self.silent_until.is_some() {
            return Err(Refusal::CommunicationsDown);
        }
        match agree {
            true => self.agreed |= 1 << player,
            false => self.agreed &= !(1 << player),
        }
        let all = (1u8 << self.players.len()) - 1;
        Ok(match self.agreed == all {
            true => Going::Over,
            false => Going::On,
        })
    }
}
