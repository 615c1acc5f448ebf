import { useForm } from '@emberite/sdk/form';
import { canUsePasskeys, deviceName } from '@emberite/sdk/passkeys';
import { useEffect, useState } from 'react';
import { useKeptForSignIn } from '../member/useKeptForSignIn.ts';
import { offer } from './offer.ts';
import { createPasskeys } from './passkeys.ts';
import { PasskeysView } from './PasskeysView.tsx';

/** The member's passkeys. Nothing in a browser that cannot use them. */
export function PasskeysSection() {
  const [passkeys] = useState(() => createPasskeys(offer.close));
  const supported = canUsePasskeys();
  useEffect(() => {
    if (supported) void passkeys.load();
  }, [passkeys, supported]);
  useKeptForSignIn(passkeys.form);
  const state = useForm(passkeys);
  if (!supported) return null;
  return (
    <PasskeysView
      state={state}
      onLoad={() => void passkeys.load()}
      onOpen={() => passkeys.open(deviceName(navigator.userAgent))}
      onClose={passkeys.close}
      onType={passkeys.typeName}
      onAdd={() => void passkeys.add()}
      onRemove={(id) => void passkeys.remove(id)}
    />
  );
}
