import { createForm } from '@emberite/sdk/form';
import type { Form, FormState, Problem } from '@emberite/sdk/form';
import { completeNotice, dismissNotice, showNotice } from '@emberite/sdk/notices';
import type { Persisted } from '@emberite/sdk/storage';
import { proxy } from 'valtio';
import { steps } from './step.ts';
import type { Step } from './step.ts';

export { steps } from './step.ts';
export type { Step } from './step.ts';
export { ignoreSecondClick, useStepHistory } from './useStepHistory.ts';
export type { StepEntry } from './useStepHistory.ts';

/** The answers, and the step at which the user continues. */
type Draft = object & { currentStep: Step };

/** A problem with one answer, or with all of them. */
type AnswerProblem<Answers> = Problem<keyof Answers & string>;

export interface StepsState<Answers extends Draft> {
  /** The stored answers, and whether a step is being checked or all of them sent. */
  form: FormState<Answers>;
  /** The step that this tab shows. */
  step: Step;
  submission: 'preSubmit' | 'submitInProgress' | 'submitCompleted';
}

export interface StepsDeps<Answers extends Draft> {
  /** Keeps the answers until they are sent. */
  store: Persisted<Answers>;
  /** Validates a step; null if it is valid. */
  problemAt: (step: Step, answers: Answers) => AnswerProblem<Answers> | null;
  /** The steps that are not shown. */
  skipped?: (answers: Answers) => readonly Step[];
  /** Asks the server about a valid step before the next one is shown; null if there is nothing to ask. */
  check?: (step: Step, answers: Answers) => Promise<AnswerProblem<Answers> | null> | null;
  /** Sends all answers. Resolves with a problem if they were refused; an error is shown, too. */
  send: (answers: Answers) => Promise<AnswerProblem<Answers> | null>;
  /** What the banner says meanwhile. */
  sending: string;
  /** What it says once they are sent. Without it, the next page says so. */
  sent?: string;
}

/** A form in five steps. A move while the answers are being sent, or afterwards, is only logged. */
export interface Steps<Answers extends Draft> {
  state: StepsState<Answers>;
  change(answers: Partial<Answers>): void;
  /** Goes to the next step if this one is valid; sends all answers on the last one. Never rejects. */
  next(): Promise<void>;
  /** Goes to the previous step. Returns the step that is shown; null if there is none before. */
  back(): Step | null;
  /** Shows a step, also while the answers are being sent. */
  show(step: Step): void;
  /**
   * Shows the step that an address asks for, or the first unfinished one before it; null: where the
   * user left off. Returns the step that is shown.
   */
  open(wanted: Step | null): Step;
}

/** Returns the nearest step before or after one that is not skipped; undefined if there is none. */
export function stepBeside(
  step: Step,
  direction: 'before' | 'after',
  skipped: readonly Step[],
): Step | undefined {
  const shown = steps.filter((each) => !skipped.includes(each));
  return direction === 'before'
    ? shown.findLast((each) => each < step)
    : shown.find((each) => each > step);
}

/** Creates a form in five steps, which resumes at the step where the user left off. */
export function createSteps<Answers extends Draft>(deps: StepsDeps<Answers>): Steps<Answers> {
  const { store, problemAt, skipped = () => [], check, send, sending, sent } = deps;
  const draft = store.state;
  const beside = (direction: 'before' | 'after') =>
    stepBeside(state.step, direction, skipped(draft));

  function show(step: Step): void {
    form.change({ currentStep: step } as Partial<Answers>);
    state.step = step;
    draft.currentStep = step;
  }

  async function sendAll(answers: Answers): Promise<AnswerProblem<Answers> | null> {
    for (const step of steps) {
      const problem = problemAt(step, answers);
      if (!problem) continue;
      // It was skipped, or another tab has changed the answer.
      show(step);
      return problem;
    }
    state.submission = 'submitInProgress';
    showNotice(sending);
    try {
      const problem = await send(answers);
      if (problem) return problem;
      state.submission = 'submitCompleted';
      if (sent) completeNotice(sent);
      else dismissNotice();
      store.reset();
      return null;
    } finally {
      if (state.submission === 'submitInProgress') {
        state.submission = 'preSubmit';
        dismissNotice();
      }
    }
  }

  const form: Form<Answers> = createForm<Answers>({
    fields: draft,
    check: (answers) => problemAt(state.step, answers),
    async send(answers) {
      const { step } = state;
      const checking = check?.(step, answers);
      const problem = checking && (await checking);
      if (problem) {
        // The browser's Forward may have shown another one meanwhile.
        show(step);
        return problem;
      }
      const following = stepBeside(step, 'after', skipped(draft));
      if (following === undefined) return sendAll(answers);
      show(following);
    },
  });
  const state: StepsState<Answers> = proxy<StepsState<Answers>>({
    form: form.state,
    step: draft.currentStep,
    submission: 'preSubmit',
  });
  if (skipped(draft).includes(state.step)) show(beside('after') ?? 4);

  function open(wanted: Step | null): Step {
    if (state.submission !== 'preSubmit') return state.step;
    const hidden = skipped(draft);
    const shown = steps.filter((step) => !hidden.includes(step));
    const last = shown.find((step) => problemAt(step, draft)) ?? shown.at(-1) ?? 4;
    const asked = wanted ?? draft.currentStep;
    const step = shown.find((each) => each >= asked || each === last) ?? last;
    if (step !== state.step) show(step);
    return step;
  }

  function ready(move: string): boolean {
    const isSending = form.state.status === 'submitting';
    if (!isSending && state.submission !== 'submitCompleted') return true;
    console.warn(`${move} was refused: the answers ${isSending ? 'are being' : 'have been'} sent.`);
    return false;
  }
  return {
    state,
    show,
    open,
    change(answers) {
      if (ready('A change')) form.change(answers);
    },
    async next() {
      if (ready('Next')) await form.submit();
    },
    back() {
      if (!ready('Back')) return state.step;
      const earlier = beside('before');
      if (earlier === undefined) return null;
      show(earlier);
      return earlier;
    },
  };
}
