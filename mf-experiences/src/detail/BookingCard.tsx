import { brand } from '@emberite/content/brand';
import { durationInHours } from '@emberite/content/catalogue';
import type { Experience } from '@emberite/content/catalogue';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Clock, Icon, Languages, MapPin, Mountain, Users } from '@emberite/ui-kit/Icon';
import * as styles from './BookingCard.module.css';
import { peopleRange } from './peopleRange.ts';

function factsOf(experience: Experience) {
  const { language, location, requiredLevel } = experience;
  return [
    { icon: Clock, name: 'Duration', value: durationInHours(experience) },
    { icon: Users, name: 'Participants', value: peopleRange(experience) },
    { icon: Languages, name: 'Language', value: language },
    { icon: Mountain, name: 'Required level', value: requiredLevel },
    { icon: MapPin, name: 'Location', value: location.name, detail: location.address },
  ];
}

/** Price, key facts and the sign-up link. It stays in view beside the text on wide screens. */
export function BookingCard({ experience }: { experience: Experience }) {
  return (
    <Card as="section" aria-label="Key facts" className={styles.card}>
      <p className={styles.price}>
        <strong>${experience.price}</strong> per person
      </p>
      <dl className={styles.facts}>
        {factsOf(experience).map(({ icon, name, value, detail }) => (
          <div key={name} className={styles.fact}>
            <dt>
              <span className={styles.icon}>
                <Icon of={icon} />
              </span>
              {name}
            </dt>
            <dd>{value}</dd>
            {detail && <dd className={styles.detail}>{detail}</dd>}
          </div>
        ))}
      </dl>
      <ButtonLink href={brand.callToAction.to} size="large" width="full">
        {brand.callToAction.text}
      </ButtonLink>
      <p className={styles.promise}>
        Only full, balanced groups go ahead. You learn the exact date about 7 days before, and
        nobody learns who matched with whom.
      </p>
    </Card>
  );
}
