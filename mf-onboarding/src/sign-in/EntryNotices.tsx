import { ButtonLink } from '@emberite/ui-kit/Button';
import { Message } from '@emberite/ui-kit/Message';
import * as text from '../auth-layout/text.module.css';

export interface EntryNoticesProps {
  /** Name of a provider whose address was opened, although it is not set up on this site. */
  unavailable: string | undefined;
  /** The invite code that is stored for the welcome. */
  inviteCode: string | undefined;
  /** The code comes from a registration for the poetry night. */
  isRegistered?: boolean;
  /** The signed-in user, where to go on, and whether that takes another sign-in. */
  user?: { id: string; to: string; isAgain: boolean } | undefined;
}

/**
 * What to know before signing in: what the link to this page says, or that the user is signed in
 * already.
 */
export function EntryNotices({ unavailable, inviteCode, isRegistered, user }: EntryNoticesProps) {
  return (
    <>
      {unavailable && (
        <Message tone="danger">
          Signing in with {unavailable} is not available here. Please continue with your email.
        </Message>
      )}
      {inviteCode && (
        <Message tone="success">
          {isRegistered ? 'Your Fridays for the poetry night are saved.' : 'You are invited.'} Your
          code <strong className={text.email}>{inviteCode}</strong> is filled in for you once you
          have signed in.
        </Message>
      )}
      {user?.isAgain && (
        <Message tone="info">
          Please sign in again as <strong className={text.email}>{user.id}</strong> to go on where
          you were. Nothing there is lost.
        </Message>
      )}
      {user && !user.isAgain && (
        <Message
          tone="info"
          action={
            <ButtonLink href={user.to} variant="secondary" size="small">
              Continue
            </ButtonLink>
          }
        >
          You are signed in as <strong className={text.email}>{user.id}</strong>
        </Message>
      )}
    </>
  );
}
