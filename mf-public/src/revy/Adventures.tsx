import { Card } from '@emberite/ui-kit/Card';
import { Scene } from '@emberite/ui-kit/Scene';
import * as styles from './Adventures.module.css';
import type { revy } from './revy.ts';

/** The activities, each with a picture. */
export function Adventures({ items }: { items: typeof revy.adventures.items }) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, text, motif }) => (
        <Card as="li" key={title} padding="none">
          <div className={styles.picture}>
            <Scene motif={motif} />
          </div>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
