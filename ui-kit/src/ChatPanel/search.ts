/** Words that do not say what a question is about. */
const fillers = new Set(
  'a about am an and any anything are as at be been but by can could did do does else ever everything for from get give got had has have hello help hey hi how i if in into is it its just know let like make may me mine more much my need no not of on or our own please should so some somebody something still tell than thank thanks that the their them then there these they this those to too try up us use very want was we were what whats when where which who why will wish with would you your'.split(
    ' ',
  ),
);

/** 'invite', 'invites', 'invited' and 'inviting' become 'invit'. At least three letters stay. */
const stem = (word: string): string =>
  word
    .replace(/(?<=\p{L}{3})ies$/u, 'y')
    .replace(/(?<=\p{L}{3})(?:ing|ed|s)$/u, '')
    .replace(/(?<=\p{L}{3})e$/u, '');

/** The words that say what a text is about, each once; all its words if it has no others. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/['’\p{M}]/gu, '');
  const all = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => !fillers.has(word) && !fillers.has(stem(word)));
  return [...new Set((telling.length > 0 ? telling : all).map(stem))];
}

/** 'host' and 'hosts', but not 'pay' and 'paypal': short words begin too many others. */
function areAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short === long || (short.length > 3 && long.startsWith(short));
}

/** A question to find, and other words that people use for it. */
export interface Findable {
  question: string;
  words?: string | undefined;
}

/** A question with words in common: 1 if all of both are. */
export interface Match {
  question: string;
  score: number;
}

/**
 * Returns the questions that have words in common with what was typed, the best first. The fewer questions have a word,
 * the more it counts.
 */
export function search(typed: string, known: readonly Findable[]): Match[] {
  const entries = known.map(({ question, words = '' }) => {
    const own = wordsOf(question);
    return { question, own, all: words ? [...own, ...wordsOf(words)] : own };
  });
  const weigh = (words: readonly string[]) =>
    words
      .map((word) => entries.filter(({ all }) => all.some((each) => areAlike(word, each))).length)
      .reduce((sum, count) => sum + Math.log(1 + known.length / (count || 1)), 0);
  const asked = wordsOf(typed);
  const whole = weigh(asked);
  const among = (words: readonly string[], others: readonly string[]) =>
    weigh(words.filter((word) => others.some((each) => areAlike(word, each))));
  return entries
    .map(({ question, own, all }) => {
      const score = 0.7 * (among(asked, all) / whole) + 0.3 * (among(own, asked) / weigh(own));
      return { question, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
