import type { Chat, ChatMessage } from '@emberite/content/chat';
import { chatFallback } from '@emberite/content/chat';
import { proxy } from 'valtio';
import type { Typing } from './typing.ts';

/** Whether an answer is on its way, and what can be read of it. */
export type Reply = { status: 'idle' } | { status: 'typing'; text: string };

interface ChatState {
  /** Everything said, oldest first. */
  messages: ChatMessage[];
  /** The questions offered now. */
  quickReplies: string[];
  reply: Reply;
}

export interface ChatMachine {
  state: ChatState;
  /**
   * Says something. Trimmed; nothing happens when it is empty. An answer still being typed is
   * completed first, so that none is lost.
   */
  ask(question: string): void;
  /** Ends the typing, for when nobody looks any more. */
  stop(): void;
}

/** Letter case and the marks at the end make no difference to a question. */
const gist = (question: string) => question.toLowerCase().replace(/[\s?!.]+$/, '');

/** A canned conversation. `typing` is asked before each answer how it is to appear. */
export function createChat(chat: Chat, typing: () => Typing): ChatMachine {
  const answers = Object.entries(chat.responseDictionary);
  const questions = (onStart: boolean) =>
    answers.flatMap(([question, { showOnStart }]) => (showOnStart === onStart ? [question] : []));
  const reserve = questions(false);
  const state = proxy<ChatState>({
    messages: [...chat.messages],
    quickReplies: questions(true),
    reply: { status: 'idle' },
  });
  let complete = () => {};
  let stop = () => {};

  /** A question is offered once: its place goes to the next one in reserve. */
  function retire(question: string) {
    const waiting = reserve.indexOf(question);
    if (waiting >= 0) reserve.splice(waiting, 1);
    const offered = state.quickReplies.indexOf(question);
    if (offered >= 0) state.quickReplies.splice(offered, 1, ...reserve.splice(0, 1));
  }

  function answer(message: ChatMessage) {
    complete = () => {
      stop();
      complete = () => {};
      state.messages.push(message);
      state.reply = { status: 'idle' };
    };
    state.reply = { status: 'typing', text: '' };
    const show = (text: string) => {
      state.reply = { status: 'typing', text };
    };
    stop = typing()(message.text, show, () => complete());
  }

  return {
    state,
    ask(question) {
      const text = question.trim();
      if (!text) return;
      complete();
      state.messages.push({ text, isUser: true });
      const known = answers.find(([candidate]) => gist(candidate) === gist(text));
      if (!known) return answer(chatFallback);
      const [name, { response, actionText, action }] = known;
      retire(name);
      answer({ text: response, isUser: false, actionText, action });
    },
    stop() {
      stop();
    },
  };
}
