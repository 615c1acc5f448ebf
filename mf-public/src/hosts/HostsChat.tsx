import { brand } from '@emberite/content/brand';
import { chatFallback } from '@emberite/content/chat';
import { hostsChat } from '@emberite/content/hostsChat';
import { ChatPanel, useChat } from '@emberite/ui-kit/ChatPanel';
import type { LinkParts, RenderLink } from '@emberite/ui-kit/TextLink';
import { plainLink } from '@emberite/ui-kit/TextLink';

/** The questions of future hosts, answered in the page: nothing is sent anywhere. */
export function HostsChat({ renderLink }: { renderLink: RenderLink }) {
  const { ask, ...chat } = useChat(hostsChat, chatFallback);
  // An answer may also lead to the phone, and of that a router knows nothing.
  const link = (parts: LinkParts) =>
    parts.href.startsWith('/') ? renderLink(parts) : plainLink(parts);
  return (
    <ChatPanel
      title={hostsChat.title}
      speaker={brand.name}
      {...chat}
      onAsk={ask}
      renderLink={link}
    />
  );
}
