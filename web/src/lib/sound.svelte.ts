import { settings } from "./preferences.svelte";

export type Channel = "voice" | "effects" | "music";

interface Graph {
  context: AudioContext;
  channels: Record<Channel, GainNode>;
}

let graph: Graph | null = null;

function channelLevel(channel: Channel): number {
  if (settings.muted) return 0;
  const own = settings[`${channel}Volume`];
  // Perceived loudness is closer to the square of the fader than to the fader.
  return ((settings.volume / 100) * (own / 100)) ** 2;
}

function build(): Graph {
  const context = new AudioContext();
  const channel = (name: Channel): GainNode => {
    const gain = context.createGain();
    gain.connect(context.destination);
    $effect.root(() => {
      $effect(() => {
        gain.gain.setTargetAtTime(channelLevel(name), context.currentTime, 0.02);
      });
    });
    return gain;
  };
  return { context, channels: { voice: channel("voice"), effects: channel("effects"), music: channel("music") } };
}

/** The audio graph, created on first use, because browsers require a user gesture. Connect sources to a channel and the settings apply. */
export function audio(): Graph {
  graph ??= build();
  if (graph.context.state === "suspended") void graph.context.resume();
  return graph;
}

const CHIMES = {
  arrive: [523.25, 783.99],
  leave: [523.25, 392],
  start: [392, 523.25, 783.99],
  test: [440, 659.25],
} as const;

/** A short two- or three-note signal of the shell. Silent if the browser does not allow sound yet. */
export function chime(name: keyof typeof CHIMES, channel: Channel = "effects"): void {
  if (channelLevel(channel) === 0 || !navigator.userActivation?.hasBeenActive) return;
  const { context, channels } = audio();
  CHIMES[name].forEach((frequency, index) => {
    const start = context.currentTime + 0.02 + index * 0.11;
    const oscillator = new OscillatorNode(context, { type: "sine", frequency });
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(0.3, start + 0.015);
    envelope.gain.exponentialRampToValueAtTime(0.001, start + 0.45);
    oscillator.connect(envelope).connect(channels[channel]);
    oscillator.start(start);
    oscillator.stop(start + 0.5);
  });
}
