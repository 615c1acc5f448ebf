import type { Article } from '@emberite/content/brand';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { ArticleCard } from './ArticleCard.tsx';
import { FounderNote } from './FounderNote.tsx';
import { press } from './press.ts';
import * as styles from './PressView.module.css';

const { title, intro, contact, home } = press;

/** An article about us, and a note from the founder. */
export function PressView({ article }: { article: Article }) {
  return (
    <Page width="wide">
      <PageHeader title={title} lead={intro} />
      <ArticleCard {...article} />
      <FounderNote />
      <div className={styles.end}>
        <p>
          {contact.text} <TextLink href={contact.href}>{contact.linkText}</TextLink>
        </p>
        <ButtonLink href={home.to} size="large" width="phone">
          {home.text}
        </ButtonLink>
      </div>
    </Page>
  );
}
