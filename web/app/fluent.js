// Reads Fluent files and formats their messages: as much of Fluent as the project's own files use, which a test holds
// against the full implementation. Messages with placeables, references, literals and selectors.

/** The messages of a Fluent file: a map from key to pattern. */
export function parse(source) {
  const messages = new Map();
  for (const [key, value] of entries(source)) messages.set(key, new Reader(value).pattern());
  return messages;
}

/** Splits a file into keys and values; a value goes on as long as lines are indented, empty or close a brace. */
function* entries(source) {
  let key = null;
  let lines = [];
  for (const line of source.split(/\r?\n/)) {
    const start = /^([a-z][\w-]*) *= *(.*)$/i.exec(line);
    if (!start && key !== null && /^(\s|}|$)/.test(line)) {
      lines.push(line);
      continue;
    }
    if (key !== null) yield [key, dedent(lines)];
    key = start ? start[1] : null;
    lines = start ? [start[2]] : [];
  }
  if (key !== null) yield [key, dedent(lines)];
}

/** @param {string[]} lines */
function dedent([first, ...rest]) {
  const indents = rest.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Infinity);
  const body = rest.map((line) => line.slice(Math.min(indent, line.length)));
  return [first, ...body].join('\n').replace(/^\n+/, '').replace(/\s+$/, '');
}

/** A pattern is a list of texts and placeables. */
class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  pattern(ends = () => false) {
    const parts = [];
    let text = '';
    while (this.at < this.text.length && !ends()) {
      const letter = this.text[this.at];
      if (letter === '{') {
        if (text) parts.push(text);
        text = '';
        parts.push(this.placeable());
      } else {
        text += letter;
        this.at += 1;
      }
    }
    if (text) parts.push(text);
    return parts;
  }

  placeable() {
    this.at += 1;
    const subject = this.expression();
    this.space();
    if (this.text.startsWith('->', this.at)) {
      this.at += 2;
      const variants = this.variants();
      this.expect('}');
      return { kind: 'select', subject, variants };
    }
    this.expect('}');
    return subject;
  }

  expression() {
    this.space();
    const rest = this.text.slice(this.at);
    const found = /^(?:\$([\w-]+)|"([^"]*)"|([a-z][\w-]*))/i.exec(rest);
    if (!found) throw new Error(`nothing to say at ${this.at} in “${this.text}”`);
    this.at += found[0].length;
    if (found[1] !== undefined) return { kind: 'variable', name: found[1] };
    if (found[2] !== undefined) return { kind: 'literal', text: found[2] };
    return { kind: 'message', key: found[3] };
  }

  variants() {
    const variants = [];
    for (;;) {
      this.space();
      const head = /^(\*?)\[\s*([\w.-]+)\s*\] */.exec(this.text.slice(this.at));
      if (!head) return variants;
      this.at += head[0].length;
      const ends = () => /^(}|\s*\n\s*(\*?\[|}))/.test(this.text.slice(this.at));
      variants.push({ key: head[2], standard: head[1] === '*', pattern: this.pattern(ends) });
    }
  }

  space() {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  expect(letter) {
    this.space();
    if (this.text[this.at] !== letter) throw new Error(`“${letter}” is missing at ${this.at} in “${this.text}”`);
    this.at += 1;
  }
}

/** What `{ $Piece }` says where the values have a `piece`: a sentence begins with a capital. */
const capital = (value) => (typeof value === 'string' && value ? value[0].toUpperCase() + value.slice(1) : value);

/** A formatter for messages in a language. */
export function formatter(messages, language) {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);

  const format = (pattern, values) => pattern.map((part) => say(part, values)).join('');

  const say = (part, values) => {
    if (typeof part === 'string') return part;
    switch (part.kind) {
      case 'literal':
        return part.text;
      case 'message':
        return message(part.key, values);
      case 'variable': {
        const value = values[part.name] ?? capital(values[part.name[0].toLowerCase() + part.name.slice(1)]);
        return typeof value === 'number' ? numbers.format(value) : String(value ?? `{$${part.name}}`);
      }
      default:
        return format(choose(part, values[part.subject.name]).pattern, values);
    }
  };

  const choose = ({ variants }, value) => {
    const exact = variants.find(({ key }) => key === String(value));
    const plural = typeof value === 'number' ? plurals.select(value) : null;
    return exact ?? variants.find(({ key }) => key === plural) ?? variants.find(({ standard }) => standard);
  };

  const message = (key, values = {}) => {
    const pattern = messages.get(key);
    return pattern ? format(pattern, values) : key;
  };
  return message;
}
