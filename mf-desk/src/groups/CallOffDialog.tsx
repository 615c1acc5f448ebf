import { messageAt, useForm } from '@emberite/sdk/form';
import type { Form as FormOf } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import { Dialog } from '@emberite/ui-kit/Dialog';
import { controlClass, Field } from '@emberite/ui-kit/Field';
import { Form } from '@emberite/ui-kit/Form';

export interface CallOffDialogProps {
  form: FormOf<{ reason: string }>;
  onClose: () => void;
}

/** Asks why a group is called off, which its people are told. */
export function CallOffDialog({ form, onClose }: CallOffDialogProps) {
  const { fields, problem, status } = useForm(form);
  return (
    <Dialog open title="Call this evening off?" closeLabel="Close" onClose={onClose}>
      <Form
        problem={problem}
        onSubmit={() => void form.submit()}
        actions={
          <Button
            type="submit"
            variant="danger"
            busy={status === 'submitting' ? 'Calling off...' : undefined}
          >
            Call off
          </Button>
        }
      >
        <p>Everybody who is asked or comes gets a mail with your reason, and waits on.</p>
        <Field label="Why" error={messageAt(problem, 'reason')}>
          {(control) => (
            <textarea
              {...control}
              className={controlClass}
              name="reason"
              rows={3}
              maxLength={500}
              value={fields.reason}
              onChange={(event) => form.change({ reason: event.target.value })}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  );
}
