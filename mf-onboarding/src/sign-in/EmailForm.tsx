import { Button } from '@emberite/ui-kit/Button';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextField } from '@emberite/ui-kit/TextField';
import { useEffect, useRef } from 'react';
import { FormProblem } from './FormProblem.tsx';
import type { Problem } from './problem.ts';

export interface EmailFormProps {
  email: string;
  sending: boolean;
  problem: Problem | null;
  /** Put the cursor into the field as soon as it is there. */
  focus: boolean;
  onType: (email: string) => void;
  onSend: () => void;
}

/**
 * Asks for a magic link. Before the page is live the form's method keeps the browser from sending
 * it anywhere: `dialog` means nothing outside a dialog.
 */
export function EmailForm({ email, sending, problem, focus, onType, onSend }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus || problem?.at === 'email') field.current?.focus();
  }, [focus, problem]);

  // What somebody typed while the page was still loading is in the field, and nowhere else.
  useEffect(() => {
    if (field.current?.value) onType(field.current.value);
  }, [onType]);

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Stack>
        <TextField
          ref={field}
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          placeholder="you@example.com"
          value={email}
          onChange={onType}
          error={problem?.at === 'email' && problem.message}
        />
        <FormProblem problem={problem} />
        <Button
          type="submit"
          size="large"
          width="full"
          busy={sending ? 'Sending Magic Link...' : undefined}
        >
          Continue with Email
        </Button>
      </Stack>
    </form>
  );
}
