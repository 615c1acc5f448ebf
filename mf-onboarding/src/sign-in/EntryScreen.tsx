import { signInPath } from '@emberite/contract/signInPath';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextLink } from '@emberite/ui-kit/TextLink';
import type { ReactNode } from 'react';
import * as text from '../auth-layout/text.module.css';
import { SocialButtons } from './SocialButtons.tsx';
import type { SocialButtonsProps } from './SocialButtons.tsx';
import { EmailForm } from './EmailForm.tsx';
import type { EmailFormProps } from './EmailForm.tsx';
import { invitedLead, modes } from './mode.ts';
import type { Mode } from './mode.ts';
import * as styles from './SignIn.module.css';

export interface EntryScreenProps extends EmailFormProps, SocialButtonsProps {
  mode: Mode;
  /** An invite code is stored, so that the welcome does not ask for one. */
  isInvited: boolean;
  passkey?: ReactNode;
  notice?: ReactNode;
}

/** The ways to sign in or join. */
export function EntryScreen(props: EntryScreenProps) {
  const { mode, isInvited, redirectedFrom, providers, leaving, onLeave, passkey, notice, ...form } =
    props;
  const { title, lead, question, other } = modes[mode];
  return (
    <Stack gap="loose">
      <Stack gap="tight">
        <h1>{title}</h1>
        <p className={text.quiet}>{isInvited ? invitedLead : lead}</p>
      </Stack>
      {notice}
      <EmailForm {...form} />
      {/* Somebody who joins has none yet. */}
      {mode === 'login' && passkey}
      {providers.length > 0 && (
        <>
          <p className={styles.or}>or</p>
          <SocialButtons {...{ providers, redirectedFrom, leaving, onLeave }} />
        </>
      )}
      <p className={text.small}>
        By continuing you agree to the <TextLink href="/terms-of-use">Terms of Use</TextLink> and
        the <TextLink href="/privacy-policy">Privacy Policy</TextLink>.
      </p>
      {mode === 'create-account' && !isInvited && (
        <p className={text.small}>
          No invite code? <TextLink href="/waitlist">Join the waiting list</TextLink>
        </p>
      )}
      <p className={styles.switch}>
        {question}{' '}
        <TextLink href={signInPath(other.path, { redirectedFrom })}>{other.label}</TextLink>
      </p>
    </Stack>
  );
}
