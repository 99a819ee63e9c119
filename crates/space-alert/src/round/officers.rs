//! Officers who draw the threats by hand, and the check before the flight (SA-3.4, SA-5.2).

use super::crew::Crew;
use super::cues::Announcement;
use super::deal::{Round, deck_index};
use super::refusal::Refusal;
use super::setup::Role;
use super::view::Correction;
use crate::mission::{Scheduled, Track};
use crate::scripts::ScriptEvent;
use crate::threats::Severity;

/// A threat of the script: number, deck, track.
type Due = (u8, Severity, Track);

impl Round {
    /// Whether a player is the officer for threats of this track; the human of a solo mission is everything.
    fn officer(&self, crew: &Crew, player: usize, track: Track) -> Result<(), Refusal> {
        if !self.manual_officers {
            return Err(Refusal::AutomaticOfficers);
        }
        let role = match track {
            Track::Internal => Role::Security,
            Track::Red | Track::White | Track::Blue => Role::Communications,
        };
        if !crew.is_solo() && usize::from(self.roles.get(role)) != player {
            return Err(Refusal::NotOfficer(role));
        }
        if track == Track::Internal && !self.level().has_squads() {
            return Err(Refusal::NoInternal);
        }
        Ok(())
    }

    /// An officer draws a threat and places it, rightly or wrongly; never more of them than were announced.
    pub fn officer_draws(
        &mut self,
        crew: &Crew,
        player: usize,
        (number, severity, track): Due,
    ) -> Result<(), Refusal> {
        self.officer(crew, player, track)?;
        if !(1..=8).contains(&number) {
            return Err(Refusal::BadNumber(number));
        }
        let announced = self
            .said
            .iter()
            .filter(|said| matches!(said.say, Announcement::Threat { .. }))
            .count();
        if self.threats.len() >= announced {
            return Err(Refusal::NothingAnnounced);
        }
        match self.draw_threat(number, severity, track) {
            true => Ok(()),
            false => Err(Refusal::DeckEmpty),
        }
    }

    /// An officer puts a drawn threat elsewhere.
    pub fn officer_moves(
        &mut self,
        crew: &Crew,
        player: usize,
        (threat, number, track): (u8, u8, Track),
    ) -> Result<(), Refusal> {
        self.officer(crew, player, track)?;
        if !(1..=8).contains(&number) {
            return Err(Refusal::BadNumber(number));
        }
        // SA-4.41: moving a threat would be communication. Drawing an announced one stays allowed.
        if self.silent_until.is_some() {
            return Err(Refusal::CommunicationsDown);
        }
        let start = self.trajectories[track as usize].length().unsigned_abs();
        let Some(lying) = self.threats.get_mut(usize::from(threat)) else {
            return Err(Refusal::NoSuchThreat(threat));
        };
        if lying.track.location() != track.location() {
            return Err(Refusal::WrongTrack);
        }
        (lying.number, lying.track) = (number, track);
        if let Some(square) = self.board.threats.get_mut(usize::from(threat)) {
            *square = start;
        }
        Ok(())
    }

    /// The threats are checked against the script: wrong places are corrected, missing threats are added, surplus ones are
    /// put away (SA-5.2). What was not announced because the round ended early counts too: the script is the script.
    pub fn correct_threats(&mut self, crew: &Crew) -> Vec<Correction> {
        let due: Vec<Due> = self
            .script
            .events
            .iter()
            .filter_map(|line| match line.event {
                ScriptEvent::Threat {
                    number,
                    severity,
                    track,
                    unconfirmed,
                } if self.concerns(crew, unconfirmed) => Some((number, severity, track)),
                _ => None,
            })
            .collect();
        let mut lying: Vec<Option<Scheduled>> = self.threats.drain(..).map(Some).collect();
        let mut found: Vec<Option<Scheduled>> = vec![None; due.len()];
        // A card is matched with the announcement it fits best: in number and place, in number, in place, at all.
        let fits: [fn(&Scheduled, Due) -> bool; 4] = [
            |t, (number, _, track)| t.number == number && t.track == track,
            |t, (number, _, _)| t.number == number,
            |t, (_, _, track)| t.track == track,
            |_, _| true,
        ];
        for fit in fits {
            for (due, found) in due.iter().zip(&mut found) {
                if found.is_none() {
                    let same_deck = |t: &Scheduled| {
                        deck_index(t.track, t.threat.card().severity) == deck_index(due.2, due.1)
                    };
                    *found = lying
                        .iter_mut()
                        .find(|t| t.is_some_and(|t| same_deck(&t) && fit(&t, *due)))
                        .and_then(Option::take);
                }
            }
        }
        let mut corrections = Vec::new();
        for ((number, severity, track), was) in due.into_iter().zip(found) {
            let is = match was {
                Some(card) => Some(Scheduled {
                    number,
                    track,
                    ..card
                }),
                None => self.decks[deck_index(track, severity)]
                    .pop()
                    .map(|threat| Scheduled {
                        number,
                        track,
                        threat,
                    }),
            };
            self.threats.extend(is);
            if was != is {
                corrections.push(Correction { was, is });
            }
        }
        corrections.extend(lying.into_iter().flatten().map(|surplus| Correction {
            was: Some(surplus),
            is: None,
        }));
        corrections
    }
}
