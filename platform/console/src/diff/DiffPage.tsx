import type { Listing, Release, ReleaseSize } from '@emberite/release/responses';
import { useCallback } from 'react';
import { ReadView } from '../read/ReadView.tsx';
import { read, useRead } from '../read/read.ts';
import { diffPath } from '../place/place.ts';
import { chosen } from './chosen.ts';
import { DiffView } from './DiffView.tsx';

export interface DiffPageProps {
  name: string;
  /** Ids of releases; null for those that are {@link chosen}. */
  from: string | null;
  to: string | null;
}

async function load(name: string, from: string | null, to: string | null) {
  const [listing, sizes] = await Promise.all([
    read<Listing>('releases'),
    read<ReleaseSize[]>(`releases/${name}`),
  ]);
  const live = listing.remotes.find((one) => one.name === name);
  const first = chosen(live, sizes);
  const [earlier, later] = [from ?? first.from, to ?? first.to];
  if (!earlier || !later) return { name, ids: [], live: undefined, releases: null };
  const [before, after] = await Promise.all(
    [earlier, later].map((id) => read<Release>(`releases/${name}/${encodeURIComponent(id)}`)),
  );
  const ids = [...new Set([...sizes.map(({ id }) => id), earlier, later])];
  return { name, ids, live: live?.live, releases: { from: before!, to: after! } };
}

/** `/registry/<name>/diff`: two releases of a package. */
export function DiffPage({ name, from, to }: DiffPageProps) {
  const [state, again] = useRead(useCallback(() => load(name, from, to), [name, from, to]));
  const path = diffPath(name, from && to ? { from, to } : undefined);
  return (
    <ReadView of={`the releases of ${name}`} path={path} state={state} onRetry={again}>
      {(value) => (
        <DiffView key={[value.releases?.from.id, value.releases?.to.id].join()} {...value} />
      )}
    </ReadView>
  );
}
