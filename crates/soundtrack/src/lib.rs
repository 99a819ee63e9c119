//! The soundtrack of a mission as one file, for crews around a real table: the ship computer's voice, its effects and
//! its music, mixed from the clips in `assets/` along the [`Timeline`] that also drives the browser.

mod clips;
mod limiter;
mod mixer;
mod output;

pub use mixer::{Mix, Soundtrack};
pub use output::{Format, SoundError};

use space_alert::Timeline;
use std::io::{Seek, Write};

/// Samples per second of every clip and of the result.
pub const RATE: u32 = 24_000;

/// Mixes the soundtrack of a timeline and writes it in pieces.
pub fn write(
    timeline: &Timeline,
    mix: Mix,
    format: Format,
    sink: impl Write + Seek,
) -> Result<(), SoundError> {
    let track = Soundtrack::new(timeline, mix)?;
    match format {
        Format::Wav => output::write_wav(track, sink),
        Format::Ogg => output::write_ogg(track, sink),
    }
}
