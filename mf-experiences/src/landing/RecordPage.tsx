import { brand } from '@emberite/content/brand';
import { landingById, landingIds, landingsAfter } from '@emberite/content/landing';
import type { Head, Params } from '@emberite/sdk/page';
import { useParams } from '@emberite/sdk/router';
import { peopleRange } from '../booking/peopleRange.ts';
import { priceOf } from './RecordCards.tsx';
import { RecordView } from './RecordView.tsx';

/** Every landing record, for prerendering. */
export function params(): Params[] {
  return landingIds.map((experienceId) => ({ experienceId }));
}

/** Title and description for search engines and link previews: the evening and its key facts. */
export function head({ experienceId }: Params): Head {
  const record = landingById(experienceId);
  const { title, subtitle, duration, capacity } = record;
  return {
    title: `${title} · ${brand.name}`,
    description: `${subtitle}. ${priceOf(record)} per person, ${duration}, ${peopleRange(capacity)}.`,
  };
}

/** The public page `/yvr/:experienceId`. An unknown id shows the default record. */
export default function RecordPage() {
  const record = landingById(useParams().experienceId);
  return <RecordView record={record} more={landingsAfter(record.id, 3)} />;
}
