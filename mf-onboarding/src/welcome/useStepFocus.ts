import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Problem } from './rules.ts';
import type { Step } from './steps.ts';

/**
 * Keeps keyboard and screen reader where the work is: a move scrolls to the top and goes to the
 * heading, a problem to the first control of what it is about.
 */
export function useStepFocus(
  form: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  step: Step,
  problem: Problem | null,
): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step, heading]);

  useEffect(() => {
    if (!problem || problem.at === 'form') return;
    const named = `[aria-invalid], fieldset:has([role=alert]) input`;
    form.current?.querySelector<HTMLElement>(named)?.focus();
  }, [problem, form]);
}
