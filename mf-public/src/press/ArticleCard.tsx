import { Card } from '@emberite/ui-kit/Card';
import { Scene } from '@emberite/ui-kit/Scene';
import { TextLink } from '@emberite/ui-kit/TextLink';
import * as styles from './ArticleCard.module.css';
import type { Article } from './press.ts';

/** The article about us. The whole card links to it, in a new tab. */
export function ArticleCard({ article }: { article: Article }) {
  const { source, title, summary, linkText, href, motif } = article;
  return (
    <Card as="article" padding="none" className={styles.article}>
      <div className={styles.picture}>
        <Scene motif={motif} />
      </div>
      <div className={styles.words}>
        <p className={styles.source}>{source}</p>
        <h2>{title}</h2>
        <p className={styles.summary}>{summary}</p>
        <p>
          <TextLink href={href} newTab="opens in a new tab" className={styles.link}>
            {linkText}
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
