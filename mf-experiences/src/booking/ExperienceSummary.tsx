import { Scene } from '@emberite/ui-kit/Scene';
import type { ReactNode } from 'react';
import { priceOf } from '../experiences/catalogue.ts';
import type { Experience } from '../experiences/experience.ts';
import * as styles from './ExperienceSummary.module.css';

export interface ExperienceSummaryProps {
  experience: Experience;
  /** A few words above the title. */
  eyebrow?: string;
  children?: ReactNode;
}

/** An experience in a row: its picture, title, price and place. Buttons beside it are its children. */
export function ExperienceSummary({ experience, eyebrow, children }: ExperienceSummaryProps) {
  const { title, area, image } = experience;
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <Scene motif={image.motif} />
      </div>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>
          {priceOf(experience)} · {area}
        </p>
      </div>
      {children}
    </div>
  );
}
