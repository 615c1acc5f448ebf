import { registryAt } from '@emberite/cli/release';
import type { Package, Registry } from '@emberite/release';
import { openTokens } from '@emberite/registry';
import { createRegistryServer } from '@emberite/registry/server';
import type { Grant } from '@emberite/store/people';
import type { Store } from '@emberite/store';
import { packageOf, remoteDist, siteWith, tempFolder, testRegistry } from './fixtures.ts';
import type { RemoteSpec } from './fixtures.ts';
import { listen } from './http.ts';

/** The registry of a site, as teams reach it with their tokens. */
export interface TeamRegistry extends AsyncDisposable {
  /** Where its builds and its store are. */
  folder: string;
  store: Store;
  tokens: ReturnType<typeof openTokens>;
  /** Its origin. */
  url: string;
  /** The registry with a new token. */
  as(grant: Grant): Promise<Registry & { token: string }>;
  /** Builds a release. */
  packageOf(spec: RemoteSpec): Promise<Package>;
}

/** Starts the registry of a site with these remotes. */
export async function startTeamRegistry(...remotes: RemoteSpec[]): Promise<TeamRegistry> {
  const folder = await tempFolder();
  const store = await siteWith(folder.path, ...remotes);
  const tokens = openTokens(store.objects);
  const server = createRegistryServer(testRegistry(store), tokens, () => {});
  const url = `http://127.0.0.1:${await listen(server)}`;
  return {
    folder: folder.path,
    store,
    tokens,
    url,
    async as(grant) {
      const { text: token } = await tokens.create(grant);
      return { ...registryAt(url, token), token };
    },
    packageOf: async (spec) => packageOf(await remoteDist(folder.path, spec)),
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections();
      await folder[Symbol.asyncDispose]();
    },
  };
}
