import { useNavigate, useSearchParams } from '@emberite/sdk/router';
import { loadSession } from '@emberite/sdk/session';
import { lastIdentity } from '@emberite/sdk/storage';
import { useEffect, useState } from 'react';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { destination } from '../sign-in/returnPath.ts';
import { useSecondsLeft } from '../sign-in/useSecondsLeft.ts';
import { countdown, SessionExpiredView } from './SessionExpiredView.tsx';
import { loginPage, signInRoute } from './signInRoute.ts';

/** `/session-expired`: signs in again through the last identity provider. */
export default function SessionExpiredPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const path = destination(query.get('redirectedFrom'));
  const [route] = useState(() => signInRoute(lastIdentity(), path));
  const [end] = useState(() => Date.now() + countdown * 1000);
  const left = useSecondsLeft(end);

  const go = () => {
    if (route.name === 'provider') location.assign(route.url);
    else void navigate(route.path, { replace: true });
  };
  useEffect(() => {
    if (left === 0) go();
    // `go` is a new function on each render but always does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [left]);
  useEffect(() => {
    // Another tab may have signed in meanwhile. A failed check counts as signed out.
    void loadSession()
      .then((user) => user && navigate(path, { replace: true }))
      .catch(() => null);
  }, [navigate, path]);

  return (
    <AuthLayout picture="always">
      <SessionExpiredView {...{ left, route }} loginHref={loginPage(path)} onContinue={go} />
    </AuthLayout>
  );
}
