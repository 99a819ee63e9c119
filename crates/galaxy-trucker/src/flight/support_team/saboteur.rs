//! Saboteur B before the flight: a human goes and a joint is marked (GX-20.12B).

use crate::command::Command;
use crate::event::Event;
use crate::flight::Flight;
use crate::refusal::Refusal;
use crate::ship::Ship;
use crate::side::Side;
use crate::square::{Square, Squares};
use crate::support_team::Edge;
use table::Recorder;

impl Flight {
    /// Saboteur B at one ship: a human goes and a joint is marked (GX-20.12B.1 to GX-20.12B.4).
    pub(in crate::flight) fn undermine(
        &mut self,
        ship: usize,
        victim: usize,
        (human, joint): (Option<Square>, Option<Edge>),
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let state = &self.pilots[victim].ship;
        let humans = state.abductable();
        let joints = state.joint_edges();
        match human {
            Some(square) if !humans.has(square) => {
                let luxury = state.humans.squares().has(square);
                return Err(if luxury {
                    Refusal::LuxuryIsSafe(square)
                } else {
                    Refusal::NobodyThere(square)
                });
            }
            None if !humans.is_empty() => {
                return Err(Refusal::WrongCount {
                    needed: 1,
                    named: 0,
                });
            }
            _ => {}
        }
        let joint = match joint {
            Some(edge) => {
                let shared = state.shared_edge(edge);
                Some(
                    shared
                        .filter(|shared| joints.contains(shared))
                        .ok_or(Refusal::NoJointThere(edge.square))?,
                )
            }
            None => match joints.first() {
                Some(edge) => return Err(Refusal::NoJointThere(edge.square)),
                None => None,
            },
        };
        self.pilots[ship].question = None;
        let pilot = &mut self.pilots[victim];
        if let Some(square) = human {
            let left = pilot.ship.humans.get(square).saturating_sub(1);
            pilot.ship.humans.set(square, left);
            // GX-20.12B.2: a sleeper may be woken at once.
            pilot.lost_crew = true;
        }
        pilot.ship.fittings.sabotaged = joint;
        rec.tell_all(|| Event::Undermined {
            ship: victim as u8,
            human,
            joint,
        });
        Ok(())
    }

    /// The other tile of a joint that the Saboteur marked, when this one is about to be destroyed (GX-20.12B.3).
    pub(in crate::flight) fn sabotaged_with(&self, ship: usize, square: Square) -> Option<Square> {
        let state = &self.pilots[ship].ship;
        let edge = state.fittings().sabotaged?;
        let across = state.neighbour(edge.square, edge.side)?;
        if edge.square == square {
            Some(across)
        } else if across == square {
            Some(edge.square)
        } else {
            None
        }
    }

    /// The default of a Saboteur's visit (GT-31.4): the first human and the first joint. Who has no human left then gives up at
    /// the departures before the first card (GX-20.12B.4).
    pub(crate) fn undermining(state: &Ship) -> Command {
        Command::Undermine {
            human: state.abductable().first(),
            joint: state.joint_edges().first().copied(),
        }
    }
}

impl Ship {
    /// Cabins from which a Saboteur may take a human: not luxury cabins (GX-20.12B.1).
    pub fn abductable(&self) -> Squares {
        self.humans
            .squares()
            .without(self.cabins().and(self.novelties))
    }

    /// All joints between tiles, seen from their right or rear side.
    pub fn joint_edges(&self) -> Vec<Edge> {
        let joints = self.joints();
        [Side::Right, Side::Rear]
            .into_iter()
            .flat_map(|side| {
                let joined = joints.on(side).and(self.occupied());
                joined.iter().map(move |square| Edge { square, side })
            })
            .collect()
    }
}
