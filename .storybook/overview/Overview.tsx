import { useEffect, useState } from 'react';
import { loadReviews } from './loadReviews.ts';
import { ReviewCard } from './ReviewCard.tsx';
import type { Reviewed, Status } from './status.ts';

const kinds = ['rendering', 'accessibility', 'interaction', 'visual'] as const;

function has(status: Status) {
  return (one: Reviewed) => kinds.some((kind) => one[kind] === status);
}

/** In one sentence how everything stands. */
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

/** Every component and page; what failed comes first. */
export function Overview() {
  const [reviews, setReviews] = useState<Reviewed[]>([]);

  useEffect(() => {
    loadReviews().then(setReviews, console.error);
  }, []);

  const failed = reviews.filter(has('failed'));
  const isComponent = ({ listed }: Reviewed) => listed.folder.startsWith('ui-kit/');
  return (
    <main className="overview">
      <h1>What Ember is made of</h1>
      <p>
        What <code>npx vitest run --project stories</code> found last, in light, dark and high
        contrast. What was changed since then is not believed.
      </p>
      {failed.length > 0 && <Section title="Failed" reviews={failed} />}
      <Section title="Components" reviews={reviews.filter(isComponent)} />
      <Section title="Pages" reviews={reviews.filter((one) => !isComponent(one))} />
    </main>
  );
}
