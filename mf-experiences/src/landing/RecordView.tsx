import { priceText } from '@emberite/content/price';
import { Hero } from '@emberite/ui-kit/Hero';
import { Message } from '@emberite/ui-kit/Message';
import { Moment } from '@emberite/ui-kit/Moment';
import { Prose } from '@emberite/ui-kit/Prose';
import { Scene } from '@emberite/ui-kit/Scene';
import { Section } from '@emberite/ui-kit/Section';
import { Steps } from '@emberite/ui-kit/Steps';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { ActionLink } from '../booking/ActionLink.tsx';
import { BookingCard } from '../booking/BookingCard.tsx';
import { HostSection } from '../detail/HostSection.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Comparison } from './Comparison.tsx';
import { landingLink } from './landing.ts';
import type { LandingRecord } from './landing.ts';
import { LandingNotice } from './LandingNotice.tsx';
import { howItWorks, landingTypePages } from './landingSections.ts';
import { RecordCards } from './RecordCards.tsx';
import * as styles from './RecordView.module.css';

export interface RecordViewProps {
  record: LandingRecord;
  more: readonly LandingRecord[];
  /** Whether it replaces an unknown one. */
  isInstead: boolean;
}

/** One kind of evening: what it is, what it costs, who hosts it, and how it comes about. */
export function RecordView({ record, more, isInstead }: RecordViewProps) {
  const { type, hero, title, subtitle, moment, description, location, host, cta } = record;
  const { path, title: typeTitle, forMembers } = landingTypePages[type];
  const action = { text: cta.buttonText, to: cta.to, member: forMembers };
  return (
    <>
      <Hero
        eyebrow={<TextLink href={path}>{typeTitle}</TextLink>}
        headline={hero.title}
        lead={hero.description}
        picture={
          <Scene motif={hero.background.motif} label={hero.background.alt} loading="eager" />
        }
      >
        {isInstead && (
          <Message tone="info">We do not know this evening. Here is {title} instead.</Message>
        )}
        <LandingNotice type={type} />
        <div className={styles.first}>
          <ActionLink action={action} width="phone" />
        </div>
      </Hero>

      <div className={styles.details}>
        <div className={styles.story}>
          <Prose as="section" aria-labelledby="evening">
            <h2 id="evening" className={styles.title}>
              {title}
            </h2>
            <p className={styles.subtitle}>{subtitle}</p>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <div className={styles.picture}>
            <Moment moment={moment.moment} label={moment.alt} />
          </div>
          <HostSection
            host={{ name: host.name, avatar: host.image, bio: host.bio }}
            title={host.title}
          />
        </div>
        <BookingCard
          title={title}
          price={priceText(record.price)}
          duration={record.duration}
          group={record.capacity}
          language={record.language}
          location={location.details}
          locationDetail={
            <TextLink href={location.mapLink} newTab="opens in a new tab">
              See the map
            </TextLink>
          }
          action={action}
          sharedPath={landingLink(record.id)}
        />
      </div>

      <Steps heading={howItWorks.heading} steps={howItWorks.steps} />
      <Comparison />
      <CallToAction type={type} heading={cta.heading} text={cta.details} action={action} />
      <Section heading="More evenings">
        <RecordCards records={more} />
      </Section>
    </>
  );
}
