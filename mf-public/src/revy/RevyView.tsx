import { revy } from '@emberite/content/revy';
import { buttonClass } from '@emberite/ui-kit/Button';
import { Compass, Mountain, Users } from '@emberite/ui-kit/Icon';
import { Prose } from '@emberite/ui-kit/Prose';
import { textLinkClass } from '@emberite/ui-kit/TextLink';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import { Section } from '../section/Section.tsx';
import { SignList } from '../section/SignList.tsx';
import { Adventures } from './Adventures.tsx';
import { Panorama } from './Panorama.tsx';
import * as styles from './RevyView.module.css';

const { callToAction, about, adventures, values, sister } = revy;

/** In the order of the values: pace, levels, place. */
const icons = [Users, Compass, Mountain];

/** The page of the second brand: adventures in company, without any matching. */
export function RevyView({ renderLink }: { renderLink: RenderLink }) {
  const action = renderLink({
    href: callToAction.to,
    className: buttonClass('primary', 'large', 'phone'),
    children: callToAction.text,
  });
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
          {sister.text}{' '}
          {renderLink({ href: sister.to, className: textLinkClass, children: sister.linkText })}
        </p>
      </div>
    </>
  );
}
