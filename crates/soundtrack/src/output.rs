//! Writing the result: WAV (16 bit PCM) or Ogg Vorbis.

use crate::RATE;
use crate::mixer::Soundtrack;
use std::fmt;
use std::io::{self, Seek, SeekFrom, Write};
use std::num::{NonZeroU8, NonZeroU32};
use std::path::Path;
use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisEncoderBuilder, VorbisError};

/// A kind of sound file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Uncompressed, for editing and for old players.
    Wav,
    /// Compressed.
    Ogg,
}

impl Format {
    /// The format for the extension of a file name.
    pub fn of_path(path: &Path) -> Option<Format> {
        let ending = path.extension()?.to_str()?;
        if ending.eq_ignore_ascii_case("wav") {
            Some(Format::Wav)
        } else if ["ogg", "oga"]
            .iter()
            .any(|e| ending.eq_ignore_ascii_case(e))
        {
            Some(Format::Ogg)
        } else {
            None
        }
    }
}

/// Why a soundtrack could not be made.
#[derive(Debug)]
pub enum SoundError {
    /// The file could not be written.
    Io(io::Error),
    /// The Vorbis library refused.
    Vorbis(VorbisError),
    /// A clip of the program itself is missing or has the wrong rate.
    BadAsset,
    /// A WAV file cannot be longer than four gigabytes.
    TooLong,
}

impl fmt::Display for SoundError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SoundError::Io(e) => e.fmt(f),
            SoundError::Vorbis(e) => e.fmt(f),
            SoundError::BadAsset => f.write_str("a built-in sound clip is unusable"),
            SoundError::TooLong => f.write_str("the mission is too long for a WAV file"),
        }
    }
}

impl std::error::Error for SoundError {}

impl From<io::Error> for SoundError {
    fn from(error: io::Error) -> SoundError {
        SoundError::Io(error)
    }
}

impl From<VorbisError> for SoundError {
    fn from(error: VorbisError) -> SoundError {
        match error {
            VorbisError::Io(error) => SoundError::Io(error),
            other => SoundError::Vorbis(other),
        }
    }
}

/// Samples mixed at a time.
const BLOCK: usize = RATE as usize / 4;
const CHANNELS: u16 = 2;
const BYTES: u16 = 2;

pub(crate) fn write_wav(
    mut track: Soundtrack,
    mut sink: impl Write + Seek,
) -> Result<(), SoundError> {
    sink.write_all(&wav_header(0))?;
    let mut written: u64 = 0;
    let mut samples = Vec::with_capacity(BLOCK);
    let mut bytes = Vec::with_capacity(BLOCK * 4);
    while track.fill(&mut samples, BLOCK) {
        bytes.clear();
        for sample in samples.iter().flatten() {
            let value = (sample * f32::from(i16::MAX)).round() as i16;
            bytes.extend_from_slice(&value.to_le_bytes());
        }
        sink.write_all(&bytes)?;
        written += bytes.len() as u64;
    }
    // The header contains the length, which is known only now.
    let length = u32::try_from(written).ok().filter(|n| *n < u32::MAX - 36);
    sink.seek(SeekFrom::Start(0))?;
    sink.write_all(&wav_header(length.ok_or(SoundError::TooLong)?))?;
    sink.flush()?;
    Ok(())
}

/// The 44 bytes before the samples of a WAV file: RIFF, format (PCM), data.
fn wav_header(data: u32) -> Vec<u8> {
    let frame = CHANNELS * BYTES;
    let mut header = Vec::with_capacity(44);
    header.extend_from_slice(b"RIFF");
    header.extend_from_slice(&(data + 36).to_le_bytes());
    header.extend_from_slice(b"WAVEfmt ");
    header.extend_from_slice(&16u32.to_le_bytes());
    header.extend_from_slice(&1u16.to_le_bytes());
    header.extend_from_slice(&CHANNELS.to_le_bytes());
    header.extend_from_slice(&RATE.to_le_bytes());
    header.extend_from_slice(&(RATE * u32::from(frame)).to_le_bytes());
    header.extend_from_slice(&frame.to_le_bytes());
    header.extend_from_slice(&(BYTES * 8).to_le_bytes());
    header.extend_from_slice(b"data");
    header.extend_from_slice(&data.to_le_bytes());
    header
}

pub(crate) fn write_ogg(mut track: Soundtrack, sink: impl Write) -> Result<(), SoundError> {
    let rate = NonZeroU32::new(RATE).ok_or(SoundError::BadAsset)?;
    let channels = NonZeroU8::new(CHANNELS as u8).ok_or(SoundError::BadAsset)?;
    // A fixed serial number: the same mission gives the same file.
    let mut encoder = VorbisEncoderBuilder::new_with_serial(rate, channels, sink, 1)
        .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
            target_quality: 0.3,
        })
        .build()?;
    let mut samples = Vec::with_capacity(BLOCK);
    let mut sides = [Vec::with_capacity(BLOCK), Vec::with_capacity(BLOCK)];
    while track.fill(&mut samples, BLOCK) {
        for (side, out) in sides.iter_mut().enumerate() {
            out.clear();
            out.extend(samples.iter().map(|s| s[side]));
        }
        encoder.encode_audio_block(&sides)?;
    }
    encoder.finish()?.flush()?;
    Ok(())
}
