import { brand } from '@emberite/content/brand';
import { chatFallback } from '@emberite/content/chat';
import { ChatPanel, useChat } from '@emberite/ui-kit/ChatPanel';
import { hostsChat } from './hostsChat.ts';
import * as styles from './HostsView.module.css';

/** Answers the questions of future hosts in the page, without scripts as a list; nothing is sent. */
export function HostsChat() {
  const { ask, ...chat } = useChat(hostsChat, chatFallback);
  return (
    <>
      <ChatPanel title={hostsChat.title} speaker={brand.name} {...chat} onAsk={ask} />
      <noscript>
        <dl className={styles.answers}>
          {Object.entries(hostsChat.responseDictionary).map(([question, { response }]) => (
            <div key={question}>
              <dt className={styles.question}>{question}</dt>
              <dd className={styles.answer}>{response}</dd>
            </div>
          ))}
        </dl>
      </noscript>
    </>
  );
}
