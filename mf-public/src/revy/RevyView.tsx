import { brand } from '@emberite/content/brand';
import { Audience } from '@emberite/ui-kit/Audience';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Compass, Mountain, Users } from '@emberite/ui-kit/Icon';
import { Prose } from '@emberite/ui-kit/Prose';
import { Section } from '@emberite/ui-kit/Section';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { SignList } from '../section/SignList.tsx';
import { Adventures } from './Adventures.tsx';
import { Panorama } from './Panorama.tsx';
import { revy } from './revy.ts';
import * as styles from './RevyView.module.css';

const { callToAction, about, adventures, values, sister } = revy;

/** In the order of the values: pace, levels, place. */
const icons = [Users, Compass, Mountain];

/** The page of the second brand: group adventures without matching. */
export function RevyView() {
  const button = ({ text, to }: { text: string; to: string }) => (
    <ButtonLink href={to} size="large" width="phone">
      {text}
    </ButtonLink>
  );
  const action = <Audience visitor={button(callToAction)} member={button(brand.toJourney)} />;
  return (
    <>
      <Panorama>{action}</Panorama>
      <Section heading={about.heading} layout="beside">
        <Prose>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </Prose>
      </Section>
      <Section heading={adventures.heading}>
        <Adventures items={adventures.items} />
      </Section>
      <Section heading={values.heading}>
        <SignList items={values.items} icons={icons} />
      </Section>
      <div className={styles.end}>
        {action}
        <p>
          {sister.text} <TextLink href={sister.to}>{sister.linkText}</TextLink>
        </p>
      </div>
    </>
  );
}
