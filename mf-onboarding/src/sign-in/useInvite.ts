import { useEffect, useState } from 'react';

/**
 * Stores the invite code of a link, so that the welcome does not ask for it. Returns it once it is
 * stored. Only a link with a code loads the code for this.
 */
export function useInvite(linked: string | null): string | undefined {
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    if (!linked) return;
    void import('@emberite/sdk/onboarding')
      .then(({ openOnboarding, prefill }) => {
        prefill({ inviteCode: linked });
        const { given, inviteCode } = openOnboarding().state;
        if (given.includes(0)) setKept(inviteCode);
      })
      // Without it, the welcome asks.
      .catch(() => null);
  }, [linked]);
  return kept;
}
