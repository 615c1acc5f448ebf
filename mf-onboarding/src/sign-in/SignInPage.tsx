import { inApp } from '@emberite/contract/inApp';
import { duskAlt } from '@emberite/content/brand';
import { createAction } from '@emberite/sdk/action';
import { useForm } from '@emberite/sdk/form';
import { useHydrated } from '@emberite/sdk/hydrated';
import type { Head } from '@emberite/sdk/page';
import { useLocation, useNavigate, useSearchParams } from '@emberite/sdk/router';
import { loadSession, useUser } from '@emberite/sdk/session';
import { DuskScene } from '@emberite/ui-kit/Scene';
import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { leaveFor } from './leave.ts';
import { offeredProviders, workingProviders } from './provider.ts';
import { loadClient } from './client.ts';
import { signInDraft } from './draft.ts';
import { enter } from './enter.ts';
import type { LinkNoticesProps } from './LinkNotices.tsx';
import { destination } from './returnPath.ts';
import { createSignIn } from './signIn.ts';
import * as styles from './SignIn.module.css';
import { SignInView } from './SignInView.tsx';
import { hasStoredCode } from './storedCode.ts';
import type { UnsupportedScreen } from './UnsupportedScreen.tsx';
import { useSignedInElsewhere } from './useSignedInElsewhere.ts';

/** Without it the page still signs in, and the welcome asks for the code. */
const LinkNotices = lazy<ComponentType<LinkNoticesProps>>(() =>
  import('./LinkNotices.tsx').catch(() => ({ default: () => null })),
);

/** Read from the current URL when needed. */
const redirectedFromNow = () => new URLSearchParams(location.search).get('redirectedFrom');

/** Whether this is an in-app browser in which the visitor has not chosen to continue yet. */
const startsInApp = () => inApp.test(navigator.userAgent) && !signInDraft.load().proceed;

/** The form; inside another app first how to leave that, unless the visitor has chosen to go on. */
function OutsideApps({ children }: { children: (focus: boolean) => ReactNode }) {
  type Shown = 'unknown' | 'form' | 'proceeds' | typeof UnsupportedScreen;
  const [Shown, setShown] = useState<Shown>('unknown');
  // Inside an app, the form may be shown only once it is known that nothing replaces it.
  const decided = useHydrated() && (Shown !== 'unknown' || !startsInApp());
  useLayoutEffect(() => {
    if (!startsInApp()) return;
    // Few visitors need it. Without it they have the form.
    import('./UnsupportedScreen.tsx').then(
      (loaded) => setShown(() => loaded.UnsupportedScreen),
      () => setShown('form'),
    );
  }, []);
  if (typeof Shown === 'string') {
    const focus = Shown === 'proceeds';
    return <div className={decided ? undefined : styles.undecided}>{children(focus)}</div>;
  }
  const proceed = () => {
    signInDraft.save({ ...signInDraft.load(), proceed: true });
    setShown('proceeds');
  };
  return <Shown onProceed={proceed} />;
}

/** Signing in by email. `again` is who a page asks to sign in once more. */
function useSignIn(enter: () => Promise<void>, again: ReturnType<typeof useUser>) {
  const [signIn] = useState(() =>
    createSignIn({
      client: loadClient,
      draft: signInDraft,
      sent(email) {
        const redirectedFrom = redirectedFromNow();
        // Loaded only now. If this cannot be stored, the link asks for one more click.
        void import('./requestedLink.ts').then(
          ({ rememberRequestedLink }) => rememberRequestedLink({ email, redirectedFrom }),
          () => null,
        );
      },
      enter,
    }),
  );
  useLayoutEffect(() => signIn.restore(), [signIn]);
  useEffect(() => {
    // Fetched while the visitor types. If it fails, sending reports it.
    loadClient().catch(() => null);
    // A failed check counts as signed out: the form is there.
    loadSession().catch(() => null);
  }, []);
  useEffect(() => {
    if (again) signIn.suggestEmail(again.id);
  }, [signIn, again]);
  return signIn;
}

/**
 * Signing in with a passkey, which is not needed when the page first shows. It is removed if it
 * cannot be loaded: until then the server's markup stays, which nothing else could replace without
 * an error.
 */
function usePasskey(enter: () => Promise<void>) {
  const [isMissing, setMissing] = useState(false);
  // One element for all renders: the server's markup stays in place until the code is here.
  const [passkey] = useState(() => {
    const PasskeyEntry = lazy(() =>
      import('./PasskeyEntry.tsx').catch(() => {
        setMissing(true);
        return new Promise<never>(() => {});
      }),
    );
    return (
      <Suspense fallback={<span className={styles.passkey} />}>
        <PasskeyEntry enter={enter} />
      </Suspense>
    );
  });
  return !isMissing && passkey;
}

/** The picture in link previews; titles and descriptions are those of the two routes. */
export function head(): Partial<Head> {
  return { image: { drawing: <DuskScene />, alt: duskAlt } };
}

/** `/login` and `/create-account`: one screen in two modes. */
export default function SignInPage() {
  const mode = useLocation().pathname.startsWith('/create-account') ? 'create-account' : 'login';
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const enterBy = async (provider: string) => {
    // Read first: a tab that is told about another sign-in may have moved on meanwhile.
    const to = destination(redirectedFromNow());
    await enter(provider);
    // Whoever has gone to another page meanwhile stays there.
    if (/^\/(login|create-account)/.test(location.pathname)) await navigate(to, { replace: true });
  };
  const user = useUser();
  const isAgain = query.has('again');
  const signIn = useSignIn(() => enterBy('magic-link'), isAgain ? user : null);
  const passkey = usePasskey(() => enterBy('passkey'));
  const [leaving] = useState(() => createAction(leaveFor));
  const { progress } = useSnapshot(leaving.state);
  const form = useForm(signIn);
  const idle = form.email.status !== 'submitting' && form.code.status === 'editing';
  useSignedInElsewhere(idle, () => {
    signInDraft.clear();
    void navigate(destination(redirectedFromNow()), { replace: true });
  });
  const redirectedFrom = hydrated ? query.get('redirectedFrom') : null;
  const joins = hydrated && mode === 'create-account';
  const [isInvited, setInvited] = useState(false);
  const userId = user?.id ?? null;
  const link = {
    unavailable: query.get('unavailable'),
    inviteCode: joins ? query.get('inviteCode') : null,
    hasStoredCode: useMemo(() => joins && hasStoredCode(userId), [joins, userId]),
    user: user ? { id: user.id, isAgain, to: destination(redirectedFrom) } : undefined,
  };
  const hasNotice = link.unavailable || link.inviteCode || link.user || link.hasStoredCode;
  return (
    <AuthLayout picture="always" frame="footer">
      <OutsideApps>
        {(focus) => (
          <SignInView
            {...{ mode, redirectedFrom, passkey, focus }}
            actions={signIn}
            isInvited={link.hasStoredCode || isInvited}
            providers={hydrated ? workingProviders(navigator.userAgent) : offeredProviders()}
            leaving={progress}
            onLeave={(url) => void leaving.start(url)}
            state={form}
            notice={
              hydrated &&
              hasNotice && (
                <Suspense>
                  <LinkNotices {...link} onInvited={setInvited} />
                </Suspense>
              )
            }
          />
        )}
      </OutsideApps>
    </AuthLayout>
  );
}
