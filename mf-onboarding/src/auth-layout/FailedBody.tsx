import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';
import { Stack } from '@emberite/ui-kit/Stack';
import type { ReactNode } from 'react';

export interface FailedBodyProps {
  message: string;
  /** Whether trying again may help. */
  again: boolean;
  onAgain: () => void;
  /** The sign-in page, with the page that was asked for, if that is known. */
  loginHref?: string;
  /** Another way to sign in. */
  children?: ReactNode;
}

/** Shows why a sign-in failed, and what to do next. */
export function FailedBody(props: FailedBodyProps) {
  const { message, again, onAgain, loginHref = '/login', children } = props;
  return (
    <>
      <Message tone="danger">{message}</Message>
      <Stack>
        {again && (
          <Button size="large" width="full" onClick={onAgain}>
            Try again
          </Button>
        )}
        {children}
        <ButtonLink
          href={loginHref}
          variant={again || children ? 'secondary' : 'primary'}
          size="large"
          width="full"
        >
          Return to login
        </ButtonLink>
      </Stack>
    </>
  );
}
