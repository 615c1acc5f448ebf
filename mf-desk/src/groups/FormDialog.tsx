import { messageAt, useForm } from '@emberite/sdk/form';
import type { Form as FormOf } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import type { ButtonProps } from '@emberite/ui-kit/Button';
import { Dialog } from '@emberite/ui-kit/Dialog';
import { controlClass, Field } from '@emberite/ui-kit/Field';
import { Form } from '@emberite/ui-kit/Form';
import { useState } from 'react';
import type { AskedField } from './asked.ts';

export interface FormDialogProps<Name extends string> {
  title: string;
  /** What sending it does. */
  explanation: string;
  fields: readonly AskedField<Name>[];
  form: FormOf<Record<Name, string>>;
  /** The label of the button that sends it, and while it does. */
  action: readonly [label: string, busy: string];
  variant?: ButtonProps['variant'];
  onClose: () => void;
}

/**
 * Asks staff for what a change of a group needs, and sends it. It stays open until it knows what has become of that, and
 * says if it begins with what they had typed before.
 */
export function FormDialog<Name extends string>(props: FormDialogProps<Name>) {
  const { title, explanation, fields, form, action, variant, onClose } = props;
  const { fields: values, problem, status } = useForm(form);
  const [label, busy] = action;
  const [isResumed] = useState(form.state.dirty);
  const close = () => {
    if (status !== 'submitting') onClose();
  };
  return (
    <Dialog open title={title} onClose={close}>
      <Form
        problem={problem}
        onSubmit={() => void form.submit()}
        actions={
          <>
            <Button
              type="submit"
              variant={variant}
              busy={status === 'submitting' ? busy : undefined}
            >
              {label}
            </Button>
            {isResumed && (
              <Button variant="quiet" onClick={() => status !== 'submitting' && form.discard()}>
                Start over
              </Button>
            )}
          </>
        }
      >
        <p>{explanation}</p>
        {isResumed && <p>This is what you typed before. Nothing of it has been sent.</p>}
        {fields.map(({ name, label: text, hint, type, rows, maxLength }) => {
          const Element = (rows ? 'textarea' : 'input') as 'input';
          return (
            <Field key={name} label={text} hint={hint} error={messageAt(problem, name)}>
              {(control) => (
                <Element
                  {...{ name, type, rows, maxLength }}
                  {...control}
                  className={controlClass}
                  value={values[name]}
                  onChange={({ target }) =>
                    form.change({ [name]: target.value } as Record<Name, string>)
                  }
                />
              )}
            </Field>
          );
        })}
      </Form>
    </Dialog>
  );
}
