import { persisted } from './persisted.ts';

/** The offer of a passkey to the user of this browser. */
export interface PasskeyOffer {
  /** The user signed in another way and has not seen the offer yet. */
  due: boolean;
  /** When the user last declined, in ms since 1970; 0 if never. */
  declinedAt: number;
}

function read(stored: unknown): PasskeyOffer | null {
  const { due, declinedAt } = stored as Partial<Record<keyof PasskeyOffer, unknown>>;
  if (typeof due !== 'boolean' || typeof declinedAt !== 'number') return null;
  return { due, declinedAt };
}

/** Planned by the sign-in and shown by the member area, so two remotes share this store. */
export const passkeyOffer = persisted('ember.passkey-offer', { due: false, declinedAt: 0 }, read, {
  unimportant: true,
}).state;
