import { passkeyOffer } from '@emberite/sdk/storage';
import { useEffect, useLayoutEffect, useRef } from 'react';
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
  const before = useRef(shown);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the page's heading.
    if (before.current && !shown) focusHeading();
    before.current = shown;
  }, [shown]);

  if (!shown) return null;
  return (
    <PasskeyOfferView
      progress={adding.progress}
      onAdd={() => void offer.add()}
      onDecline={offer.decline}
    />
  );
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
