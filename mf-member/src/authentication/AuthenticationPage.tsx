import { routerLink, useNavigate } from '@emberite/sdk/router';
import { signOut } from '@emberite/sdk/session';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useMember } from '../member/useMember.ts';
import { createSignOut } from './authentication.ts';
import { AuthenticationView } from './AuthenticationView.tsx';

/** `/emberite/settings/auth`: who is signed in and how, and the way out. */
export default function AuthenticationPage() {
  const member = useMember();
  const navigate = useNavigate();
  const [leaving] = useState(() => createSignOut(signOut, () => void navigate('/login')));
  const { progress } = useSnapshot(leaving.state);
  if (!member) return null;
  return (
    <AuthenticationView
      accountId={member.id}
      identities={member.identities}
      progress={progress}
      onSignOut={() => void leaving.start()}
      renderLink={routerLink}
    />
  );
}
