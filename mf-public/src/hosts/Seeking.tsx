import { Check, Icon } from '@emberite/ui-kit/Icon';
import * as styles from './Seeking.module.css';

/** A checklist of what a host brings. */
export function Seeking({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <span className={styles.tick}>
            <Icon of={Check} />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
