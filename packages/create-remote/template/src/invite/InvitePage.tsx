import { inviteGet } from '@emberite/sdk/api';
import { useForm } from '@emberite/sdk/form';
import { useState } from 'react';
import { createInviteCheck } from './inviteCheck.ts';
import { InviteView } from './InviteView.tsx';

/** `/sample`: whether an invite code can be used. */
export default function InvitePage() {
  const [form] = useState(() => createInviteCheck({ inviteGet }));
  return (
    <InviteView
      form={useForm(form)}
      onType={(code) => form.change({ code })}
      onCheck={() => void form.submit()}
    />
  );
}
