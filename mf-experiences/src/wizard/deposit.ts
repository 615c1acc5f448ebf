import { createAction } from '@emberite/sdk/action';
import type { Action } from '@emberite/sdk/action';
import type * as api from '@emberite/sdk/api';
import type { Deposit, Registration } from '@emberite/contract/registration';
import { orExpire } from '../evenings/orExpire.ts';
import { depositStatus } from '../registered/deposit.ts';
import type { Registered } from '../registered/deposit.ts';
import { proxy } from 'valtio';
import {
  checkDeposit,
  createRegistrations,
  withRegistration,
} from '../registered/registrations.ts';
import type { NightOutExperience } from '../experiences/experience.ts';
import { draftOf, toInput } from './draft.ts';
import type { depositOutcomes } from './registrationWizard.ts';

/**
 * How the member came to what the page says about the deposit: from a payment that they say is
 * made, or otherwise. It only chooses between texts that are true for a paid deposit.
 */
export type PaymentResult = 'paid' | 'other';

/** Returns how the payment page says that the payment ended; null if it says nothing. */
export function readPaymentResult(value: unknown): PaymentResult | null {
  if (typeof value !== 'string') return null;
  return value === 'paid' ? 'paid' : 'other';
}

/** Whether nothing is left to decide: the member is registered, with a deposit just paid or without one. */
export const isIn = ({ registration, outcome }: DepositSummary): boolean =>
  registration !== null && (outcome === 'paid' || outcome === 'without');

/** What a member learns about the deposit. */
export type Outcome = keyof typeof depositOutcomes;

/** What the API has stored: a registration for a night out, and the state of the deposit. */
export interface DepositSummary {
  registration: Registration | null;
  deposit: Deposit | null;
  /** Null if there is nothing to say: neither a registration nor a deposit. */
  outcome: Outcome | null;
}

/**
 * Returns what is known about a member with these registrations. `justPaid`: a paid deposit was not
 * paid before.
 */
export function summaryOf(registered: Registered, justPaid: boolean): DepositSummary {
  const { registrations, deposit, payments } = registered;
  const registration = registrations.find(({ kind }) => kind === 'night-out') ?? null;
  const status = depositStatus(registered);
  const goesWithout = registration?.depositAgreement === 'no';
  const summary = (outcome: Outcome | null): DepositSummary => ({ registration, deposit, outcome });
  if (deposit?.status === 'paid' && deposit.isUsed) return summary('used');
  if (status === 'paid') return summary(justPaid ? 'paid' : 'already-paid');
  if (status === 'pending' || status === 'overdue') return summary(status);
  if (status === 'refunding' && !goesWithout) return summary(status);
  if (!registration) return summary(null);
  if (status === 'unconfirmed') return summary('unconfirmed');
  if (goesWithout || status === 'none') return summary('without');
  return summary(payments === 'unavailable' ? 'unavailable' : status);
}

/** The state of a deposit about which the member is not asked: it is paid, or on its way. */
export function settledBy(deposit: Deposit | null): 'paid' | 'pending' | null {
  if (deposit?.status === 'paid') return deposit.refund ? null : 'paid';
  return deposit?.status === 'pending' ? 'pending' : null;
}

/** Whether who agrees to a deposit is sent to pay it: none is on its way or paid, not even one that goes back. */
export const mayPay = (deposit: Deposit | null): boolean =>
  deposit?.status !== 'paid' && deposit?.status !== 'pending';

/** What the member does about the deposit. */
export type Doing = 'check' | 'pay' | 'goWithout';

export interface DepositState {
  doing: Doing;
  action: Action['state'];
  /** Whether a deposit that is paid by now was not paid when the member asked again. */
  justPaid: boolean;
}

export interface DepositDeps {
  api: Pick<
    typeof api,
    'registrationList' | 'registrationCreate' | 'depositCheck' | 'experienceAdd'
  >;
  /** Leaves for the payment page. */
  leave: () => void;
}

export type DepositCheck = ReturnType<typeof createDepositCheck>;

/** What the member is registered for and the state of the deposit, as the API has it. */
export function createDepositCheck({ api, leave }: DepositDeps) {
  const registered = createRegistrations({ api });
  /** Takes over a registration that the API has stored. */
  const store = (registration: Registration) => registered.change(withRegistration(registration));
  const { state: action, start } = createAction(async () => {
    const { doing } = state;
    if (doing === 'check') return checkDeposit(api, registered);
    const now = await registered.request();
    // Another tab may have taken care of it.
    if (['paid', 'pending', 'refunding'].includes(depositStatus(now))) return;
    if (doing === 'pay') return leave();
    const { registration } = summaryOf(now, false);
    if (!registration) return;
    const answers = { ...draftOf(registration), depositAgreement: 'no' as const };
    store(await api.registrationCreate(toInput(answers)));
  });
  const state = proxy<DepositState>({ doing: 'check', action, justPaid: false });
  return {
    registered,
    state,
    /**
     * Asks the payment service again; or leaves for the payment page, or changes the registration to one without a
     * deposit, unless the deposit has been paid meanwhile. One at a time. Never rejects.
     */
    async start(doing: Doing): Promise<void> {
      if (action.progress.status === 'busy') return;
      Object.assign(state, { doing, justPaid: doing === 'check' });
      await start();
    },
    /** Asks the API unless it has responded already. Rejects if it does not. */
    async lookUp() {
      const { loaded } = registered.state;
      const isNew = loaded.status !== 'ready';
      const { registration } = summaryOf(isNew ? await registered.request() : loaded.value, false);
      return { isNew, registration };
    },
    store,
    /** Adds an experience to the registration. */
    adding: createAction(async (experience: NightOutExperience) => {
      // The registration may be withdrawn elsewhere.
      store(await api.experienceAdd({ experience }).catch(orExpire(registered)));
    }),
    /** Whether the API said before that the member has this registration. */
    had({ id }: Registration): boolean {
      const { loaded } = registered.state;
      return loaded.status === 'ready' && loaded.value.registrations.some((each) => each.id === id);
    },
  };
}
