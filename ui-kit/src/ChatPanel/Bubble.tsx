import { TextLink } from '../TextLink/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ChatPanel.module.css';
import type { ChatLine } from './script.ts';

interface BubbleProps {
  line: ChatLine;
  /** Who speaks, for screen readers. */
  speaker: string;
}

/** One line of the conversation; where it has an action, a link to it. */
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
