import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import type { IconShape } from '../Icon/index.ts';
import { Unbroken } from '../Unbroken/index.ts';
import * as styles from './DescriptionList.module.css';

/** One thing to know about a subject. */
export interface Description {
  icon: IconShape;
  name: string;
  value: string;
  /** A second, quieter line. */
  detail?: ReactNode;
}

export interface DescriptionListProps {
  /** With different names. */
  items: readonly Description[];
}

/** The key facts of an evening or a person, with icons, in as many columns as fit. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.facts}>
      {items.map(({ icon, name, value, detail }) => (
        <div key={name} className={styles.fact}>
          <dt>
            <span className={styles.icon}>
              <Icon of={icon} />
            </span>
            {name}
          </dt>
          <dd>
            <Unbroken>{value}</Unbroken>
          </dd>
          {detail && <dd className={styles.detail}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
