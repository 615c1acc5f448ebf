import type { Failure } from '@emberite/sdk/action';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';

export interface FailedMessageProps {
  /** What did not happen. */
  title: string;
  failure: Failure;
}

/** Says that an action failed and why, with a link to what helps. */
export function FailedMessage({ title, failure: { message, remedy } }: FailedMessageProps) {
  return (
    <Message
      tone="danger"
      title={title}
      action={
        remedy && (
          <ButtonLink href={remedy.href} variant="secondary" size="small">
            {remedy.label}
          </ButtonLink>
        )
      }
    >
      {message}
    </Message>
  );
}
