import type { ReactNode } from 'react';
import { Unbroken } from '../Unbroken/index.ts';
import * as styles from './Hero.module.css';

export interface HeroProps {
  /** A short line above the headline, such as a link to the page above this one. */
  eyebrow?: ReactNode;
  /** The page's only h1. */
  headline: string;
  /** A sentence below the headline. */
  lead?: string;
  /** Shown below that: more text, a button. */
  children: ReactNode;
  /** A scene that fills a window with a round top. */
  picture: ReactNode;
}

/** The top of a marketing page: text with a lit window beside it, or below it on phones. */
export function Hero({ eyebrow, headline, lead, children, picture }: HeroProps) {
  return (
    <div className={styles.dusk}>
      <div className={styles.opening}>
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.headline}>
            <Unbroken>{headline}</Unbroken>
          </h1>
          {lead && (
            <p className={styles.lead}>
              <Unbroken>{lead}</Unbroken>
            </p>
          )}
          {children}
        </div>
        <div className={styles.window}>{picture}</div>
      </div>
    </div>
  );
}
