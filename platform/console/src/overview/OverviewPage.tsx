import type { HistoryEntry, Listing } from '@emberite/release/responses';
import { ReadView } from '../read/ReadView.tsx';
import { read, useRead } from '../read/read.ts';
import { home } from '../place/place.ts';
import { OverviewView } from './OverviewView.tsx';

const load = async () => {
  const [listing, history] = await Promise.all([
    read<Listing>('releases'),
    read<HistoryEntry[]>('moves'),
  ]);
  return { listing, history, now: Date.now() };
};

/** `/registry/`: what is live. */
export function OverviewPage() {
  const [state, again] = useRead(load);
  return (
    <ReadView of="the releases" path={home} state={state} onRetry={again}>
      {(value) => <OverviewView {...value} />}
    </ReadView>
  );
}
