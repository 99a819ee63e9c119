//! The script as a list of moments: what the computer says when, to the millisecond (sections 4.4 and 22 of the rules).

use crate::mission::Track;
use crate::threats::Severity;
use serde::{Deserialize, Serialize};

/// Something the computer says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "say")]
pub enum Announcement {
    /// "Alert, enemy activity, begin first phase" (SA-4.30).
    Start,
    /// "Time T+n, ..." (SA-4.31, SA-4.32).
    Threat {
        /// The n.
        number: u8,
        /// Common or serious.
        severity: Severity,
        /// Where.
        track: Track,
        /// Begins with "unconfirmed report" (SA-4.34).
        unconfirmed: bool,
    },
    /// "Incoming data" (SA-4.35).
    IncomingData,
    /// "Data transfer, five, four, ..." (SA-4.36).
    DataTransfer,
    /// The beep.
    TransferComplete,
    /// "Communications system down" (SA-4.41).
    CommunicationsDown {
        /// For how long.
        seconds: u16,
    },
    /// "Communications restored".
    CommunicationsRestored,
    /// "Phase n ends in ..." one minute or twenty seconds.
    PhaseEndsIn {
        /// Which phase.
        phase: u8,
        /// 60 or 20.
        seconds: u8,
    },
    /// "Phase n ended, phase n+1 begins" (SA-4.22).
    PhaseEnded {
        /// Which phase.
        phase: u8,
    },
    /// "Operations end in ..." one minute or twenty seconds.
    OperationsEndIn {
        /// 60 or 20.
        seconds: u8,
    },
    /// "Mission complete, jump to hyperspace" (SA-4.25).
    MissionComplete,
}
