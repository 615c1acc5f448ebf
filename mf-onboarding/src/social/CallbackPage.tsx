import { authCallback } from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import type { IdentityProvider } from '@emberite/contract/provider';
import { signInPath } from '@emberite/contract/signInPath';
import { Navigate, useNavigate, useParams } from '@emberite/sdk/router';
import { loadSession } from '@emberite/sdk/session';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { useOpenedQuery } from '../auth-layout/useOpenedQuery.ts';
import { enter } from '../sign-in/enter.ts';
import { destination } from '../sign-in/returnPath.ts';
import { createCallback } from './callback.ts';
import { CallbackView } from './CallbackView.tsx';
import { findProvider, offeredProviders } from '../sign-in/provider.ts';

/**
 * `/login/callback/:provider`: the page an identity provider returns to. A provider that is not set
 * up sends nobody here, so visitors who open its address are sent to the sign-in page.
 */
export default function CallbackPage() {
  const provider = findProvider(useParams()['provider']);
  if (provider && !offeredProviders().includes(provider)) {
    return <Navigate to={signInPath(config.roles.login, { unavailable: provider.id })} replace />;
  }
  return <Returned provider={provider?.id} />;
}

function Returned({ provider }: { provider: IdentityProvider | undefined }) {
  const query = useOpenedQuery();
  const navigate = useNavigate();
  const [callback] = useState(() =>
    createCallback({
      provider,
      query,
      api: { authCallback },
      isSignedIn: async () => Boolean(await loadSession().catch(() => null)),
      async enter(used, returnPath) {
        await enter(used);
        await navigate(destination(returnPath), { replace: true });
      },
    }),
  );
  useEffect(() => void callback.authenticate(), [callback]);
  const state = useSnapshot(callback.state);
  return (
    <AuthLayout picture="always" frame="bare">
      <CallbackView state={state} onAgain={() => void callback.authenticate()} />
    </AuthLayout>
  );
}
