import type { ReactNode } from 'react';
import * as styles from './Prose.module.css';

/** Long text (policies, stories): gives headings, paragraphs, lists and tables their rhythm. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
