import type { FormState } from '@emberite/sdk/form';
import { ActionBar } from '@emberite/ui-kit/ActionBar';
import { Button } from '@emberite/ui-kit/Button';
import { Form } from '@emberite/ui-kit/Form';
import { Message } from '@emberite/ui-kit/Message';
import type { ReactNode } from 'react';

export interface SaveFormProps<Fields extends object> {
  form: FormState<Fields>;
  onSave: () => void;
  children: ReactNode;
}

/** A form of the settings, with its button and the result of saving. */
export function SaveForm<Fields extends object>({ form, onSave, children }: SaveFormProps<Fields>) {
  const { problem, status } = form;
  return (
    <Form
      problem={problem}
      onSubmit={onSave}
      gap="loose"
      actions={
        <ActionBar>
          <Button type="submit" busy={status === 'submitting' ? 'Saving changes...' : undefined}>
            Save Changes
          </Button>
          {status === 'submitted' && <Message tone="success">Your changes are saved.</Message>}
        </ActionBar>
      }
    >
      {children}
    </Form>
  );
}
