import { ActionBar } from '@emberite/ui-kit/ActionBar';
import { DescriptionList } from '@emberite/ui-kit/DescriptionList';
import { Hero } from '@emberite/ui-kit/Hero';
import { Prose } from '@emberite/ui-kit/Prose';
import { Scene } from '@emberite/ui-kit/Scene';
import { Section } from '@emberite/ui-kit/Section';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { ActionLink } from '../booking/ActionLink.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { CallToAction } from './CallToAction.tsx';
import { landingsOfType } from './landing.ts';
import { LandingNotice } from './LandingNotice.tsx';
import { landingTypePages } from './landingSections.ts';
import type { LandingTypePage } from './landingSections.ts';
import { RecordCards } from './RecordCards.tsx';
import * as styles from './TypeView.module.css';

/** A kind of evening: what it is like, and the evenings to choose from. */
export function TypeView({ page }: { page: LandingTypePage }) {
  const { type, title, picture, hero, about, facts, listHeading, cta, forMembers } = page;
  const action = { text: cta.buttonText, to: cta.to, member: forMembers };
  const other = landingTypePages[type === 'poetry' ? 'night-out' : 'poetry'];
  return (
    <>
      <Hero
        headline={hero.title}
        lead={hero.text}
        picture={<Scene motif={picture.motif} label={picture.alt} loading="eager" />}
      >
        <LandingNotice type={type} />
        <div className={styles.actions}>
          <ActionBar>
            <ActionLink action={action} width="phone" />
          </ActionBar>
          <ShareButton title={title} size="large" width="phone" />
        </div>
      </Hero>
      <Section heading={about.heading} layout="beside">
        <div className={styles.about}>
          <Prose>
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </Prose>
          <DescriptionList items={facts} />
        </div>
      </Section>
      <Section heading={listHeading} layout="beside">
        <RecordCards records={landingsOfType(type)} />
      </Section>
      <CallToAction type={type} heading={cta.heading} text={cta.text} action={action} />
      <p className={styles.other}>
        Something else in mind? See <TextLink href={other.path}>{other.title}</TextLink>.
      </p>
    </>
  );
}
