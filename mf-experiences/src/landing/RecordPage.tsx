import { priceText } from '@emberite/content/price';
import type { Head, Params } from '@emberite/sdk/page';
import { useParams } from '@emberite/sdk/router';
import { peopleRange } from '../booking/amounts.ts';
import { publicHead } from '../navigation/publicHead.tsx';
import { landingById, landingIds, landingsAfter } from './landing.ts';
import { landingTypePages } from './landingSections.ts';
import { RecordView } from './RecordView.tsx';

/** Every landing record, for prerendering. */
export function params(): Params[] {
  return landingIds.map((experienceId) => ({ experienceId }));
}

export function head({ experienceId }: Params): Head {
  const record = landingById(experienceId);
  const { type, title, subtitle, price, duration, capacity, hero } = record;
  return {
    ...publicHead({
      title: `${hero.title} · ${title}`,
      description: `${subtitle}. ${priceText(price)}, ${duration}, ${peopleRange(capacity)}.`,
      picture: hero.background,
      above: [landingTypePages[type]],
      isPoetry: type === 'poetry',
    }),
    instead: { experienceId: record.id },
  };
}

/** The public page `/yvr/:experienceId`. An unknown id shows the default record. */
export default function RecordPage() {
  const { experienceId } = useParams();
  const record = landingById(experienceId);
  return (
    <RecordView
      record={record}
      more={landingsAfter(record.id, 3)}
      isInstead={record.id !== experienceId}
    />
  );
}
