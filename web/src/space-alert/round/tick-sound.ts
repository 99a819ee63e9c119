import { audio } from "../../lib/sound.svelte";
import { settings } from "../../lib/preferences.svelte";

/** One tick of the last seconds. Silent where the browser has not yet allowed sound. */
export function tick(): void {
  if (settings.muted || !navigator.userActivation?.hasBeenActive) return;
  const { context, channels } = audio();
  const start = context.currentTime + 0.01;
  const oscillator = new OscillatorNode(context, { type: "triangle", frequency: 880 });
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0.12, start);
  envelope.gain.exponentialRampToValueAtTime(0.001, start + 0.07);
  oscillator.connect(envelope).connect(channels.effects);
  oscillator.start(start);
  oscillator.stop(start + 0.08);
}
