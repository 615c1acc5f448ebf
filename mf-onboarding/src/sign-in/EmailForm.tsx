import { messageAt } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import { Form } from '@emberite/ui-kit/Form';
import { Message } from '@emberite/ui-kit/Message';
import { EmailField } from '@emberite/ui-kit/TextField';
import { useEffect, useRef } from 'react';
import type { SignInState } from './signIn.ts';

export interface EmailFormProps {
  form: SignInState['email'];
  /** Focuses the field on mount. */
  focus: boolean;
  onType: (email: string) => void;
  onSend: () => void;
}

/** The form that requests a magic link. */
export function EmailForm({ form, focus, onType, onSend }: EmailFormProps) {
  const { fields, problem, status } = form;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);

  // Text typed before hydration is only in the input itself.
  useEffect(() => {
    if (field.current?.value) onType(field.current.value);
  }, [onType]);

  return (
    <Form
      problem={problem}
      onSubmit={onSend}
      actions={
        <Button
          type="submit"
          size="large"
          width="full"
          busy={status === 'submitting' ? 'Sending Magic Link...' : undefined}
        >
          Continue with Email
        </Button>
      }
    >
      <noscript>
        <Message tone="info" title="This form needs JavaScript">
          Please turn it on in your browser and reload this page.
        </Message>
      </noscript>
      <EmailField
        ref={field}
        autoComplete="username webauthn"
        value={fields.email}
        onChange={onType}
        error={messageAt(problem, 'email')}
      />
    </Form>
  );
}
