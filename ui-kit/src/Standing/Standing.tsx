import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { ButtonLink } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { ArrowRight, Check, Clock, Icon, PartyPopper } from '../Icon/index.ts';
import type { IconShape } from '../Icon/index.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts';
import * as styles from './Standing.module.css';

export interface StandingProps {
  /** The one thing to do now; null if there is none, or it is not known. */
  next: { title: string; text: string; action: { text: string; href: string } } | 'loading' | null;
  /** Whether nothing is left to do. */
  isAllSet: boolean;
  /** What others have to do first. */
  waits: readonly { title: string; text: string }[];
  /** What has been done, in short sentences. */
  done: readonly string[];
  /** A picture beside the next step, or above it. */
  picture?: ReactNode;
  /** Below the words that nothing is left to do. */
  children?: ReactNode;
  /** The heading of the next step, to move the focus to. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

const items = (icon: IconShape, lines: readonly { title: string; text?: string }[]) => (
  <ul className={styles.items}>
    {lines.map(({ title, text }) => (
      <li key={title}>
        <Icon of={icon} />
        <span>
          {text ? <strong>{title}</strong> : title}
          {text && <span className={styles.text}>{text}</span>}
        </span>
      </li>
    ))}
  </ul>
);

/**
 * Where somebody stands: the one thing they do next, with the page's filled button, or that nothing is left to do;
 * below it what waits for others, and what is done. Shows nothing if it has nothing to say.
 */
export function Standing(props: StandingProps) {
  const { next, isAllSet, waits, done, picture, children, headingRef } = props;
  const id = useId();
  const heading = (title: string) => (
    <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.heading}>
      {title}
    </h2>
  );
  const lists = [
    { title: 'Waiting for others', icon: Clock, lines: waits },
    { title: 'Done', icon: Check, lines: done.map((title) => ({ title })) },
  ].filter(({ lines }) => lines.length > 0);
  if (!next && !isAllSet && lists.length === 0) return null;
  return (
    <Card padding="none" {...(isAllSet && { tone: 'pine' })}>
      {next && (
        <section aria-label="Your next step" className={styles.next}>
          {picture && <div className={styles.picture}>{picture}</div>}
          <div className={styles.words}>
            <p className={styles.eyebrow}>Your next step</p>
            {next === 'loading' ? (
              <SkeletonGroup label="Loading your next step">
                <Skeleton shape="title" />
                <Skeleton />
                <Skeleton />
              </SkeletonGroup>
            ) : (
              <>
                {heading(next.title)}
                <p>{next.text}</p>
                <ButtonLink href={next.action.href} size="large" width="phone">
                  {next.action.text}
                  <Icon of={ArrowRight} />
                </ButtonLink>
              </>
            )}
          </div>
        </section>
      )}
      {isAllSet && (
        <section aria-labelledby={`${id}set`} className={styles.words}>
          <div className={styles.party} id={`${id}set`}>
            <Icon of={PartyPopper} size="large" />
            {heading('You are all set!')}
          </div>
          <p>There is nothing left for you to do.</p>
          {children}
        </section>
      )}
      {lists.length > 0 && (
        <div className={styles.lists}>
          {lists.map(({ title, icon, lines }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              {items(icon, lines)}
            </section>
          ))}
        </div>
      )}
    </Card>
  );
}
