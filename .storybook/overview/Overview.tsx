import './overview.css';
import { Button } from '@emberite/ui-kit/Button';
import { ErrorState } from '@emberite/ui-kit/ErrorState';
import { Skeleton, SkeletonGroup } from '@emberite/ui-kit/Skeleton';
import { useCallback, useEffect, useState } from 'react';
import { ReviewCard } from './ReviewCard.tsx';
import { has } from './reviews.ts';
import type { Reviewed } from './status.ts';

/** Returns the overall status in one sentence. */
function summary(reviews: Reviewed[]): string {
  const [failed, notRun, changed] = (['failed', 'not run', 'changed since'] as const).map(
    (status) => reviews.filter(has(status)).length,
  );
  const stories = reviews.reduce((sum, one) => sum + one.stories.length, 0);
  const parts = [
    failed ? `${failed} failed` : '',
    notRun ? `${notRun} not run` : '',
    changed ? `${changed} changed since the last run` : '',
  ].filter(Boolean);
  return `${reviews.length} with ${stories} stories: ${parts.join(', ') || 'all passed'}.`;
}

function Section({ title, reviews }: { title: string; reviews: Reviewed[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{summary(reviews)}</p>
      <div className="reviews">
        {reviews.map((one) => (
          <ReviewCard key={one.listed.folder} of={one} />
        ))}
      </div>
    </section>
  );
}

/** Failed items come first, and again in their section. */
function Sections({ reviews }: { reviews: Reviewed[] }) {
  const failed = reviews.filter(has('failed'));
  const isComponent = ({ listed }: Reviewed) => listed.folder.startsWith('ui-kit/');
  return (
    <>
      {failed.length > 0 && <Section title="Failed" reviews={failed} />}
      <Section title="Components" reviews={reviews.filter(isComponent)} />
      <Section title="Pages" reviews={reviews.filter((one) => !isComponent(one))} />
    </>
  );
}

type Loading = { status: 'loading' } | { status: 'failed'; why: string };

interface OverviewProps {
  /** Loads the test results of everything. */
  load: () => Promise<Reviewed[]>;
}

/** Every component and page with its test results, with states for loading and failure. */
export function Overview({ load }: OverviewProps) {
  const [state, setState] = useState<Loading | { status: 'loaded'; reviews: Reviewed[] }>({
    status: 'loading',
  });

  const ask = useCallback(
    () =>
      load().then(
        (reviews) => setState({ status: 'loaded', reviews }),
        (error: unknown) => setState({ status: 'failed', why: String(error) }),
      ),
    [load],
  );

  useEffect(() => void ask(), [ask]);

  const askAgain = () => {
    setState({ status: 'loading' });
    void ask();
  };

  return (
    <main className="overview">
      <h1>What Ember is made of</h1>
      <p>
        The last results of <code>npm test -- .storybook</code>, which takes one theme of each
        story, or <code>npm run test:full</code>, which takes all. Results older than the last
        change to a component or anything it imports do not count.
      </p>
      {state.status === 'loading' && (
        <SkeletonGroup label="Loading the test results">
          <Skeleton shape="title" />
          <Skeleton shape="card" />
        </SkeletonGroup>
      )}
      {state.status === 'failed' && (
        <ErrorState
          title="The test results could not be loaded"
          action={<Button onClick={askAgain}>Try again</Button>}
        >
          {state.why}
        </ErrorState>
      )}
      {state.status === 'loaded' && <Sections reviews={state.reviews} />}
    </main>
  );
}
