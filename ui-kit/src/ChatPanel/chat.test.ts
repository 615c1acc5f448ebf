import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChat } from './chat.ts';
import type { ChatLine, ChatScript } from './script.ts';
import { chunked, instant } from './typing.ts';

const questions = Array.from({ length: 10 }, (_, index) => `Question number ${index + 1}?`);
const fallback: ChatLine = { text: 'Chat is not implemented yet', isUser: false };

const script: ChatScript = {
  title: 'Questions',
  messages: [{ text: 'Ask away.', isUser: false }],
  responseDictionary: Object.fromEntries(
    questions.map((question, index) => [
      question,
      {
        response: `This is the answer to question number ${index + 1}, in some more words.`,
        showOnStart: index < 5,
        ...(index === 0 && { actionText: 'Sign Up', action: '/join' }),
      },
    ]),
  ),
};

const [first = '', second = ''] = questions;
const responseTo = (question: string) => script.responseDictionary[question]?.response;
const said = (chat: ReturnType<typeof createChat>) => chat.read().messages.map(({ text }) => text);
const start = (typing = instant) => createChat(script, fallback, () => typing);

describe('the questions offered', () => {
  it('are five at first and ten in all', () => {
    const chat = start();
    expect(chat.read().quickReplies).toEqual(questions.slice(0, 5));
    const offered = new Set(chat.read().quickReplies);
    for (let [next] = chat.read().quickReplies; next; [next] = chat.read().quickReplies) {
      chat.ask(next);
      for (const question of chat.read().quickReplies) offered.add(question);
    }
    expect(offered).toEqual(new Set(questions));
  });

  it('replace a chosen one with the next in reserve', () => {
    const chat = start();
    chat.ask(second);
    const [one, , three, four, five, six] = questions;
    expect(chat.read().quickReplies).toEqual([one, six, three, four, five]);
  });

  it('leave out a question that was typed before', () => {
    const chat = start();
    chat.ask(questions[5] ?? '');
    chat.ask(first);
    expect(chat.read().quickReplies[0]).toBe(questions[6]);
  });
});

it('goes on with a conversation: what was asked is answered at once, and not offered again', () => {
  const chat = createChat(script, fallback, () => chunked, [first, 'Is there snow?']);
  expect(said(chat)).toEqual([
    'Ask away.',
    first,
    responseTo(first),
    'Is there snow?',
    fallback.text,
  ]);
  expect(chat.read().quickReplies).not.toContain(first);
  expect(chat.read().reply).toEqual({ status: 'idle' });
});

describe('an answer', () => {
  it('carries its action', () => {
    const chat = start();
    chat.ask(first);
    expect(chat.read().messages.at(-1)).toMatchObject({
      isUser: false,
      actionText: 'Sign Up',
      action: '/join',
    });
  });

  it('is found whatever the case and the final punctuation', () => {
    const chat = start();
    chat.ask(`  ${first.toUpperCase().replace('?', ' ?!')} `);
    expect(said(chat).at(-1)).toBe(responseTo(first));
  });

  it.each(['What is love?', 'constructor', '__proto__'])('to "%s" is the fallback', (question) => {
    const chat = start();
    chat.ask(question);
    expect(chat.read().messages.slice(-2)).toEqual([{ text: question, isUser: true }, fallback]);
  });

  it('needs a question', () => {
    const chat = start();
    const before = chat.read();
    chat.ask(' \n ');
    expect(chat.read()).toBe(before);
  });
});

