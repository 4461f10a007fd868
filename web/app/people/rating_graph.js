// Ratings over time as a graph: a line for each pace, one drawn through, one dashed.

import { svg } from '../dom.js';
import { language, t } from '../language.js';
import { STEP, bounds } from './rating_bounds.js';

/** As wide as it is shown at most, so that its words can be read: here, and on a phone. */
const WIDE = 640;
const NARROW = 360;
const HEIGHT = 240;
const LEFT = 46;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 26;
// keys: person-graph-*
/** What a line shows, in a sentence. */
function sentence(pace, points) {
  const ratings = points.map(({ rating }) => rating);
  const values = { games: points.length, rating: ratings[ratings.length - 1], lowest: Math.min(...ratings), highest: Math.max(...ratings) };
  return t(`person-graph-${pace}`, values);
}

/** @param {{ at: number, pace: string, rating: number }[]} history the first game first */
export function ratingGraph(history) {
  const { low, high, first, last } = bounds(history);
  const width = matchMedia('(max-width: 34rem)').matches ? NARROW : WIDE;
  const x = (at) => LEFT + ((width - LEFT - RIGHT) * (at - first)) / Math.max(1, last - first);
  const y = (rating) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - rating)) / (high - low);
  const paces = ['live', 'correspondence'].map((pace) => ({ pace, points: history.filter((point) => point.pace === pace) })).filter(({ points }) => points.length > 0);
  const line = (points) => points.map(({ at, rating }, index) => `${index ? 'L' : 'M'}${x(at).toFixed(1)} ${y(rating).toFixed(1)}`).join('');
  const every = Math.max(STEP, Math.ceil((high - low) / 6 / STEP) * STEP);
  const marks = Array.from({ length: Math.floor((high - low) / every) + 1 }, (_, index) => low + index * every);
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });
  const text = (attributes, words) => svg('text', { class: 'scale', ...attributes }, words);
  return svg('svg', { class: 'rating-graph', viewBox: `0 0 ${width} ${HEIGHT}`, role: 'img', 'aria-label': paces.map(({ pace, points }) => sentence(pace, points)).join(' ') },
    marks.map((mark) => svg('path', { class: 'grid', d: `M${LEFT} ${y(mark)}H${width - RIGHT}` })),
    marks.map((mark) => text({ x: LEFT - 6, y: y(mark) + 4, 'text-anchor': 'end' }, String(mark))),
    text({ x: LEFT, y: HEIGHT - 6 }, day.format(first)),
    last > first && text({ x: width - RIGHT, y: HEIGHT - 6, 'text-anchor': 'end' }, day.format(last)),
    paces.map(({ pace, points }) => svg('path', { class: `curve ${pace}`, d: line(points) })),
    paces.map(({ pace, points }) => points.length === 1 || history.length < 40
      ? points.map(({ at, rating }) => svg('circle', { class: `point ${pace}`, cx: x(at), cy: y(rating), r: 3 })) : []).flat(),
    paces.map(({ pace, points }) => text({ class: `scale name ${pace}`, ...beside(points, x, y), 'text-anchor': 'end' }, t(`players-${pace}`))));
}

/** Where the name of a line stands: at its end, on the side the line does not come from. */
function beside(points, x, y) {
  const [before, end] = [points.at(-2), points[points.length - 1]];
  const falls = before && before.rating > end.rating;
  return { x: x(end.at), y: Math.min(y(end.rating) + (falls ? 17 : -7), HEIGHT - BOTTOM - 4) };
}
