/** What a run makes the look to hold against, instead of comparing. */
export interface Accepting {
  /** Empty for all there are. */
  names: string[];
}

/** Reads `all` or names with commas between; undefined where nothing is to be accepted. */
export function readAccepting(asked: string | undefined): Accepting | undefined {
  if (!asked) return undefined;
  return { names: asked === 'all' ? [] : asked.split(',') };
}

/** Of some components those that are to be accepted. */
export function chosenOf<Named extends { component: string }>(
  { names }: Accepting,
  all: Named[],
): Named[] {
  return names.length === 0 ? all : all.filter(({ component }) => names.includes(component));
}

/** One line about what was accepted. */
export function acceptedWords(changed: string[]): string {
  return changed.length === 0
    ? 'Accepted nothing: everything looks as before.'
    : `Accepted ${changed.length}: ${changed.join(', ')}.`;
}
