import { useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import * as styles from './ChatPanel.module.css';

/** The field for a question in the member's own words. Empty questions are not sent. */
export function QuestionForm({ onAsk }: { onAsk: (question: string) => void }) {
  const [question, setQuestion] = useState('');
  const field = useRef<HTMLInputElement>(null);
  function submit() {
    // What was typed before hydration is only in the field itself.
    const asked = field.current?.value ?? '';
    if (!asked.trim()) return;
    onAsk(asked);
    setQuestion('');
  }
  return (
    <div className={styles.question}>
      <Form
        problem={null}
        onSubmit={submit}
        direction="row"
        actions={
          <Button type="submit" variant="secondary">
            Ask
          </Button>
        }
      >
        <TextField
          ref={field}
          label="Your question"
          value={question}
          onChange={setQuestion}
          autoComplete="off"
          enterKeyHint="send"
        />
      </Form>
    </div>
  );
}
