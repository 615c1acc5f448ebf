import type { RenderLink } from '@emberite/ui-kit/TextLink';
import { Checking } from '../doorway/Checking.tsx';
import { FailedBody } from '../doorway/FailedBody.tsx';
import { AskingBody } from './AskingBody.tsx';
import type { MagicLinkState } from './magicLink.ts';

const titles: Readonly<Record<MagicLinkState['name'], string>> = {
  asking: 'One more click',
  verifying: 'Verifying your magic link...',
  failed: 'Verification Failed',
};

export interface MagicLinkViewProps {
  email: string;
  state: MagicLinkState;
  onVerify: () => void;
  renderLink: RenderLink;
}

/** What a magic link shows, from opening it to the way in or back. */
export function MagicLinkView({ email, state, onVerify, renderLink }: MagicLinkViewProps) {
  return (
    <Checking title={titles[state.name]} busy={state.name === 'verifying'}>
      {state.name === 'asking' && <AskingBody email={email} onVerify={onVerify} />}
      {state.name === 'failed' && (
        <FailedBody {...state} onAgain={onVerify} renderLink={renderLink} />
      )}
    </Checking>
  );
}
