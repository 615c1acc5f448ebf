import { Card } from '@emberite/ui-kit/Card';
import { Link } from '@emberite/ui-kit/Link';
import * as styles from './ChatCards.module.css';
import { chatLink } from './chats.ts';
import type { Chat } from './chats.ts';

/** Links to some of the help chats. Each card is one link, named by the chat's title. */
export function ChatCards({ chats }: { chats: readonly Chat[] }) {
  return (
    <nav aria-label="Help chats">
      <ul className={styles.cards}>
        {chats.map(({ id, title, description }) => (
          <Card as="li" key={id} className={styles.card}>
            <h2 className={styles.title}>
              <Link href={chatLink(id)} className={styles.link}>
                {title}
              </Link>
            </h2>
            <p className={styles.description}>{description}</p>
          </Card>
        ))}
      </ul>
    </nav>
  );
}
