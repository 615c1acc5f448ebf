import { brand } from '@emberite/content/brand';
import { eveningsPath } from '@emberite/content/paths';
import type { Evening, GroupAnswer } from '@emberite/contract/groupFields';
import type { Progress } from '@emberite/sdk/action';
import type { Loaded } from '@emberite/sdk/resource';
import { eveningTitle, keptUntil, phaseOf } from '../evenings/evening.ts';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Failure } from '@emberite/ui-kit/Failure';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader, useLostFocus } from '@emberite/ui-kit/Page';
import { Skeleton } from '@emberite/ui-kit/Skeleton';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { EveningFacts } from '../evenings/EveningFacts.tsx';
import { answered, toWhoComes } from '../evenings/evenings.ts';
import { TakeBack } from '../evenings/TakeBack.tsx';
import { useAnswers } from '../evenings/useAnswers.ts';
import type { Ref } from 'react';
import type { Invited } from './invitation.ts';

export interface InvitationViewProps {
  loaded: Loaded<Invited>;
  /** The time in milliseconds. */
  now: number;
  /** The answer of the link that was followed. Its button comes first. */
  suggested: GroupAnswer;
  answering: Progress;
  onLoad: () => void;
  onAnswer: (answer: GroupAnswer) => void;
}

/** Asks whether somebody comes to an evening, and says what they have answered. */
export function InvitationView({ loaded, onLoad, ...rest }: InvitationViewProps) {
  // Or the title, if the link no longer works.
  const answer = useLostFocus<HTMLDivElement>(loaded);
  return (
    <Page width="text">
      <PageHeader title={titleOf(loaded, rest.now)} />
      <noscript>
        <Message tone="info" title="This page needs JavaScript">
          Please turn it on in your browser and reload this page. Or email us your answer:{' '}
          <TextLink href={brand.emailHref}>{brand.email}</TextLink>
        </Message>
      </noscript>
      <Loadable
        of="the evening"
        loaded={loaded}
        onRetry={onLoad}
        skeleton={<Skeleton shape="card" />}
      >
        {(invited) =>
          invited === 'wrong-link' ? (
            <p>
              There is a newer mail about this evening, or the link is incomplete. You also find
              your evenings among your <TextLink href={eveningsPath}>experiences</TextLink>.
            </p>
          ) : (
            <Question evening={invited} answerRef={answer} {...rest} />
          )
        }
      </Loadable>
    </Page>
  );
}

function titleOf(loaded: Loaded<Invited>, now: number): string {
  if (loaded.status !== 'ready') return 'Your invitation';
  if (loaded.value === 'wrong-link') return 'This link no longer works';
  const name = eveningTitle(loaded.value);
  return phaseOf(loaded.value, now) === 'asked' ? `${name}: do you come?` : name;
}

type QuestionProps = Omit<InvitationViewProps, 'loaded' | 'onLoad'> & {
  evening: Evening;
  /** What is said after an answer, to move the focus to. */
  answerRef: Ref<HTMLDivElement>;
};

const labels: Readonly<Record<GroupAnswer, string>> = { coming: 'I come', declined: 'I cannot' };

function Question({ evening, answerRef, now, suggested, answering, onAnswer }: QuestionProps) {
  const phase = phaseOf(evening, now);
  const { buttonOf } = useAnswers(suggested, answering, (_, answer) => onAnswer(answer));
  const said = {
    asked: null,
    coming: answered.coming,
    'not-coming':
      evening.state === 'declined'
        ? answered.declined
        : 'Your place has gone to somebody else. You wait on.',
    'called-off': 'This evening was called off.',
    over: 'This evening is over.',
  }[phase];
  const offered = [suggested, suggested === 'coming' ? 'declined' : 'coming'] as const;
  const mayDecline = now < Date.parse(evening.changeUntil);
  return (
    <>
      <Card>
        <Stack>
          <EveningFacts evening={evening} />
        </Stack>
      </Card>
      {phase === 'asked' && <p>Your place is kept for you until {keptUntil(evening)}.</p>}
      {said && (
        <div ref={answerRef}>
          <Message tone={phase === 'coming' ? 'success' : 'info'} title={said} />
        </div>
      )}
      {phase === 'coming' && evening.status === 'inviting' && <p>{toWhoComes.inviting}</p>}
      <Failure of={answering} title="Your answer was not sent." />
      {phase === 'asked' && (
        <Stack direction="row">
          {offered.map((answer, index) => (
            <Button
              key={answer}
              size="large"
              variant={index === 0 ? 'primary' : 'secondary'}
              {...buttonOf(evening.id, answer)}
            >
              {labels[answer]}
            </Button>
          ))}
        </Stack>
      )}
      {phase === 'coming' &&
        (mayDecline ? (
          <Stack direction="row">
            <TakeBack variant="secondary" size="large" decline={buttonOf(evening.id, 'declined')} />
          </Stack>
        ) : (
          <p>{toWhoComes.settled}</p>
        ))}
    </>
  );
}
