import { brand } from '@emberite/content/brand';
import { chatFallback, chatIds } from '@emberite/content/chats';
import type { Chat } from '@emberite/content/chats';
import { BackLink } from '@emberite/ui-kit/BackLink';
import { ChatPanel, useChat } from '@emberite/ui-kit/ChatPanel';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { ChatCards } from './ChatCards.tsx';

/** A help chat, and the ways to the other ones. */
export function ChatView({ chat }: { chat: Chat }) {
  const { ask, ...conversation } = useChat(chat, chatFallback);
  return (
    <Page width="text">
      <BackLink href="/emberite/journey">Your journey</BackLink>
      <PageHeader title={chat.title} lead={chat.description} />
      <ChatPanel title={chat.title} speaker={brand.name} {...conversation} onAsk={ask} />
      <ChatCards ids={chatIds.filter((id) => id !== chat.id)} />
    </Page>
  );
}
