import { chatFallback } from '@emberite/content/chat';
import { hostsChat } from '@emberite/content/hostsChat';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChat } from './chat.ts';
import { chunked, instant } from './typing.ts';

const answers = Object.entries(hostsChat.responseDictionary);
const questions = answers.map(([question]) => question);
const [first = '', second = ''] = questions;
const responseTo = (question: string) => hostsChat.responseDictionary[question]?.response;

const said = ({ state }: ReturnType<typeof createChat>) => state.messages.map(({ text }) => text);

describe('the questions offered', () => {
  it('are five at first and ten in all', () => {
    const chat = createChat(hostsChat, () => instant);
    expect(chat.state.quickReplies).toEqual(questions.slice(0, 5));
    const offered = new Set(chat.state.quickReplies);
    while (chat.state.quickReplies[0]) {
      chat.ask(chat.state.quickReplies[0]);
      for (const question of chat.state.quickReplies) offered.add(question);
    }
    expect(offered).toEqual(new Set(questions));
  });

  it('give the place of a chosen one to the next in reserve', () => {
    const chat = createChat(hostsChat, () => instant);
    chat.ask(second);
    expect(chat.state.quickReplies).toEqual([
      questions[0],
      questions[5],
      questions[2],
      questions[3],
      questions[4],
    ]);
  });

  it('leave out what was asked in writing before', () => {
    const chat = createChat(hostsChat, () => instant);
    chat.ask(questions[5] ?? '');
    chat.ask(first);
    expect(chat.state.quickReplies[0]).toBe(questions[6]);
  });
});

describe('an answer', () => {
  it('comes with its action', () => {
    const chat = createChat(hostsChat, () => instant);
    chat.ask('How do I start?');
    expect(chat.state.messages.at(-1)).toMatchObject({
      isUser: false,
      actionText: 'Sign Up',
      action: '/create-account',
    });
  });

  it('is found whatever the case and the mark at the end', () => {
    const chat = createChat(hostsChat, () => instant);
    chat.ask(`  ${first.toUpperCase().replace('?', ' ?!')} `);
    expect(said(chat).at(-1)).toBe(responseTo(first));
  });

  it.each(['What is love?', 'constructor', '__proto__'])('to "%s" is the fallback', (question) => {
    const chat = createChat(hostsChat, () => instant);
    chat.ask(question);
    expect(chat.state.messages.slice(-2)).toEqual([{ text: question, isUser: true }, chatFallback]);
    expect(chatFallback.text).toContain('Chat is not implemented yet');
  });

  it('needs a question', () => {
    const chat = createChat(hostsChat, () => instant);
    chat.ask(' \n ');
    expect(chat.state.messages).toEqual(hostsChat.messages);
    expect(chat.state.reply).toEqual({ status: 'idle' });
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

  const typed = ({ state }: ReturnType<typeof createChat>) =>
    state.reply.status === 'typing' ? state.reply.text.length : 'idle';

  it.each([
    [0, 100],
    [1, 300],
  ])('shows 20 characters more after each pause (random %d: %d ms)', (random, pause) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const chat = createChat(hostsChat, () => chunked);
    chat.ask(first);
    expect(said(chat)).toEqual([hostsChat.messages[0]?.text, first]);
    expect(typed(chat)).toBe(0);
    vi.advanceTimersByTime(pause - 1);
    expect(typed(chat)).toBe(0);
    vi.advanceTimersByTime(1);
    expect(typed(chat)).toBe(20);
    vi.advanceTimersByTime(pause);
    expect(typed(chat)).toBe(40);
  });

  it('ends in a message', () => {
    const chat = createChat(hostsChat, () => chunked);
    chat.ask(first);
    vi.runAllTimers();
    expect(typed(chat)).toBe('idle');
    expect(said(chat).slice(1)).toEqual([first, responseTo(first)]);
  });

  it('is completed by the next question', () => {
    const chat = createChat(hostsChat, () => chunked);
    chat.ask(first);
    vi.advanceTimersByTime(300);
    chat.ask(second);
    expect(said(chat).slice(1)).toEqual([first, responseTo(first), second]);
    vi.runAllTimers();
    expect(said(chat).slice(1)).toEqual([first, responseTo(first), second, responseTo(second)]);
  });

  it('ends with the page', () => {
    const chat = createChat(hostsChat, () => chunked);
    chat.ask(first);
    chat.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
