import { Button, buttonClass } from '@emberite/ui-kit/Button';
import { CountdownRing } from '@emberite/ui-kit/CountdownRing';
import { Stack } from '@emberite/ui-kit/Stack';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import * as styles from './SessionExpired.module.css';
import type { Way } from './way.ts';

/** Seconds before the way back is taken by itself. */
export const countdown = 5;

export interface SessionExpiredViewProps {
  /** Seconds left, of {@link countdown}. */
  left: number;
  way: Way;
  /** Where to sign in some other way. */
  loginHref: string;
  onContinue: () => void;
  renderLink: RenderLink;
}

/** Says that the session is over, and what happens in a few seconds. */
export function SessionExpiredView(props: SessionExpiredViewProps) {
  const { left, way, loginHref, onContinue, renderLink } = props;
  const next =
    way.name === 'provider'
      ? `You are about to be signed in again with ${way.provider}.`
      : 'You are about to get to the login page.';
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
          {way.name === 'provider' ? `Continue with ${way.provider}` : 'Login'}
        </Button>
        {way.name === 'provider' &&
          renderLink({
            href: loginHref,
            className: buttonClass('secondary', 'large', 'full'),
            children: 'Sign in another way',
          })}
      </Stack>
    </Stack>
  );
}
