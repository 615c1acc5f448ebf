import { useForm } from '@emberite/sdk/form';
import { useMailedSecret } from '@emberite/sdk/mailed-secret';
import { useLocation, useNavigate, useSearchParams } from '@emberite/sdk/router';
import { loadSession, useUser } from '@emberite/sdk/session';
import { useEffect, useState } from 'react';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { createWaitlist } from './waitlist.ts';
import type { Reason } from './waitlist.ts';
import { WaitlistView } from './WaitlistView.tsx';

/**
 * `/waitlist`: for people without an invite, or with `?for=poetry-night` for those who wait for its next season. With a
 * mail's secret, their entry on the list.
 */
export default function WaitlistPage() {
  const [query] = useSearchParams();
  const reason = query.get('for') === 'poetry-night' ? 'poetry-night' : 'guest';
  return <Waiting key={reason} reason={reason} />;
}

function Waiting({ reason }: { reason: Reason }) {
  const secret = useMailedSecret();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [waitlist] = useState(() => createWaitlist(reason));
  const state = useForm(waitlist);
  useEffect(() => waitlist.resume(), [waitlist]);
  useEffect(() => {
    // A failed check counts as signed out: the field is there.
    loadSession().catch(() => null);
  }, []);
  const user = useUser();
  useEffect(() => {
    if (user) waitlist.suggestEmail(user.id);
  }, [user, waitlist]);
  useEffect(() => {
    if (secret) void waitlist.open(secret);
  }, [secret, waitlist]);
  const { screen } = state;
  const isUsed = screen.name === 'left' || (screen.name === 'form' && screen.isAfterWrongLink);
  useEffect(() => {
    // A reload would try it again.
    if (isUsed) void navigate({ search }, { replace: true, state: null });
  }, [isUsed, search, navigate]);
  return (
    <AuthLayout picture="wide" frame="footer">
      <WaitlistView {...{ reason, state }} actions={waitlist} />
    </AuthLayout>
  );
}
