import { BackLink } from '@emberite/ui-kit/BackLink';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { ChatCards } from './ChatCards.tsx';
import type { Chat } from './chats.ts';

/** Shown for an id without a chat: offers all the chats there are. */
export function UnknownChat({ chats }: { chats: readonly Chat[] }) {
  return (
    <Page width="text">
      <BackLink href="/emberite/journey">Your journey</BackLink>
      <PageHeader
        title="We cannot find this chat"
        lead="The link may be old. What would you like to know about?"
      />
      <ChatCards chats={chats} />
    </Page>
  );
}
