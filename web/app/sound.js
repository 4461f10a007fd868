// The sounds of a wooden board, made by the page itself.

import { setting } from './settings.js';

/** @type {AudioContext | null} */
let context = null;

/** Notes of a small brass bell, in hertz. */
const [LOW, MIDDLE, HIGH, TOP] = [523.25, 659.26, 783.99, 1046.5];

/** The context to sound in, `null` while nothing may be heard. */
function audible() {
  if (!setting('sound') || setting('volume') === 0) return null;
  context ??= new AudioContext();
  // Browsers let a page sound only after its first touch; before that it stays silent.
  if (context.state === 'suspended') context.resume().catch(() => {});
  return context.state === 'running' ? context : null;
}

/** How loud the person before the page likes it: 1 is usual. */
const volume = () => setting('volume') / 5;

/** The knock of a piece that is set down; `strength` from 0 to 1. */
export function knock(strength = 0.6) {
  const sounding = audible();
  if (!sounding) return;
  thump(sounding, strength * volume());
  click(sounding, strength * volume());
}

/** A piece comes home. */
export function chime() {
  bells([[0, MIDDLE], [0.09, TOP]], 0.05);
}

/** A game is over: upwards for a win, downwards for a loss. */
export function finale(won) {
  bells(won ? [[0, LOW], [0.13, MIDDLE], [0.26, HIGH], [0.42, TOP]] : [[0, HIGH], [0.16, MIDDLE], [0.34, LOW]], 0.06);
}

/** Something is not possible. */
export function dull() {
  const sounding = audible();
  if (sounding) thump(sounding, 0.35 * volume(), 110);
}

function bells(notes, loudness) {
  const sounding = audible();
  if (!sounding) return;
  for (const [after, frequency] of notes) {
    const at = sounding.currentTime + after;
    for (const [partial, part] of [[1, 1], [2.76, 0.25]]) {
      const wave = new OscillatorNode(sounding, { type: 'sine', frequency: frequency * partial });
      wave.connect(fading(sounding, at, loudness * part * volume(), 0.55)).connect(sounding.destination);
      wave.start(at);
      wave.stop(at + 0.6);
    }
  }
}

function thump(sounding, strength, frequency = 190) {
  const now = sounding.currentTime;
  const wave = new OscillatorNode(sounding, { type: 'sine', frequency });
  wave.frequency.exponentialRampToValueAtTime(frequency * 0.45, now + 0.07);
  wave.connect(fading(sounding, now, 0.16 * strength, 0.09)).connect(sounding.destination);
  wave.start(now);
  wave.stop(now + 0.1);
}

function click(sounding, strength) {
  const length = Math.floor(sounding.sampleRate * 0.03);
  const buffer = sounding.createBuffer(1, length, sounding.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 4;
  const noise = new AudioBufferSourceNode(sounding, { buffer });
  const wood = new BiquadFilterNode(sounding, { type: 'bandpass', frequency: 1900, Q: 1.3 });
  noise.connect(wood).connect(fading(sounding, sounding.currentTime, 0.2 * strength, 0.04)).connect(sounding.destination);
  noise.start();
}

/** A loudness that fades from a moment on. */
function fading(sounding, at, loudness, length) {
  const gain = new GainNode(sounding, { gain: 0 });
  gain.gain.setValueAtTime(Math.max(loudness, 0.0001), at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}
