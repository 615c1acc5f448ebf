import type {
  GateReport,
  HistoryEntry,
  Listing,
  ReleaseCount,
  ReleaseSize,
} from '@emberite/cli/answers';
import { useCallback } from 'react';
import { Answered } from '../read/Answered.tsx';
import { read, useAnswer } from '../read/read.ts';
import { remotePath } from '../site/place.ts';
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
  const [answer, again] = useAnswer(useCallback(() => load(name), [name]));
  return (
    <Answered of={name} path={remotePath(name)} answer={answer} onRetry={again}>
      {(value) => <RemoteView {...value} />}
    </Answered>
  );
}
