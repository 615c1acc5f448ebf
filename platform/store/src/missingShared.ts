import type { Release } from '@emberite/release';
// Not all of it, which a gateway would load.
import satisfies from 'semver/functions/satisfies.js';

/**
 * Something that a remote needs from a shared module, or from the federation runtime, and that the
 * shell does not have.
 */
type MissingShared = { name: string } & (
  | {
      /** The version range the remote was built against. */
      range: string;
      provided: string | undefined;
    }
  | {
      /** The exports that the remote uses and the module does not have. */
      exports: string[];
    }
);

/** What a remote needs from the shell and the shell does not provide. */
export function missingShared(remote: Release, shell: Release): MissingShared[] {
  const versions = Object.entries(remote.requires)
    .map(([name, range]) => ({ name, range, provided: shell.provides[name]?.version }))
    .filter(({ range, provided }) => !provided || !satisfies(provided, range));
  const uses = Object.entries(remote.uses ?? {}).flatMap(([name, used]) => {
    const offered = shell.provides[name]?.exports;
    const missing = used.filter((one) => one !== '*' && offered && !offered.includes(one));
    return missing.length > 0 ? [{ name, exports: missing }] : [];
  });
  return [...versions, ...uses];
}
