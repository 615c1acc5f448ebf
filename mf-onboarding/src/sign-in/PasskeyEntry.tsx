import { useHydrated } from '@emberite/sdk/hydrated';
import { canUsePasskeys } from '@emberite/sdk/passkeys';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createPasskeySignIn } from './passkey.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

/**
 * Signing in with a passkey: the button, and suggestions in the email field while it is shown.
 * Renders nothing in browsers without passkeys.
 */
export default function PasskeyEntry({ enter }: { enter: () => Promise<void> }) {
  // Prerendered for the many browsers that can, so that nothing moves in them.
  const usable = !useHydrated() || canUsePasskeys();
  const [{ state, signIn, suggest }] = useState(() => createPasskeySignIn({ enter }));
  const { progress } = useSnapshot(state);
  useEffect(() => suggest(), [suggest]);
  return usable ? <PasskeyButton progress={progress} onClick={() => void signIn()} /> : null;
}
