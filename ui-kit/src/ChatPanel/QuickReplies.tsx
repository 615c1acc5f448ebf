import * as styles from './ChatPanel.module.css';

interface QuickRepliesProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions to press. A chosen one makes room for the next. */
export function QuickReplies({ questions, onAsk }: QuickRepliesProps) {
  if (questions.length === 0) return null;
  return (
    <ul className={styles.quickReplies} aria-label="Questions you can ask">
      {questions.map((question, place) => (
        // By place: the next question takes it over, and with it the focus.
        <li key={place}>
          <button
            type="button"
            className={styles.quickReply}
            // A double click is one question, not also the one that takes its place.
            onClick={({ detail }) => detail < 2 && onAsk(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
