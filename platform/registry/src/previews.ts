import { RefusedError } from '@emberite/release';
import type { Follow, PreviewLink, Release } from '@emberite/release';
import type { Asker } from './moves.ts';
import type { Variants, VariantsOptions } from './variants.ts';

/** How long the link of a preview works, in ms. */
const life = 7 * 24 * 60 * 60 * 1_000;

/** How many previews may exist that were made with one token. */
const most = 3;

/** The page of a release that its preview opens first. Pages with a role redirect some people. */
function opens({ routes }: Release): string {
  const plain = routes.filter(({ path }) => !path.includes(':'));
  return (plain.find(({ role }) => !role) ?? plain[0])?.path ?? '/';
}

interface PreviewOptions extends Pick<VariantsOptions, 'store' | 'site' | 'previews'> {
  variants: Variants;
}

/**
 * Makes a link to the live site with a release. Of too many with one token, the oldest end.
 *
 * @param asker whose token it is made with
 */
export async function makePreview(
  { store, site, previews, variants }: PreviewOptions,
  release: Release,
  { name: by, settle }: Asker,
  follow: Follow,
): Promise<PreviewLink> {
  const { name, id } = release;
  const latest = await store.latest();
  if (!latest) throw new RefusedError('Nothing is live yet. Publish the shell first.');
  follow('Rendering pages …');
  const { id: live, releases } = await store.set(latest.set);
  const set = await variants.composeWith(name, id, releases);
  await settle?.();
  // Its files are served from now on.
  await store.ship(name, id);
  const own = (await previews.active())
    .filter((one) => one.by === by)
    .toSorted((one, other) => one.expires.localeCompare(other.expires));
  for (const one of own.slice(0, own.length + 1 - most)) {
    await previews.end(one.id);
    follow(`The preview of ${one.name} ${one.release} has ended: ${most} at a time.`);
  }
  const made = await previews.create({
    name,
    release: id,
    by,
    expires: new Date(Date.now() + life).toISOString(),
    opens: opens(release),
  });
  await previews.addComposed(made, live, { set: set.id });
  return { url: `${site.siteUrl}/preview/${made.id}`, expires: made.expires };
}
