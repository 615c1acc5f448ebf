import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { SiteConfig } from '@emberite/sdk/release';
import type { Store } from '@emberite/delivery/store';

/** A running site on this machine. */
export interface RunningSite {
  /** Origin, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Starts the gateway on a store, at the site's own address, and waits until it listens. */
export async function startSite(
  store: Store,
  site: SiteConfig,
  apiUrl: string,
): Promise<RunningSite> {
  const script = new URL('serve.ts', import.meta.url);
  // Ctrl-C reaches the whole process group, but the parent ends the gateways itself.
  const child = fork(script, [store.root, apiUrl, JSON.stringify(site)], { detached: true });
  const exited = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    exited.then(([code]) => Promise.reject(new Error(`A gateway stopped (exit code ${code}).`))),
  ]);
  return {
    url: site.siteUrl,
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
