import { BackLink } from '@emberite/ui-kit/BackLink';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Moment } from '@emberite/ui-kit/Moment';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { Prose } from '@emberite/ui-kit/Prose';
import { Fragment } from 'react';
import { inPerson } from './inPerson.ts';
import * as styles from './InPersonView.module.css';
import { press } from './press.ts';

const { title, lead, pictureAlt, parts } = inPerson;

/** Our own article: a picture and the text. */
export function InPersonView() {
  return (
    <Page width="text">
      <PageHeader
        eyebrow={<BackLink href="/press">{press.title}</BackLink>}
        title={title}
        lead={lead}
      />
      <div className={styles.picture}>
        <Moment {...press.picture} label={pictureAlt} />
      </div>
      <Prose className={styles.text}>
        {Object.entries(parts).map(([heading, text]) => (
          <Fragment key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </Fragment>
        ))}
      </Prose>
      <div>
        <ButtonLink href={press.home.to} size="large" width="phone">
          {press.home.text}
        </ButtonLink>
      </div>
    </Page>
  );
}
