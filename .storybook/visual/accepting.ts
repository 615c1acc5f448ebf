/** The components whose pictures a run accepts instead of comparing them. */
export interface Accepting {
  /** Empty for all components. */
  names: string[];
}

/** Parses `all` or comma-separated names; undefined if nothing is accepted. */
export function readAccepting(value: string | undefined): Accepting | undefined {
  if (!value) return undefined;
  return { names: value === 'all' ? [] : value.split(',') };
}

/** Returns the components to accept. */
export function chosenOf<Named extends { component: string }>(
  { names }: Accepting,
  all: Named[],
): Named[] {
  return names.length === 0 ? all : all.filter(({ component }) => names.includes(component));
}

/** Returns one line that lists what was accepted. */
export function acceptedMessage(changed: string[]): string {
  return changed.length === 0
    ? 'Accepted nothing: no picture changed.'
    : `Accepted ${changed.length}: ${changed.join(', ')}.`;
}
