import { api } from '@emberite/sdk/api';
import { completeNotice, dismissNotice, showNotice } from '@emberite/sdk/notices';
import { routerLink, useNavigate } from '@emberite/sdk/router';
import { setUser } from '@emberite/sdk/session';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Doorway } from '../doorway/Doorway.tsx';
import { Arrived } from './Arrived.tsx';
import { openOnboarding } from './onboarding.ts';
import type { Onboarding } from './onboarding.ts';
import { SignOut } from './SignOut.tsx';
import { createWelcome } from './welcome.ts';
import type { WelcomeState } from './welcome.ts';
import { WelcomeView } from './WelcomeView.tsx';

/** `/welcome`: five steps for somebody who has signed in and has no profile yet. */
export default function WelcomePage() {
  const navigate = useNavigate();
  const [welcome] = useState(() =>
    createWelcome({
      store: openOnboarding(),
      api,
      notices: { completeNotice, dismissNotice, showNotice },
      done(user) {
        setUser(user);
        void navigate('/emberite', { replace: true });
      },
    }),
  );
  const state = useSnapshot(welcome.state) as WelcomeState;
  const onboarding = useSnapshot(welcome.onboarding, { sync: true }) as Onboarding;
  return (
    <Doorway picture="wide" renderLink={routerLink} below={<SignOut />}>
      {state.status === 'submitCompleted' ? (
        <Arrived />
      ) : (
        <WelcomeView {...{ onboarding, state }} actions={welcome} />
      )}
    </Doorway>
  );
}
