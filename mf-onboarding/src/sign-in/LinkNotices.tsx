import { openPrefill, prefill } from '@emberite/sdk/onboarding';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { findProvider, offeredProviders } from '../social/provider.ts';
import { EntryNotices } from './EntryNotices.tsx';

export interface LinkNoticesProps {
  /** Id of a provider that was not set up when its address was opened. */
  unavailable: string | null;
  inviteCode: string | null;
  /** The signed-in user, and where to go on. */
  user: { id: string; to: string } | undefined;
}

/**
 * Takes in what a link to the sign-in page brings: stores its invite code, so that the welcome does
 * not ask for it, and says so. Tells signed-in users that they are. Loaded for these two alone.
 */
export default function LinkNotices({ unavailable, inviteCode, user }: LinkNoticesProps) {
  const kept = useSnapshot(openPrefill());
  const provider = findProvider(unavailable);
  useEffect(() => {
    if (inviteCode) prefill({ inviteCode });
  }, [inviteCode]);
  return (
    <EntryNotices
      user={user}
      unavailable={provider && offeredProviders().includes(provider) ? undefined : provider?.name}
      inviteCode={inviteCode ? kept.inviteCode : undefined}
    />
  );
}
