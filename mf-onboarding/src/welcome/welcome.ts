import { failureFor } from '@emberite/sdk/action';
import { ApiError } from '@emberite/sdk/api';
import type * as api from '@emberite/sdk/api';
import { cleanInviteCode } from '@emberite/contract/cleanInviteCode';
import type { User } from '@emberite/contract/user';
import type { Answers, Onboarding } from './onboarding.ts';
import { createSteps } from '@emberite/sdk/steps';
import type { Step, Steps } from '@emberite/sdk/steps';
import type { Persisted } from '@emberite/sdk/storage';
import { idealAgeRange } from './age.ts';
import { toProfile } from './profile.ts';
import { problemAt } from './rules.ts';
import type { WelcomeProblem } from './rules.ts';

export interface WelcomeDeps {
  store: Persisted<Onboarding>;
  api: Pick<typeof api, 'inviteGet' | 'profileCreate' | 'currentUser'>;
  /** Called with the user and their new profile, once the onboarding is removed. */
  done: (user: User) => void;
}

export interface Welcome extends Pick<Steps<Onboarding>, 'state' | 'next' | 'back' | 'open'> {
  /** Changes answers. An age also sets the ideal age range. */
  change(answers: Partial<Answers>): void;
}

/** The steps whose answers another page has stored. An invalid answer is asked for again. */
export const givenSteps = (answers: Onboarding): readonly Step[] =>
  answers.given.filter((step) => problemAt(step, answers) === null);

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
export function createWelcome({ store, api, done }: WelcomeDeps): Welcome {
  let user: User | null = null;

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

  async function refused(error: unknown): Promise<WelcomeProblem | null> {
    if (refusedWith(error, 'profile-exists')) {
      // Already saved in another tab or on another device: just continue.
      const known = await api.currentUser({}).catch(() => null);
      if (known?.hasProfile) user = known;
      if (user) return null;
    }
    if (refusedWith(error, 'invite-invalid')) {
      store.state.given = store.state.given.filter((step) => step !== 0);
      welcome.show(0);
      return { at: 'inviteCode', message: inviteRefused };
    }
    return submitProblem(error);
  }

  const welcome = createSteps<Onboarding>({
    store,
    problemAt,
    skipped: givenSteps,
    check: (step, { inviteCode }) => (step === 0 ? inviteProblem(inviteCode) : null),
    async send(answers) {
      try {
        user = await api.profileCreate(toProfile(answers));
        return null;
      } catch (error) {
        return refused(error);
      }
    },
    sending: 'Submitting profile data...',
    sent: 'Registration completed!',
  });
  return {
    ...welcome,
    change(answers) {
      const { userAge } = answers;
      welcome.change({ ...answers, ...(userAge && { idealAgeRange: idealAgeRange(userAge) }) });
    },
    async next() {
      const { form, step } = welcome.state;
      if (step === 0) welcome.change({ inviteCode: cleanInviteCode(form.fields.inviteCode) });
      await welcome.next();
      if (!user) return;
      done(user);
      user = null;
    },
  };
}
