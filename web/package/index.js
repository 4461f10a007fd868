// The rules of Colorito for programs in JavaScript.

import { Module } from './inside/module.js';

/** Something that was asked for and cannot be: `code` says what, `details` has the values it is about. */
export class ColoritoError extends Error {
  constructor({ error, message, details }) {
    super(message ?? error);
    this.name = 'ColoritoError';
    this.code = error;
    this.details = details ?? {};
  }
}

const unreadable = (message) => new ColoritoError({ error: 'request', message, details: { reason: 'unreadable', what: message } });

/** What was given, if it is an object. */
function object(value, wanted) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw unreadable(`wanted is ${wanted}`);
  return value;
}

/** The rules, once they are loaded. Everything is answered at once; nothing is kept. */
export class Colorito {
  #module;

  constructor(compiled) {
    this.#module = new Module(compiled);
  }

  /** Loads the rules: from beside this file, or from where the caller has them. */
  static async load(source = new URL('./inside/colorito.wasm', import.meta.url)) {
    return new Colorito(await compile(source));
  }

  /** The position after moves from a position, with all legal moves, their ways, and the ending if there is one. */
  position(start = {}) {
    const { position, moves, variant, board, houseRule } = object(start, 'a line such as { moves: "a1c3" }');
    const line = Array.isArray(moves) ? moves.join(',') : moves;
    return this.#ask('GET', '/api/analysis/position', { position, moves: line, variant, board, repetition_draws: houseRule });
  }

  /** The position after one more move, written for programs or for people. */
  play(start, move) {
    if (typeof move !== 'string') throw unreadable('a move is a text such as a2a3');
    const before = object(start, 'a line such as { moves: "a1c3" }').moves ?? [];
    const moves = Array.isArray(before) ? before : String(before).split(/[\s,]+/).filter(Boolean);
    const wanted = move.trim().replace(/\s+/g, ' ');
    const known = this.position(start).legal.find(({ text }) => text === wanted);
    return this.position({ ...start, moves: [...moves, known?.move ?? wanted] });
  }

  /** A game record as a tree of moves. */
  readRecord(text) {
    return this.#ask('POST', '/api/analysis/read', {}, { record: text });
  }

  /** The text of a game record, from a tree as `readRecord` gives it. */
  writeRecord(record) {
    const { variant, board, position, repetition_draws, tags, ending, comment, moves } = object(record, 'a record as readRecord gives it');
    if (!Array.isArray(moves)) throw unreadable('the moves of a record are a list');
    const told = moves.map((made) => {
      const { after, move, comment: said, marks } = object(made, 'a move of a record');
      return { after, move, comment: said, marks };
    });
    const tree = { setup: { variant, board, position }, repetition_draws, tags, ending, comment, moves: told };
    return this.#ask('POST', '/api/analysis/write', {}, tree, true);
  }

  /** A drawing of a position, as SVG. */
  draw(picture = {}) {
    const { position, variant, board, seat, theme, last } = object(picture, 'what to draw, such as { seat: "blue" }');
    return this.#ask('GET', '/api/position/picture.svg', { position, variant, board, seat, theme, last }, undefined, true);
  }

  /** A board: its spaces with their colours and numbers. */
  board(board) {
    return this.#ask('GET', '/api/board', { board });
  }

  #ask(method, path, values = {}, body = undefined, isText = false) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values)) if (value !== undefined && value !== null) query.set(name, String(value));
    const said = this.#module.ask({
      method, path, query: query.toString(), body: body === undefined ? '' : JSON.stringify(body), now: Date.now(),
    });
    if (said.status >= 400) throw new ColoritoError(JSON.parse(said.body));
    return isText ? said.body : JSON.parse(said.body);
  }
}

async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer) return WebAssembly.compile(source);
  const url = new URL(source, import.meta.url);
  if (url.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises');
    return WebAssembly.compile(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new ColoritoError({ error: 'unreachable', message: `${url} cannot be loaded: ${response.status}` });
  return WebAssembly.compile(await response.arrayBuffer());
}
