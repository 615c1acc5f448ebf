import type { ReactNode, Ref } from 'react';
import { Unbroken } from '../Unbroken/index.ts';
import * as styles from './Page.module.css';

export interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode;
  /** The heading, from `useHeadingFocus`. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A few words above it, e.g. a category or a back link. */
  eyebrow?: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** Buttons beside it on wide screens, below it on phones. */
  actions?: ReactNode;
}

/** The header of a page: its h1 with optional eyebrow, lead and actions. */
export function PageHeader({ title, headingRef, eyebrow, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          <Unbroken>{title}</Unbroken>
        </h1>
        {lead && (
          <p className={styles.lead}>
            <Unbroken>{lead}</Unbroken>
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
