import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Message } from '../Message/index.ts';
import { Stack } from '../Stack/index.ts';

export interface FormProps {
  /** What has to be put right. A field says so itself; `form` stands for all of it, and is said here. */
  problem: { at: string; message: string; detail?: string | undefined } | null;
  onSubmit: () => void;
  /** The space between fields, as in Stack. */
  gap?: 'normal' | 'loose';
  /** The button that submits, and others beside it. */
  actions: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** What can have the focus in a field that is wrong. */
const wrongControl = '[aria-invalid=true], fieldset:has([role=alert]) input';

/**
 * Fields, what is wrong with them, and the buttons. When a problem appears, the first field it is
 * about gets the focus. Before the page is live its method keeps the browser from sending it
 * anywhere: `dialog` means nothing outside a dialog.
 */
export function Form({ problem, onSubmit, gap = 'normal', actions, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problem || problem.at === 'form') return;
    form.current?.querySelector<HTMLElement>(wrongControl)?.focus();
  }, [problem]);
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap={gap}>
        {children}
        {problem?.at === 'form' && (
          <Message tone="danger" title={problem.message}>
            {problem.detail}
          </Message>
        )}
        {actions}
      </Stack>
    </form>
  );
}
