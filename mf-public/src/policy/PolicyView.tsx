import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { Prose } from '@emberite/ui-kit/Prose';
import type { Policy } from './policies.ts';
import * as styles from './PolicyView.module.css';

const anchor = (index: number) => `section-${index + 1}`;

/** A policy: its effective date, a table of contents, and the text. */
export function PolicyView({ title, effective, intro, sections }: Policy) {
  const since = (
    <>
      Effective <time dateTime={effective}>{effective}</time>
    </>
  );
  return (
    <Page width="wide">
      <PageHeader title={title} eyebrow={since} />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <ol className={styles.parts}>
            {sections.map(({ heading }, index) => (
              <li key={heading}>
                <a className={styles.part} href={`#${anchor(index)}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose>
          {intro.map((paragraph) => (
            <p key={paragraph} className={styles.intro}>
              {paragraph}
            </p>
          ))}
          {sections.map(({ heading, paragraphs, list }, index) => (
            <section key={heading} id={anchor(index)} className={styles.section}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list && (
                <ul>
                  {list.map((entry) => (
                    <li key={entry}>{entry}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </Prose>
      </div>
    </Page>
  );
}
