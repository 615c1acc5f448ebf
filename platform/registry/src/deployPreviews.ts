import { randomBytes } from 'node:crypto';
import type { Objects } from '@emberite/objects';
import { openDeployPreviews, previewKey, previewsRoot } from '@emberite/store/deployPreviews';
import type { Composed, DeployPreview } from '@emberite/store/deployPreviews';

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

/** The previews of a store, for the registry, which alone makes them. */
export type DeployPreviews = ReturnType<typeof keepDeployPreviews>;

/** Opens the previews of a store, to make, compose and end them. */
export function keepDeployPreviews(objects: Objects) {
  const previews = openDeployPreviews(objects);
  return {
    ...previews,
    /** Makes a preview. */
    async create(given: Omit<DeployPreview, 'id'>): Promise<DeployPreview> {
      // A program takes what begins with a hyphen for an option.
      const id = randomBytes(16).toString('base64url').replace(/^-/, '_');
      const preview = { id, ...given };
      await objects.putIfAbsent(previewKey(preview.id), json(preview));
      return preview;
    },
    /** Those that are not over: they have not expired, nobody has ended them, and who made them may still do so. */
    async active(): Promise<DeployPreview[]> {
      const found: DeployPreview[] = [];
      for await (const { key } of objects.list(previewsRoot)) {
        const [id, file] = key.slice(previewsRoot.length).split('/');
        const preview = id && file === 'preview.json' ? await previews.find(id) : null;
        if (preview) found.push(preview);
      }
      return found;
    },
    /** Ends a preview at once, by its id. */
    async end(id: string): Promise<void> {
      await objects.putIfAbsent(previewKey(id, 'ended'), Buffer.from('\n'));
    },
    async addComposed({ id }: DeployPreview, live: string, composed: Composed): Promise<void> {
      await objects.putIfAbsent(previewKey(id, `${live}.json`), json(composed));
    },
  };
}
