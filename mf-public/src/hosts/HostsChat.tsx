import { brand } from '@emberite/content/brand';
import { chatFallback } from '@emberite/content/chat';
import { hostsChat } from '@emberite/content/hostsChat';
import { ChatPanel, useChat } from '@emberite/ui-kit/ChatPanel';

/** Answers the questions of future hosts in the page; nothing is sent anywhere. */
export function HostsChat() {
  const { ask, ...chat } = useChat(hostsChat, chatFallback);
  return <ChatPanel title={hostsChat.title} speaker={brand.name} {...chat} onAsk={ask} />;
}
