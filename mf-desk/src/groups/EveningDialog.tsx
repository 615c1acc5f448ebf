import { messageAt, useForm } from '@emberite/sdk/form';
import type { Form as FormOf } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import { Dialog } from '@emberite/ui-kit/Dialog';
import { controlClass, Field } from '@emberite/ui-kit/Field';
import { Form } from '@emberite/ui-kit/Form';
import { TextField } from '@emberite/ui-kit/TextField';
import type { EveningFields } from './eveningForm.ts';

export interface EveningDialogProps {
  title: string;
  /** What sending it does. */
  explanation: string;
  /** The label of the button that sends it, and while it does. */
  action: readonly [label: string, busy: string];
  form: FormOf<EveningFields>;
  onClose: () => void;
}

/** Asks when and where a group meets, who hosts, and for a word for the group. */
export function EveningDialog(props: EveningDialogProps) {
  const { title, explanation, action, form, onClose } = props;
  const { fields, problem, status } = useForm(form);
  const [label, busy] = action;
  const field = (name: keyof EveningFields) => ({
    name,
    value: fields[name],
    onChange: (value: string) => form.change({ [name]: value }),
    error: messageAt(problem, name),
  });
  return (
    <Dialog open title={title} closeLabel="Close" onClose={onClose}>
      <Form
        problem={problem}
        onSubmit={() => void form.submit()}
        actions={
          <Button type="submit" busy={status === 'submitting' ? busy : undefined}>
            {label}
          </Button>
        }
      >
        <p>{explanation}</p>
        <TextField label="Date" type="date" hint="At least seven days ahead." {...field('date')} />
        <TextField
          label="Time"
          type="time"
          hint="In the time zone of the place."
          {...field('hour')}
        />
        <TextField label="Meeting place" maxLength={100} {...field('place')} />
        <TextField
          label="Address"
          maxLength={200}
          hint="A map must find it."
          {...field('address')}
        />
        <TextField label="Host" maxLength={100} {...field('host')} />
        <Field
          label="A word for the group"
          hint="You may leave it empty."
          error={messageAt(problem, 'word')}
        >
          {(control) => (
            <textarea
              {...control}
              className={controlClass}
              name="word"
              rows={3}
              maxLength={1000}
              value={fields.word}
              onChange={(event) => form.change({ word: event.target.value })}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  );
}
