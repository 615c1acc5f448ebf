import { hash } from 'node:crypto';
import { RefusedError } from '@emberite/release';
import type { Move, Package, Release } from '@emberite/release';
import { folderObjects } from '@emberite/objects';
import type { Objects } from '@emberite/objects';
import { packComposition, parseComposition, unpackComposition } from './composition.ts';
import { createRecent } from './recent.ts';
import type { Composition, ReleaseSet } from './model.ts';

/** Stores releases, release sets, their compositions, and the moves that made them live. */
export interface Store {
  readonly objects: Objects;
  /** Whether there is a release, whole. */
  has(name: string, id: string): Promise<boolean>;
  /** Lets a release that is needed again look new to the collection of old ones. */
  keep(name: string, id: string): Promise<void>;
  /** Reads a release. Rejects if there is none. */
  release(name: string, id: string): Promise<Release>;
  /** The names of the files for browsers of a release, also of one that is being stored; none if there is neither. */
  claimed(name: string, id: string): Promise<string[]>;
  /** Reads a file of a release, like `browser/main.js`; null if there is none. */
  file(name: string, id: string, path: string): Promise<Buffer | null>;
  /** The sources of a release's bundle for Node, by file. */
  sources(name: string, id: string): Promise<Record<string, string>>;
  /**
   * Stores a release. An existing one gets only what it has lost. Refuses one with a file for browsers that differs from
   * the file of that name in another release: both would have the same address.
   */
  addRelease(release: Package): Promise<void>;
  /** Whether a release is or was live. */
  hasShipped(name: string, id: string): Promise<boolean>;
  /** A file for browsers of a release that is or was live; null if no such release has one of that name. */
  served(name: string, file: string): Promise<ServedFile | null>;
  /** Remembers that a release goes live: its files may be served. Refuses a new one that has lost some. */
  ship(name: string, id: string): Promise<void>;
  set(id: string): Promise<ReleaseSet>;
  /** Stores a set. Returns it with its id. */
  addSet(set: Omit<ReleaseSet, 'id'>): Promise<ReleaseSet>;
  /** Reads a composition; null if there is none. Rejects if its bytes are not those that were stored, or too many. */
  composition(key: string): Promise<Composition | null>;
  addComposition(key: string, composition: Composition): Promise<void>;
  preview(name: string): Promise<Buffer | null>;
  addPreview(name: string, png: Buffer): Promise<void>;
  /** The last move; null before the first. */
  latest(): Promise<Move | null>;
  /** Whether there is a move after that of this number: one small request. */
  hasNext(number: number): Promise<boolean>;
  /** Makes a set live. Resolves with false if another move has its number already: nothing has changed then. */
  addMove(move: Move): Promise<boolean>;
  /** Every stored move, newest first. */
  moves(): AsyncIterable<Move>;
}

/** A file that the gateway may serve: the first release that went live with it, and the hash of its bytes. */
interface ServedFile {
  id: string;
  integrity: string;
}

/** How many releases are held in memory: more than a site of a hundred remotes has in use. */
const mostReleases = 500;

/** How many served files are held in memory. */
const mostServed = 20_000;

/** How many objects are read or written at the same time. */
const most = 16;

class MissingObject extends Error {}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** The key of a move. */
export const moveKey = (number: number) => `moves/${String(number).padStart(6, '0')}.json`;

const isMove = (key: string) => /^moves\/\d+\.json$/.test(key);

/** Runs `work` on each item, several at a time. If some of it throws, so does this, once all others have ended. */
export async function forEach<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<unknown>,
): Promise<void> {
  const rest = items.entries();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const [index, item] of rest) await work(item, index);
  });
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

