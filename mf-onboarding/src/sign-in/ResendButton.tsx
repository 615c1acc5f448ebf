import { Button } from '@emberite/ui-kit/Button';
import { resendsIn } from './signIn.ts';
import * as styles from './SignIn.module.css';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface ResendButtonProps {
  /** When the last message was sent, in ms since 1970. */
  sentAt: number;
  busy: boolean;
  onClick: () => void;
}

/** Requests another message, once the last one has had time to arrive. */
export function ResendButton({ sentAt, busy, onClick }: ResendButtonProps) {
  const seconds = useSecondsLeft(() => resendsIn(sentAt, Date.now()));
  if (seconds > 0) {
    return <span className={styles.wait}>Send it again in {seconds} s</span>;
  }
  return (
    <Button
      variant="quiet"
      size="small"
      busy={busy ? 'Sending Magic Link...' : undefined}
      onClick={onClick}
    >
      Send it again
    </Button>
  );
}
