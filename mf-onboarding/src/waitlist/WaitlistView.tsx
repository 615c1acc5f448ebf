import { brand } from '@emberite/content/brand';
import { otherLocationField } from '@emberite/content/locations';
import { poetryNightJoinPath, poetryWaitlistPath } from '@emberite/content/paths';
import { poetrySeasonAt } from '@emberite/content/poetrySeason';
import { mayRetry } from '@emberite/sdk/action';
import { messageAt } from '@emberite/sdk/form';
import { waitlistLimits } from '@emberite/sdk/waitlist';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { DescriptionList } from '@emberite/ui-kit/DescriptionList';
import { Failure } from '@emberite/ui-kit/Failure';
import { Form } from '@emberite/ui-kit/Form';
import { Clock, MapPin, Sparkles } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { Stack } from '@emberite/ui-kit/Stack';
import { EmailField, TextField } from '@emberite/ui-kit/TextField';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { useState } from 'react';
import { Checking } from '../auth-layout/Checking.tsx';
import * as text from '../auth-layout/text.module.css';
import * as styles from './Waitlist.module.css';
import type { Reason, Waitlist, WaitlistState } from './waitlist.ts';

export interface WaitlistViewProps {
  /** Why somebody joins who fills in the form. */
  reason: Reason;
  state: WaitlistState;
  actions: Pick<Waitlist, 'change' | 'join' | 'confirm' | 'leave' | 'startAgain'>;
}

/** What the page says to people who wait, by their reason. */
const texts = {
  guest: {
    title: 'Waiting list',
    button: 'Join the waiting list',
    lead: `${brand.name} is by invitation, and open in Revelstoke so far. Leave your address and where you live, and we write to you when it opens there.`,
    confirmed: `We write to you when ${brand.name} opens where you live.`,
    waitsFor: 'An invite',
  },
  host: {
    title: 'We have your idea',
    confirmed: 'We read your idea and write back to you.',
    waitsFor: 'A reply about hosting',
  },
  'poetry-night': {
    title: 'The next season of poetry night',
    button: 'Tell me about the next season',
    lead: 'Its Fridays are not set yet. Leave your address and where you live, and we write to you when they are. Registering for one of them brings an invite code.',
    confirmed: 'We write to you when the Fridays of the next season are set.',
    waitsFor: 'The next season of poetry night',
  },
} as const;

/** The title of what the page shows now. */
function titleOf({ screen, form }: WaitlistState, reason: Reason): string {
  if (screen.name === 'confirming') return 'Your place on the list';
  if (screen.name === 'left') return 'You are off the list';
  if (screen.name === 'form')
    return form.status === 'submitted' ? 'Check your inbox' : texts[reason].title;
  return screen.entry.role === 'host' ? texts.host.title : 'You are on the list';
}

/** The form, and where its mail leads: the entry on the list, and off the list again. */
export function WaitlistView({ reason, state, actions }: WaitlistViewProps) {
  const { screen, form, confirming } = state;
  const isBusy = screen.name === 'confirming' && confirming.progress.status === 'busy';
  return (
    <Checking title={titleOf(state, reason)} busy={isBusy}>
      {screen.name === 'form' &&
        (form.status === 'submitted' ? (
          <Sent email={form.fields.email} onAgain={actions.startAgain} />
        ) : (
          <JoinForm {...{ reason, form, actions }} isAfterWrongLink={screen.isAfterWrongLink} />
        ))}
      {screen.name === 'confirming' && <Confirming {...{ state, actions }} />}
      {screen.name === 'confirmed' && <Confirmed {...{ state, actions }} entry={screen.entry} />}
      {screen.name === 'left' && (
        <Left {...{ reason }} role={screen.role} onAgain={actions.startAgain} />
      )}
    </Checking>
  );
}

type JoinFormProps = Pick<WaitlistViewProps, 'reason' | 'actions'> &
  Pick<WaitlistState, 'form'> & { isAfterWrongLink: boolean };

