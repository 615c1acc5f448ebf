import type { Objects } from '@emberite/objects';
import { openTokens } from '../registry/tokens.ts';

/** How long a list of people is used, in ms: as long as it may take until one is no longer let in. */
const fresh = 2_000;

/**
 * Returns whether an email address, in lower case, is that of one of a package's people; without a package,
 * of anybody's. They stand with the tokens that are not revoked.
 */
export function peopleOf(objects: Objects): (email: string, name?: string) => Promise<boolean> {
  const tokens = openTokens(objects);
  let known: { at: number; all: ReturnType<typeof tokens.list> } | undefined;

  return async (email, name) => {
    if (!known || performance.now() - known.at > fresh) {
      known = { at: performance.now(), all: tokens.list() };
      known.all.catch(() => (known = undefined));
    }
    return (await known.all).some(
      ({ revoked, remotes, people = [] }) =>
        !revoked &&
        people.some((one) => one.toLowerCase() === email) &&
        (name === undefined || remotes.includes('*') || remotes.includes(name)),
    );
  };
}
