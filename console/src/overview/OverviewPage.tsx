import type { HistoryEntry, Listing } from '@emberite/cli/answers';
import { Answered } from '../read/Answered.tsx';
import { read, useAnswer } from '../read/read.ts';
import { home } from '../site/place.ts';
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
  const [answer, again] = useAnswer(load);
  return (
    <Answered of="the releases" path={home} answer={answer} onRetry={again}>
      {(value) => <OverviewView {...value} />}
    </Answered>
  );
}
