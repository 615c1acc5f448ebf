import { assetPath } from '@emberite/sdk/assets';
import { ExperienceCard } from '@emberite/ui-kit/ExperienceCard';
import { Moment } from '@emberite/ui-kit/Moment';
import { hostAvatars } from '../detail/hostAvatars.ts';
import { priceText } from '../poetry-night/poetryNight.ts';
import { landingLink } from './landing.ts';
import type { LandingRecord } from './landing.ts';
import * as styles from './RecordCards.module.css';

/** Links to the pages of some records. */
export function RecordCards({ records }: { records: readonly LandingRecord[] }) {
  return (
    <ul className={styles.cards}>
      {records.map((record) => (
        <li key={record.id}>
          <ExperienceCard
            title={record.title}
            subtitle={record.subtitle}
            category={record.category}
            picture={<Moment moment={record.moment.moment} seed={record.moment.seed} />}
            host={{
              name: record.host.name,
              avatar: assetPath(hostAvatars[record.host.image]),
            }}
            price={`${priceText(record.price)} per person`}
            href={landingLink(record.id)}
            headingLevel={3}
          />
        </li>
      ))}
    </ul>
  );
}
