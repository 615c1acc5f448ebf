import { poetryNightInvite } from '@emberite/content/registration';
import { openPrefill, prefill } from '@emberite/sdk/prefill';
import { loadSession } from '@emberite/sdk/session';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { findProvider, offeredProviders } from './provider.ts';
import { EntryNotices } from './EntryNotices.tsx';
import type { EntryNoticesProps } from './EntryNotices.tsx';

export interface LinkNoticesProps {
  /** Id of a provider that was not set up when its address was opened. */
  unavailable: string | null;
  inviteCode: string | null;
  /** Another page, such as the registration for the poetry night, has stored a code. */
  hasStoredCode: boolean;
  user: EntryNoticesProps['user'];
  /** Is told whether a code is stored, as long as this says so. */
  onInvited: (isInvited: boolean) => void;
}

/**
 * Handles the parameters of a link to the sign-in page: stores its invite code, so that the welcome
 * does not ask for it. Says which code is stored, and tells signed-in users that they are, or why to
 * sign in again. Loaded only if there is something to say.
 */
export default function LinkNotices(props: LinkNoticesProps) {
  return <Notices key={props.user?.id} {...props} />;
}

function Notices({ unavailable, inviteCode, hasStoredCode, user, onInvited }: LinkNoticesProps) {
  const prefilled = useSnapshot(openPrefill().state);
  // Somebody who enters another address knows that, and would miss the button of a form that moves.
  const [isInUse] = useState(() => Boolean(document.activeElement?.closest('form')));
  const provider = findProvider(unavailable);
  useEffect(() => {
    if (!inviteCode) return;
    // A member has used a code already, and would be asked at each sign-out whether to keep this one.
    void loadSession()
      .catch(() => null)
      .then((known) => known?.hasProfile || prefill({ inviteCode }));
  }, [inviteCode]);
  const stored = inviteCode || hasStoredCode ? prefilled.inviteCode : undefined;
  // With the notice, in one frame.
  useLayoutEffect(() => {
    onInvited(stored !== undefined);
    return () => onInvited(false);
  }, [stored, onInvited]);
  return (
    <EntryNotices
      user={isInUse && !user?.isAgain ? undefined : user}
      unavailable={provider && offeredProviders().includes(provider) ? undefined : provider?.name}
      inviteCode={stored}
      isRegistered={!inviteCode && prefilled.inviteCode === poetryNightInvite.inviteCode}
    />
  );
}
