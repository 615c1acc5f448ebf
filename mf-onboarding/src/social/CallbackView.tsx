import { failureOf } from '../auth-layout/check.ts';
import type { Check } from '../auth-layout/check.ts';
import { Checking } from '../auth-layout/Checking.tsx';
import { FailedBody } from '../auth-layout/FailedBody.tsx';

/** The page shown on return from an identity provider. */
export function CallbackView({ state, onAgain }: { state: Check; onAgain: () => void }) {
  const failure = failureOf(state);
  return (
    <Checking
      title={failure ? 'Authentication Failed' : 'Authenticating, please wait...'}
      busy={!failure}
    >
      {failure && <FailedBody {...failure} onAgain={onAgain} />}
    </Checking>
  );
}
