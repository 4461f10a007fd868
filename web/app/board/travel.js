// How a piece travels its way, hop by hop.

import { centre } from './geometry.js';

const FIRST_HOP = 170;
const FASTEST_HOP = 75;
/** A long chain speeds up by this much a hop. */
const PACE = 0.9;
const RISE = 1.16;

/** Moves a drawn piece along a way; `landed` is called at each landing. Ends at once when `signal` is aborted. */
export async function travel(drawn, way, seat, { landed = () => {}, signal } = {}) {
  const points = way.map((space) => centre(space, seat));
  drawn.parentNode?.append(drawn);
  for (let hop = 1; hop < points.length; hop += 1) {
    if (signal?.aborted) return;
    const duration = Math.max(FASTEST_HOP, FIRST_HOP * PACE ** (hop - 1));
    await leap(drawn, points[hop - 1], points[hop], duration, signal);
    landed(hop, points.length - 1);
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
  await Promise.race([animation.finished.catch(() => {}), new Promise((done) => setTimeout(done, duration + 400))]);
  signal?.removeEventListener('abort', stop);
}
