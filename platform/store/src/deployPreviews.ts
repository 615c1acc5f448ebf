import type { Objects } from '@emberite/objects';
import { revocationKey } from './people.ts';

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
export type Composed = { set: string } | { refused: string };

/** The folder of the previews in a store. */
export const previewsRoot = 'deploy-previews/';

/** Where a preview is stored. Beside it are `ended`, and how it was composed, by live set. */
export const previewKey = (id: string, file = 'preview.json') => `${previewsRoot}${id}/${file}`;

/** Opens the previews of a store: the registry makes them. */
export function openDeployPreviews(objects: Objects) {
  async function read<T>(key: string): Promise<T | null> {
    const bytes = await objects.get(key);
    return bytes && (JSON.parse(bytes.toString()) as T);
  }

  return {
    /** The preview of a link, by what the link says; null if there is none or it is over. */
    async find(id: string): Promise<DeployPreview | null> {
      if (!/^[\w-]{22}$/.test(id)) return null;
      const preview = await read<DeployPreview>(previewKey(id));
      if (!preview || Date.parse(preview.expires) <= Date.now()) return null;
      const ends = [previewKey(id, 'ended'), revocationKey(preview.by)].map((key) =>
        objects.size(key),
      );
      return (await Promise.all(ends)).every((size) => size === null) ? preview : null;
    },
    /** The result of composing a preview for a live set; null until it is composed. */
    composed: ({ id }: DeployPreview, live: string) =>
      read<Composed>(previewKey(id, `${live}.json`)),
    /** The last set that a preview was composed as, whatever was live then; null if there is none. */
    async lastSet({ id }: DeployPreview): Promise<string | null> {
      const all = await Array.fromAsync(objects.list(`${previewsRoot}${id}/`));
      const newestFirst = all.toSorted(
        (one, other) => Number(other.modified) - Number(one.modified),
      );
      for (const { key } of newestFirst) {
        if (key === previewKey(id) || key === previewKey(id, 'ended')) continue;
        const composed = await read<Composed>(key);
        if (composed && 'set' in composed) return composed.set;
      }
      return null;
    },
  };
}
