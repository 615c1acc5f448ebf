import { randomBytes } from 'node:crypto';
import type { Objects } from '@emberite/objects';
import { revocationKey } from './index.ts';

/** A release that its team's people may open on the live site. */
export interface DeployPreview {
  /** Unguessable: 128 random bits. It is in the preview's link. */
  id: string;
  /** Its package. */
  name: string;
  release: string;
  /** Name of the token that it was made with. */
  by: string;
  /** ISO time from which on its link no longer works. */
  expires: string;
  /** Path of the first of its pages. */
  opens: string;
}

/** The result of composing a preview for a live set: another set, or why there is none. */
type Composed = { set: string } | { refused: string };

/** The previews of a store: made by the registry, read by gateways. */
export interface DeployPreviews {
  /** Makes a preview. */
  create(preview: Omit<DeployPreview, 'id'>): Promise<DeployPreview>;
  /** The preview of a link, by what the link says; null if there is none or it is over. */
  find(id: string): Promise<DeployPreview | null>;
  /** Those that are not over: they have not expired, nobody has ended them, and who made them may still do so. */
  active(): Promise<DeployPreview[]>;
  /** Ends a preview at once, by its id. */
  end(id: string): Promise<void>;
  /** The result of composing a preview for a live set; null until it is composed. */
  composed(preview: DeployPreview, live: string): Promise<Composed | null>;
  /** The last set that a preview was composed as, whatever was live then; null if there is none. */
  lastSet(preview: DeployPreview): Promise<string | null>;
  addComposed(preview: DeployPreview, live: string, composed: Composed): Promise<void>;
}

const root = 'deploy-previews/';

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

/** Opens the previews of a store. */
export function openDeployPreviews(objects: Objects): DeployPreviews {
  async function read<T>(key: string): Promise<T | null> {
    const bytes = await objects.get(key);
    return bytes && (JSON.parse(bytes.toString()) as T);
  }

  const keyOf = (id: string, file: string) => `${root}${id}/${file}.json`;
  const endOf = (id: string) => `${root}${id}/ended`;

  /** A preview, unless it is over. */
  async function open(id: string): Promise<DeployPreview | null> {
    const preview = await read<DeployPreview>(keyOf(id, 'preview'));
    if (!preview || Date.parse(preview.expires) <= Date.now()) return null;
    const ends = await Promise.all(
      [endOf(id), revocationKey(preview.by)].map((key) => objects.size(key)),
    );
    return ends.every((size) => size === null) ? preview : null;
  }

  return {
    async create(given) {
      const preview = { id: randomBytes(16).toString('base64url'), ...given };
      await objects.putIfAbsent(keyOf(preview.id, 'preview'), json(preview));
      return preview;
    },
    find: async (id) => (/^[\w-]{22}$/.test(id) ? open(id) : null),
    async active() {
      const found: DeployPreview[] = [];
      for await (const { key } of objects.list(root)) {
        const [id, file] = key.slice(root.length).split('/');
        const preview = id && file === 'preview.json' ? await open(id) : null;
        if (preview) found.push(preview);
      }
      return found;
    },
    async end(id) {
      await objects.putIfAbsent(endOf(id), Buffer.from('\n'));
    },
    async lastSet({ id }) {
      const all = await Array.fromAsync(objects.list(`${root}${id}/`));
      const newestFirst = all.toSorted(
        (one, other) => Number(other.modified) - Number(one.modified),
      );
      for (const { key } of newestFirst) {
        if (key === keyOf(id, 'preview') || key === endOf(id)) continue;
        const composed = await read<Composed>(key);
        if (composed && 'set' in composed) return composed.set;
      }
      return null;
    },
    composed: ({ id }, live) => read<Composed>(keyOf(id, live)),
    async addComposed({ id }, live, composed) {
      await objects.putIfAbsent(keyOf(id, live), json(composed));
    },
  };
}
