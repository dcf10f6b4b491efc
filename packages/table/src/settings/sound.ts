// What can be heard? Small sounds made on the spot, only when the player wants them.

import { settings } from './settings.ts';

/** One tone: its height in hertz, where it glides to, when it starts, how long and how loud it is. */
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  readonly shape: OscillatorType | 'noise';
}

const tone = (
  from: number,
  to: number,
  at: number,
  length: number,
  loud = 0.2,
  shape: Tone['shape'] = 'sine',
): Tone => ({ from, to, at, length, loud, shape });

const SOUNDS = {
  /** A card moves. */
  card: [tone(2400, 900, 0, 0.07, 0.25, 'noise')],
  shuffle: [0, 0.05, 0.1, 0.15].map((at) => tone(2000, 800, at, 0.05, 0.18, 'noise')),
  coin: [tone(1480, 1480, 0, 0.06, 0.12, 'triangle'), tone(1976, 1976, 0.06, 0.16, 0.12, 'triangle')],
  mana: [tone(440, 880, 0, 0.18, 0.12), tone(660, 1320, 0.04, 0.18, 0.07)],
  spell: [tone(320, 960, 0, 0.22, 0.12, 'triangle'), tone(1200, 2600, 0.05, 0.2, 0.08, 'noise')],
  hit: [tone(170, 55, 0, 0.22, 0.4), tone(900, 200, 0, 0.12, 0.3, 'noise')],
  block: [tone(520, 380, 0, 0.1, 0.16, 'square'), tone(3200, 1600, 0, 0.06, 0.15, 'noise')],
  heal: [tone(523, 523, 0, 0.16, 0.12), tone(659, 659, 0.09, 0.16, 0.12), tone(784, 784, 0.18, 0.24, 0.12)],
  turn: [tone(587, 587, 0, 0.1, 0.14, 'triangle'), tone(880, 880, 0.1, 0.18, 0.14, 'triangle')],
  /** Time is running out. */
  hurry: [0, 0.18, 0.36].map((at) => tone(988, 988, at, 0.09, 0.14, 'square')),
  refused: [tone(196, 165, 0, 0.16, 0.16, 'triangle')],
  won: [523, 659, 784, 1047].map((height, at) => tone(height, height, at * 0.13, 0.32, 0.15, 'triangle')),
  lost: [392, 349, 294].map((height, at) => tone(height, height, at * 0.18, 0.36, 0.15, 'triangle')),
} as const satisfies Readonly<Record<string, readonly Tone[]>>;
export type SoundName = keyof typeof SOUNDS;

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Half a second of noise, made once. */
function noise(context: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = Float32Array.from({ length: hiss.length }, () => Math.random() * 2 - 1);
  hiss.copyToChannel(samples, 0);
  return hiss;
}

/** Where a tone comes from, and the filter or pitch that glides. */
function source(context: AudioContext, { shape, from, to, length }: Tone, start: number) {
  if (shape === 'noise') {
    const node = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.8 });
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    node.connect(filter);
    return { node, out: filter };
  }
  const node = new OscillatorNode(context, { type: shape, frequency: from });
  node.frequency.setValueAtTime(from, start);
  node.frequency.exponentialRampToValueAtTime(to, start + length);
  return { node, out: node };
}

function sing(context: AudioContext, one: Tone): void {
  const start = context.currentTime + one.at;
  const end = start + one.length;
  const { node, out } = source(context, one, start);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(one.loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  out.connect(volume).connect(context.destination);
  node.start(start);
  node.stop(end);
}

/** A browser that can't stays silent. */
function play(name: SoundName): void {
  try {
    audio ??= new AudioContext();
    const context = audio;
    if (context.state === 'suspended') context.resume().catch(() => {});
    for (const one of SOUNDS[name]) sing(context, one);
  } catch {
    // No sound is no reason to stop a match.
  }
}

/** Plays a sound when sounds are on. */
export function playSound(name: SoundName): void {
  if (settings().sound) play(name);
}

/** For who plays against somebody elsewhere and may look at something else: by a setting of its own. */
export function playAlert(name: 'turn' | 'hurry'): void {
  if (settings().alertSound) play(name);
}
