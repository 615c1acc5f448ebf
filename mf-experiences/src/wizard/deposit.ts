import type { depositOutcomes } from '@emberite/content/registrationWizard';
import { createAction } from '@emberite/sdk/action';
import type { Action } from '@emberite/sdk/action';
import type { api } from '@emberite/sdk/api';
import type { Deposit, Registration } from '@emberite/sdk/contract/registration';
import { proxy } from 'valtio';
import { depositStatus } from '../registrations/registrations.ts';
import type { Registered } from '../registrations/registrations.ts';
import { draftOf, toInput } from './draft.ts';

/**
 * How the member came to what the page says about the deposit: from a payment that they say is made,
 * or otherwise. It only chooses between words that are true of a paid deposit.
 */
export type Ending = 'paid' | 'other';

/** Returns how the payment page says that the payment ended; null if it says nothing. */
export function readEnding(value: unknown): Ending | null {
  if (typeof value !== 'string') return null;
  return value === 'paid' ? 'paid' : 'other';
}

/** What a member learns about the deposit. */
export type Outcome = keyof typeof depositOutcomes;

/** What the API has stored: a registration for a night out, and what became of the deposit. */
export interface Known {
  registration: Registration | null;
  deposit: Deposit | null;
  /** Null if there is nothing to say: neither a registration nor a deposit. */
  outcome: Outcome | null;
}

function outcomeOf(registered: Registered, isNews: boolean): Known {
  const { registrations, deposit, payments } = registered;
  const registration = registrations.find(({ kind }) => kind === 'night-out') ?? null;
  const status = depositStatus(registered);
  const knownAs = (outcome: Outcome | null): Known => ({ registration, deposit, outcome });
  if (status === 'paid') return knownAs(isNews ? 'paid' : 'already-paid');
  if (status === 'pending') return knownAs('pending');
  if (!registration) return knownAs(null);
  if (status === 'unconfirmed') return knownAs('unconfirmed');
  if (registration.depositAgreement === 'no' || status === 'none') return knownAs('without');
  return knownAs(payments === 'unavailable' ? 'unavailable' : status);
}

export interface DepositCheckState {
  /** Null until the API has responded. */
  known: Known | null;
  /** Each is the state of an action. */
  asking: Action['state'];
  paying: Action['state'];
  changing: Action['state'];
}

export interface DepositCheck {
  state: DepositCheckState;
  /** Asks the API, also to try again. `isNews`: a deposit that is paid was not paid before. */
  ask(isNews: boolean): Promise<void>;
  /** Asks the API unless it has responded already. Rejects if it does not. */
  lookUp(): Promise<{ isNew: boolean; registration: Registration | null }>;
  /** Drops what is known, because it may be old. */
  forget(): void;
  /** Leaves for the payment page, unless the deposit has been paid meanwhile. */
  pay(): Promise<void>;
  /** Changes the registration to one without a deposit. */
  goWithout(): Promise<void>;
}

export interface DepositDeps {
  api: Pick<typeof api, 'registrationList' | 'registrationCreate'>;
  /** Leaves for the payment page. */
  leave: () => void;
}

/** What the member is registered for and what became of the deposit, as the API has it. */
export function createDepositCheck({ api, leave }: DepositDeps): DepositCheck {
  async function load(isNews: boolean): Promise<Known> {
    const known = outcomeOf(await api.registrationList({}), isNews);
    state.known = known;
    return known;
  }
  /** Whether the deposit is paid or on its way by now. Another tab may have seen to it. */
  const isSettled = ({ deposit }: Known) =>
    deposit?.status === 'paid' || deposit?.status === 'pending';
  const asking = createAction(async (isNews: boolean) => void (await load(isNews)));
  const paying = createAction(async () => {
    if (!isSettled(await load(false))) leave();
  });
  const changing = createAction(async () => {
    const known = await load(false);
    const { registration } = known;
    if (!registration || isSettled(known)) return;
    const answers = { ...draftOf(registration), depositAgreement: 'no' as const };
    await api.registrationCreate(toInput(answers));
    await load(false);
  });
  const state = proxy<DepositCheckState>({
    known: null,
    asking: asking.state,
    paying: paying.state,
    changing: changing.state,
  });
  const actions = [asking.state, paying.state, changing.state];
  /** Starts an action if no other runs. What failed before is no longer news. */
  const startAlone = async (start: () => Promise<void>) => {
    if (actions.some(({ progress }) => progress.status === 'busy')) return;
    for (const other of actions) other.progress = { status: 'idle' };
    await start();
  };
  return {
    state,
    ask: (isNews) => startAlone(() => asking.start(isNews)),
    async lookUp() {
      const isNew = state.known === null;
      const { registration } = state.known ?? (await load(false));
      return { isNew, registration };
    },
    forget() {
      state.known = null;
    },
    pay: () => startAlone(paying.start),
    goWithout: () => startAlone(changing.start),
  };
}
