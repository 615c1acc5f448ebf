import { Button } from '@emberite/ui-kit/Button';
import { TextField } from '@emberite/ui-kit/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import * as styles from './QuestionForm.module.css';

/** The line to ask something of one's own. */
export function QuestionForm({ onAsk }: { onAsk: (question: string) => void }) {
  const [question, setQuestion] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
