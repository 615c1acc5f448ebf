import type { Registered } from '../deposit.ts';

/** What is known of somebody who is registered for nothing, where groups form. */
export const nobody: Registered = {
  registrations: [],
  deposit: null,
  payments: 'open',
  place: { label: 'Revelstoke, BC', isOpen: true, waiting: 0 },
  group: null,
};
