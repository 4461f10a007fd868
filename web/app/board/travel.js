// How a piece travels its way, hop by hop.

import { setting } from '../settings.js';
import { centre } from './geometry.js';

const FIRST_HOP = 170;
const FASTEST_HOP = 75;
/** A long chain speeds up by this much a hop. */
const PACE = 0.9;
const RISE = 1.16;
/** How long a piece stands on each space of its way where nothing moves. */
const STAY = 320;
/** How much longer everything takes at a person's pace. */
const SLOWNESS = { slow: 2.2, normal: 1, fast: 0.55 };

/** How much longer than usual motions take, as the person before the page likes it. */
export function slowness() {
  return SLOWNESS[setting('pace')] ?? 1;
}

/**
 * Moves a drawn piece along a way; `landed` is called at each landing. Ends at once when `signal` is aborted.
 * @param {SVGElement} drawn @param {string[]} way @param {string} seat
 * @param {{ landed?: (hop: number, last: number) => void, signal?: AbortSignal }} [how]
 */
export async function travel(drawn, way, seat, { landed = () => {}, signal } = {}) {
  const points = way.map((space) => centre(space, seat));
  drawn.parentNode?.append(drawn);
  for (let hop = 1; hop < points.length; hop += 1) {
    if (signal?.aborted) return;
    const duration = slowness() * Math.max(FASTEST_HOP, FIRST_HOP * PACE ** (hop - 1));
    await leap(drawn, points[hop - 1], points[hop], duration, signal);
    landed(hop, points.length - 1);
  }
}

/**
 * The same without motion: the piece is set down on each space of its way.
 * @param {SVGElement} drawn @param {string[]} way @param {string} seat
 * @param {{ landed?: (hop: number, last: number) => void, signal?: AbortSignal }} [how]
 */
export async function hopping(drawn, way, seat, { landed = () => {}, signal } = {}) {
  drawn.parentNode?.append(drawn);
  for (const [hop, space] of way.entries()) {
    if (signal?.aborted) return;
    const { x, y } = centre(space, seat);
    drawn.setAttribute('transform', `translate(${x} ${y})`);
    if (hop) landed(hop, way.length - 1);
    await pause(STAY, signal);
  }
}

async function leap(drawn, from, to, duration, signal) {
  const place = ({ x, y }, scale) => `translate(${x}px, ${y}px) scale(${scale})`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 5 };
  const animation = drawn.animate(
    [{ transform: place(from, 1) }, { transform: place(middle, RISE) }, { transform: place(to, 1) }],
    { duration, easing: 'ease-in-out' },
  );
  const stop = () => animation.finish();
  signal?.addEventListener('abort', stop, { once: true });
  drawn.setAttribute('transform', `translate(${to.x} ${to.y})`);
  // A tab in the background may never finish a motion; the game goes on without it.
  await Promise.race([animation.finished.catch(() => {}), pause(duration + 400)]);
  signal?.removeEventListener('abort', stop);
}

/**
 * Waits for some milliseconds, or until somebody loses patience.
 * @param {number} milliseconds @param {AbortSignal} [signal] @returns {Promise<void>}
 */
export function pause(milliseconds, signal) {
  return new Promise((done) => {
    if (signal?.aborted) return done();
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });
}
