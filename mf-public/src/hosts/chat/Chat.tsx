import type { Chat as ChatContent } from '@emberite/content/chat';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { createChat } from './chat.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { chunked, instant } from './typing.ts';

const typing = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? instant : chunked);

export interface ChatProps {
  chat: ChatContent;
  renderLink: RenderLink;
}

/** A canned chat that runs in the page: nothing is sent anywhere. */
export function Chat({ chat, renderLink }: ChatProps) {
  const [machine] = useState(() => createChat(chat, typing));
  useEffect(() => () => machine.stop(), [machine]);
  const { messages, quickReplies, reply } = useSnapshot(machine.state);
  return (
    <ChatPanel
      title={chat.title}
      messages={messages}
      quickReplies={quickReplies}
      reply={reply}
      onAsk={(question) => machine.ask(question)}
      renderLink={renderLink}
    />
  );
}
