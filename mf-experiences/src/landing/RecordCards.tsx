import { priceText } from '@emberite/content/price';
import { ExperienceCard } from '@emberite/ui-kit/ExperienceCard';
import { Moment } from '@emberite/ui-kit/Moment';
import { hostAvatar } from '../experiences/hostAvatars.ts';
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
            picture={<Moment moment={record.moment.moment} />}
            host={{ name: record.host.name, avatar: hostAvatar(record.host.image) }}
            price={priceText(record.price)}
            href={landingLink(record.id)}
            headingLevel={3}
          />
        </li>
      ))}
    </ul>
  );
}
