import type { ReactNode } from 'react';
import * as styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** A Scene, or a large Icon. */
  picture?: ReactNode;
  action?: ReactNode;
  /** 1 if it is the whole page. */
  headingLevel?: 1 | 2 | 3;
}

/** Shown when there is nothing yet: says what would be here, and what to do about it. */
export function EmptyState({ title, children, picture, action, headingLevel }: EmptyStateProps) {
  const Heading = `h${headingLevel ?? 2}` as 'h2';
  return (
    <div className={styles.state}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
