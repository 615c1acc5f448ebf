import { assetPath } from '@emberite/sdk/assets';
import { ExperienceCard } from '@emberite/ui-kit/ExperienceCard';
import { Section } from '@emberite/ui-kit/Section';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { useEffect, useRef, useState } from 'react';
import { secondBrand } from '../revy/secondBrand.ts';
import type Drawing from './Drawing.tsx';
import * as styles from './Examples.module.css';
import { landingExamples } from './landingExamples.ts';

const { heading, cards, more } = landingExamples;

/** How far below the window the pictures are loaded, in pixels. */
const ahead = 600;

/**
 * What there is to do: a row of experiences and an evening, and links to more. All words are in the
 * document. The pictures would be a fifth of it, so they are loaded as the visitor gets near. If
 * that fails, it is tried again when the visitor is online again or comes near again.
 */
export function Examples() {
  const row = useRef<HTMLUListElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [Picture, setPicture] = useState<typeof Drawing>();
  const isMissing = isNear && !Picture;
  useEffect(() => {
    if (!row.current) return;
    // An old browser loads the pictures at once.
    if (!('IntersectionObserver' in globalThis)) {
      const frame = requestAnimationFrame(() => setIsNear(true));
      return () => cancelAnimationFrame(frame);
    }
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting === true),
      { rootMargin: `${ahead}px` },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isMissing) return;
    const load = async () => {
      const loaded = await import('./Drawing.tsx').catch(() => null);
      if (loaded) setPicture(() => loaded.default);
    };
    void load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isMissing]);
  return (
    <Section heading={heading}>
      <ul ref={row} className={styles.row}>
        {cards.map(({ to, picture, host, ...card }) => (
          <li key={to}>
            <ExperienceCard
              {...card}
              href={to}
              headingLevel={3}
              picture={Picture ? <Picture {...picture} /> : <div className={styles.dusk} />}
              host={{ name: host.name, avatar: Picture && assetPath(host.avatar) }}
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
