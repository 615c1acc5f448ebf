import { Message } from '@emberite/ui-kit/Message';
import * as styles from './SignIn.module.css';

export interface EntryNoticesProps {
  /** Name of a provider whose address was opened, although it is not set up on this site. */
  unavailable: string | undefined;
  /** The invite code that a link has stored. */
  inviteCode: string | undefined;
}

/** What the link to this page has to say. */
export function EntryNotices({ unavailable, inviteCode }: EntryNoticesProps) {
  return (
    <>
      {unavailable && (
        <Message tone="danger">
          Signing in with {unavailable} is not available here. Please continue with your email.
        </Message>
      )}
      {inviteCode && (
        <Message tone="success">
          You are invited. Your code <strong className={styles.email}>{inviteCode}</strong> is
          filled in for you once you have signed in.
        </Message>
      )}
    </>
  );
}
