import { openOnboarding, prefill } from '@emberite/sdk/onboarding';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { findProvider } from '../social/provider.ts';
import { EntryNotices } from './EntryNotices.tsx';

export interface LinkNoticesProps {
  /** Id of a provider that is not set up. */
  unavailable: string | null;
  inviteCode: string | null;
}

/**
 * Takes in what a link to the sign-in page brings: stores its invite code, so that the welcome does
 * not ask for it, and says so. Only such links load it.
 */
export default function LinkNotices({ unavailable, inviteCode }: LinkNoticesProps) {
  const kept = useSnapshot(openOnboarding().state);
  useEffect(() => {
    if (inviteCode) prefill({ inviteCode });
  }, [inviteCode]);
  return (
    <EntryNotices
      unavailable={findProvider(unavailable)?.name}
      inviteCode={inviteCode && kept.given.includes(0) ? kept.inviteCode : undefined}
    />
  );
}
