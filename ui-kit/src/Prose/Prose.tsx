import type { ReactNode } from 'react';
import * as styles from './Prose.module.css';

/**
 * Long text such as policies and stories: sets the spacing of headings, paragraphs, lists and
 * tables.
 */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
