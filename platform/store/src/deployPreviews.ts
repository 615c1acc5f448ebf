import { randomBytes } from 'node:crypto';
import type { Objects } from '@emberite/objects';
import { isSigned, makeKey, readKey, revocationKey, signatureOf } from './index.ts';

/** A release that its team's people may open on the live site. */
export interface DeployPreview {
  /** Unguessable. */
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
  /** Makes a preview. Returns it with the token of its link. */
  create(preview: Omit<DeployPreview, 'id'>): Promise<{ preview: DeployPreview; token: string }>;
  /** The preview of a link's token; null if the token is not signed by us or the preview is over. */
  find(token: string): Promise<DeployPreview | null>;
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

/** The name of the key that links are signed with. It is made once. */
const signingKey = 'deploy-previews';

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

/** Opens the previews of a store. */
export function openDeployPreviews(objects: Objects): DeployPreviews {
  let known: Buffer | null = null;
  const readSecret = async () => (known ??= await readKey(objects, signingKey));

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
      await makeKey(objects, signingKey);
      const signature = signatureOf((await readSecret())!, preview.id);
      await objects.putIfAbsent(keyOf(preview.id, 'preview'), json(preview));
      return { preview, token: `${preview.id}.${signature}` };
    },
    async find(token) {
      const [, id = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(token) ?? [];
      if (!id) return null;
      const key = await readSecret().catch(() => null);
      return key && isSigned(key, id, signature) ? open(id) : null;
    },
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
