import { passkeyOffer } from '@emberite/sdk/storage';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { offer } from './offer.ts';
import { PasskeyOfferView } from './PasskeyOfferView.tsx';

/** Offers a passkey to a member who signed in another way, if that is due. */
export function PasskeyOffer({ memberId }: { memberId: string }) {
  const { due } = useSnapshot(passkeyOffer);
  const { shownTo, adding } = useSnapshot(offer.state);
  // Before the first paint, so that nothing moves if it was due already.
  useLayoutEffect(() => {
    if (due) offer.show(memberId);
  }, [due, memberId]);

  const shown = shownTo === memberId;
  useLostFocus(shown);
  if (!shown) return null;
  return (
    <PasskeyOfferView
      progress={adding.progress}
      onAdd={() => void offer.add()}
      onDecline={offer.decline}
    />
  );
}
