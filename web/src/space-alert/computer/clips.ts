import { audio, type Channel } from "../../lib/sound.svelte";
import { languageInForce } from "../../lib/i18n.svelte";
import type { ComputerTimeline } from "../../protocol/space-alert";

/*
 * The ship computer's clips: short recordings that are strung together. They are fetched once, decoded once, and scheduled on
 * the audio clock, so that a busy page does not make the computer stutter.
 */

const files = import.meta.glob<string>(
  ["../../../../assets/space-alert/voice/*/*.ogg", "../../../../assets/space-alert/effects/*.ogg"],
  {
    query: "?url&no-inline",
    import: "default",
  },
);

const decoded = new Map<string, Promise<AudioBuffer | null>>();

function load(path: string): Promise<AudioBuffer | null> {
  let buffer = decoded.get(path);
  if (!buffer) {
    buffer = fetchClip(path).catch(() => null);
    decoded.set(path, buffer);
  }
  return buffer;
}

async function fetchClip(path: string): Promise<AudioBuffer | null> {
  const url = await files[path]?.();
  if (!url) return null;
  const response = await fetch(url);
  return response.ok ? await audio().context.decodeAudioData(await response.arrayBuffer()) : null;
}

const voicePath = (key: string): string => `../../../../assets/space-alert/voice/${languageInForce()}/${key}.ogg`;
const effectPath = (key: string): string => `../../../../assets/space-alert/effects/${key}.ogg`;

/** Browsers require a user gesture; without one there is no sound. */
const mayPlay = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

function start(buffer: AudioBuffer, channel: Channel, when: number, loop = false, level = 1): () => void {
  const { context, channels } = audio();
  const gain = new GainNode(context, { gain: level });
  const source = new AudioBufferSourceNode(context, { buffer, loop });
  source.connect(gain).connect(channels[channel]);
  source.start(when);
  return () => {
    gain.gain.setTargetAtTime(0, context.currentTime, 0.08);
    source.stop(context.currentTime + 0.5);
  };
}

/** Between two clips of one utterance, as in the timeline (docs/ship-computer.md). */
const GAP = 0.11;
/** What is later than this is not played any more: the device slept, and the text says it. */
const TOO_LATE = 0.5;

/** Says clips one after the other in the language in force, the first `delay` seconds from now. */
export async function speak(keys: readonly string[], delay: number): Promise<void> {
  if (!mayPlay() || delay < -TOO_LATE) return;
  const { context } = audio();
  const begin = context.currentTime + Math.max(0, delay);
  const buffers = await Promise.all(keys.map((key) => load(voicePath(key))));
  let when = Math.max(begin, context.currentTime + 0.01);
  for (const buffer of buffers) {
    if (!buffer) continue;
    start(buffer, "voice", when);
    when += buffer.duration + GAP;
  }
}

/**
 * Loads all clips of the current language, one after another: the next announcement is unknown, and it must not be late because
 * of a slow download.
 */
export async function fetchVoice(signal: AbortSignal): Promise<void> {
  const folder = voicePath("");
  const own = folder.slice(0, folder.lastIndexOf("/") + 1);
  for (const [path, find] of Object.entries(files)) {
    if (!path.startsWith(own) || decoded.has(path)) continue;
    try {
      await fetch(await find(), { signal });
    } catch {
      // Offline, or not wanted any more: a clip is asked for again when it is said.
      return;
    }
  }
}

/** Fetches everything that a timeline will play, so that it can be played without a network. */
export function preload(timeline: ComputerTimeline): void {
  const voices = timeline.utterances.flatMap((utterance) => utterance.clips.map(voicePath));
  const effects = timeline.cues.map((cue) => effectPath(cue.effect)).filter((path) => path in files);
  for (const path of new Set([...voices, ...effects])) void load(path);
}

/** One effect, `delay` seconds from now. */
export async function sound(key: string, delay = 0): Promise<void> {
  if (!mayPlay() || delay < -TOO_LATE) return;
  const { context } = audio();
  const when = context.currentTime + Math.max(0, delay);
  const buffer = await load(effectPath(key));
  if (buffer) start(buffer, "effects", Math.max(when, context.currentTime + 0.01));
}

/** An effect or a piece of music that goes on until the returned function is called. */
export function loop(key: string, level = 1): () => void {
  const channel = key.startsWith("music-") ? "music" : "effects";
  let stop: (() => void) | null = null;
  let over = !mayPlay();
  if (!over) {
    void load(effectPath(key)).then((buffer) => {
      if (buffer && !over) stop = start(buffer, channel, audio().context.currentTime + 0.02, true, level);
    });
  }
  return () => {
    over = true;
    stop?.();
  };
}
