import { brand } from '@emberite/content/brand';
import { Button } from '@emberite/ui-kit/Button';
import { CodeField } from '@emberite/ui-kit/CodeField';
import { Message } from '@emberite/ui-kit/Message';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { useEffect, useRef } from 'react';
import { FormProblem } from './FormProblem.tsx';
import type { Problem } from './problem.ts';
import { ResendButton } from './ResendButton.tsx';
import type { Screen } from './signIn.ts';
import * as styles from './SignIn.module.css';

export interface CodeScreenProps {
  email: string;
  code: string;
  screen: Extract<Screen, { name: 'code' }>;
  problem: Problem | null;
  onType: (code: string) => void;
  onVerify: () => void;
  onResend: () => void;
  onDifferentEmail: () => void;
}

/** After the message is on its way: the code, and what to do when it does not come. */
export function CodeScreen(props: CodeScreenProps) {
  const { email, code, screen, problem, onType, onVerify, onResend, onDifferentEmail } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!problem || problem.at === 'code') field.current?.focus();
  }, [problem, screen.sentAt]);

  return (
    <Stack gap="loose">
      <Stack gap="tight">
        <h1>Check your inbox</h1>
        <p className={styles.quiet}>
          Open the link, or enter the 6-digit code, that we sent to{' '}
          <strong className={styles.email}>{email}</strong>
        </p>
      </Stack>
      {screen.resent && (
        <Message tone="success">A new email is on its way. Only its code works now.</Message>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onVerify();
        }}
      >
        <Stack>
          <CodeField
            ref={field}
            label="6-digit code"
            name="code"
            value={code}
            onChange={onType}
            error={problem?.at === 'code' && problem.message}
          />
          <FormProblem problem={problem} />
          <Button
            type="submit"
            size="large"
            width="full"
            busy={screen.work === 'verifying' ? 'Verifying...' : undefined}
          >
            Login
          </Button>
        </Stack>
      </form>
      <Stack className={styles.help} gap="tight">
        <p>No email? It can take a minute. Have a look into your spam folder too.</p>
        <div className={styles.ways}>
          <ResendButton
            key={screen.sentAt}
            sentAt={screen.sentAt}
            busy={screen.work === 'resending'}
            onClick={onResend}
          />
          <Button variant="quiet" size="small" onClick={onDifferentEmail}>
            Use a different email
          </Button>
        </div>
        <p>
          Still stuck? Write to <TextLink href={brand.emailHref}>{brand.email}</TextLink>
        </p>
      </Stack>
    </Stack>
  );
}
