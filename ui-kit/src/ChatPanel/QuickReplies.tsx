import * as styles from './ChatPanel.module.css';

interface QuickRepliesProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions to choose from. The next one in reserve replaces a chosen one. */
export function QuickReplies({ questions, onAsk }: QuickRepliesProps) {
  if (questions.length === 0) return null;
  return (
    <ul className={styles.quickReplies} aria-label="Questions you can ask">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={styles.quickReply}
            // A double click asks one question, not also the one that takes its place.
            onClick={({ detail }) => detail < 2 && onAsk(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
