import { useLocation, useNavigate, useSearchParams } from '@emberite/sdk/router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { findProvider, offeredProviders } from '../social/provider.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { rememberAsked } from './askedLink.ts';
import { loadClient } from './client.ts';
import { tabDraft } from './draft.ts';
import { enter } from './enter.ts';
import { EntryNotices } from './EntryNotices.tsx';
import { isInAppBrowser } from './inAppBrowser.ts';
import { destination } from './returnPath.ts';
import { createSignIn } from './signIn.ts';
import type { SignInState } from './signIn.ts';
import { SignInView } from './SignInView.tsx';
import { useHydrated } from './useHydrated.ts';
import { useInvite } from './useInvite.ts';

/** Read from the current URL when needed. */
const redirectedFromNow = () => new URLSearchParams(location.search).get('redirectedFrom');

/** Whether this is an in-app browser in which the visitor has not chosen to continue yet. */
const startsInApp = () =>
  typeof navigator !== 'undefined' &&
  isInAppBrowser(navigator.userAgent) &&
  !tabDraft.load().proceed;

/** `/login` and `/create-account`: one screen in two modes. */
export default function SignInPage() {
  const mode = useLocation().pathname.startsWith('/create-account') ? 'create-account' : 'login';
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [signIn] = useState(() =>
    createSignIn({
      client: loadClient,
      draft: tabDraft,
      sent(email) {
        // If this cannot be stored, the link asks for one more click.
        rememberAsked({ email, redirectedFrom: redirectedFromNow() }).catch(() => null);
      },
      async enter() {
        await enter('magic-link');
        await navigate(destination(redirectedFromNow()), { replace: true });
      },
    }),
  );
  useLayoutEffect(() => signIn.restore(), [signIn]);
  useEffect(() => {
    // Fetched while the visitor types. If it fails, sending reports it.
    loadClient().catch(() => null);
  }, []);
  const [inApp, setInApp] = useState(startsInApp);
  const { restore: _, state, ...actions } = signIn;
  const redirectedFrom = hydrated ? query.get('redirectedFrom') : null;
  const invite = useInvite(mode === 'create-account' ? query.get('inviteCode') : null);
  const unavailable = findProvider(hydrated ? query.get('unavailable') : null);

  return (
    <AuthLayout picture="always">
      <SignInView
        {...{ mode, redirectedFrom, actions }}
        providers={offeredProviders()}
        state={useSnapshot(state, { sync: true }) as SignInState}
        unsupported={hydrated && inApp}
        onProceed={() => {
          tabDraft.save({ ...tabDraft.load(), proceed: true });
          setInApp(false);
        }}
        notice={
          <>
            <EntryNotices unavailable={unavailable?.name} inviteCode={invite} />
            <AlreadySignedIn to={destination(redirectedFrom)} />
          </>
        }
      />
    </AuthLayout>
  );
}
