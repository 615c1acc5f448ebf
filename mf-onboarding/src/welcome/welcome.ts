import { idealAgeRange } from '@emberite/content/options';
import type { api } from '@emberite/sdk/api';
import { ApiError, errorToMessage } from '@emberite/sdk/api';
import type { User } from '@emberite/sdk/contract/user';
import type { Persisted } from '@emberite/sdk/storage';
import { proxy, snapshot } from 'valtio';
import type { Answers, Onboarding } from './onboarding.ts';
import { toProfile } from './profile.ts';
import { problemAt } from './rules.ts';
import type { Problem } from './rules.ts';
import { stepBeside, steps } from './steps.ts';
import type { Step } from './steps.ts';

/** What the welcome is doing. Only before submitting can one move, change an answer or submit. */
type Status = 'preSubmit' | 'checkingInvite' | 'submitInProgress' | 'submitCompleted';

export interface WelcomeState {
  status: Status;
  problem: Problem | null;
}

export interface WelcomeNeeds {
  store: Persisted<Onboarding>;
  api: Pick<typeof api, 'inviteGet' | 'profileCreate' | 'currentUser'>;
  notices: {
    showNotice: (message: string) => void;
    completeNotice: (message: string) => void;
    dismissNotice: () => void;
  };
  /** Called with the user who now has a profile, when nothing of the welcome is left. */
  done: (user: User) => void;
}

export interface Welcome {
  state: WelcomeState;
  onboarding: Onboarding;
  /** Changes answers; an age brings its ideal age range with it. */
  change(answers: Partial<Answers>): void;
  /** To the next shown step when this one is in order; from the last, submits. */
  next(): Promise<void>;
  back(): void;
}

const unexpected = 'An unexpected error occurred.';
const inviteRefused = 'Invite code is invalid or expired.';

const refusedWith = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code;

function submitProblem(error: unknown): Problem {
  if (error instanceof ApiError) return { at: 'form', message: errorToMessage(error) };
  const detail = errorToMessage(error);
  return { at: 'form', message: unexpected, ...(detail !== unexpected && { detail }) };
}

/** The five steps between the first sign-in and the member area. */
export function createWelcome({ store, api, notices, done }: WelcomeNeeds): Welcome {
  const onboarding = store.state;
  const state = proxy<WelcomeState>({ status: 'preSubmit', problem: null });
  if (onboarding.given.includes(onboarding.currentStep)) {
    onboarding.currentStep = stepBeside(onboarding.currentStep, 'after', onboarding.given) ?? 4;
  }

  /** Whether a move may begin now; refused attempts leave a trace for developers only. */
  function ready(move: string): boolean {
    if (state.status === 'preSubmit') return true;
    console.warn(`Welcome: ${move} refused while ${state.status}.`);
    return false;
  }

  /** Stands on a step to put something right there, also on one that was not shown so far. */
  function stopAt(step: Step, problem: Problem): void {
    onboarding.given = onboarding.given.filter((each) => each !== step);
    onboarding.currentStep = step;
    state.problem = problem;
  }

  async function inviteProblem(inviteCode: string): Promise<Problem | null> {
    state.status = 'checkingInvite';
    const at = 'inviteCode';
    try {
      const { inviteInfo } = await api.inviteGet({ inviteCode });
      return inviteInfo.isValid ? null : { at, message: inviteRefused };
    } catch {
      return { at, message: 'Error validating invite code. Please try again.' };
    } finally {
      state.status = 'preSubmit';
    }
  }

  function complete(user: User): void {
    state.status = 'submitCompleted';
    store.reset();
    done(user);
  }

  async function refused(error: unknown): Promise<void> {
    if (refusedWith(error, 'profile-exists')) {
      // Saved already, from another tab or device: all there is to do is to go on.
      const user = await api.currentUser({}).catch(() => null);
      if (user?.hasProfile) return complete(user);
    }
    state.status = 'preSubmit';
    if (refusedWith(error, 'invite-invalid')) {
      stopAt(0, { at: 'inviteCode', message: inviteRefused });
    } else {
      state.problem = submitProblem(error);
    }
  }

  async function submit(): Promise<void> {
    const step = steps.find((each) => problemAt(each, onboarding));
    const problem = step !== undefined && problemAt(step, onboarding);
    if (problem) return stopAt(step, problem);
    state.status = 'submitInProgress';
    notices.showNotice('Submitting profile data...');
    try {
      const user = await api.profileCreate(toProfile(snapshot(onboarding) as Onboarding));
      notices.completeNotice('Registration completed!');
      complete(user);
    } catch (error) {
      notices.dismissNotice();
      await refused(error);
    }
  }

  return {
    state,
    onboarding,
    change(answers) {
      if (!ready('a change')) return;
      Object.assign(onboarding, answers);
      const { userAge } = answers;
      if (userAge) onboarding.idealAgeRange = idealAgeRange(userAge);
      state.problem = null;
    },
    async next() {
      if (!ready('next')) return;
      const step = onboarding.currentStep;
      if (step === 0) onboarding.inviteCode = onboarding.inviteCode.trim().toUpperCase();
      state.problem = problemAt(step, onboarding);
      if (!state.problem && step === 0) {
        state.problem = await inviteProblem(onboarding.inviteCode);
      }
      if (state.problem) return;
      const following = stepBeside(step, 'after', onboarding.given);
      if (following === undefined) await submit();
      else onboarding.currentStep = following;
    },
    back() {
      if (!ready('back')) return;
      const earlier = stepBeside(onboarding.currentStep, 'before', onboarding.given);
      if (earlier === undefined) return;
      onboarding.currentStep = earlier;
      state.problem = null;
    },
  };
}
