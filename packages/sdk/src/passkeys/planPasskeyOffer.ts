import { canUsePasskeys } from './canUsePasskeys.ts';

/**
 * Call this after a sign-in without a passkey: plans to offer one, if this device can store one and
 * the user has none and has not declined recently. Never rejects.
 */
export const planPasskeyOffer = async (): Promise<void> => {
  if (canUsePasskeys()) await import('./offer.ts').then(({ plan }) => plan()).catch(() => null);
};
