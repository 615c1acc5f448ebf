/** The most code units of UTF-16 that a character has on average: a family of four has eleven. */
const unitsPerCharacter = 12;

/**
 * Whether a text has more than so many characters, as a person counts them: an accent, a flag or a family is part of
 * one. What is piled up without end is longer than anything.
 */
export function isLonger(text: string, most: number): boolean {
  if (text.length > most * unitsPerCharacter) return true;
  return [...new Intl.Segmenter().segment(text)].length > most;
}
