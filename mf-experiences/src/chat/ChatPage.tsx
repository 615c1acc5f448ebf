import { brand } from '@emberite/content/brand';
import { dayOf } from '@emberite/content/day';
import { config } from '@emberite/sdk/config';
import type { Head, Params } from '@emberite/sdk/page';
import { useParams } from '@emberite/sdk/router';
import { chatById, chats } from './chats.ts';
import { ChatView } from './ChatView.tsx';
import { askedIn, saveQuestion } from './conversations.ts';
import { UnknownChat } from './UnknownChat.tsx';

/** The day from which members see each other. */
const opens = () => dayOf(config.visibilityOpens);

/** The chat's title, for the window and the history. */
export function head({ chatId }: Params): Partial<Head> {
  return { title: `${chatById(chatId, opens())?.title ?? 'Help'} · ${brand.name}` };
}

/** `/emberite/chat/:chatId`: answers a member's questions in the page; nothing is sent. */
export default function ChatPage() {
  const { chatId } = useParams();
  const all = Object.values(chats(opens()));
  const chat = all.find((each) => each.id === chatId);
  if (!chat) return <UnknownChat chats={all} />;
  const { id } = chat;
  // The key resets the view for another chat.
  return (
    <ChatView
      key={id}
      chat={chat}
      others={all.filter((each) => each !== chat)}
      asked={askedIn(id)}
      onAsk={(text) => saveQuestion(id, text)}
    />
  );
}
