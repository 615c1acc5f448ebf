import { persisted } from '@emberite/sdk/storage';
import { chatIds } from './chats.ts';

/** The questions that the member has asked, oldest first, by chat. */
type Conversations = Record<string, string[]>;

/** The maximum number of questions of a resumed conversation. */
const most = 50;

function readConversations(stored: unknown): Conversations {
  const saved = stored as Record<string, unknown>;
  return Object.fromEntries(
    chatIds.flatMap((id) => {
      const asked = saved[id];
      return Array.isArray(asked) ? [[id, asked.map(String)]] : [];
    }),
  );
}

const { state } = persisted<Conversations>('ember.mf-experiences.chat', {}, readConversations, {
  unimportant: true,
});

/** What has been asked in a chat, including before a reload. */
export const askedIn = (id: string): readonly string[] => state[id] ?? [];

/** Stores a question, so that the conversation resumes after a reload. */
export function saveQuestion(id: string, question: string): void {
  state[id] = [...askedIn(id), question].slice(-most);
}
