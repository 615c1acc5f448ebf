/** They turn round what follows a text. Writing from right to left needs none of them. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Letters that are blank: fillers of Hangul, and Braille without a dot. */
const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0]/g;

/** What a person can see: marks count only on something, and joiners only between letters. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns a text as a person sees it: without what changes the direction of others, or empty. */
export function asSeen(text: string): string {
  const plain = text.replace(directionControls, '');
  // What is refused must stay, so that the person learns of it.
  if (/[\p{Cc}\p{Cs}]/u.test(plain)) return plain;
  return visible.test(plain.replace(blankLetters, '')) ? plain.trim() : '';
}
