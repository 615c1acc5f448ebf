import type { Ending } from './deposit.ts';
import type { Step } from './draft.ts';

/** What the page keeps in an entry of the browser's history. It survives a reload. */
export interface Entry {
  /** The step from which the member came to this one. */
  from?: Step;
  /** Shows what became of the deposit. */
  deposit?: Ending;
}

/** Opens the payment page, which belongs to the API. */
export const openPayment = (): void => location.assign('/payment');
