import { assetPath } from '@emberite/sdk/assets';
import { ExperienceCard } from '@emberite/ui-kit/ExperienceCard';
import { Scene } from '@emberite/ui-kit/Scene';
import { Section } from '@emberite/ui-kit/Section';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { secondBrand } from '../revy/secondBrand.ts';
import * as styles from './LandingExamples.module.css';
import { landingExamples } from './landingExamples.ts';

const { heading, cards, more } = landingExamples;

/** A row of experiences and an evening, and links to more. */
export default function LandingExamples() {
  return (
    <Section heading={heading}>
      <ul className={styles.row}>
        {cards.map(({ to, picture, host, ...card }) => (
          <li key={to}>
            <ExperienceCard
              {...card}
              href={to}
              headingLevel={3}
              picture={<Scene {...picture} />}
              host={{ name: host.name, avatar: assetPath(host.avatar) }}
            />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {more.map(({ text, to }) => (
          <TextLink key={text} href={to}>
            {text}
          </TextLink>
        ))}
        <TextLink href={secondBrand.to}>
          {secondBrand.name}: {secondBrand.tagline}
        </TextLink>
      </p>
    </Section>
  );
}
