import { brand } from '@emberite/content/brand';
import { Button } from '@emberite/ui-kit/Button';
import { CodeField } from '@emberite/ui-kit/CodeField';
import { Form } from '@emberite/ui-kit/Form';
import { Message } from '@emberite/ui-kit/Message';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { useEffect, useRef } from 'react';
import * as text from '../auth-layout/text.module.css';
import { ResendButton } from './ResendButton.tsx';
import type { Screen, SignInState } from './signIn.ts';
import * as styles from './SignIn.module.css';

export interface CodeScreenProps {
  state: SignInState;
  screen: Extract<Screen, { name: 'code' }>;
  onType: (code: string) => void;
  onVerify: () => void;
  onResend: () => void;
  onDifferentEmail: () => void;
}

/** Shown after the message is sent: the code field, and help if the message does not arrive. */
export function CodeScreen(props: CodeScreenProps) {
  const { state, screen, onType, onVerify, onResend, onDifferentEmail } = props;
  const { email, code } = state;
  const wrong = code.problem?.at === 'code' ? code.problem : null;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [screen.sentAt]);
  // What is typed next replaces a wrong code.
  useEffect(() => {
    if (wrong) field.current?.select();
  }, [wrong]);

  return (
    <Stack gap="loose">
      <Stack gap="tight">
        <h1>Check your inbox</h1>
        <p className={text.quiet}>
          Open the link or enter the 6-digit code that we sent to{' '}
          <strong className={text.email}>{email.fields.email}</strong>
        </p>
      </Stack>
      {screen.resent && (
        <Message tone="success">
          A new email is on its way. You can use any of our emails within 15 minutes.
        </Message>
      )}
      <Form
        problem={code.problem}
        onSubmit={onVerify}
        actions={
          <Button
            type="submit"
            size="large"
            width="full"
            busy={code.status === 'editing' ? undefined : 'Verifying...'}
          >
            Login
          </Button>
        }
      >
        <CodeField
          ref={field}
          label="6-digit code"
          name="code"
          value={code.fields.code}
          onChange={onType}
          error={wrong && [wrong.message, wrong.detail].filter(Boolean).join(' ')}
        />
      </Form>
      <Stack className={styles.help} gap="tight">
        <p>No email? It can take a minute. Check your spam folder too.</p>
        <div className={styles.ways}>
          <ResendButton
            key={screen.sentAt}
            sentAt={screen.sentAt}
            busy={email.status === 'submitting'}
            onClick={onResend}
          />
          <Button variant="quiet" size="small" onClick={onDifferentEmail}>
            Use a different email
          </Button>
        </div>
        {email.problem && (
          <Message tone="danger" title={email.problem.message}>
            {email.problem.detail}
          </Message>
        )}
        <p>
          Still stuck? Write to <TextLink href={brand.emailHref}>{brand.email}</TextLink>
        </p>
      </Stack>
    </Stack>
  );
}
