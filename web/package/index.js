// The rules of Colorito for programs in JavaScript.

import { Breakdown, Module } from './inside/module.js';

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

/** What was given, as text. */
function plain(name, value) {
  if (!['string', 'number', 'boolean'].includes(typeof value)) throw unreadable(`${name} is a text`);
  return String(value);
}

/** Moves as a list. */
function list(moves) {
  return Array.isArray(moves) ? moves.map((move) => plain('a move', move)) : plain('moves', moves).split(/[\s,]+/).filter(Boolean);
}

/** The rules, once they are loaded. Everything is answered at once; nothing is kept. */
export class Colorito {
  #compiled;
  #module;

  constructor(compiled) {
    this.#compiled = compiled;
    this.#module = new Module(compiled);
  }

  /** Loads the rules: from beside this file, or from where the caller has them. */
  static async load(source = new URL('./inside/colorito.wasm', import.meta.url)) {
    try {
      return new Colorito(await compile(source));
    } catch (error) {
      const message = `the rules cannot be loaded: ${error instanceof Error ? error.message : error}`;
      throw new ColoritoError({ error: 'unreachable', message, details: { reason: 'unloadable' } });
    }
  }

  /** The position after moves from a position, with all legal moves, their ways, and the ending if there is one. */
  position(start = {}) {
    const { position, moves, variant, board, houseRule } = object(start, 'a line such as { moves: "a1c3" }');
    return this.#ask('GET', '/api/analysis/position', { position, moves: list(moves ?? []).join(',') || undefined, variant, board, repetition_draws: houseRule });
  }

  /** The position after one more move, written for programs or for people. */
  play(start, move) {
    if (typeof move !== 'string') throw unreadable('a move is a text such as a2a3');
    const moves = list(object(start, 'a line such as { moves: "a1c3" }').moves ?? []);
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
    for (const [name, value] of Object.entries(values)) if (value !== undefined && value !== null) query.set(name, plain(name, value));
    const said = this.#answer({ method, path, query: query.toString(), body: body === undefined ? '' : written(body), now: Date.now() });
    if (said.status >= 400) throw new ColoritoError(JSON.parse(said.body));
    return isText ? said.body : JSON.parse(said.body);
  }

  /** A module that breaks down is replaced: nothing was kept in it. */
  #answer(request) {
    try {
      return this.#module.ask(request);
    } catch (error) {
      if (!(error instanceof Breakdown)) throw error;
      this.#module = new Module(this.#compiled);
      throw new ColoritoError({ error: 'internal', message: `the rules broke down and were loaded anew: ${error.message}` });
    }
  }
}

/** As JSON, if it can be that. */
function written(body) {
  try {
    return JSON.stringify(body);
  } catch (error) {
    throw unreadable(`what was given cannot be written down: ${error instanceof Error ? error.message : error}`);
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
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
