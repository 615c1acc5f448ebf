import { Icon } from '@emberite/ui-kit/Icon';
import type { IconShape } from '@emberite/ui-kit/Icon';
import type { ReactNode } from 'react';
import * as styles from './Facts.module.css';

/** One thing to know about an evening. */
export interface Fact {
  icon: IconShape;
  name: string;
  value: string;
  /** A second, quieter line. */
  detail?: ReactNode;
}

/** What to know about an evening, with icons, in as many columns as fit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, name, value, detail }) => (
        <div key={name} className={styles.fact}>
          <dt>
            <span className={styles.icon}>
              <Icon of={icon} />
            </span>
            {name}
          </dt>
          <dd>{value}</dd>
          {detail && <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
