import { secretIn } from '@emberite/contract/secretIn';
import { useForm } from '@emberite/sdk/form';
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

/** What the page stores in its entry of the browser's history. It survives a reload. */
interface Entry {
  secret: string;
}

function Waiting({ reason }: { reason: Reason }) {
  const { hash, state: entry } = useLocation();
  const [kept] = useState(() => (entry as Entry | null)?.secret);
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
    if (kept) void waitlist.open(kept);
  }, [kept, waitlist]);
  useEffect(() => {
    const given: Entry = { secret: secretIn(hash) };
    if (!given.secret) return;
    // Removes it from the address, which may be seen or sent on, as soon as it is read.
    void navigate({ hash: '' }, { replace: true, state: given });
    void waitlist.open(given.secret);
  }, [hash, navigate, waitlist]);
  return (
    <AuthLayout picture="wide" frame="footer">
      <WaitlistView {...{ reason, state }} actions={waitlist} />
    </AuthLayout>
  );
}
