import type { Ref } from 'react';
import { TextLink } from '../TextLink/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './ChatPanel.module.css';
import type { ChatLine } from './script.ts';

interface BubbleProps {
  ref?: Ref<HTMLDivElement> | undefined;
  line: ChatLine;
  /** The speaker's name, for screen readers. */
  speaker: string;
}

/** One line of the conversation, with a link if it has an action. */
export function Bubble({ ref, line, speaker }: BubbleProps) {
  const { text, isUser, actionText, action, second } = line;
  return (
    <div ref={ref} className={isUser ? styles.user : styles.ours}>
      <p>
        <VisuallyHidden>{speaker}: </VisuallyHidden>
        {text}
      </p>
      {action && <TextLink href={action}>{actionText}</TextLink>}
      {second && (
        <>
          {' · '}
          <TextLink href={second.href}>{second.text}</TextLink>
        </>
      )}
    </div>
  );
}
