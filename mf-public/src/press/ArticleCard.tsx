import type { Article } from '@emberite/content/brand';
import { Card } from '@emberite/ui-kit/Card';
import { Moment } from '@emberite/ui-kit/Moment';
import { TextLink } from '@emberite/ui-kit/TextLink';
import * as styles from './ArticleCard.module.css';
import { press } from './press.ts';

/** An article about us. The whole card links to it, in a new tab. */
export function ArticleCard({ source, title, summary, href }: Article) {
  return (
    <Card as="article" padding="none" className={styles.article}>
      <div className={styles.picture}>
        <Moment {...press.picture} />
      </div>
      <div className={styles.words}>
        <p className={styles.source}>{source}</p>
        <h2>{title}</h2>
        <p className={styles.summary}>{summary}</p>
        <p>
          <TextLink href={href} newTab="opens in a new tab" className={styles.link}>
            {press.read}
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
