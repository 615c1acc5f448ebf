import type { SubmitEvent } from 'react';
import { Button } from '../Button/index.ts';
import { controlClass, Field } from '../Field/index.ts';
import { useEarlySubmit } from '../Form/useEarlySubmit.ts';
import * as styles from './ChatPanel.module.css';

/** The field for a question in the member's own words. Empty questions are not sent. */
export function QuestionForm({ onAsk }: { onAsk: (question: string) => void }) {
  const form = useEarlySubmit();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Only the field knows what was typed before hydration.
    const [field] = event.currentTarget.elements as unknown as [HTMLInputElement];
    if (!field.value.trim()) return;
    onAsk(field.value);
    field.value = '';
  };
  return (
    <form ref={form} className={styles.form} method="dialog" onSubmit={submit}>
      <Field label="Your question">
        {(control) => (
          <input
            type="text"
            {...control}
            className={controlClass}
            autoComplete="off"
            enterKeyHint="send"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        Ask
      </Button>
    </form>
  );
}
