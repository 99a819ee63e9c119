//! Crew members and the squads they lead.

use crate::mission::MAX_CREW;
use crate::stations::Station;

/// The squad a crew member leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Squad {
    /// Leads none.
    None,
    /// Ready to fight.
    Active,
    /// Follows, but does nothing until reactivated.
    Disabled,
    /// Its leader was knocked out (SA-12.2).
    Lost,
}

/// A squad's storage (SA-12.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Stored {
    /// Intact and waiting.
    Intact,
    /// Slimed: can be taken, but is disabled.
    Slimed,
    /// Taken, or never there.
    Empty,
}

/// A crew member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// The station; none in space, where [`State::interceptor_distance`] tells how far out.
    pub at: Option<Station>,
    /// The squad that follows.
    pub squad: Squad,
    /// Out of the mission (SA-12.1).
    pub knocked_out: bool,
}

impl Member {
    /// On the ship and awake.
    #[inline]
    pub(crate) fn is_up_at(self, station: Station) -> bool {
        !self.knocked_out && self.at == Some(station)
    }
}

/// Seats that nobody takes count as knocked out.
pub(super) const NOBODY: Member = Member {
    at: Some(Station::BRIDGE),
    squad: Squad::None,
    knocked_out: true,
};

/// Crews of every size on the bridge (SA-2.14).
pub(super) static START_CREW: [[Member; MAX_CREW]; 8] = {
    let mut crews = [[NOBODY; MAX_CREW]; 8];
    let mut size = 0;
    while size < crews.len() {
        let mut crew = 0;
        while crew < size && crew < MAX_CREW {
            crews[size][crew].knocked_out = false;
            crew += 1;
        }
        size += 1;
    }
    crews
};
