import type { ReactNode } from 'react';
import { Headline } from './Headline.tsx';
import * as styles from './Opening.module.css';

export interface OpeningProps {
  /** The page's only h1. */
  headline: string;
  /** What stands below it: sentences, a button. */
  children: ReactNode;
  /** A scene, shown in a window with a round top; it fills it. */
  picture: ReactNode;
}

/** The top of a marketing page: words, and beside them (on phones: below) a lit window. */
export function Opening({ headline, children, picture }: OpeningProps) {
  return (
    <div className={styles.dusk}>
      <div className={styles.opening}>
        <div className={styles.words}>
          <h1 className={styles.headline}>
            <Headline text={headline} />
          </h1>
          {children}
        </div>
        <div className={styles.window}>{picture}</div>
      </div>
    </div>
  );
}
