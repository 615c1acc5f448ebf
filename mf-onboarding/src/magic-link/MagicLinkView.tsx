import { Stack } from '@emberite/ui-kit/Stack';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import { useEffect, useRef } from 'react';
import { AskingBody } from './AskingBody.tsx';
import { FailedBody } from './FailedBody.tsx';
import * as styles from './MagicLink.module.css';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state.name);
  useEffect(() => {
    // What was clicked is gone: the keyboard goes on from the heading.
    if (shown.current !== state.name) heading.current?.focus({ preventScroll: true });
    shown.current = state.name;
  }, [state.name]);

  return (
    <Stack gap="loose" aria-busy={state.name === 'verifying'}>
      {state.name === 'verifying' && <span className={styles.spinner} aria-hidden="true" />}
      <h1 ref={heading} tabIndex={-1}>
        {titles[state.name]}
      </h1>
      {state.name === 'asking' && <AskingBody email={email} onVerify={onVerify} />}
      {state.name === 'failed' && (
        <FailedBody {...state} onVerify={onVerify} renderLink={renderLink} />
      )}
    </Stack>
  );
}
