import type { Group } from '@emberite/contract/registration';
import { ProgressBar } from '@emberite/ui-kit/ProgressBar';
import { Stack } from '@emberite/ui-kit/Stack';
import { useId } from 'react';
import * as styles from './HowClose.module.css';
import { howClose } from '../registered/registrationTexts.ts';

export interface HowCloseProps {
  /** Null while there are too few people to report. */
  group: Group | null;
  /** Where the member lives, in words. */
  place: string;
}

const { none, enough, some, amount, questions } = howClose;

/** How close a group for a night out is, when it is decided, and what happens if none forms. */
export function HowClose({ group, place }: HowCloseProps) {
  const id = useId();
  const { atLeast = 0, needed = 1 } = group ?? {};
  const said = atLeast < needed ? some : enough;
  return (
    <section className={styles.close} aria-labelledby={id}>
      <h4 id={id}>How close is a group?</h4>
      {group && (
        <Stack gap="tight">
          <strong>{amount(atLeast, needed)}</strong>
          {/* The last part is balance, which stays open however many there are. */}
          <ProgressBar percent={(100 * atLeast) / (needed + 1)} label={amount(atLeast, needed)} />
        </Stack>
      )}
      <p>{group ? said(place) : none(place)}</p>
      <dl className={styles.questions}>
        {Object.entries(questions).map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
