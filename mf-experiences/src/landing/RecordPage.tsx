import { brand } from '@emberite/content/brand';
import { priceText } from '@emberite/content/price';
import type { Head, Params } from '@emberite/sdk/page';
import { useParams } from '@emberite/sdk/router';
import { Scene } from '@emberite/ui-kit/Scene';
import { peopleRange } from '../booking/amounts.ts';
import { poetryMoments } from '../season/poetryNight.ts';
import { isLanding, landingById, landingIds, landingsAfter } from './landing.ts';
import { landingTypePages } from './landingSections.ts';
import { RecordView } from './RecordView.tsx';

/** Every landing record, for prerendering. */
export function params(): Params[] {
  return landingIds.map((experienceId) => ({ experienceId }));
}

export function head({ experienceId }: Params): Head {
  const record = landingById(experienceId);
  const { type, title, subtitle, price, duration, capacity, hero } = record;
  const kind = landingTypePages[type];
  return {
    title: `${hero.title} · ${title} · ${brand.name}`,
    description: `${subtitle}. ${priceText(price)}, ${duration}, ${peopleRange(capacity)}.`,
    image: {
      drawing: <Scene motif={hero.background.motif} />,
      alt: hero.background.alt,
    },
    instead: { experienceId: record.id },
    moments: type === 'poetry' ? poetryMoments : [],
    structuredData: [
      {
        type: 'BreadcrumbList',
        above: [
          { title: brand.name, path: '/' },
          { title: kind.title, path: kind.path },
        ],
      },
    ],
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
      isInstead={!isLanding(experienceId)}
    />
  );
}
