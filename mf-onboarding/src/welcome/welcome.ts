import { idealAgeRange } from '@emberite/content/options';
import { failureFor } from '@emberite/sdk/action';
import type { api } from '@emberite/sdk/api';
import { ApiError } from '@emberite/sdk/api';
import type { User } from '@emberite/sdk/contract/user';
import { createForm } from '@emberite/sdk/form';
import type { FormState } from '@emberite/sdk/form';
import { steps } from '@emberite/sdk/onboarding';
import type { Answers, Onboarding, Step } from '@emberite/sdk/onboarding';
import type { Persisted } from '@emberite/sdk/storage';
import { proxy } from 'valtio';
import { toProfile } from './profile.ts';
import { problemAt } from './rules.ts';
import type { WelcomeProblem } from './rules.ts';
import { stepBeside } from './steps.ts';

export interface WelcomeState {
  /** The stored answers, and whether a step is being checked or the profile saved. */
  form: FormState<Onboarding>;
  /** The profile is saved; the answers can no longer change. */
  completed: boolean;
}

export interface WelcomeDeps {
  store: Persisted<Onboarding>;
  api: Pick<typeof api, 'inviteGet' | 'profileCreate' | 'currentUser'>;
  notices: {
    showNotice: (message: string) => void;
    completeNotice: (message: string) => void;
    dismissNotice: () => void;
  };
  /** Called with the user and their new profile, once the onboarding is removed. */
  done: (user: User) => void;
}

export interface Welcome {
  state: WelcomeState;
  /** Changes answers. An age also sets the ideal age range. */
  change(answers: Partial<Answers>): void;
  /** Goes to the next visible step if this one is valid; submits on the last step. */
  next(): Promise<void>;
  back(): void;
}

const unexpected = 'An unexpected error occurred.';
const inviteRefused = 'Invite code is invalid or expired.';

const refusedWith = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code;

async function submitProblem(error: unknown): Promise<WelcomeProblem> {
  const failure = await failureFor(error);
  if (error instanceof ApiError) return { at: 'form', ...failure };
  const detail = failure.message;
  return { at: 'form', message: unexpected, ...(detail !== unexpected && { detail }) };
}

/** The five steps between the first sign-in and the member area. */
export function createWelcome({ store, api, notices, done }: WelcomeDeps): Welcome {
  const onboarding = store.state;
  if (onboarding.given.includes(onboarding.currentStep)) {
    onboarding.currentStep = stepBeside(onboarding.currentStep, 'after', onboarding.given) ?? 4;
  }

  async function inviteProblem(inviteCode: string): Promise<WelcomeProblem | null> {
    const at = 'inviteCode';
    try {
      const { inviteInfo } = await api.inviteGet({ inviteCode });
      return inviteInfo.isValid ? null : { at, message: inviteRefused };
    } catch (error) {
      const message = refusedWith(error, 'too-many-requests')
        ? (await failureFor(error)).message
        : 'Error validating invite code. Please try again.';
      return { at, message };
    }
  }

  /** Goes to a step with a problem, even if it was skipped so far. */
  function stopAt(step: Step, problem: WelcomeProblem): WelcomeProblem {
    onboarding.given = onboarding.given.filter((each) => each !== step);
    onboarding.currentStep = step;
    return problem;
  }

  function complete(user: User): null {
    state.completed = true;
    store.reset();
    done(user);
    return null;
  }

  async function refused(error: unknown): Promise<WelcomeProblem | null> {
    if (refusedWith(error, 'profile-exists')) {
      // Already saved in another tab or on another device: just continue.
      const user = await api.currentUser({}).catch(() => null);
      if (user?.hasProfile) return complete(user);
    }
    if (refusedWith(error, 'invite-invalid')) {
      return stopAt(0, { at: 'inviteCode', message: inviteRefused });
    }
    return submitProblem(error);
  }

  async function save(answers: Onboarding): Promise<WelcomeProblem | null> {
    for (const step of steps) {
      const problem = problemAt(step, answers);
      if (problem) return stopAt(step, problem);
    }
    notices.showNotice('Submitting profile data...');
    try {
      const user = await api.profileCreate(toProfile(answers));
      notices.completeNotice('Registration completed!');
      return complete(user);
    } catch (error) {
      notices.dismissNotice();
      return refused(error);
    }
  }

  const form = createForm<Onboarding>({
    fields: onboarding,
    check: (answers) => problemAt(answers.currentStep, answers),
    async send(answers) {
      const { currentStep, given, inviteCode } = answers;
      const problem = currentStep === 0 ? await inviteProblem(inviteCode) : null;
      if (problem) return problem;
      const following = stepBeside(currentStep, 'after', given);
      if (following === undefined) return save(answers);
      onboarding.currentStep = following;
    },
  });
  const state = proxy<WelcomeState>({ form: form.state, completed: false });

  /** Whether a move may start now; refused attempts are only logged. */
  function ready(move: string): boolean {
    if (form.state.status !== 'submitting' && !state.completed) return true;
    console.warn(`Welcome: ${move} was refused while the answers were being sent.`);
    return false;
  }

  return {
    state,
    change(answers) {
      if (!ready('a change')) return;
      const { userAge } = answers;
      form.change({ ...answers, ...(userAge && { idealAgeRange: idealAgeRange(userAge) }) });
    },
    async next() {
      if (!ready('next')) return;
      if (onboarding.currentStep === 0) {
        form.change({ inviteCode: onboarding.inviteCode.trim().toUpperCase() });
      }
      await form.submit();
    },
    back() {
      if (!ready('back')) return;
      const earlier = stepBeside(onboarding.currentStep, 'before', onboarding.given);
      if (earlier !== undefined) form.change({ currentStep: earlier });
    },
  };
}