function JoinForm({ reason, form, actions, isAfterWrongLink }: JoinFormProps) {
  const { lead, button } = texts[reason];
  const [{ phase }] = useState(() => poetrySeasonAt(Date.now()));
  const { fields, problem, status } = form;
  return (
    <>
      {isAfterWrongLink && (
        <Message tone="danger">
          This link is no longer valid, and nobody waits by it. You can join the list here.
        </Message>
      )}
      <p className={text.quiet}>{lead}</p>
      <Form
        problem={problem}
        onSubmit={() => void actions.join()}
        actions={
          <Button
            type="submit"
            size="large"
            width="full"
            busy={status === 'submitting' ? 'Sending...' : undefined}
          >
            {button}
          </Button>
        }
      >
        <EmailField
          value={fields.email}
          onChange={(email) => actions.change({ email })}
          error={messageAt(problem, 'email')}
        />
        <TextField
          label={otherLocationField.label}
          name="place"
          autoComplete="address-level2"
          maxLength={waitlistLimits.place}
          required
          placeholder={otherLocationField.placeholder}
          value={fields.place}
          onChange={(place) => actions.change({ place })}
          error={messageAt(problem, 'place')}
        />
      </Form>
      <p className={text.small}>
        We use both only for this list, and you can leave it at any time:{' '}
        <TextLink href="/privacy-policy">Privacy Policy</TextLink>,{' '}
        <TextLink href="/terms-of-use">Terms of Use</TextLink>.
      </p>
      {phase !== 'after' ? (
        <p className={styles.more}>
          You live in Revelstoke?{' '}
          <TextLink href={poetryNightJoinPath}>Register for the poetry night</TextLink>: that brings
          an invite code.
        </p>
      ) : (
        reason === 'guest' && (
          <p className={styles.more}>
            You live in Revelstoke?{' '}
            <TextLink href={poetryWaitlistPath}>Wait for the next season of poetry night</TextLink>:
            registering for it brings an invite code.
          </p>
        )
      )}
    </>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <>
      <p className={text.quiet}>
        Open the link that we sent to <strong className={text.email}>{email}</strong> to confirm.
        You are on the list from then on.
      </p>
      <p className={text.quiet}>No email? It can take a minute. Check your spam folder too.</p>
      <Button variant="secondary" width="full" onClick={onAgain}>
        Use a different email
      </Button>
    </>
  );
}

type StateProps = Pick<WaitlistViewProps, 'state' | 'actions'>;

function Confirming({ state, actions }: StateProps) {
  const { progress } = state.confirming;
  return (
    <>
      {progress.status === 'idle' && (
        <p className={text.quiet}>One more click, and you are on the list.</p>
      )}
      <Failure of={progress} title="It is not confirmed yet." />
      {mayRetry(progress) && (
        <Button
          size="large"
          width="full"
          busy={progress.status === 'busy' ? 'Confirming...' : undefined}
          onClick={() => void actions.confirm()}
        >
          {progress.status === 'failed' ? 'Try again' : 'Confirm'}
        </Button>
      )}
    </>
  );
}

type Entry = Extract<WaitlistState['screen'], { name: 'confirmed' }>['entry'];

function Confirmed({ state, entry, actions }: StateProps & { entry: Entry }) {
  const { progress } = state.leaving;
  const { role, place, idea } = entry;
  return (
    <>
      <Message tone="success">Your address is confirmed. {texts[role].confirmed}</Message>
      <DescriptionList
        items={[
          { icon: Clock, name: 'You wait for', value: texts[role].waitsFor },
          { icon: MapPin, name: 'Place', value: place },
          ...(idea ? [{ icon: Sparkles, name: 'Your idea', value: idea }] : []),
        ]}
      />
      <Stack gap="tight">
        <p className={text.quiet}>This is all that we store, with your address.</p>
        <Button
          variant="secondary"
          width="full"
          busy={progress.status === 'busy' ? 'Taking you off the list...' : undefined}
          onClick={() => void actions.leave()}
        >
          Take me off the list
        </Button>
        <Failure of={progress} title="You are still on the list." />
      </Stack>
    </>
  );
}

/** Where somebody who left joins again: mails lead to this page without its query, whatever they are about. */
const joinPaths: Record<Entry['role'], string> = {
  guest: '/waitlist',
  host: '/become-a-host',
  'poetry-night': poetryWaitlistPath,
};

type LeftProps = Pick<WaitlistViewProps, 'reason'> & { role: Entry['role']; onAgain: () => void };

function Left({ reason, role, onAgain }: LeftProps) {
  return (
    <>
      <p className={text.quiet}>We have deleted your entry, and will not write to you about it.</p>
      <Stack>
        <ButtonLink href="/" size="large" width="full">
          To Home Page
        </ButtonLink>
        {role !== reason ? (
          <ButtonLink href={joinPaths[role]} variant="secondary" width="full">
            {role === 'host' ? 'Send another idea' : 'Join again'}
          </ButtonLink>
        ) : (
          <Button variant="secondary" width="full" onClick={onAgain}>
            Join again
          </Button>
        )}
      </Stack>
    </>
  );
}
