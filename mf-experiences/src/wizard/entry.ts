import type { StepEntry } from '@emberite/sdk/steps';
import { useLocation } from '@emberite/sdk/router';
import type { PaymentResult } from './deposit.ts';

/** What the page stores in an entry of the browser's history. It survives a reload. */
export interface Entry extends StepEntry {
  deposit?: PaymentResult;
  /** Whether the page has thrown its confetti. */
  isCelebrated?: true;
}

/** Returns what is stored in the current entry. */
export const useEntry = () => useLocation().state as Entry | null;

/** Opens the payment page, which belongs to the API. Resolves if the browser comes back to this one. */
export async function openPayment(): Promise<void> {
  location.assign('/payment');
  await new Promise((comeBack) => addEventListener('pageshow', comeBack, { once: true }));
}
