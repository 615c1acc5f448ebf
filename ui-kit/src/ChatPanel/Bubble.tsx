import { TextLink } from '../TextLink/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ChatPanel.module.css';
import type { ChatLine } from './script.ts';

interface BubbleProps {
  line: ChatLine;
  /** The speaker's name, for screen readers. */
  speaker: string;
}

/** One line of the conversation, with a link if it has an action. */
export function Bubble({ line, speaker }: BubbleProps) {
  const { text, isUser, actionText, action } = line;
  return (
    <div className={isUser ? styles.user : styles.ours}>
      <p>
        <VisuallyHidden>{speaker}: </VisuallyHidden>
        {text}
      </p>
      {action && <TextLink href={action}>{actionText}</TextLink>}
    </div>
  );
}
