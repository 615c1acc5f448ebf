import { useEffect } from 'react';
import { Card } from '../Card/index.ts';
import { useLostFocus } from '../Page/index.ts';
import { Bubble } from './Bubble.tsx';
import type { ChatSnapshot } from './chat.ts';
import * as styles from './ChatPanel.module.css';
import { QuestionForm } from './QuestionForm.tsx';
import { QuickReplies } from './QuickReplies.tsx';

export interface ChatPanelProps extends ChatSnapshot {
  /** The conversation's name, for screen readers. */
  title: string;
  /** The name of the speaker who answers. */
  speaker: string;
  onAsk: (question: string) => void;
}

/**
 * A conversation, the questions it offers, and a field for other questions. `useChat` drives it.
 */
export function ChatPanel(props: ChatPanelProps) {
  const { title, speaker, messages, quickReplies, reply, onAsk } = props;
  // The last quick replies are not replaced, so a pressed one disappears.
  const log = useLostFocus<HTMLDivElement>(quickReplies.length);
  const typed = reply.status === 'typing' ? reply.text : undefined;

  useEffect(() => {
    log.current?.scrollTo?.({ top: log.current.scrollHeight });
  }, [log, messages.length, typed]);

  return (
    <Card padding="none" className={styles.panel} data-scripted>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region */}
      <div className={styles.log} ref={log} role="log" aria-label={title} tabIndex={0}>
        {messages.map((line, index) => (
          <Bubble key={index} line={line} speaker={line.isUser ? 'You' : speaker} />
        ))}
        {typed !== undefined && (
          // Screen readers announce it once it is complete.
          <p className={styles.typing} aria-hidden="true">
            {typed}
            <span className={styles.caret} />
          </p>
        )}
      </div>
      <QuickReplies questions={quickReplies} onAsk={onAsk} />
      <QuestionForm onAsk={onAsk} />
    </Card>
  );
}
