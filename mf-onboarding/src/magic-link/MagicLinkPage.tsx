import { magicLinkSecret } from '@emberite/sdk/api';
import { signInPath } from '@emberite/contract/signInPath';
import { config } from '@emberite/sdk/config';
import { useNavigate } from '@emberite/sdk/router';
import { loadSession } from '@emberite/sdk/session';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { useOpenedQuery } from '../auth-layout/useOpenedQuery.ts';
import { findRequestedLink } from '../sign-in/requestedLink.ts';
import { signInDraft } from '../sign-in/draft.ts';
import { resendWait } from '../sign-in/signIn.ts';
import { enter } from '../sign-in/enter.ts';
import { destination } from '../sign-in/returnPath.ts';
import { readMailedLink } from './mailedLink.ts';
import { createMagicLink } from './magicLink.ts';
import { MagicLinkView } from './MagicLinkView.tsx';

async function isSignedIn(email: string): Promise<boolean> {
  const user = await loadSession().catch(() => null);
  return user?.id === email.trim().toLowerCase();
}

/** `/login/magic-link`: the page behind the link in the mail. */
export default function MagicLinkPage() {
  const query = useOpenedQuery();
  const navigate = useNavigate();
  const [{ email, secret }] = useState(() => readMailedLink(query));
  /** The page that was asked for, until the sign-in forgets it. */
  const redirectedFrom = () => findRequestedLink(email ?? '')?.redirectedFrom ?? null;
  const [link] = useState(() =>
    createMagicLink({
      email,
      secret,
      api: { magicLinkSecret },
      requestedHere: (address) => findRequestedLink(address) !== null,
      isSignedIn,
      async enter() {
        const to = destination(redirectedFrom());
        await enter('magic-link');
        await navigate(to, { replace: true });
      },
    }),
  );
  useEffect(() => void link.start(), [link]);
  const state = useSnapshot(link.state);
  const loginHref = signInPath(config.roles.login, { redirectedFrom: redirectedFrom() });
  return (
    <AuthLayout picture="always" frame="bare">
      <MagicLinkView
        {...{ state, loginHref }}
        email={email ?? ''}
        onVerify={() => void link.verify()}
        onCode={() => {
          signInDraft.save({
            ...signInDraft.load(),
            email: email ?? '',
            sentAt: Date.now() - resendWait,
          });
          void navigate(loginHref);
        }}
      />
    </AuthLayout>
  );
}
