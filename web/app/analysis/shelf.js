// Analyses that this browser keeps, so that neither a reload nor another page loses them.

import { post, postForText } from '../api.js';
import { Tree } from './tree.js';

const KEY = 'colorito-analyses';

/** The oldest beyond so many are given up. */
const MOST = 12;

/** @typedef {{ id: string, wish: object, here: string }} Kept */

/** @returns {Kept[]} the last changed first */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** A name for an analysis. */
export function newName() {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

/**
 * Keeps an analysis as it is now.
 * @param {string} id
 * @param {Tree} tree
 */
export function keep(id, tree) {
  const kept = { id, wish: tree.wish(), here: tree.pathTo(tree.here) };
  try {
    localStorage.setItem(KEY, JSON.stringify([kept, ...all().filter((other) => other.id !== id)].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still analyses.
  }
}

/**
 * The analysis with a name, or the last one.
 * @param {string} [id]
 * @returns {Kept | null}
 */
export function find(id) {
  return (id ? all().find((kept) => kept.id === id) : all()[0]) ?? null;
}

/**
 * The tree of an analysis. What is kept are bare moves; the server says what they are.
 * @param {Kept} kept
 */
export async function restore({ wish, here }) {
  const tree = await read(await write(wish));
  tree.here = tree.find(here);
  return tree;
}

/**
 * The tree of a record.
 * @param {string} record
 */
export async function read(record) {
  return Tree.read(await post('/api/analysis/read', { record }));
}

/**
 * The record of a tree.
 * @param {object} wish
 * @returns {Promise<string>}
 */
export function write(wish) {
  return postForText('/api/analysis/write', wish);
}
