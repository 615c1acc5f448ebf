import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { CountdownRing } from '@emberite/ui-kit/CountdownRing';
import { Stack } from '@emberite/ui-kit/Stack';
import * as styles from './SessionExpired.module.css';
import type { SignInRoute } from './signInRoute.ts';

/** Seconds before the automatic sign-in. */
export const countdown = 5;

export interface SessionExpiredViewProps {
  /** Seconds left, of {@link countdown}. */
  left: number;
  route: SignInRoute;
  /** The page with other ways to sign in. */
  loginHref: string;
  onContinue: () => void;
}

/** Says that the session has expired, and what happens in a few seconds. */
export function SessionExpiredView({
  left,
  route,
  loginHref,
  onContinue,
}: SessionExpiredViewProps) {
  const next =
    route.name === 'provider'
      ? `We are about to sign you in again with ${route.provider}.`
      : 'We are about to take you to the login page.';
  return (
    <Stack gap="loose">
      <Stack gap="tight">
        <h1>Session expired</h1>
        <p className={styles.quiet}>
          You were away for a while, so you have been signed out. {next}
        </p>
      </Stack>
      <div className={styles.ring}>
        <CountdownRing left={left} total={countdown} label="Seconds left" size="large" />
      </div>
      <Stack>
        <Button size="large" width="full" onClick={onContinue}>
          {route.name === 'provider' ? `Continue with ${route.provider}` : 'Login'}
        </Button>
        {route.name === 'provider' && (
          <ButtonLink href={loginHref} variant="secondary" size="large" width="full">
            Sign in another way
          </ButtonLink>
        )}
      </Stack>
    </Stack>
  );
}
