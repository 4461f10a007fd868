// The kinds of games there are, as the server names them. A test holds them against the rules.

export const BOARDS = ['standard', 'columns', 'tiles', 'rows'];

export const VARIANTS = ['standard', 'colours', 'strict', 'strict-colours'];

/** The two choices a variant is made of. */
const CHOICES = {
  standard: { colours: false, strict: false },
  colours: { colours: true, strict: false },
  strict: { colours: false, strict: true },
  'strict-colours': { colours: true, strict: true },
};

/** @param {string | null} variant */
export function choicesOf(variant) {
  return CHOICES[variant ?? 'standard'] ?? CHOICES.standard;
}

/** @param {{ colours: boolean, strict: boolean }} wish */
export function variantOf({ colours, strict }) {
  return VARIANTS.find((name) => CHOICES[name].colours === colours && CHOICES[name].strict === strict) ?? 'standard';
}
