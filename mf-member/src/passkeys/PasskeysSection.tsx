import { passkeyList } from '@emberite/sdk/api';
import { useForm } from '@emberite/sdk/form';
import { canUsePasskeys } from '@emberite/sdk/passkeys';
import { deviceName } from './deviceName.ts';
import { useResource } from '@emberite/sdk/resource';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSignInDraft } from '../member/useSignInDraft.ts';
import { offer } from './offer.ts';
import { createPasskeys } from './passkeys.ts';
import { PasskeysView } from './PasskeysView.tsx';

/** The member's passkeys. Nothing in a browser that cannot use them. */
export function PasskeysSection() {
  return canUsePasskeys() && <Passkeys />;
}

function Passkeys() {
  const [passkeys] = useState(() => createPasskeys({ api: { passkeyList }, added: offer.close }));
  const { list, removal } = passkeys;
  useSignInDraft(passkeys.form);
  return (
    <PasskeysView
      list={useResource(list)}
      removals={useSnapshot(removal.state)}
      {...useForm(passkeys)}
      onLoad={() => void list.load()}
      onOpen={() => passkeys.open(deviceName(navigator.userAgent, navigator.maxTouchPoints))}
      onClose={passkeys.close}
      onType={passkeys.typeName}
      onAdd={() => void passkeys.add()}
      onRemove={(id) => void passkeys.remove(id)}
    />
  );
}
