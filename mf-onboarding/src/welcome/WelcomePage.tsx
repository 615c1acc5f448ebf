import { poetryNightInPath } from '@emberite/content/paths';
import { poetryNightInvite } from '@emberite/content/registration';
import { currentUser, inviteGet, profileCreate } from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import { useForm } from '@emberite/sdk/form';
import { openOnboarding } from './onboarding.ts';
import { useNavigate } from '@emberite/sdk/router';
import { setUser } from '@emberite/sdk/session';
import { useIsShown } from '@emberite/sdk/shown';
import { useStepHistory } from '@emberite/sdk/steps';
import { useState } from 'react';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { Arrived } from './Arrived.tsx';
import { SignOut } from './SignOut.tsx';
import { createWelcome } from './welcome.ts';
import { WelcomeView } from './WelcomeView.tsx';

const nowhere = () => {};

/** `/welcome`: five steps for signed-in users without a profile. Each is an entry of the browser's history. */
export default function WelcomePage() {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const [welcome] = useState(() => {
    const store = openOnboarding();
    const hasFridays = store.state.inviteCode === poetryNightInvite.inviteCode;
    return createWelcome({
      store,
      api: { currentUser, inviteGet, profileCreate },
      done(user) {
        setUser(user);
        if (!isShown.current) return;
        void navigate(hasFridays ? poetryNightInPath : config.roles.home, { replace: true });
      },
    });
  });
  const { follow, back } = useStepHistory('/welcome', welcome, nowhere);
  const state = useForm(welcome);
  async function next() {
    await welcome.next();
    if (isShown.current && welcome.state.submission === 'preSubmit') await follow();
  }
  if (state.submission === 'submitCompleted') {
    return (
      <AuthLayout picture="wide" frame="bare" below={<SignOut />}>
        <Arrived />
      </AuthLayout>
    );
  }
  return (
    <WelcomeView
      {...state}
      actions={{ change: welcome.change, next: () => void next(), back }}
      below={<SignOut />}
    />
  );
}
