// @vitest-environment jsdom
import { chatFallback } from '@emberite/content/chat';
import { useChat } from '@emberite/ui-kit/ChatPanel';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chatById, chatIds, chats } from './chats.ts';
import type { Chat } from './chats.ts';

describe('the help chats', () => {
  it.each(chatIds)('%s opens with a message and offers questions', (id) => {
    const chat = chatById(id, 'May 3rd')!;
    expect(chat.id).toBe(id);
    expect(chat.messages.every(({ isUser }) => !isUser)).toBe(true);
    const answers = Object.values(chat.responseDictionary);
    expect(answers.some(({ showOnStart }) => showOnStart)).toBe(true);
    expect(answers.some(({ showOnStart }) => !showOnStart)).toBe(true);
  });

  it('are not found by other ids', () => {
    expect(chatById('hosts-chat', 'May 3rd')).toBeUndefined();
    expect(chatById('toString', 'May 3rd')).toBeUndefined();
    expect(chatById(undefined, 'May 3rd')).toBeUndefined();
  });
});

it('the setup guide names the day from which members see each other', () => {
  const { responseDictionary } = chatById('setup-guide', 'May 3rd')!;
  expect(responseDictionary['Who can see my videos?']?.response).toContain(
    'Before May 3rd nobody sees anybody.',
  );
});

it('the setup guide tells the rule of invites', () => {
  const { responseDictionary } = chatById('setup-guide', 'May 3rd')!;
  expect(responseDictionary['How do I invite a friend?']?.response).toContain(
    'You can make a new one once yours has at most 2 uses left or expires within 7 days.',
  );
});

it.each(chatIds)('every link of %s has a text', (id) => {
  for (const { action, actionText } of Object.values(chatById(id, 'May 3rd')!.responseDictionary)) {
    expect(action === undefined).toBe(actionText === undefined);
  }
});

/** Everything that can be asked, in whichever chat. */
const all = Object.assign(
  {},
  ...Object.values(chats('May 3rd')).map((chat) => chat.responseDictionary),
) as Chat['responseDictionary'];

// Answers come at once.
vi.stubGlobal('matchMedia', () => ({ matches: true }));

/** Asks in the general chat, like a member: the others' answers are found there, too. */
function answerTo(question: string) {
  const script = { ...chatById('general-chat', 'May 3rd')!, alsoKnows: all };
  const { result, unmount } = renderHook(() => useChat(script, chatFallback));
  act(() => result.current.ask(question));
  const answer = result.current.messages.at(-1)!;
  unmount();
  return answer;
}

const filler =
  /\b(a|and|are|can|do|does|for|how|i|if|in|is|it|me|my|not|of|or|the|to|what|when|where|who|will|with|you|your|should|get|give|like|know|up)\b/g;
const tellingWords = (question: string) =>
  question.toLowerCase().replace(/[?']/g, '').replace(filler, ' ').split(/\s+/).filter(Boolean);

const questions = Object.keys(all).filter((question) => tellingWords(question).length > 0);

it.each(questions)('"%s" is found by its own words, in any order', (question) => {
  const words = tellingWords(question);
  for (const order of [words, words.toReversed(), [...words.slice(1), words[0]!]]) {
    for (const typed of [order.join(' '), `${order.join(', ').toUpperCase()} please!!`]) {
      expect(answerTo(typed).text, typed).toBe(all[question]!.response);
    }
  }
});

it.each([
  ['what is the price', '/experience'],
  ['I want to withdraw', '/emberite/experiences#registrations'],
  ['cancel my booking', '/emberite/experiences#registrations'],
  ['how can I change my registration', '/emberite/experiences#registrations'],
  ['please delete my account', '/emberite/settings/delete-account'],
  ['close account', '/emberite/settings/delete-account'],
  ['download my data', '/emberite/settings/export'],
  ['export', '/emberite/settings/export'],
  ['replace my video', '/emberite/settings/videos'],
  ['edit my nickname', '/emberite/settings/basic'],
  ['invitation codes', '/emberite/settings/invites'],
  ['log out', '/emberite/settings/auth'],
  ['is somebody there I can call', 'mailto:hello@ember.example'],
])('"%s" gets a link to %s', (typed, href) => {
  expect(answerTo(typed).action).toBe(href);
});

it.each([
  'What is love?',
  'asdf',
  'weather tomorrow',
  'lorem ipsum dolor',
  'This is an unknown question',
  'toString',
  '?',
  '1 + 1',
])('"%s" finds nothing, and gets the number and the address of the founder', (typed) => {
  expect(answerTo(typed)).toEqual(chatFallback);
});
