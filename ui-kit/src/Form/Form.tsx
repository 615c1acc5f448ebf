import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Message } from '../Message/index.ts';
import type { MessageProps } from '../Message/index.ts';
import { Stack } from '../Stack/index.ts';
import { readSilentlyFilled } from './readSilentlyFilled.ts';
import { useEarlySubmit } from './useEarlySubmit.ts';

export interface FormProps {
  /**
   * The problem to correct. A field shows its own problem; the form shows one whose `at` is
   * `form`.
   */
  problem: {
    at: string;
    message: string;
    detail?: string | undefined;
    /** A link that helps where sending again would not. */
    remedy?: MessageProps['remedy'];
  } | null;
  onSubmit: () => void;
  /** The gap between fields, as in Stack. */
  gap?: 'normal' | 'loose';
  /** The submit button, and others beside it. A remedy takes their place. */
  actions: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The focusable control of an invalid field. */
const wrongControl = '[aria-invalid=true], fieldset:has([role=alert]) input';
const remedyLink = '[role=alert] a';

/**
 * A form: its fields, its problem and its buttons. When a problem appears, the first invalid field
 * gets the focus, or the remedy, or its message scrolls into view. What is submitted before
 * hydration waits: see {@link useEarlySubmit}.
 */
export function Form({ problem, onSubmit, gap = 'normal', actions, children }: FormProps) {
  const form = useEarlySubmit();
  useEffect(() => {
    if (!problem) return;
    if (problem.at !== 'form' || problem.remedy) {
      const next = problem.remedy ? remedyLink : wrongControl;
      form.current?.querySelector<HTMLElement>(next)?.focus();
      return;
    }
    // The button may be in a bar, far from the end of the form.
    form.current?.querySelector('[role=alert]')?.scrollIntoView?.({ block: 'nearest' });
  }, [form, problem]);
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        readSilentlyFilled(event.currentTarget);
        onSubmit();
      }}
    >
      <Stack gap={gap}>
        {children}
        {problem?.at === 'form' && (
          <Message tone="danger" title={problem.message} remedy={problem.remedy}>
            {problem.detail}
          </Message>
        )}
        {!problem?.remedy && actions}
      </Stack>
    </form>
  );
}
