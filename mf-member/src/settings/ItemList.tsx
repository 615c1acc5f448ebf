import { Card } from '@emberite/ui-kit/Card';
import type { ReactNode } from 'react';
import * as styles from './ItemList.module.css';

/** What a member has, one below the other: {@link Item}s in a card. */
export function ItemList({ children }: { children: ReactNode }) {
  return (
    <Card padding="none">
      <ul className={styles.items}>{children}</ul>
    </Card>
  );
}

export interface ItemProps {
  mark: ReactNode;
  /** A logo has its own colours. */
  markTone?: 'accent' | 'plain';
  name: string;
  notes: ReactNode[];
  /** Buttons, and why they failed. */
  children?: ReactNode;
}

/** One thing in an {@link ItemList}. */
export function Item({ mark, markTone = 'accent', name, notes, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <span className={`${styles.mark} ${styles[markTone]}`}>{mark}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {notes.map((note, index) => (
          <span key={index} className={styles.note}>
            {note}
          </span>
        ))}
      </span>
      {children}
    </li>
  );
}
