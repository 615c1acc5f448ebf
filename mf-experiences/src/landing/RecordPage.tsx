import { brand } from '@emberite/content/brand';
import {
  landingById,
  landingIds,
  landingsAfter,
  landingTypePaths,
} from '@emberite/content/landing';
import { landingTypePages } from '@emberite/content/landingSections';
import type { Head, Params } from '@emberite/sdk/page';
import { useParams } from '@emberite/sdk/router';
import { Scene } from '@emberite/ui-kit/Scene';
import { peopleRange } from '../booking/peopleRange.ts';
import { priceOf } from './RecordCards.tsx';
import { RecordView } from './RecordView.tsx';

/** Every landing record, for prerendering. */
export function params(): Params[] {
  return landingIds.map((experienceId) => ({ experienceId }));
}

/** What browsers, search engines and link previews say: the evening and its key facts. */
export function head({ experienceId }: Params): Head {
  const record = landingById(experienceId);
  const { type, title, subtitle, duration, capacity, hero } = record;
  return {
    title: `${hero.title} · ${title} · ${brand.name}`,
    description: `${subtitle}. ${priceOf(record)} per person, ${duration}, ${peopleRange(capacity)}.`,
    image: {
      drawing: <Scene motif={hero.background.motif} seed={hero.background.seed} />,
      alt: hero.background.alt,
    },
    structuredData: [
      {
        type: 'BreadcrumbList',
        above: [
          { title: brand.name, path: '/' },
          { title: landingTypePages[type].title, path: landingTypePaths[type] },
        ],
      },
    ],
  };
}

/** The public page `/yvr/:experienceId`. An unknown id shows the default record. */
export default function RecordPage() {
  const record = landingById(useParams().experienceId);
  return <RecordView record={record} more={landingsAfter(record.id, 3)} />;
}
