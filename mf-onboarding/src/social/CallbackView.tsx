import type { RenderLink } from '@emberite/ui-kit/TextLink';
import { Checking } from '../doorway/Checking.tsx';
import { FailedBody } from '../doorway/FailedBody.tsx';
import type { CallbackState } from './callback.ts';

const titles: Readonly<Record<CallbackState['name'], string>> = {
  authenticating: 'Authenticating, please wait...',
  failed: 'Authentication Failed',
};

export interface CallbackViewProps {
  state: CallbackState;
  onAgain: () => void;
  renderLink: RenderLink;
}

/** What is shown on the way back from an identity provider. */
export function CallbackView({ state, onAgain, renderLink }: CallbackViewProps) {
  return (
    <Checking title={titles[state.name]} busy={state.name === 'authenticating'}>
      {state.name === 'failed' && (
        <FailedBody {...state} onAgain={onAgain} renderLink={renderLink} />
      )}
    </Checking>
  );
}
