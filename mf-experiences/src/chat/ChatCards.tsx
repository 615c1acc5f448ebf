import { dayOf } from '@emberite/content/day';
import { config } from '@emberite/sdk/config';
import { Card } from '@emberite/ui-kit/Card';
import { Link } from '@emberite/ui-kit/Link';
import * as styles from './ChatCards.module.css';
import { chatLink, chats } from './chats.ts';
import type { ChatId } from './chats.ts';

/** Links to some of the help chats. Each card is one link, named by the chat's title. */
export function ChatCards({ ids }: { ids: readonly ChatId[] }) {
  const all = chats(dayOf(config.visibilityOpens));
  return (
    <nav aria-label="Help chats">
      <ul className={styles.cards}>
        {ids.map((id) => (
          <Card as="li" key={id} className={styles.card}>
            <h2 className={styles.title}>
              <Link href={chatLink(id)} className={styles.link}>
                {all[id].title}
              </Link>
            </h2>
            <p className={styles.description}>{all[id].description}</p>
          </Card>
        ))}
      </ul>
    </nav>
  );
}
