import type {
  GateReport,
  HistoryEntry,
  Listing,
  ReleaseCount,
  ReleaseSize,
} from '@emberite/release/responses';
import { useCallback } from 'react';
import { ReadView } from '../read/ReadView.tsx';
import { read, useRead } from '../read/read.ts';
import { remotePath } from '../place/place.ts';
import { RemoteView } from './RemoteView.tsx';

async function load(name: string) {
  const [listing, history, sizes, counts] = await Promise.all([
    read<Listing>('releases'),
    read<HistoryEntry[]>(`moves?remote=${name}`),
    read<ReleaseSize[]>(`releases/${name}`),
    read<ReleaseCount[]>(`counts?remote=${name}`),
  ]);
  const live = listing.remotes.find((one) => one.name === name);
  const { gate } = live ?? {};
  // The rest works without it.
  const report =
    gate && 'report' in gate
      ? await read<GateReport>(`reports/${gate.report}`).catch(() => null)
      : null;
  return { name, live, history, sizes, counts, report, now: Date.now() };
}

/** `/registry/<name>`: a package, its releases and what they did. */
export function RemotePage({ name }: { name: string }) {
  const [state, again] = useRead(useCallback(() => load(name), [name]));
  return (
    <ReadView of={name} path={remotePath(name)} state={state} onRetry={again}>
      {(value) => <RemoteView {...value} />}
    </ReadView>
  );
}
