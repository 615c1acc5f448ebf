import { landingTypePaths } from '@emberite/content/landing';
import type { LandingRecord } from '@emberite/content/landing';
import { howItWorks, landingTypePages } from '@emberite/content/landingSections';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Clock, Languages, MapPin, Users } from '@emberite/ui-kit/Icon';
import { Opening } from '@emberite/ui-kit/Opening';
import { Scene } from '@emberite/ui-kit/Scene';
import { Section } from '@emberite/ui-kit/Section';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { Trail } from '@emberite/ui-kit/Trail';
import { BookingCard } from '../booking/BookingCard.tsx';
import type { Fact } from '../booking/Facts.tsx';
import { peopleRange } from '../booking/peopleRange.ts';
import { HostSection } from '../detail/HostSection.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Comparison } from './Comparison.tsx';
import { priceOf, RecordCards } from './RecordCards.tsx';
import * as styles from './RecordView.module.css';

function factsOf({ duration, language, capacity, location }: LandingRecord): Fact[] {
  const map = (
    <TextLink href={location.mapLink} newTab="opens in a new tab">
      See the map
    </TextLink>
  );
  return [
    { icon: Clock, name: 'Duration', value: duration },
    { icon: Users, name: 'Group', value: peopleRange(capacity) },
    { icon: Languages, name: 'Language', value: language },
    { icon: MapPin, name: 'Location', value: location.details, detail: map },
  ];
}

export interface RecordViewProps {
  record: LandingRecord;
  /** Other evenings to choose from. */
  more: readonly LandingRecord[];
}

/** One kind of evening: what it is, what it costs, who hosts it, and how it comes about. */
export function RecordView({ record, more }: RecordViewProps) {
  const { type, hero, title, subtitle, image, description, host, cta } = record;
  const typeLink = { href: landingTypePaths[type], children: landingTypePages[type].title };
  return (
    <>
      <Opening
        eyebrow={<TextLink {...typeLink} />}
        headline={hero.title}
        picture={
          <Scene
            motif={hero.background.motif}
            seed={hero.background.seed}
            label={hero.background.alt}
          />
        }
      >
        <p className={styles.lead}>{hero.description}</p>
        <p>
          <ButtonLink href={cta.to} size="large" width="phone">
            {cta.buttonText}
          </ButtonLink>
        </p>
      </Opening>

      <div className={styles.details}>
        <div className={styles.story}>
          <section className={styles.words} aria-labelledby="evening">
            <h2 id="evening" className={styles.title}>
              {title}
            </h2>
            <p className={styles.subtitle}>{subtitle}</p>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <div className={styles.picture}>
            <Scene motif={image.motif} seed={image.seed} label={image.alt} />
          </div>
          <HostSection
            host={{ name: host.name, avatar: host.image, bio: host.bio }}
            title={host.title}
          />
        </div>
        <BookingCard
          title={title}
          price={priceOf(record)}
          facts={factsOf(record)}
          action={{ text: cta.buttonText, to: cta.to }}
        />
      </div>

      <Trail heading={howItWorks.heading} steps={howItWorks.steps} />
      <Comparison />
      <CallToAction
        heading={cta.heading}
        text={cta.details}
        buttonText={cta.buttonText}
        to={cta.to}
      />
      <Section heading="More evenings">
        <RecordCards records={more} />
      </Section>
    </>
  );
}
