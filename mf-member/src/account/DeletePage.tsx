import { api } from '@emberite/sdk/api';
import { flag } from '@emberite/sdk/config';
import { useForm } from '@emberite/sdk/form';
import { completeNotice } from '@emberite/sdk/notices';
import { useNavigate } from '@emberite/sdk/router';
import { sessionEnded, signOut, useUser } from '@emberite/sdk/session';
import { forgetOwner } from '@emberite/sdk/storage';
import { useState } from 'react';
import { useSignInDraft } from '../member/useSignInDraft.ts';
import { ComingSoonPage } from '../settings/ComingSoonPage.tsx';
import { createDeletion } from './deletion.ts';
import { DeleteView } from './DeleteView.tsx';

function Deletion({ email }: { email: string }) {
  const navigate = useNavigate();
  const [form] = useState(() =>
    createDeletion({
      api,
      email,
      async done() {
        await forgetOwner();
        // The server has ended the session already; this tells the other tabs.
        await signOut().catch(sessionEnded);
        await navigate('/', { replace: true });
        completeNotice('Your account is deleted.');
      },
    }),
  );
  useSignInDraft(form);
  return (
    <DeleteView
      address={email}
      form={useForm(form)}
      onType={(typed) => form.change({ email: typed })}
      onDelete={() => void form.submit()}
    />
  );
}

/** `/emberite/settings/delete-account`: deletes the account for good. */
export default function DeletePage() {
  const member = useUser();
  // Stored while the account is deleted, so that the page does not change under the member.
  const [address] = useState(member?.id);
  if (!flag('showAccountDeletion')) return <ComingSoonPage title="Delete account" />;
  return address === undefined ? null : <Deletion email={address} />;
}
