import { Button, buttonClass } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';
import { Stack } from '@emberite/ui-kit/Stack';
import type { RenderLink } from '@emberite/ui-kit/TextLink';

export interface FailedBodyProps {
  message: string;
  /** Whether the same link may work yet. */
  again: boolean;
  onVerify: () => void;
  renderLink: RenderLink;
}

/** Why it did not work, and where to go from here. */
export function FailedBody({ message, again, onVerify, renderLink }: FailedBodyProps) {
  return (
    <>
      <Message tone="danger">{message}</Message>
      <Stack>
        {again && (
          <Button size="large" width="full" onClick={onVerify}>
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
