import type { ReactNode } from 'react';
import * as styles from './frames.module.css';

/** The page itself, inside whatever frame; the skip link leads here. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="content" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}
