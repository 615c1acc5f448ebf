import { Button } from '@emberite/ui-kit/Button';
import { Stack } from '@emberite/ui-kit/Stack';
import { failureOf } from '../auth-layout/check.ts';
import { Checking } from '../auth-layout/Checking.tsx';
import { FailedBody } from '../auth-layout/FailedBody.tsx';
import * as text from '../auth-layout/text.module.css';
import type { MagicLinkState } from './magicLink.ts';

export interface MagicLinkViewProps {
  email: string;
  state: MagicLinkState;
  /** The sign-in page, with the page that was asked for. */
  loginHref: string;
  onVerify: () => void;
  /** Signs in with the code of the same mail. */
  onCode: () => void;
}

/** The page of a magic link, from opening it to success or failure. */
export function MagicLinkView({ email, state, loginHref, onVerify, onCode }: MagicLinkViewProps) {
  if (state.waits) {
    return (
      <Checking title="One more click" busy={false}>
        <AskingBody email={email} onVerify={onVerify} />
      </Checking>
    );
  }
  const failure = failureOf(state);
  return (
    <Checking
      title={failure ? 'Verification Failed' : 'Verifying your magic link...'}
      busy={!failure}
    >
      {failure && (
        <FailedBody {...failure} loginHref={loginHref} onAgain={onVerify}>
          {!failure.again && email && (
            <Button size="large" width="full" onClick={onCode}>
              Enter the 6-digit code
            </Button>
          )}
        </FailedBody>
      )}
    </Checking>
  );
}

/** Shows the account the link signs in to, and waits for confirmation. */
function AskingBody({ email, onVerify }: { email: string; onVerify: () => void }) {
  return (
    <>
      <Stack gap="tight">
        <p>
          This link signs you in as <strong className={text.email}>{email}</strong>
        </p>
        <p className={text.quiet}>
          It was not requested in this browser. If you did not request it, close this page.
        </p>
      </Stack>
      <Button size="large" width="full" onClick={onVerify}>
        Continue
      </Button>
    </>
  );
}
