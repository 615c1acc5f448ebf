/** Words that do not say what a question is about. */
const fillers = new Set(
  'about and are can could did does for from get has have how into its may not should that the them there they this was were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** The words that say what a text is about. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !fillers.has(word));

/** 'host' and 'hosting', but not 'pay' and 'payment': short words begin too many others. */
function areAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short === long || (short.length > 3 && long.startsWith(short));
}

/** How many known questions are offered for an unknown one. */
const most = 3;

/** Returns the known questions that share most words with another question, the best first. */
export function matchesOf(asked: string, known: readonly string[]): string[] {
  const words = wordsOf(asked);
  return known
    .map((question) => {
      const own = wordsOf(question);
      return { question, shared: words.filter((word) => own.some((each) => areAlike(word, each))) };
    })
    .filter(({ shared }) => shared.length > 0)
    .toSorted((a, b) => b.shared.length - a.shared.length)
    .slice(0, most)
    .map(({ question }) => question);
}
