// The sounds of a wooden board, made by the page itself.

import { setting } from './settings.js';

let context = null;

/** The knock of a piece that is set down; `strength` from 0 to 1. */
export function knock(strength = 0.6) {
  if (!setting('sound')) return;
  context ??= new AudioContext();
  // Browsers let a page sound only after its first touch; before that it stays silent.
  if (context.state === 'suspended') context.resume().catch(() => {});
  if (context.state !== 'running') return;
  const now = context.currentTime;
  thump(now, strength);
  click(now, strength);
}

function thump(now, strength) {
  const wave = new OscillatorNode(context, { type: 'sine', frequency: 190 });
  wave.frequency.exponentialRampToValueAtTime(85, now + 0.07);
  wave.connect(fading(now, 0.16 * strength, 0.09)).connect(context.destination);
  wave.start(now);
  wave.stop(now + 0.1);
}

function click(now, strength) {
  const length = Math.floor(context.sampleRate * 0.03);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 4;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const wood = new BiquadFilterNode(context, { type: 'bandpass', frequency: 1900, Q: 1.3 });
  noise.connect(wood).connect(fading(now, 0.2 * strength, 0.04)).connect(context.destination);
  noise.start(now);
}

function fading(now, loudness, length) {
  const gain = new GainNode(context, { gain: loudness });
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
  return gain;
}
