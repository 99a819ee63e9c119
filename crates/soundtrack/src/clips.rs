//! The embedded sound clips of `assets/`, and their samples.

use crate::RATE;
use crate::output::SoundError;
use i18n::Lang;
use space_alert::timeline::Clip;
use vorbis_rs::VorbisDecoder;

macro_rules! voice {
    ($($key:literal)*) => {
        /// Key, English file, French file, in the order of [`Clip::ALL`].
        const VOICE: &[(&str, &[u8], &[u8])] = &[$((
            $key,
            include_bytes!(concat!("../../../assets/space-alert/voice/en/", $key, ".ogg")),
            include_bytes!(concat!("../../../assets/space-alert/voice/fr/", $key, ".ogg")),
        ),)*];
    };
}

voice! {
    "alert" "enemy-activity" "begin-first-phase" "repeat" "unconfirmed-report"
    "t-plus-1" "t-plus-2" "t-plus-3" "t-plus-4" "t-plus-5" "t-plus-6" "t-plus-7" "t-plus-8"
    "threat" "serious-threat" "internal-threat" "serious-internal-threat" "zone-red" "zone-white" "zone-blue"
    "incoming-data" "data-transfer" "data-transfer-complete" "communications-down" "communications-restored"
    "phase-1-one-minute" "phase-1-twenty-seconds" "phase-1-ends-in" "phase-1-ended"
    "phase-2-one-minute" "phase-2-twenty-seconds" "phase-2-ends-in" "phase-2-ended"
    "operations-one-minute" "operations-twenty-seconds" "operations-end-in" "mission-complete"
    "count-5" "count-4" "count-3" "count-2" "count-1"
}

macro_rules! effects {
    ($($key:literal)*) => {
        /// Key and file of the effects and music beds a soundtrack needs.
        const EFFECTS: &[(&str, &[u8])] =
            &[$(($key, include_bytes!(concat!("../../../assets/space-alert/effects/", $key, ".ogg"))),)*];
    };
}

effects! {
    "alarm" "threat" "serious-threat" "data" "beep" "tick" "phase-end" "jump"
    "static" "music-calm" "music-uneasy" "music-tense"
}

/// The samples of a sound, left and right; a sound with one channel has the same on both sides.
pub(crate) struct Sound {
    /// One or two channels of the same length.
    channels: Vec<Vec<f32>>,
}

impl Sound {
    pub(crate) fn len(&self) -> usize {
        self.channels.first().map_or(0, Vec::len)
    }

    /// Left and right sample at a position; silence beyond the end.
    pub(crate) fn at(&self, place: usize) -> [f32; 2] {
        let side = |c: Option<&Vec<f32>>| c.and_then(|c| c.get(place)).copied().unwrap_or(0.0);
        let left = side(self.channels.first());
        [
            left,
            if self.channels.len() > 1 {
                side(self.channels.get(1))
            } else {
                left
            },
        ]
    }
}

fn decode(file: &[u8]) -> Result<Sound, SoundError> {
    let mut decoder = VorbisDecoder::<&[u8]>::new(file)?;
    if decoder.sampling_frequency().get() != RATE {
        return Err(SoundError::BadAsset);
    }
    let mut channels = vec![Vec::new(); usize::from(decoder.channels().get())];
    while let Some(block) = decoder.decode_audio_block()? {
        for (channel, samples) in channels.iter_mut().zip(block.samples()) {
            channel.extend_from_slice(samples);
        }
    }
    Ok(Sound { channels })
}

/// A voice clip.
pub(crate) fn voice(clip: Clip, lang: Lang) -> Result<Sound, SoundError> {
    let (_, english, french) = VOICE
        .iter()
        .find(|(key, ..)| *key == clip.key())
        .ok_or(SoundError::BadAsset)?;
    decode(match lang {
        Lang::En => english,
        Lang::Fr => french,
    })
}

/// An effect or a music bed.
pub(crate) fn effect(key: &str) -> Result<Sound, SoundError> {
    let (_, file) = EFFECTS
        .iter()
        .find(|(name, _)| *name == key)
        .ok_or(SoundError::BadAsset)?;
    decode(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use space_alert::timeline::Effect;

    fn rms_db(samples: &[f32]) -> f32 {
        let square = samples.iter().map(|x| x * x).sum::<f32>() / samples.len() as f32;
        10.0 * square.log10()
    }

    /// The timeline relies on these lengths: `assets/space-alert/voice/render.sh` writes files and table together.
    #[test]
    fn clips_are_as_long_as_the_timeline_thinks() {
        for clip in Clip::ALL {
            for (lang, expected) in Lang::ALL.into_iter().zip(clip.lengths_ms()) {
                let length = voice(clip, lang).unwrap().len() as u32;
                let ms = (length * 1_000).div_ceil(RATE);
                assert_eq!(ms, expected, "{} {lang:?}", clip.key());
            }
        }
    }

    #[test]
    fn every_clip_and_effect_is_embedded_once() {
        let keys: Vec<_> = VOICE.iter().map(|(key, ..)| *key).collect();
        assert_eq!(keys, Clip::ALL.map(Clip::key));
        use Effect::*;
        let all = [
            Alarm,
            Threat,
            SeriousThreat,
            Data,
            Beep,
            Tick,
            PhaseEnd,
            Jump,
            StaticOn,
            MusicCalm,
            MusicUneasy,
            MusicTense,
        ];
        let keys: Vec<_> = EFFECTS.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys, all.map(|e| e.key().unwrap()));
    }

    /// All clips have about the same loudness.
    #[test]
    fn voices_are_equally_loud_and_never_clipped() {
        for clip in Clip::ALL {
            for lang in Lang::ALL {
                let sound = voice(clip, lang).unwrap();
                let samples = &sound.channels[0];
                let loudness = rms_db(samples);
                assert!(
                    (-22.0..=-18.5).contains(&loudness),
                    "{} {loudness}",
                    clip.key()
                );
                assert!(samples.iter().all(|x| x.abs() < 0.9), "{}", clip.key());
            }
        }
    }

    /// Small enough to be fetched before the first phase begins.
    #[test]
    fn the_whole_set_is_small() {
        let english: usize = VOICE.iter().map(|(_, file, _)| file.len()).sum();
        let french: usize = VOICE.iter().map(|(.., file)| file.len()).sum();
        let effects: usize = EFFECTS.iter().map(|(_, file)| file.len()).sum();
        assert!(
            english < 600_000 && french < 600_000 && effects < 600_000,
            "{english} {french} {effects}"
        );
    }

    /// No click where the end of a loop meets its beginning: the step there is no larger than elsewhere.
    #[test]
    fn loops_have_no_seam() {
        for key in ["static", "music-calm", "music-uneasy", "music-tense"] {
            for channel in &effect(key).unwrap().channels {
                let step = |n: usize| (channel[(n + 1) % channel.len()] - channel[n]).abs();
                let mut steps: Vec<f32> = (0..channel.len()).map(step).collect();
                let seam = steps[channel.len() - 1];
                steps.sort_by(f32::total_cmp);
                let usual = steps[steps.len() * 99 / 100];
                assert!(
                    seam <= usual,
                    "{key}: {seam} at the seam, {usual} elsewhere"
                );
            }
        }
    }
}
