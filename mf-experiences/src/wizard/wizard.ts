import { ApiError } from '@emberite/sdk/api';
import type * as api from '@emberite/sdk/api';
import type { Registration } from '@emberite/contract/registration';
import { createSteps } from '@emberite/sdk/steps';
import type { Step, StepsState } from '@emberite/sdk/steps';
import type { Persisted } from '@emberite/sdk/storage';
import { draftOf, openDraft, toInput } from './draft.ts';
import type { Answers, RegistrationDraft } from './draft.ts';
import { registrationWizard } from './registrationWizard.ts';
import { problemAt } from './rules.ts';

export type WizardState = StepsState<RegistrationDraft>;

export interface WizardDeps {
  store: Persisted<RegistrationDraft>;
  api: Pick<typeof api, 'registrationCreate'>;
  /** Asks the API what the member is registered for, unless that is known. */
  lookUp: () => Promise<{ isNew: boolean; registration: Registration | null }>;
  location: string;
  /** Whether the member has the videos that everybody needs: then they are not asked to upload any. */
  hasVideos: () => boolean;
  /** Called if the API says that groups do not form there. */
  onClosed: () => void;
}

export type Wizard = ReturnType<typeof createWizard>;

const videoStep = 3;

/** The steps to skip: the one about videos, if the member has both. */
export const skippedSteps = (hasVideos: boolean): readonly Step[] => (hasVideos ? [videoStep] : []);

/** The five steps of a registration for a night out. */
export function createWizard(deps: WizardDeps) {
  const { store, api, lookUp, location, hasVideos, onClosed } = deps;
  /** The answers, including those that are known without asking. */
  const withKnown = (answers: RegistrationDraft): RegistrationDraft =>
    hasVideos() ? { ...answers, videoAgreement: 'yes' } : answers;
  let stored: Registration | null = null;
  const wizard = createSteps<RegistrationDraft>({
    store,
    problemAt: (step, answers) => problemAt(step, withKnown(answers)),
    skipped: () => skippedSteps(hasVideos()),
    async send(answers) {
      const { isNew, registration } = await lookUp();
      if (isNew && registration) return { at: 'form', message: registrationWizard.replacesNow };
      try {
        stored = await api.registrationCreate(toInput(withKnown(answers)));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'place-not-open') onClosed();
        throw error;
      }
      return null;
    },
    sending: registrationWizard.busy,
  });
  return {
    ...wizard,
    change: (answers: Partial<Answers>) => wizard.change({ ...answers, location }),
    /**
     * Like `next` of all steps, but resolves with the registration once it is stored, else with
     * null.
     */
    async next(): Promise<Registration | null> {
      if (wizard.state.submission !== 'preSubmit') stored = null;
      await wizard.next();
      return stored;
    },
  };
}

/** Fills the wizard with a registration, to change it from the first step on. */
export function fill(registration: Registration): void {
  Object.assign(openDraft().state, draftOf(registration));
}
