import { secondBrand } from '@emberite/content/brand';
import { landingPage } from '@emberite/content/landingPage';
import { LinkCard } from '@emberite/ui-kit/LinkCard';
import { Scene } from '@emberite/ui-kit/Scene';
import { Section } from '@emberite/ui-kit/Section';
import { TextLink } from '@emberite/ui-kit/TextLink';
import * as styles from './LandingExamples.module.css';

const { heading, experiences, evenings, all, profile } = landingPage.examples;

/** A few experiences, the evenings with a page of their own, and where there is more. */
export default function LandingExamples() {
  return (
    <Section heading={heading}>
      <ul className={styles.cards}>
        {experiences.map(({ title, to, motif, facts }) => (
          <li key={to}>
            <LinkCard
              title={title}
              href={to}
              headingLevel={3}
              frame="landscape"
              picture={<Scene motif={motif} />}
            >
              <p className={styles.facts}>{facts}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
      <ul className={styles.evenings}>
        {evenings.map(({ title, to, facts }) => (
          <li key={to}>
            <h3>
              <TextLink href={to}>{title}</TextLink>
            </h3>
            <p className={styles.facts}>{facts}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <TextLink href={all.to}>{all.text}</TextLink>
        <TextLink href={profile.to}>{profile.text}</TextLink>
        <TextLink href={secondBrand.to}>
          {secondBrand.name}: {secondBrand.tagline}
        </TextLink>
      </p>
    </Section>
  );
}
