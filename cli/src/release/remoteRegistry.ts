import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RefusedError } from './RefusedError.ts';
import type { Listing, Registry, TracedFailure } from './registry.ts';

/** The files of a build that make its release, by path from its folder. */
async function filesOf(dist: string): Promise<string[]> {
  const paths = await readdir(dist, { recursive: true });
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(^|\/)(build\.json|(browser|node)\/[^/]+)$/.test(path));
}

/**
 * The registry of a site that runs elsewhere.
 *
 * @param site origin of the site
 * @param token what the site's operators gave the team
 */
export function registryAt(site: string, token: string): Registry {
  async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
    const url = `${site}/registry/${path}`;
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(url, { ...init, headers }).catch((error: Error) => {
      throw new RefusedError(
        `${site} does not respond (${(error.cause as Error)?.message ?? error.message}).`,
      );
    });
    const body = (await response.json().catch(() => null)) as { message?: string } | null;
    if (response.ok && body) return body as T;
    throw new RefusedError(
      body?.message ?? `${url} responded with ${response.status}. Is there a site of Ember?`,
    );
  }
  const only = (remote?: string) => (remote ? `?remote=${encodeURIComponent(remote)}` : '');
  return {
    async publish(dists, commit) {
      const form = new FormData();
      if (commit) form.set('commit', commit);
      for (const [index, dist] of dists.entries()) {
        for (const file of await filesOf(dist)) {
          form.append(`${index}/${file}`, await openAsBlob(join(dist, file)), file);
        }
      }
      return ask('releases', { method: 'POST', body: form });
    },
    rollback: (remote) => ask(`rollback${only(remote)}`, { method: 'POST' }),
    list: () => ask<Listing>('releases'),
    failures: (remote) => ask<TracedFailure[]>(`failures${only(remote)}`),
  };
}
