import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';
import { Stack } from '@emberite/ui-kit/Stack';

export interface FailedBodyProps {
  message: string;
  /** Whether trying again may help. */
  again: boolean;
  onAgain: () => void;
}

/** Shows why a sign-in failed, and what to do next. */
export function FailedBody({ message, again, onAgain }: FailedBodyProps) {
  return (
    <>
      <Message tone="danger">{message}</Message>
      <Stack>
        {again && (
          <Button size="large" width="full" onClick={onAgain}>
            Try again
          </Button>
        )}
        <ButtonLink
          href="/login"
          variant={again ? 'secondary' : 'primary'}
          size="large"
          width="full"
        >
          Return to login
        </ButtonLink>
      </Stack>
    </>
  );
}
