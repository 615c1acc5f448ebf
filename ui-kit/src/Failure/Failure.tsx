import { ButtonLink } from '../Button/index.ts';
import { Message } from '../Message/index.ts';
import type { MessageProps } from '../Message/index.ts';
import { useLostFocus } from '../Page/useLostFocus.ts';

export interface FailureProps extends Pick<MessageProps, 'title' | 'action'> {
  /** The state of an action, or of something that is loaded. */
  of:
    | { status: 'idle' | 'busy' | 'done' | 'loading' | 'ready' }
    | { status: 'failed'; message: string; remedy?: MessageProps['remedy'] };
}

/**
 * Why something failed, as a {@link Message}. Shows nothing unless it failed. If the pressed button has gone, a remedy
 * gets the focus, or else the page's heading.
 */
export function Failure({ of, action, ...message }: FailureProps) {
  const remedy = of.status === 'failed' ? of.remedy : undefined;
  const link = useLostFocus<HTMLAnchorElement>(`${of.status} ${remedy?.label}`);
  return (
    of.status === 'failed' && (
      <Message
        tone="danger"
        {...message}
        action={
          remedy ? (
            <ButtonLink ref={link} href={remedy.href}>
              {remedy.label}
            </ButtonLink>
          ) : (
            action
          )
        }
      >
        {of.message}
      </Message>
    )
  );
}
