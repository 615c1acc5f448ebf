import { join } from 'node:path';
import { expect } from 'vitest';
import type { Log } from '@emberite/config/log';
import type { Gateway, GatewayOptions } from '@emberite/gateway';
import type { SiteSource } from '@emberite/gateway';
import { createGateway } from '@emberite/gateway';
import type { Store } from '@emberite/store';
import { site } from './fixtures.ts';

/** Creates the gateway of a store in production, with its cache in a folder, and without an API unless it is named. */
export const testGateway = (
  store: Store,
  folder: string,
  log: Log = () => {},
  more: Partial<GatewayOptions> = {},
): Promise<Gateway> =>
  createGateway({
    store,
    cache: join(folder, 'cache'),
    siteUrl: site.siteUrl,
    apiUrl: 'http://127.0.0.1:1',
    production: true,
    log,
    ...more,
  });

const none = () => expect.unreachable();

/**
 * The source of a server in a test of forwarded calls: it has nothing, and must not be asked for
 * anything.
 */
export const noPages: SiteSource = {
  viewFor: () => ({
    set: { id: '', releases: {}, site, composer: 0, compositions: [] },
    pages: {
      known: () => undefined,
      find: none,
      target: () => undefined,
      redirect: () => undefined,
      file: () => undefined,
    },
  }),
  evidenceOf: () => null,
  team: { handle: none, ending: none },
  isGone: none,
  serve: none,
  status: none,
  close() {},
};
