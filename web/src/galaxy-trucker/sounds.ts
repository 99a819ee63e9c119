import { audio } from "../lib/sound.svelte";
import { settings } from "../lib/preferences.svelte";

/** A tone that glides from one pitch to another, or a burst of filtered noise. */
interface Layer {
  /** Hertz at the start and at the end; for noise the middle of the band. */
  from: number;
  to?: number;
  shape: OscillatorType | "noise";
  /** Seconds. */
  at?: number;
  long: number;
  loud: number;
}

/** Our own sounds, made when they are played: each is a few layers. */
const SOUNDS = {
  draw: [{ shape: "noise", from: 2600, to: 3400, long: 0.07, loud: 0.25 }],
  turn: [{ shape: "triangle", from: 520, to: 640, long: 0.04, loud: 0.12 }],
  place: [
    { shape: "noise", from: 700, to: 300, long: 0.09, loud: 0.5 },
    { shape: "square", from: 150, to: 90, long: 0.07, loud: 0.1 },
  ],
  lift: [{ shape: "noise", from: 900, to: 1800, long: 0.08, loud: 0.25 }],
  refused: [{ shape: "sawtooth", from: 190, to: 130, long: 0.16, loud: 0.12 }],
  snatched: [{ shape: "sine", from: 900, to: 300, long: 0.22, loud: 0.16 }],
  flip: [
    { shape: "noise", from: 1500, to: 4000, long: 0.35, loud: 0.2 },
    { shape: "sine", from: 440, to: 660, long: 0.2, loud: 0.15 },
  ],
  go: [
    { shape: "triangle", from: 392, long: 0.14, loud: 0.25 },
    { shape: "triangle", from: 587, at: 0.14, long: 0.3, loud: 0.25 },
  ],
  finish: [
    { shape: "triangle", from: 523, long: 0.1, loud: 0.2 },
    { shape: "triangle", from: 659, at: 0.1, long: 0.1, loud: 0.2 },
    { shape: "triangle", from: 784, at: 0.2, long: 0.25, loud: 0.2 },
  ],
  card: [{ shape: "noise", from: 1200, to: 2600, long: 0.16, loud: 0.3 }],
  dice: [
    { shape: "noise", from: 2400, long: 0.03, loud: 0.3 },
    { shape: "noise", from: 2100, at: 0.08, long: 0.03, loud: 0.3 },
    { shape: "noise", from: 2600, at: 0.15, long: 0.03, loud: 0.22 },
  ],
  pass: [{ shape: "noise", from: 1800, to: 400, long: 0.3, loud: 0.14 }],
  bounce: [{ shape: "triangle", from: 320, to: 520, long: 0.12, loud: 0.2 }],
  shield: [
    { shape: "sine", from: 660, to: 880, long: 0.25, loud: 0.16 },
    { shape: "sine", from: 990, to: 1320, long: 0.25, loud: 0.08 },
  ],
  shot: [{ shape: "sawtooth", from: 1300, to: 220, long: 0.16, loud: 0.16 }],
  hit: [
    { shape: "noise", from: 300, to: 60, long: 0.5, loud: 0.9 },
    { shape: "sawtooth", from: 90, to: 40, long: 0.4, loud: 0.25 },
  ],
  credits: [
    { shape: "sine", from: 1319, long: 0.08, loud: 0.14 },
    { shape: "sine", from: 1760, at: 0.08, long: 0.2, loud: 0.14 },
  ],
  thrust: [{ shape: "noise", from: 200, to: 500, long: 0.4, loud: 0.3 }],
  lost: [{ shape: "triangle", from: 330, to: 165, long: 0.5, loud: 0.2 }],
} as const satisfies Record<string, readonly Layer[]>;

export type Sound = keyof typeof SOUNDS;

let noise: AudioBuffer | null = null;

function whiteNoise(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return noise;
}

/** Plays a sound, where the reader wants any and the browser allows it. */
export function play(sound: Sound): void {
  if (settings.muted || settings.volume === 0 || settings.effectsVolume === 0) return;
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  const { context, channels } = audio();
  for (const layer of SOUNDS[sound] as readonly Layer[]) {
    const start = context.currentTime + 0.005 + (layer.at ?? 0);
    const end = start + layer.long;
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(layer.loud, start + 0.008);
    envelope.gain.exponentialRampToValueAtTime(0.0008, end);
    envelope.connect(channels.effects);
    if (layer.shape === "noise") {
      const source = new AudioBufferSourceNode(context, { buffer: whiteNoise(context), loop: true });
      const band = new BiquadFilterNode(context, { type: "bandpass", frequency: layer.from, Q: 1.2 });
      band.frequency.setValueAtTime(layer.from, start);
      band.frequency.exponentialRampToValueAtTime(layer.to ?? layer.from, end);
      source.connect(band).connect(envelope);
      source.start(start, Math.random() * 0.5);
      source.stop(end + 0.02);
    } else {
      const source = new OscillatorNode(context, { type: layer.shape, frequency: layer.from });
      source.frequency.setValueAtTime(layer.from, start);
      source.frequency.exponentialRampToValueAtTime(layer.to ?? layer.from, end);
      source.connect(envelope);
      source.start(start);
      source.stop(end + 0.02);
    }
  }
}
