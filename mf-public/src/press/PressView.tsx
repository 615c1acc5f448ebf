import { press } from '@emberite/content/press';
import { buttonClass } from '@emberite/ui-kit/Button';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { TextLink } from '@emberite/ui-kit/TextLink';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import { ArticleCard } from './ArticleCard.tsx';
import { FounderNote } from './FounderNote.tsx';
import * as styles from './PressView.module.css';

const { title, intro, contact, home } = press;

/** What others wrote about us, and what the founder has to say. */
export function PressView({ renderLink }: { renderLink: RenderLink }) {
  return (
    <Page width="wide">
      <PageHeader title={title} lead={intro} />
      <ArticleCard />
      <FounderNote />
      <div className={styles.end}>
        <p>
          {contact.text} <TextLink href={contact.href}>{contact.linkText}</TextLink>
        </p>
        {renderLink({
          href: home.to,
          className: buttonClass('primary', 'large', 'phone'),
          children: home.text,
        })}
      </div>
    </Page>
  );
}
