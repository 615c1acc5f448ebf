import type { ReactNode } from 'react';
import * as styles from './frames.module.css';

/** The page's `<main>` in every frame, and the target of the skip link. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="content" className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}