describe('a question in other words', () => {
  const known = {
    'How do I delete my account?': 'In your settings.',
    'Can I come with a friend?': 'Gladly.',
    'How do I invite a friend?': 'With a code.',
    'What is the daily prompt?': 'A question.',
    'When will I know the date?': 'A week before.',
  };
  const open = () =>
    createChat(
      {
        ...script,
        responseDictionary: Object.fromEntries(
          Object.entries(known).map(([question, response], place) => [
            question,
            { response, showOnStart: place === 4 },
          ]),
        ),
      },
      { ...fallback, actionText: 'Text us', action: 'sms:1' },
      () => instant,
    );

  it.each([
    ['Please DELETE everything', 'How do I delete my account?'],
    ['inviting friends', 'How do I invite a friend?'],
    ['Which prompts are daily', 'What is the daily prompt?'],
    ['the date of my event', 'When will I know the date?'],
  ])('"%s" gets the answer that it clearly means', (question, meant) => {
    const chat = open();
    chat.ask(question);
    expect(said(chat).at(-1)).toBe(known[meant as keyof typeof known]);
    expect(chat.read().quickReplies).not.toContain(meant);
  });

  it('gets an offer of the known ones that it may mean, with the link to the founder', () => {
    const chat = open();
    chat.ask('my friend');
    const { messages, quickReplies } = chat.read();
    expect(quickReplies.toSorted()).toEqual([
      'Can I come with a friend?',
      'How do I invite a friend?',
    ]);
    expect(messages.at(-1)).toMatchObject({ action: 'sms:1' });
    expect(messages.at(-1)!.text).toBe(
      `Is your question one of these? Choose it below. ${fallback.text}`,
    );
    chat.ask(quickReplies[0]!);
    expect(said(chat).at(-1)).toBe(known[quickReplies[0] as keyof typeof known]);
  });

  it('finds what is not offered', () => {
    const alsoKnows = { 'Is there cake?': { response: 'Always.', showOnStart: true } };
    const chat = createChat({ ...script, alsoKnows }, fallback, () => instant);
    expect(chat.read().quickReplies).not.toContain('Is there cake?');
    chat.ask('cake');
    expect(said(chat).at(-1)).toBe('Always.');
  });

  it('loses none of the questions that were offered', () => {
    const chat = open();
    chat.ask('my friend');
    const offered = new Set<string>();
    for (let [next] = chat.read().quickReplies; next; [next] = chat.read().quickReplies) {
      for (const question of chat.read().quickReplies) offered.add(question);
      chat.ask(next);
    }
    expect(offered).toEqual(new Set(Object.keys(known)));
  });

  it.each(['How are you?', 'Is there snow?', 'pay'])('"%s" shares none', (question) => {
    const chat = open();
    chat.ask(question);
    expect(said(chat).at(-1)).toBe(fallback.text);
  });
});

describe('typing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const typed = (chat: ReturnType<typeof createChat>) => {
    const { reply } = chat.read();
    return reply.status === 'typing' ? reply.text.length : 'idle';
  };

  it.each([
    [0, 100],
    [1, 300],
  ])('shows 20 characters more after each pause (random %d: %d ms)', (random, pause) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const chat = start(chunked);
    chat.ask(first);
    vi.advanceTimersByTime(pause - 1);
    expect(typed(chat)).toBe(0);
    vi.advanceTimersByTime(1);
    expect(typed(chat)).toBe(20);
    vi.advanceTimersByTime(pause);
    expect(typed(chat)).toBe(40);
  });

  it('ends as a message', () => {
    const chat = start(chunked);
    chat.ask(first);
    vi.runAllTimers();
    expect(typed(chat)).toBe('idle');
    expect(said(chat).slice(1)).toEqual([first, responseTo(first)]);
  });

  it('is completed by the next question', () => {
    const chat = start(chunked);
    chat.ask(first);
    vi.advanceTimersByTime(300);
    chat.ask(second);
    expect(said(chat).slice(1)).toEqual([first, responseTo(first), second]);
    vi.runAllTimers();
    expect(said(chat).slice(1)).toEqual([first, responseTo(first), second, responseTo(second)]);
  });

  it('stops when disposed, and notifies listeners until then', () => {
    const chat = start(chunked);
    const changed = vi.fn();
    const leave = chat.subscribe(changed);
    chat.ask(first);
    expect(changed).toHaveBeenCalled();
    leave();
    chat.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
