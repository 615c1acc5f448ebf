import { openPrefill, prefill } from '@emberite/sdk/onboarding';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { findProvider, offeredProviders } from '../social/provider.ts';
import { EntryNotices } from './EntryNotices.tsx';
import type { EntryNoticesProps } from './EntryNotices.tsx';

export interface LinkNoticesProps {
  /** Id of a provider that was not set up when its address was opened. */
  unavailable: string | null;
  inviteCode: string | null;
  user: EntryNoticesProps['user'];
}

/**
 * Handles the parameters of a link to the sign-in page: stores its invite code, so that the welcome
 * does not ask for it, and says so. Tells signed-in users that they are, or why to sign in again. Loaded only for such links.
 */
export default function LinkNotices({ unavailable, inviteCode, user }: LinkNoticesProps) {
  const prefilled = useSnapshot(openPrefill());
  const provider = findProvider(unavailable);
  useEffect(() => {
    if (inviteCode) prefill({ inviteCode });
  }, [inviteCode]);
  return (
    <EntryNotices
      user={user}
      unavailable={provider && offeredProviders().includes(provider) ? undefined : provider?.name}
      inviteCode={inviteCode ? prefilled.inviteCode : undefined}
    />
  );
}
