import { Message } from '../Message/index.ts';
import type { MessageProps } from '../Message/index.ts';

export interface FailureProps extends Pick<MessageProps, 'title' | 'action'> {
  /** The state of an action, or of something that is loaded. */
  of:
    | { status: 'idle' | 'busy' | 'done' | 'loading' | 'ready' }
    | { status: 'failed'; message: string; remedy?: MessageProps['remedy'] };
}

/** Why something failed, as a {@link Message}. Shows nothing unless it failed. */
export function Failure({ of, ...message }: FailureProps) {
  return (
    of.status === 'failed' && (
      <Message tone="danger" {...message} remedy={of.remedy}>
        {of.message}
      </Message>
    )
  );
}
