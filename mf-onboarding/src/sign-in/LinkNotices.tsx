import { openPrefill, prefill } from '@emberite/sdk/onboarding';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { findProvider, offeredProviders } from '../social/provider.ts';
import { EntryNotices } from './EntryNotices.tsx';

export interface LinkNoticesProps {
  /** Id of a provider that was not set up when its address was opened. */
  unavailable: string | null;
  inviteCode: string | null;
}

/**
 * Takes in what a link to the sign-in page brings: stores its invite code, so that the welcome does
 * not ask for it, and says so. Only such links load it.
 */
export default function LinkNotices({ unavailable, inviteCode }: LinkNoticesProps) {
  const kept = useSnapshot(openPrefill());
  const provider = findProvider(unavailable);
  useEffect(() => {
    if (inviteCode) prefill({ inviteCode });
  }, [inviteCode]);
  return (
    <EntryNotices
      unavailable={provider && offeredProviders().includes(provider) ? undefined : provider?.name}
      inviteCode={inviteCode ? kept.inviteCode : undefined}
    />
  );
}
