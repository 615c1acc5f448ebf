import { useNavigate, useSearchParams } from '@emberite/sdk/router';
import { loadSession } from '@emberite/sdk/session';
import { lastIdentity } from '@emberite/sdk/storage';
import { useEffect, useState } from 'react';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { destination } from '../sign-in/returnPath.ts';
import { useSecondsLeft } from '../sign-in/useSecondsLeft.ts';
import { countdown, SessionExpiredView } from './SessionExpiredView.tsx';
import { loginPage, signInRoute } from './signInRoute.ts';

/** `/session-expired`: back in through the identity provider of the last time. */
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
    // `go` is made anew each time and always leads the same way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [left]);
  useEffect(() => {
    // Another tab may have signed in meanwhile. Not to know is as good as not to be.
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
