import type { GroupAnswer } from '@emberite/contract/groupFields';
import type { Progress } from '@emberite/sdk/action';
import { awayIn, eveningTitle, keptUntil, phaseOf } from './evening.ts';
import type { EveningPhase, Evenings } from './evening.ts';
import { Badge } from '@emberite/ui-kit/Badge';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Failure } from '@emberite/ui-kit/Failure';
import { Calendar, Icon } from '@emberite/ui-kit/Icon';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { useId } from 'react';
import { Company } from './Company.tsx';
import { EveningFacts } from './EveningFacts.tsx';
import { toWhoComes } from './evenings.ts';
import { TakeBack } from './TakeBack.tsx';
import type { useAnswers } from './useAnswers.ts';
import * as styles from './Evenings.module.css';

type Evening = Evenings[number];

export interface EveningCardProps {
  evening: Evening;
  /** The time in milliseconds. */
  now: number;
  /** Whether the member waits for another such evening. */
  isWaiting: boolean;
  /** The state of the answer to this evening. */
  answering: Progress;
  buttonOf: (answer: GroupAnswer) => ReturnType<ReturnType<typeof useAnswers>['buttonOf']>;
}

const badges = {
  asked: { tone: 'ember', children: 'Are you coming?' },
  coming: { tone: 'success', children: 'You are coming' },
  'not-coming': { tone: 'neutral', children: 'You are not coming' },
  'called-off': { tone: 'danger', children: 'Called off' },
  over: { tone: 'neutral', children: 'Over' },
} as const satisfies Record<EveningPhase, unknown>;

/** What there is to know about where a member is with an evening. */
function noteOf(evening: Evening, phase: EveningPhase, isWaiting: boolean): string | null {
  const { state, status } = evening;
  const waitOn = (text: string) => (isWaiting ? ` ${text}` : '');
  if (phase === 'asked') return `Your place is kept for you until ${keptUntil(evening)}.`;
  if (phase === 'called-off')
    return `It does not take place.${waitOn('You wait on, and keep your place in the queue.')}`;
  if (phase === 'coming' && status === 'inviting') return toWhoComes.inviting;
  if (phase !== 'not-coming') return null;
  const why = state === 'replaced' ? 'You did not answer in time' : 'You cannot come';
  return `${why}, so your place has gone to somebody else.${waitOn('You wait on.')}`;
}

/** An evening that a member was asked for: when and where, who else comes, and their answer. */
export function EveningCard({ evening, now, isWaiting, answering, buttonOf }: EveningCardProps) {
  const id = useId();
  const heading = useLostFocus<HTMLHeadingElement>(evening);
  const phase = phaseOf(evening, now);
  const note = noteOf(evening, phase, isWaiting);
  const mayDecline = now < Date.parse(evening.changeUntil);
  const decline = buttonOf('declined');
  return (
    <Card as="article" aria-labelledby={id} className={styles.card}>
      <Stack direction="row" gap="tight">
        <h3 id={id} ref={heading}>
          {eveningTitle(evening)}
        </h3>
        <Badge {...badges[phase]} />
        {phase === 'coming' && <span className={styles.away}>{awayIn(evening, now)}</span>}
      </Stack>
      <EveningFacts evening={evening} />
      {note && <p>{note}</p>}
      {phase === 'asked' && (
        <Stack direction="row">
          <Button {...buttonOf('coming')}>I come</Button>
          <Button variant="secondary" {...decline}>
            I cannot
          </Button>
        </Stack>
      )}
      {phase === 'coming' && (
        <>
          <Company company={evening.company} />
          <Stack direction="row">
            {evening.calendar && (
              <ButtonLink href={evening.calendar} variant="secondary" size="small" download>
                <Icon of={Calendar} />
                Add to calendar
              </ButtonLink>
            )}
            {mayDecline && <TakeBack variant="quiet" size="small" decline={decline} />}
          </Stack>
          {!mayDecline && <p className={styles.away}>{toWhoComes.settled}</p>}
        </>
      )}
      <Failure of={answering} title="Your answer was not sent." />
    </Card>
  );
}
