import { registryAt } from '@emberite/cli/release';
import { openTokens } from '@emberite/registry';
import { createRegistryServer } from '@emberite/registry/server';
import type { Grant } from '@emberite/store/people';
import { packageOf, remoteDist, siteWith, tempFolder, testRegistry } from './fixtures.ts';
import type { RemoteSpec } from './fixtures.ts';
import { listen } from './http.ts';

/** The registry of a site, as teams reach it with their tokens. */
export type TeamRegistry = Awaited<ReturnType<typeof startTeamRegistry>>;

/** Starts the registry of a site with these remotes. */
export async function startTeamRegistry(...remotes: RemoteSpec[]) {
  const folder = await tempFolder();
  const store = await siteWith(folder.path, ...remotes);
  const tokens = openTokens(store.objects);
  const server = createRegistryServer(testRegistry(store), tokens, () => {});
  const url = `http://127.0.0.1:${await listen(server)}`;
  return {
    /** Where its builds and its store are. */
    folder: folder.path,
    store,
    tokens,
    /** Its origin. */
    url,
    /** The registry with a new token. */
    async as(grant: Grant) {
      const { text: token } = await tokens.create(grant);
      return { ...registryAt(url, token), token };
    },
    /** Builds a release. */
    packageOf: async (spec: RemoteSpec) => packageOf(await remoteDist(folder.path, spec)),
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections();
      await folder[Symbol.asyncDispose]();
    },
  };
}
