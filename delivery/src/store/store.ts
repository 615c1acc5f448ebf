import type { Release } from '@emberite/cli/release';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lock } from 'proper-lockfile';
import type { ReleaseSet } from './model.ts';

/** Keeps releases, release sets, composed pages and the pointer to the live set. */
export interface Store {
  /** Folder of the store. */
  readonly root: string;
  /** Path of a release's folder, whether or not it exists. */
  releaseFolder(name: string, id: string): string;
  release(name: string, id: string): Promise<Release>;
  /** Moves a finished folder into place as a release. An existing release is left as it is. */
  addRelease(release: Release, folder: string): Promise<void>;
  set(id: string): Promise<ReleaseSet>;
  /** Stores a set, which must go live next: what it names may be served. Returns it with its id. */
  addSet(releases: ReleaseSet['releases']): Promise<ReleaseSet>;
  /** Brotli's quality for composed pages, 0 to 11; undefined for the best. */
  readonly quality: number | undefined;
  /** Path of a set's composed pages for a site's configuration. */
  composedFolder(set: string, site: string): string;
  /** Path of a link preview, whether or not it exists. */
  previewFile(name: string): string;
  addPreview(name: string, png: Buffer): Promise<void>;
  /** Id of the live set, or `null` before the first. */
  live(): Promise<string | null>;
  goLive(set: string): Promise<void>;
  /** Whether a release is in a set that is or was live. */
  hasShipped(name: string, id: string): Promise<boolean>;
  /** Creates an empty folder in the store, for work that is moved into place when it is done. */
  scratch(): Promise<string>;
  /** Runs `work` with an exclusive lock on what is live. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

/** A store in which `find` has some more releases, or other ones. */
export const overlay = (
  store: Store,
  find: (name: string, id: string) => { folder: string; release(): Promise<Release> } | undefined,
): Store => ({
  ...store,
  releaseFolder: (name, id) => find(name, id)?.folder ?? store.releaseFolder(name, id),
  release: (name, id) => find(name, id)?.release() ?? store.release(name, id),
});

/** The set of these releases. The same releases have the same id. */
export function setOf(releases: ReleaseSet['releases']): ReleaseSet {
  const id = hash('sha256', json(releases)).slice(0, 16);
  return { id, releases };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function read<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** Removes what killed processes have left behind. */
async function clearScratch(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    try {
      process.kill(Number(name.split('-')[0]), 0);
    } catch {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

/**
 * Opens the store in a folder; creates the folder if it is missing. The best brotli takes seconds to
 * compress all pages of a set. Tests, which compose many sets, pass a lower `quality`.
 */
export async function openStore(
  folder: string,
  { quality }: { quality?: number } = {},
): Promise<Store> {
  const root = resolve(folder);
  // Nobody else on this machine reads it. A folder that is already there keeps its rights.
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const part of ['releases', 'sets', 'composed', 'previews', 'scratch']) {
    await mkdir(join(root, part), { recursive: true });
  }
  await clearScratch(join(root, 'scratch'));
  const pointer = join(root, 'live');
  let scratches = 0;
  /** The sets that `hasShipped` has read, by file, and the releases that they name. */
  const readSets = new Set<string>();
  const shipped = new Set<string>();

  const store: Store = {
    root,
    releaseFolder: (name, id) => join(root, 'releases', name, id),
    release: (name, id) => read<Release>(join(store.releaseFolder(name, id), 'release.json')),
    async addRelease(release, folder) {
      const target = store.releaseFolder(release.name, release.id);
      await mkdir(join(target, '..'), { recursive: true });
      try {
        await rename(folder, target);
      } catch (error) {
        if (!existsSync(target)) throw error;
        await rm(folder, { recursive: true });
      }
    },
    set: (id) => read<ReleaseSet>(join(root, 'sets', `${id}.json`)),
    async addSet(releases) {
      const set = setOf(releases);
      await replace(join(root, 'sets', `${set.id}.json`), json(set));
      return set;
    },
    quality,
    composedFolder: (set, site) => join(root, 'composed', `${set}-${site}`),
    previewFile: (name) => join(root, 'previews', `${name}.png`),
    addPreview: (name, png) => replace(store.previewFile(name), png),
    live: () =>
      readFile(pointer, 'utf8').then(
        (text) => text.trim(),
        () => null,
      ),
    goLive: (set) => replace(pointer, `${set}\n`),
    async hasShipped(name, id) {
      const release = `${name}/${id}`;
      if (shipped.has(release)) return true;
      for (const file of await readdir(join(root, 'sets'))) {
        if (readSets.has(file)) continue;
        const set = await store.set(file.replace('.json', '')).catch(() => null);
        if (!set) continue;
        for (const [owner, ids] of Object.entries(set.releases)) {
          for (const one of ids) shipped.add(`${owner}/${one}`);
        }
        readSets.add(file);
      }
      return shipped.has(release);
    },
    async scratch() {
      const folder = join(root, 'scratch', `${process.pid}-${Date.now()}-${(scratches += 1)}`);
      await mkdir(folder, { recursive: true });
      return folder;
    },
    async exclusively(work) {
      const release = await lock(root, {
        lockfilePath: join(root, 'lock'),
        stale: 3_000,
        update: 1_000,
        retries: { retries: 600, minTimeout: 100, maxTimeout: 200, factor: 1 },
      });
      try {
        return await work();
      } finally {
        await release();
      }
    },
  };

  /** Writes a file atomically: readers see the old content or the new content. */
  async function replace(file: string, content: string | Buffer): Promise<void> {
    const folder = await store.scratch();
    await writeFile(join(folder, 'file'), content);
    await rename(join(folder, 'file'), file);
    await rm(folder, { recursive: true });
  }

  return store;
}
