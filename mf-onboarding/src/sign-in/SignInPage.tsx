import { inApp } from '@emberite/contract/inApp';
import { duskAlt } from '@emberite/content/brand';
import { createAction } from '@emberite/sdk/action';
import { useForm } from '@emberite/sdk/form';
import { useHydrated } from '@emberite/sdk/hydrated';
import type { Head } from '@emberite/sdk/page';
import { useLocation, useNavigate, useSearchParams } from '@emberite/sdk/router';
import { loadSession, useUser } from '@emberite/sdk/session';
import { DuskScene } from '@emberite/ui-kit/Scene';
import type { ComponentType } from 'react';
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

/**
 * Signing in with a passkey, which is not needed when the page first shows. If it cannot be
 * loaded, `missing` is called and the page removes it: until then the server's markup stays, which
 * nothing else could replace without an error.
 */
const passkeyEntry = (missing: () => void) =>
  lazy(() =>
    import('./PasskeyEntry.tsx').catch(() => {
      missing();
      return new Promise<never>(() => {});
    }),
  );

/** Read from the current URL when needed. */
const redirectedFromNow = () => new URLSearchParams(location.search).get('redirectedFrom');

/** Whether this is an in-app browser in which the visitor has not chosen to continue yet. */
const startsInApp = () => inApp.test(navigator.userAgent) && !signInDraft.load().proceed;

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
      enter: () => enterBy('magic-link'),
    }),
  );
  useLayoutEffect(() => signIn.restore(), [signIn]);
  useEffect(() => {
    // Fetched while the visitor types. If it fails, sending reports it.
    loadClient().catch(() => null);
    // A failed check counts as signed out: the form is there.
    loadSession().catch(() => null);
  }, []);
  const user = useUser();
  const isAgain = query.has('again');
  useEffect(() => {
    if (isAgain && user) signIn.suggestEmail(user.id);
  }, [isAgain, signIn, user]);
  const [Unsupported, setUnsupported] = useState<typeof UnsupportedScreen | null>(null);
  const [proceeds, setProceeds] = useState(false);
  // Inside an app, the form may be shown only once it is known that nothing replaces it.
  const [checked, setChecked] = useState(false);
  const decided = checked || (hydrated && !startsInApp());
  useLayoutEffect(() => {
    if (!startsInApp()) return;
    // Few visitors need it. Without it they have the form.
    import('./UnsupportedScreen.tsx')
      .then(
        (loaded) => setUnsupported(() => loaded.UnsupportedScreen),
        () => null,
      )
      .finally(() => setChecked(true));
  }, []);
  const [leaving] = useState(() => createAction(leaveFor));
  const { progress } = useSnapshot(leaving.state);
  const [hasPasskeys, setHasPasskeys] = useState(true);
  // One element for all renders: the server's markup stays in place until the code is here.
  const [passkey] = useState(() => {
    const PasskeyEntry = passkeyEntry(() => setHasPasskeys(false));
    return (
      <Suspense fallback={<span className={styles.passkey} />}>
        <PasskeyEntry enter={() => enterBy('passkey')} />
      </Suspense>
    );
  });
  const { restore: _, suggestEmail: _suggest, state: _state, ...actions } = signIn;
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

  return (
    <AuthLayout picture="always" frame="footer">
      {Unsupported && !proceeds ? (
        <Unsupported
          onProceed={() => {
            signInDraft.save({ ...signInDraft.load(), proceed: true });
            setProceeds(true);
          }}
        />
      ) : (
        <div className={decided ? undefined : styles.undecided}>
          <SignInView
            {...{ mode, redirectedFrom, actions }}
            isInvited={link.hasStoredCode || isInvited}
            passkey={hasPasskeys && passkey}
            providers={hydrated ? workingProviders(navigator.userAgent) : offeredProviders()}
            leaving={progress}
            onLeave={(url) => void leaving.start(url)}
            state={form}
            focus={proceeds}
            notice={
              hydrated &&
              (link.unavailable || link.inviteCode || link.user || link.hasStoredCode) && (
                <Suspense>
                  <LinkNotices {...link} onInvited={setInvited} />
                </Suspense>
              )
            }
          />
        </div>
      )}
    </AuthLayout>
  );
}
