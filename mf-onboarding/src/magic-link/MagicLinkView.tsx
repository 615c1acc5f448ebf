import { failureOf } from '../auth-layout/check.ts';
import { Checking } from '../auth-layout/Checking.tsx';
import { FailedBody } from '../auth-layout/FailedBody.tsx';
import { AskingBody } from './AskingBody.tsx';
import type { MagicLinkState } from './magicLink.ts';

export interface MagicLinkViewProps {
  email: string;
  state: MagicLinkState;
  onVerify: () => void;
}

/** The page of a magic link, from opening it to success or failure. */
export function MagicLinkView({ email, state, onVerify }: MagicLinkViewProps) {
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
      {failure && <FailedBody {...failure} onAgain={onVerify} />}
    </Checking>
  );
}
