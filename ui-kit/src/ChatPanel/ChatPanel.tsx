import { useEffect, useRef } from 'react';
import { Card } from '../Card/index.ts';
import { useLostFocus } from '../Page/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
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
  const log = useRef<HTMLElement>(null);
  const lastQuestion = messages.findLastIndex(({ isUser }) => isUser);
  // A pressed quick reply disappears: what follows the question is its answer.
  const asked = useLostFocus<HTMLDivElement>(lastQuestion);
  const answers = messages.filter(({ isUser }) => !isUser);
  const typed = reply.status === 'typing' ? reply.text : undefined;

  useEffect(() => {
    log.current?.scrollTo?.({ top: log.current.scrollHeight });
  }, [messages.length, typed]);

  return (
    <Card padding="none" className={styles.panel} data-scripted>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region */}
      <section className={styles.log} ref={log} aria-label={title} tabIndex={0}>
        {messages.map((line, index) => (
          <Bubble
            key={index}
            ref={index === lastQuestion ? asked : undefined}
            line={line}
            speaker={line.isUser ? 'You' : speaker}
          />
        ))}
        {typed !== undefined && (
          <p className={styles.typing} aria-hidden="true">
            {typed}
            <span className={styles.caret} />
          </p>
        )}
      </section>
      {/* Screen readers announce an answer once it is complete. */}
      <output>
        <VisuallyHidden key={answers.length}>
          {lastQuestion >= 0 && answers.at(-1)?.text}
        </VisuallyHidden>
      </output>
      <QuickReplies questions={quickReplies} onAsk={onAsk} />
      <QuestionForm onAsk={onAsk} />
    </Card>
  );
}
