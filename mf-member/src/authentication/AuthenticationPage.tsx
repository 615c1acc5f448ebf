import { useUser } from '@emberite/sdk/session';
import { useSignOut } from '@emberite/sdk/sign-out';
import { PasskeysSection } from '../passkeys/PasskeysSection.tsx';
import { SessionsSection } from '../sessions/SessionsSection.tsx';
import { AuthenticationView } from './AuthenticationView.tsx';

/** `/emberite/settings/auth`: the account, its identities, passkeys and sessions, and sign-out. */
export default function AuthenticationPage() {
  const member = useUser();
  const { progress, signOut } = useSignOut();
  if (!member) return null;
  return (
    <AuthenticationView
      accountId={member.id}
      identities={member.identities}
      passkeys={<PasskeysSection />}
      sessions={<SessionsSection />}
      progress={progress}
      onSignOut={signOut}
    />
  );
}
