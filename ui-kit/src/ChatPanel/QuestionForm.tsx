import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import * as styles from './ChatPanel.module.css';

/** The field for a question in the member's own words. Empty questions are not sent. */
export function QuestionForm({ onAsk }: { onAsk: (question: string) => void }) {
  const [question, setQuestion] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!question.trim()) return;
    onAsk(question);
    setQuestion('');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Your question"
        value={question}
        onChange={setQuestion}
        autoComplete="off"
        enterKeyHint="send"
      />
      <Button type="submit" variant="secondary">
        Ask
      </Button>
    </form>
  );
}
