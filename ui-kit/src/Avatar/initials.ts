const shades = ['ember', 'pine', 'plum', 'lake'] as const;

/** The first letter as a person sees it: a flag or a family is one. */
const first = (word: string): string | undefined =>
  new Intl.Segmenter().segment(word).containing(0)?.segment;

/** The first letters of the first and last word: 'Maya de Groot' → 'MG'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return letters.map((word = '') => first(word)?.toUpperCase()).join('');
}

/** Returns the same colour for the same name, everywhere. */
export function shade(name: string): (typeof shades)[number] {
  const sum = Array.from(name).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return shades[sum % shades.length] ?? 'ember';
}
