import type { depositOutcomes } from '@emberite/content/registrationWizard';
import { createAction } from '@emberite/sdk/action';
import type { Action } from '@emberite/sdk/action';
import type { api } from '@emberite/sdk/api';
import type { Deposit, Registration } from '@emberite/sdk/contract/registration';
import { proxy } from 'valtio';
import { draftOf, toInput } from './draft.ts';

const hints = ['paid', 'cancelled', 'unavailable', 'pending'] as const;

/** How the payment page says that the payment ended. It only words what the API has not recorded. */
export type Hint = (typeof hints)[number];

/** Returns what an address says about the deposit; null if nothing. */
export function readHint(value: unknown): Hint | null {
  if (typeof value !== 'string') return null;
  return hints.find((hint) => hint === value) ?? 'cancelled';
}

/** What a member learns about the deposit. */
export type Outcome = keyof typeof depositOutcomes;

/** What the API has stored: a registration for a night out, and what became of the deposit. */
interface Known {
  registration: Registration | null;
  /** Null if there is nothing to say: neither a registration nor a deposit. */
  outcome: Outcome | null;
}

function outcomeOf(
  hint: Hint,
  registration: Registration | null,
  deposit: Deposit | null,
): Outcome | null {
  if (deposit?.status === 'paid') {
    return hint === 'paid' || hint === 'pending' ? 'paid' : 'already-paid';
  }
  if (!registration) return null;
  if (hint === 'pending') return 'pending';
  if (registration.depositAgreement === 'no') return 'without';
  if (hint === 'unavailable') return 'unavailable';
  return deposit ? 'refunded' : 'not-paid';
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
  /** Asks the API, also to try again. */
  ask(): Promise<void>;
  /** Leaves for the payment page, unless the deposit has been paid meanwhile. */
  pay(): Promise<void>;
  /** Changes the registration to one without a deposit. */
  goWithout(): Promise<void>;
}

export interface DepositDeps {
  api: Pick<typeof api, 'registrationList' | 'registrationCreate'>;
  hint: Hint;
  /** Leaves for the payment page. */
  leave: () => void;
}

/** What became of the deposit after the payment page, as the API has it. */
export function createDepositCheck({ api, hint, leave }: DepositDeps): DepositCheck {
  const asking = createAction(async () => {
    const { registrations, deposit } = await api.registrationList({});
    const registration = registrations.find(({ kind }) => kind === 'night-out') ?? null;
    state.known = { registration, outcome: outcomeOf(hint, registration, deposit) };
  });
  const paying = createAction(async () => {
    const { deposit } = await api.registrationList({});
    if (deposit?.status !== 'paid') return leave();
    state.known = { registration: state.known?.registration ?? null, outcome: 'already-paid' };
  });
  const changing = createAction(async () => {
    // Another tab may have changed or paid it since.
    const { registrations, deposit } = await api.registrationList({});
    const before = registrations.find(({ kind }) => kind === 'night-out');
    if (!before) return;
    if (deposit?.status === 'paid') {
      state.known = { registration: before, outcome: 'already-paid' };
      return;
    }
    const answers = { ...draftOf(before), depositAgreement: 'no' as const };
    const registration = await api.registrationCreate(toInput(answers));
    state.known = { registration, outcome: 'without' };
  });
  const state = proxy<DepositCheckState>({
    known: null,
    asking: asking.state,
    paying: paying.state,
    changing: changing.state,
  });
  const actions = [asking, paying, changing];
  /** Starts an action if no other runs. What failed before is no longer news. */
  const startAlone = (action: Action) => async () => {
    if (actions.some((other) => other.state.progress.status === 'busy')) return;
    for (const other of actions) other.state.progress = { status: 'idle' };
    await action.start();
  };
  return {
    state,
    ask: startAlone(asking),
    pay: startAlone(paying),
    goWithout: startAlone(changing),
  };
}
