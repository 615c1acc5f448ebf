import { invitationAnswer, invitationGet } from '@emberite/sdk/api';
import { useForm } from '@emberite/sdk/form';
import { useMailedSecret } from '@emberite/sdk/mailed-secret';
import type { Head } from '@emberite/sdk/page';
import { useResource } from '@emberite/sdk/resource';
import { useSearchParams } from '@emberite/sdk/router';
import { useNow } from '@emberite/sdk/tab';
import { useState } from 'react';
import { createInvitation } from './invitation.ts';
import { InvitationView } from './InvitationView.tsx';

/** Only who has a link has something to see here. */
export const head = (): Partial<Head> => ({ indexed: false });

/**
 * `/invitation`: where the links of an invitation's mail lead, for whoever has one, signed in or not. The secret is behind
 * the `#`. The page only asks: a link that is opened has not answered.
 */
export default function InvitationPage() {
  const secret = useMailedSecret();
  return <Invitation key={secret} secret={secret} />;
}

function Invitation({ secret }: { secret: string }) {
  const [search] = useSearchParams();
  const now = useNow();
  const [invitation] = useState(() =>
    createInvitation({ api: { invitationAnswer, invitationGet }, secret }),
  );
  return (
    <InvitationView
      loaded={useResource(invitation.evening)}
      now={now}
      suggested={search.get('answer') === 'declined' ? 'declined' : 'coming'}
      answering={useForm(invitation.answering).progress}
      onLoad={() => void invitation.evening.load()}
      onAnswer={(answer) => void invitation.answering.start(answer)}
    />
  );
}
