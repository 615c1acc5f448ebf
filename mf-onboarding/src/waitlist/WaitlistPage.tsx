import { useForm } from '@emberite/sdk/form';
import { useLocation, useNavigate } from '@emberite/sdk/router';
import { loadSession, useUser } from '@emberite/sdk/session';
import { useEffect, useState } from 'react';
import { AuthLayout } from '../auth-layout/AuthLayout.tsx';
import { createWaitlist } from './waitlist.ts';
import { WaitlistView } from './WaitlistView.tsx';

/** `/waitlist`: for people without an invite. With a mail's secret, their entry on the list. */
export default function WaitlistPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [waitlist] = useState(createWaitlist);
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
    const secret = hash.slice(1);
    if (!secret) return;
    // Removes it from the address and the browser's history, as soon as it is read.
    void navigate({ hash: '' }, { replace: true });
    void waitlist.open(secret);
  }, [hash, navigate, waitlist]);
  return (
    <AuthLayout picture="wide" frame="footer">
      <WaitlistView {...{ state }} actions={waitlist} />
    </AuthLayout>
  );
}
