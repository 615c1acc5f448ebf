import { assetPath } from '@emberite/sdk/assets';
import { ExperienceCard } from '@emberite/ui-kit/ExperienceCard';
import { Scene } from '@emberite/ui-kit/Scene';
import { Section } from '@emberite/ui-kit/Section';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { secondBrand } from '../revy/secondBrand.ts';
import * as styles from './Examples.module.css';
import { landingExamples } from './landingExamples.ts';

const { heading, cards, more } = landingExamples;

/** What there is to do: experiences and evenings, and links to more. All of it is in the document. */
export function Examples() {
  return (
    <Section heading={heading}>
      <ul className={styles.row}>
        {cards.map(({ to, motif, host, ...card }) => (
          <li key={to}>
            <ExperienceCard
              {...card}
              href={to}
              headingLevel={3}
              picture={<Scene motif={motif} />}
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
