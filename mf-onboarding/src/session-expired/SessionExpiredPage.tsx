import { createAction } from '@emberite/sdk/action';
import { config } from '@emberite/sdk/config';
import { signInPath } from '@emberite/contract/signInPath';
import { useNavigate, useSearchParams } from '@emberite/sdk/router';
import { loadSession } from '@emberite/sdk/session';
import { lastIdentity } from '@emberite/sdk/storage';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { signInDraft } from '../sign-in/draft.ts';
import { destination } from '../sign-in/returnPath.ts';
import { useSecondsLeft } from '../sign-in/useSecondsLeft.ts';
import { useSignedInElsewhere } from '../sign-in/useSignedInElsewhere.ts';
import { leaveFor } from '../sign-in/leave.ts';
import { countdown, SessionExpiredView } from './SessionExpiredView.tsx';
import { signInRoute } from './signInRoute.ts';

/** `/session-expired`: signs in again through the last identity provider. */
export default function SessionExpiredPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const path = destination(query.get('redirectedFrom'));
  const [route] = useState(() => signInRoute(lastIdentity(), path));
  const seconds = useSecondsLeft(() => countdown * 1000);
  const [counts, setCounts] = useState(true);
  const left = counts ? seconds : null;
  const [leaving] = useState(() =>
    createAction(async () => {
      setCounts(false);
      if (route.name === 'login') {
        const { email } = route;
        if (email) signInDraft.save({ ...signInDraft.load(), email, sentAt: null });
        return navigate(route.path, { replace: true });
      }
      await leaveFor(route.url);
      // Busy until the browser has left, but not when it comes back.
      await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
    }),
  );
  const { progress } = useSnapshot(leaving.state);
  const goBack = () => void navigate(path, { replace: true });

  useEffect(() => {
    if (left === 0) void leaving.start();
  }, [left, leaving]);
  useEffect(() => {
    // Another tab may have signed in meanwhile. A failed check counts as signed out.
    void loadSession()
      .then((user) => user && navigate(path, { replace: true }))
      .catch(() => null);
  }, [navigate, path]);
  useSignedInElsewhere(progress.status !== 'busy', goBack);

  return (
    <AuthLayout picture="always" frame="bare">
      <SessionExpiredView
        {...{ left, route, progress }}
        loginHref={signInPath(config.roles.login, { redirectedFrom: path })}
        onContinue={() => void leaving.start()}
        onStay={() => setCounts(false)}
      />
    </AuthLayout>
  );
}
