import { brand } from '@emberite/content/brand';
import { chatFallback } from '@emberite/content/chat';
import { BackLink } from '@emberite/ui-kit/BackLink';
import { ChatPanel, useChat } from '@emberite/ui-kit/ChatPanel';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { ChatCards } from './ChatCards.tsx';
import type { Chat } from './chats.ts';

export interface ChatViewProps {
  chat: Chat;
  /** The other help chats, whose answers are found here, too. */
  others: readonly Chat[];
  /** The questions of an earlier conversation to resume. */
  asked?: readonly string[];
  onAsk?: (question: string) => void;
}

/** A help chat, and links to the other ones. */
export function ChatView({ chat, others, asked, onAsk }: ChatViewProps) {
  const alsoKnows = Object.assign(
    {},
    ...others.map((other) => other.responseDictionary),
  ) as Chat['responseDictionary'];
  const { ask, ...conversation } = useChat({ ...chat, alsoKnows }, chatFallback, asked);
  const keepAndAsk = (question: string) => {
    onAsk?.(question);
    ask(question);
  };
  return (
    <Page width="text">
      <BackLink href="/emberite/journey">Your journey</BackLink>
      <PageHeader title={chat.title} lead={chat.description} />
      <ChatPanel title={chat.title} speaker={brand.name} {...conversation} onAsk={keepAndAsk} />
      <ChatCards chats={others} />
    </Page>
  );
}
