#!/usr/bin/env bash
# Renders the ship computer's voice: phrases.tsv -> {en,fr}/*.ogg and the table of clip lengths.
# Needs espeak-ng 1.51, sox 14.4 and oggenc (vorbis-tools). Run it after changing a phrase, from anywhere.
set -euo pipefail
cd "$(dirname "$0")"
for tool in espeak-ng sox soxi oggenc; do
    command -v "$tool" >/dev/null || { echo "render.sh: $tool is not installed" >&2; exit 1; }
done

rate=24000
# The variant f5 is the one that stays clear behind the filter; 145 words a minute is calm but fits the scripts.
speed=145 pitch=46
declare -A voice=([en]=en-us+f5 [fr]=fr+f5)
loudness=-20 # RMS of every clip, dBFS

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# speak LANGUAGE TEXT FILE: the bare voice, silence cut off at both ends.
speak() {
    espeak-ng -v "${voice[$1]}" -s $speed -p $pitch -a 100 -w "$work/bare.wav" "$2"
    sox -q -R -D "$work/bare.wav" -r $rate -b 16 "$3" \
        silence 1 0.005 0.2% reverse silence 1 0.005 0.2% reverse gain -n -9
}

# intercom IN OUT: small speaker (band-pass, drive), a metal corridor (echoes of a few ms), a slight ring, even level.
intercom() {
    sox -q -R -D "$1" "$2" pad 0 0.04 highpass 260 lowpass 5200 lowpass 6500 \
        equalizer 2200 1.2q +4 overdrive 5 12 gain -6 \
        echos 0.7 0.8 6 0.25 11 0.18 tremolo 48 24 \
        compand 0.004,0.12 -70,-70,-40,-30,-25,-16,0,-8 \
        fade t 0.004 reverse fade t 0.03 reverse gain -n -6
}

# level IN OUT: the same loudness for every clip, whatever its peaks were.
level() {
    local rms
    rms=$(sox "$1" -n stats 2>&1 | awk '/^RMS lev dB/ { print $4 }')
    sox -q -R -D "$1" "$2" gain -l "$(awk "BEGIN { print $loudness - ($rms) }")"
}

for language in en fr; do
    mkdir -p "$language"
    rm -f "$language"/*.ogg
    while IFS=$'\t' read -r key english french; do
        case $key in '' | \#*) continue ;; esac
        [ "$language" = en ] && text=$english || text=$french
        speak "$language" "$text" "$work/voice.wav" </dev/null
        intercom "$work/voice.wav" "$work/intercom.wav"
        level "$work/intercom.wav" "$work/$language-$key.wav"
        # A fixed serial number: the same input gives the same bytes.
        oggenc -Q --serial 1 -q 1 -o "$language/$key.ogg" "$work/$language-$key.wav"
        printf '%s\t%s\t%s\n' "$language" "$key" "$(soxi -s "$work/$language-$key.wav")" >>"$work/lengths"
    done <phrases.tsv
done

# The timeline of the ship computer keeps one utterance clear of the next: it needs the length of every clip.
{
    echo '//! Length of every voice clip in milliseconds, rounded up: key, English, French. Written by `assets/space-alert/voice/render.sh`.'
    echo
    echo '/// In the order of `assets/space-alert/voice/phrases.tsv`.'
    echo '#[rustfmt::skip]'
    awk -F'\t' -v rate=$rate '
        { ms = int(($3 * 1000 + rate - 1) / rate) }
        $1 == "en" { keys[n++] = $2; english[$2] = ms }
        $1 == "fr" { french[$2] = ms }
        END {
            printf "pub(super) const LENGTHS: [(&str, u16, u16); %d] = [\n", n
            for (i = 0; i < n; i++) printf "    (\"%s\", %d, %d),\n", keys[i], english[keys[i]], french[keys[i]]
            print "];"
        }' "$work/lengths"
} >../../../crates/space-alert/src/timeline/lengths.rs
