import { useLocation, useNavigate, useSearchParams } from '@emberite/sdk/router';
import type { MouseEvent } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Steps } from './index.ts';
import { steps } from './step.ts';
import type { Step } from './step.ts';

/** What a step stores in its entry of the browser's history. It survives a reload. */
export interface StepEntry {
  /** The step from which the user came to this one. */
  from?: Step;
}

/** For the button that leads to the next step: a double click passes one step, not also the one that follows. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/**
 * Makes each step an entry of the browser's history, with an address of its own below `path`.
 * `leave` is called by `back` from the first step. When `known` changes, the step is checked again:
 * what is known by now, such as the user's profile, may make a step unnecessary.
 */
export function useStepHistory(
  path: string,
  form: Pick<Steps<never>, 'open' | 'back'> & { state: { step: Step } },
  leave: () => void,
  known?: unknown,
) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const entry = useLocation().state as StepEntry | null;
  const requested = steps.find((step) => `${step}` === search.get('step')) ?? null;
  const { open } = form;
  // The first render shows the step already, so that nothing has changed after it.
  useState(() => open(requested));
  const addressOf = (step: Step) => `${path}?step=${step}`;

  useLayoutEffect(() => {
    const shown = open(requested);
    if (shown === requested) return;
    void navigate(`${path}?step=${shown}`, { replace: true, state: entry });
  }, [open, requested, known, path, entry, navigate]);

  return {
    /** The step that the address asks for, if any. */
    requested,
    /** Goes to the step that the form shows after Next. */
    async follow(): Promise<void> {
      const { step } = form.state;
      const from: StepEntry = { from: requested ?? 0 };
      if (requested === null || step > requested) await navigate(addressOf(step), { state: from });
      else if (step < requested) {
        await navigate(addressOf(step), { replace: true, state: entry });
      }
    },
    /** Goes to the previous step, with the browser's own Back if the user came from there. */
    back(): void {
      const step = form.back();
      if (step === null) leave();
      else if (entry?.from === step) void navigate(-1);
      else void navigate(addressOf(step), { replace: true, state: entry });
    },
  };
}
