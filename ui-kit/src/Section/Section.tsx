import { classes } from '../classes/index.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Unbroken } from '../Unbroken/index.ts';
import * as styles from './Section.module.css';

export interface SectionProps {
  heading: string;
  /** A sentence or two below the heading. */
  lead?: string;
  /** Whether the content is below its heading or, on wide screens, beside it. */
  layout?: 'below' | 'beside';
  children: ReactNode;
}

/** A section of a page with its own heading, in the site's column. */
export function Section({ heading, lead, layout = 'below', children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes(styles.section, styles[layout])} aria-labelledby={id}>
      <div className={styles.intro}>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        {lead && (
          <p className={styles.lead}>
            <Unbroken>{lead}</Unbroken>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
