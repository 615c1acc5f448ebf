import { registrationWizard } from '@emberite/content/registrationWizard';
import type { api } from '@emberite/sdk/api';
import type { Registration } from '@emberite/sdk/contract/registration';
import { createForm } from '@emberite/sdk/form';
import type { Form, FormState, Problem } from '@emberite/sdk/form';
import type { Persisted } from '@emberite/sdk/storage';
import { proxy } from 'valtio';
import { draftOf, openDraft, steps, toInput } from './draft.ts';
import type { Answers, RegistrationDraft, Step } from './draft.ts';
import { firstUnfinished, problemAt } from './rules.ts';

export interface WizardState {
  /** The stored answers, and the problem with one of them. */
  form: FormState<RegistrationDraft>;
  /** The step that this tab shows. */
  step: Step;
  submission: 'preSubmit' | 'submitInProgress' | 'submitCompleted';
}

export interface WizardDeps {
  store: Persisted<RegistrationDraft>;
  api: Pick<typeof api, 'registrationCreate'>;
  /** Asks the API what the member is registered for, unless that is known. */
  lookUp: () => Promise<{ isNew: boolean; registration: Registration | null }>;
  notices: {
    showNotice: (message: string) => void;
    completeNotice: (message: string) => void;
    dismissNotice: () => void;
  };
  /** The member's own location. */
  location: string;
}

export interface Wizard {
  state: WizardState;
  change(answers: Partial<Answers>): void;
  /**
   * Shows the step that the address asks for, or the first unfinished one before it; null: where the
   * member left off. Returns the step that is shown.
   */
  show(wanted: Step | null): Step;
  /**
   * Goes to the next step if this one is valid; registers on the last step. Resolves with the
   * registration once it is stored, else with null. Never rejects.
   */
  next(): Promise<Registration | null>;
  /** Goes to the previous step. Returns the step that is shown; null if there is none before. */
  back(): Step | null;
}

/** The five steps of a registration for a night out. */
export function createWizard(deps: WizardDeps): Wizard {
  const { store, api, lookUp, notices, location } = deps;
  const draft = store.state;
  let stored: Registration | null = null;

  function move(step: Step): void {
    state.step = step;
    draft.currentStep = step;
  }

  async function register(answers: RegistrationDraft): Promise<Problem<keyof Answers> | null> {
    const unfinished = firstUnfinished(answers);
    const problem = problemAt(unfinished, answers);
    if (problem) {
      // Another tab has changed an earlier answer.
      move(unfinished);
      return problem;
    }
    state.submission = 'submitInProgress';
    notices.showNotice(registrationWizard.busy);
    try {
      const { isNew, registration } = await lookUp();
      if (isNew && registration) {
        state.submission = 'preSubmit';
        notices.dismissNotice();
        return { at: 'form', message: registrationWizard.replacesNow };
      }
      stored = await api.registrationCreate(toInput(answers));
      state.submission = 'submitCompleted';
      notices.completeNotice('Registration completed!');
      store.reset();
      return null;
    } catch (error) {
      state.submission = 'preSubmit';
      notices.dismissNotice();
      throw error;
    }
  }

  const form: Form<RegistrationDraft> = createForm<RegistrationDraft>({
    fields: draft,
    check: (answers) => problemAt(state.step, answers),
    async send(answers) {
      const following = steps.find((step) => step > state.step);
      if (following === undefined) return register(answers);
      move(following);
    },
  });
  const state: WizardState = proxy<WizardState>({
    form: form.state,
    step: 0,
    submission: 'preSubmit',
  });

  /** Whether a move may start now; refused attempts are only logged. */
  function ready(move: string): boolean {
    if (state.submission === 'preSubmit') return true;
    console.warn(`Registration: ${move} was refused in ${state.submission}.`);
    return false;
  }

  return {
    state,
    change(answers) {
      if (ready('a change')) form.change({ ...answers, location });
    },
    show(wanted) {
      if (state.submission !== 'preSubmit') return state.step;
      const last = firstUnfinished(draft);
      const asked = wanted ?? draft.currentStep;
      const step = asked < last ? asked : last;
      if (step !== state.step) {
        form.change({ currentStep: step });
        move(step);
      }
      return step;
    },
    async next() {
      if (!ready('submit')) return null;
      await form.submit();
      return stored;
    },
    back() {
      if (!ready('back')) return state.step;
      const previous = steps.findLast((step) => step < state.step);
      if (previous === undefined) return null;
      form.change({ currentStep: previous });
      move(previous);
      return previous;
    },
  };
}

/** Fills the wizard with a registration, to change it from the first step on. */
export function fill(registration: Registration): void {
  Object.assign(openDraft().state, draftOf(registration));
}
