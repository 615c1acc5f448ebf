import { userDelete } from '@emberite/sdk/api';
import { useForm } from '@emberite/sdk/form';
import { completeNotice } from '@emberite/sdk/notices';
import { useNavigate } from '@emberite/sdk/router';
import { sessionEnded, signOut, useUser } from '@emberite/sdk/session';
import { forgetOwner } from '@emberite/sdk/storage';
import { useState } from 'react';
import { useSignInDraft } from '../member/useSignInDraft.ts';
import { createDeletion } from './deletion.ts';
import type { DeleteProps } from './DeleteView.tsx';

/** Returns the form that deletes the signed-in account, and then leaves for the landing page. */
export function useDeletion(): DeleteProps | null {
  const navigate = useNavigate();
  const member = useUser();
  // Stored while the account is deleted, so that the page does not change under the member.
  const [address = ''] = useState(member?.id);
  const [form] = useState(() =>
    createDeletion({
      api: { userDelete },
      email: address,
      async done() {
        await forgetOwner(address);
        const videos = await import('@emberite/sdk/videos').catch(() => null);
        videos?.forgetDrafts();
        // The server has ended the session already; this tells the other tabs.
        await signOut().catch(sessionEnded);
        await navigate('/', { replace: true });
        completeNotice('Your account is deleted.');
      },
    }),
  );
  useSignInDraft(form);
  const state = useForm(form);
  if (!address) return null;
  return {
    address,
    form: state,
    onType: (email) => form.change({ email }),
    onDelete: () => void form.submit(),
  };
}
