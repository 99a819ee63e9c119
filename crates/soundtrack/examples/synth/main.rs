//! Makes the effects and the music of the ship computer: `cargo run --release -p soundtrack --example synth`
//! writes `assets/space-alert/effects/*.ogg`. Nothing is recorded, everything is computed here.

mod effects;
mod music;
mod tone;

use std::error::Error;
use std::fs::File;
use std::num::{NonZeroU8, NonZeroU32};
use std::path::Path;
use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisEncoderBuilder};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/space-alert/effects");
    std::fs::create_dir_all(&folder)?;
    for (name, sound) in effects::all() {
        write(&folder.join(name).with_extension("ogg"), &[sound], 0.1)?;
    }
    for (name, sides) in music::all() {
        write(&folder.join(name).with_extension("ogg"), &sides, 0.0)?;
    }
    Ok(())
}

fn write(path: &Path, channels: &[Vec<f32>], quality: f32) -> Result<(), Box<dyn Error>> {
    let rate = NonZeroU32::new(tone::RATE as u32).ok_or("no rate")?;
    let count = NonZeroU8::new(channels.len() as u8).ok_or("no channel")?;
    // A fixed serial number: the same sound gives the same bytes.
    let mut encoder = VorbisEncoderBuilder::new_with_serial(rate, count, File::create(path)?, 1)
        .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
            target_quality: quality,
        })
        .build()?;
    encoder.encode_audio_block(channels)?;
    encoder.finish()?;
    Ok(())
}
