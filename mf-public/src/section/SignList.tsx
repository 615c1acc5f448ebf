import type { IconShape } from '@emberite/ui-kit/Icon';
import { Unbroken } from '@emberite/ui-kit/Unbroken';
import { SignIcon } from './SignIcon.tsx';
import * as styles from './SignList.module.css';

export interface SignListProps {
  /** Texts by their titles. */
  items: Readonly<Record<string, string>>;
  /** One for each item, in the same order. */
  icons: readonly IconShape[];
}

/** A list of short arguments with icons, in as many columns as fit. */
export function SignList({ items, icons }: SignListProps) {
  return (
    <ul className={styles.list}>
      {Object.entries(items).map(([title, text], index) => {
        const icon = icons[index];
        return (
          <li key={title} className={styles.item}>
            {icon && <SignIcon of={icon} />}
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={styles.text}>
                <Unbroken>{text}</Unbroken>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
