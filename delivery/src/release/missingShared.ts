import type { Release } from '@emberite/cli/release';
import { satisfies } from 'semver';

/** A shared module, or the federation runtime, that the shell lacks or has in another version. */
interface MissingShared {
  name: string;
  /** The version range the remote was built against. */
  range: string;
  provided: string | undefined;
}

/** What a remote needs of the shell and the shell does not provide. */
export function missingShared(remote: Release, shell: Release): MissingShared[] {
  return Object.entries(remote.requires)
    .map(([name, range]) => ({ name, range, provided: shell.provides[name]?.version }))
    .filter(({ range, provided }) => !provided || !satisfies(provided, range));
}
