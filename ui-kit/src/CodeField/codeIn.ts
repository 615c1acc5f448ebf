/** How many digits a code has. */
export const codeLength = 6;

const digit = /\p{Nd}/u;

/** The value of a digit of any script: Unicode lists each script's ten in a row. */
function valueOf(character: string): number {
  let place = 0;
  const point = character.codePointAt(0) ?? 0;
  while (digit.test(String.fromCodePoint(point - place - 1))) place += 1;
  return place % 10;
}

/** Writes the digits of every script as 0 to 9, without characters that nobody sees between them. */
const inAscii = (text: string) =>
  text.replace(/\p{Cf}/gu, '').replace(/\p{Nd}/gu, (character) => String(valueOf(character)));

/** Returns the digits in a text, at most six. */
export const digitsIn = (text: string): string =>
  inAscii(text).replace(/\D/g, '').slice(0, codeLength);

/** Whether a text could be some digits of a code, and nothing else. */
export const isPartOfCode = (text: string): boolean =>
  /^[\p{Nd}\s-]*$/u.test(text) && inAscii(text).replace(/\D/g, '').length <= codeLength;

/** From the clearest form to the least clear: `123456`, `123 456`. None is a part of another number. */
const forms = [
  /(?<!\d[.,:/-]?)\d{6}(?![.,:/-]?\d)/g,
  /(?<!\d[\s.,:/-]?)\d{3}[\s\u2013-]\d{3}(?![\s.,:/-]?\d)/g,
];

/**
 * Returns the code in a text like `Nov 24, 10:15: Your code: 012345`; undefined if it does not have
 * exactly one.
 */
export function codeIn(text: string): string | undefined {
  const plain = inAscii(text);
  for (const form of forms) {
    const found = new Set(plain.match(form)?.map(digitsIn));
    if (found.size > 0) return found.size === 1 ? [...found][0] : undefined;
  }
  // Nothing but the code: `1 2 3 4 5 6`.
  const digits = plain.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
