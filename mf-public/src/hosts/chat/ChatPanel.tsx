import type { ChatMessage } from '@emberite/content/chat';
import { Card } from '@emberite/ui-kit/Card';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import { useEffect, useRef } from 'react';
import { scrollStop } from '../../keyboard/scrollStop.ts';
import type { Reply } from './chat.ts';
import * as styles from './ChatPanel.module.css';
import { Message } from './Message.tsx';
import { QuestionForm } from './QuestionForm.tsx';

export interface ChatPanelProps {
  /** Names the conversation for screen readers. */
  title: string;
  messages: readonly ChatMessage[];
  quickReplies: readonly string[];
  reply: Reply;
  onAsk: (question: string) => void;
  /** Makes the links of answers that lead to a page of this site. */
  renderLink: RenderLink;
}

/** A conversation, the questions it offers, and a line to ask one's own. */
export function ChatPanel(props: ChatPanelProps) {
  const { title, messages, quickReplies, reply, onAsk, renderLink } = props;
  const log = useRef<HTMLDivElement>(null);
  const typed = reply.status === 'typing' ? reply.text : undefined;

  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages.length, typed]);

  // The last quick replies are not replaced. Whoever pressed one keeps a place in the panel.
  useEffect(() => {
    if (messages.length > 1 && document.activeElement === document.body) {
      log.current?.focus({ preventScroll: true });
    }
  }, [messages.length, quickReplies.length]);

  return (
    <Card padding="none" className={styles.panel}>
      <div className={styles.log} ref={log} role="log" aria-label={title} {...scrollStop}>
        {messages.map((message, index) => (
          <Message key={index} message={message} renderLink={renderLink} />
        ))}
        {typed !== undefined && (
          // Read out as a whole once it is a message.
          <p className={styles.typing} aria-hidden="true">
            {typed}
            <span className={styles.caret} />
          </p>
        )}
      </div>
      {quickReplies.length > 0 && (
        <ul className={styles.quickReplies} aria-label="Questions you can ask">
          {quickReplies.map((question, place) => (
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
      )}
      <QuestionForm onAsk={onAsk} />
    </Card>
  );
}
