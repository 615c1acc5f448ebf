import { Button, buttonClass } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';
import { Stack } from '@emberite/ui-kit/Stack';
import type { RenderLink } from '@emberite/ui-kit/TextLink';

export interface FailedBodyProps {
  message: string;
  /** Whether the same may work yet. */
  again: boolean;
  onAgain: () => void;
  renderLink: RenderLink;
}

/** Why a sign-in did not work, and where to go from here. */
export function FailedBody({ message, again, onAgain, renderLink }: FailedBodyProps) {
  return (
    <>
      <Message tone="danger">{message}</Message>
      <Stack>
        {again && (
          <Button size="large" width="full" onClick={onAgain}>
            Try again
          </Button>
        )}
        {renderLink({
          href: '/login',
          className: buttonClass(again ? 'secondary' : 'primary', 'large', 'full'),
          children: 'Return to login',
        })}
      </Stack>
    </>
  );
}
