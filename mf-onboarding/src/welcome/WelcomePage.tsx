import { api } from '@emberite/sdk/api';
import { useForm } from '@emberite/sdk/form';
import { openOnboarding } from '@emberite/sdk/onboarding';
import { useNavigate } from '@emberite/sdk/router';
import { setUser } from '@emberite/sdk/session';
import { useState } from 'react';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { Arrived } from './Arrived.tsx';
import { SignOut } from './SignOut.tsx';
import { createWelcome } from './welcome.ts';
import { WelcomeView } from './WelcomeView.tsx';

/** `/welcome`: five steps for signed-in users without a profile. */
export default function WelcomePage() {
  const navigate = useNavigate();
  const [welcome] = useState(() =>
    createWelcome({
      store: openOnboarding(),
      api,
      done(user) {
        setUser(user);
        void navigate('/emberite', { replace: true });
      },
    }),
  );
  const state = useForm(welcome);
  return (
    <AuthLayout picture="wide" below={<SignOut />}>
      {state.submission === 'submitCompleted' ? (
        <Arrived />
      ) : (
        <WelcomeView {...state} actions={welcome} />
      )}
    </AuthLayout>
  );
}