/** Opens the store in a bucket, or in a folder, which is created if it is missing. */
export function openStore(place: Objects | string): Store {
  const objects = typeof place === 'string' ? folderObjects(place) : place;
  const releases = createRecent<Release>(mostReleases);
  const shipped = new Set<string>();
  const servedFiles = createRecent<ServedFile>(mostServed);
  let last = 0;

  const at = (name: string, id: string, path: string) => `releases/${name}/${id}/${path}`;

  /** Where all releases of a package have a file for browsers, and its copies; undefined for other files. */
  function sharedAt(name: string, path: string): string | undefined {
    const [, file, copy = 'identity'] = /^browser\/(.+?)(?:\.(br|gz))?$/.exec(path) ?? [];
    return file && `files/${name}/${file}/${copy}`;
  }

  async function addFile(name: string, id: string, path: string, bytes: Buffer): Promise<void> {
    const shared = sharedAt(name, path);
    if (await objects.putIfAbsent(shared ?? at(name, id, path), bytes)) return;
    if (!shared?.endsWith('/identity')) return;
    if ((await objects.get(shared))?.equals(bytes)) return;
    throw new RefusedError(
      `${path} of ${name} differs from the file of that name in another release. The name of a file contains a hash of its content: build again with the build preset.`,
    );
  }

  async function read<T>(key: string): Promise<T> {
    const bytes = await objects.get(key);
    if (!bytes) throw new MissingObject(`The store has no ${key}.`);
    return JSON.parse(bytes.toString()) as T;
  }

  const store: Store = {
    objects,
    has: async (name, id) => (await objects.size(at(name, id, 'release.json'))) !== null,
    async keep(name, id) {
      await objects.putIfAbsent(at(name, id, `taken-${Date.now()}`), Buffer.from('\n'));
    },
    release(name, id) {
      const key = at(name, id, 'release.json');
      return releases(key, () => read<Release>(key));
    },
    async claimed(name, id) {
      const claim = await objects.get(at(name, id, 'claim.json'));
      if (claim) return JSON.parse(claim.toString()) as string[];
      // A release from before releases made claims.
      const complete = await objects.get(at(name, id, 'release.json'));
      return complete ? Object.keys((JSON.parse(complete.toString()) as Release).files) : [];
    },
    async file(name, id, path) {
      const shared = sharedAt(name, path);
      // A release from before releases shared their files has its own.
      return (shared && (await objects.get(shared))) || objects.get(at(name, id, path));
    },
    async sources(name, id) {
      const prefix = at(name, id, 'node/');
      const files: Record<string, string> = {};
      const keys = await Array.fromAsync(objects.list(prefix), ({ key }) => key);
      await forEach(keys, most, async (key) => {
        files[key.slice(prefix.length)] = String(await objects.get(key));
      });
      return files;
    },
    async addRelease({ release: { name, id, ...rest }, files }) {
      // A collection may have deleted files of one that is complete: they are stored again.
      if (await store.has(name, id)) await store.keep(name, id);
      // First, so that the collection of old files leaves what it shares with releases that are gone.
      await objects.putIfAbsent(at(name, id, 'claim.json'), json(Object.keys(rest.files)));
      await forEach([...files], most, ([path, bytes]) => addFile(name, id, path, bytes));
      // Last, because it completes the release.
      await objects.putIfAbsent(at(name, id, 'release.json'), json({ name, id, ...rest }));
    },
    async hasShipped(name, id) {
      const key = at(name, id, 'shipped');
      if (shipped.has(key)) return true;
      if ((await objects.size(key)) === null) return false;
      shipped.add(key);
      return true;
    },
    served(name, file) {
      const key = `files/${name}/${file}/served`;
      return servedFiles(key, () => read<ServedFile>(key)).catch((error: unknown) => {
        if (error instanceof MissingObject) return null;
        throw error;
      });
    },
    async ship(name, id) {
      const { files } = await store.release(name, id);
      // Not what is remembered: a collection may have deleted it since.
      const isNew = (await objects.size(at(name, id, 'shipped'))) === null;
      await forEach(Object.entries(files), most, async ([file, { integrity }]) => {
        await objects.putIfAbsent(`files/${name}/${file}/served`, json({ id, integrity }));
        const isGone =
          isNew &&
          (await objects.size(`files/${name}/${file}/identity`)) === null &&
          (await objects.size(at(name, id, `browser/${file}`))) === null;
        if (!isGone) return;
        throw new RefusedError(
          `A collection has deleted ${file} of ${name} ${id} while that was uploaded. Publish it again.`,
        );
      });
      await objects.putIfAbsent(at(name, id, 'shipped'), Buffer.from('\n'));
    },
    set: (id) => read<ReleaseSet>(`sets/${id}.json`),
    async addSet(set) {
      const id = hash('sha256', JSON.stringify(set)).slice(0, 16);
      await objects.putIfAbsent(`sets/${id}.json`, json({ id, ...set }));
      return { id, ...set };
    },
    async composition(key) {
      const bytes = await objects.get(`compositions/${key}.bin`);
      if (bytes) return unpackComposition(bytes);
      // From before they were stored as bytes.
      const json = await objects.get(`compositions/${key}.json`);
      return json && parseComposition(json);
    },
    async addComposition(key, composition) {
      await objects.putIfAbsent(`compositions/${key}.bin`, packComposition(composition));
    },
    preview: (name) => objects.get(`previews/${name}.png`),
    async addPreview(name, png) {
      await objects.putIfAbsent(`previews/${name}.png`, png);
    },
    async latest() {
      if (last === 0) {
        // A short list: old moves are deleted.
        for await (const { key } of objects.list('moves/')) {
          if (isMove(key))
            last = Math.max(last, Number(key.slice('moves/'.length, -'.json'.length)));
        }
      }
      // Other calls may be searching at the same time.
      for (let next = last; await store.hasNext(next); last = Math.max(last, next)) next += 1;
      if (last === 0) return null;
      const move = await objects.get(moveKey(last));
      if (move) return JSON.parse(move.toString()) as Move;
      // Somebody has restored an earlier store.
      last = 0;
      return store.latest();
    },
    hasNext: async (number) => (await objects.size(moveKey(number + 1))) !== null,
    addMove: (move) => objects.putIfAbsent(moveKey(move.number), json(move)),
    async *moves() {
      const keys = await Array.fromAsync(objects.list('moves/'), ({ key }) => key);
      for (const key of keys.filter(isMove).toReversed()) {
        const move = await objects.get(key);
        // Somebody may be deleting the old ones.
        if (move) yield JSON.parse(move.toString()) as Move;
      }
    },
  };
  return store;
}
