import { mayRetry } from '@emberite/sdk/action';
import type { Progress } from '@emberite/sdk/action';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { CountdownRing } from '@emberite/ui-kit/CountdownRing';
import { Failure } from '@emberite/ui-kit/Failure';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import * as text from '../auth-layout/text.module.css';
import * as styles from './SessionExpired.module.css';
import type { SignInRoute } from './signInRoute.ts';

/** Seconds before the automatic sign-in. */
export const countdown = 5;

export interface SessionExpiredViewProps {
  /** Seconds left, of {@link countdown}; null once the countdown is over or stopped. */
  left: number | null;
  route: SignInRoute;
  /** Whether the page is being left, or why that failed. */
  progress: Progress;
  /** The page with other ways to sign in. */
  loginHref: string;
  onContinue: () => void;
  onStay: () => void;
}

/** Says that the session has expired, and what happens in a few seconds unless it is stopped. */
export function SessionExpiredView(props: SessionExpiredViewProps) {
  const { left, route, progress, loginHref, onContinue, onStay } = props;
  // A second press must not start what the first one has just stopped.
  const heading = useLostFocus<HTMLHeadingElement>(left === null);
  const next =
    route.name === 'provider'
      ? `We are about to sign you in again with ${route.provider}.`
      : 'We are about to take you to the login page.';
  const isStopped = left === null && progress.status !== 'busy';
  return (
    <Stack gap="loose">
      <Stack gap="tight">
        <h1 ref={heading} tabIndex={-1}>
          Session expired
        </h1>
        <p className={text.quiet}>You were away for a while, so you have been signed out.</p>
        <output className={text.quiet}>
          {isStopped ? 'The countdown has stopped. Continue when you are ready.' : next}
        </output>
      </Stack>
      {left !== null && (
        <div className={styles.ring}>
          <CountdownRing left={left} total={countdown} label="Seconds left" size="large" />
          <Button variant="quiet" size="small" onClick={onStay}>
            Stay here
          </Button>
        </div>
      )}
      <Failure of={progress} />
      <Stack>
        {mayRetry(progress) && (
          <Button
            size="large"
            width="full"
            busy={progress.status === 'busy' ? 'One moment...' : undefined}
            onClick={onContinue}
          >
            {route.name === 'provider' ? `Continue with ${route.provider}` : 'Login'}
          </Button>
        )}
        {route.name === 'provider' && (
          <ButtonLink href={loginHref} variant="secondary" size="large" width="full">
            Sign in another way
          </ButtonLink>
        )}
      </Stack>
    </Stack>
  );
}
