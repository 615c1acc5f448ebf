import type { Listing, ReleaseSize } from '@emberite/release/responses';

/**
 * The two releases of a package that are compared by default: the live one and the one before it.
 * Without one before, the live one and the newest other one: a canary, or one that was rolled back.
 * Undefined where there is none.
 *
 * @param live undefined if none is
 * @param sizes newest first
 */
export function chosen(
  live: Pick<Listing['remotes'][number], 'live' | 'earlier'> | undefined,
  sizes: Pick<ReleaseSize, 'id'>[],
): { from: string | undefined; to: string | undefined } {
  const [before] = live?.earlier ?? [];
  if (live && before) return { from: before.id, to: live.live };
  const from = live?.live ?? sizes[1]?.id ?? sizes[0]?.id;
  return { from, to: sizes.find(({ id }) => id !== from)?.id ?? from };
}
