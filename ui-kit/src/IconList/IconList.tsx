import { Icon } from '../Icon/index.ts';
import type { IconShape } from '../Icon/index.ts';
import * as styles from './IconList.module.css';

export interface IconListProps {
  /** Shown before each item. */
  icon: IconShape;
  /** Different texts. */
  items: readonly string[];
}

/** A list with an icon for its bullets. */
export function IconList({ icon, items }: IconListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon of={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
