import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { chatById, chatFallback, chatIds } from './chats.ts';
import { hostsChat } from './hostsChat.ts';

describe('the help chats', () => {
  it.each(chatIds)('%s opens with a message and offers questions', (id) => {
    const chat = chatById(id)!;
    expect(chat.id).toBe(id);
    expect(chat.messages.every(({ isUser }) => !isUser)).toBe(true);
    const answers = Object.values(chat.responseDictionary);
    expect(answers.some(({ showOnStart }) => showOnStart)).toBe(true);
    expect(answers.some(({ showOnStart }) => !showOnStart)).toBe(true);
  });

  it('are not found by other ids', () => {
    expect(chatById('hosts-chat')).toBeUndefined();
    expect(chatById('toString')).toBeUndefined();
    expect(chatById(undefined)).toBeUndefined();
  });
});

describe('the hosts chat', () => {
  it('has ten questions, five of them at the start', () => {
    const answers = Object.values(hostsChat.responseDictionary);
    expect(answers).toHaveLength(10);
    expect(answers.filter(({ showOnStart }) => showOnStart)).toHaveLength(5);
  });
});

describe('actions', () => {
  it('have a text for each link', () => {
    const chats = [...chatIds.map((id) => chatById(id)!), hostsChat];
    const answers = chats.flatMap(({ responseDictionary }) => Object.values(responseDictionary));
    for (const { action, actionText } of [...answers, chatFallback]) {
      expect(action === undefined).toBe(actionText === undefined);
    }
  });
});

describe('the fallback', () => {
  it('says that the founder answers by phone', () => {
    expect(chatFallback.text).toContain('Chat is not implemented yet');
    expect(chatFallback.text).toContain(brand.phone);
    expect(chatFallback.action).toBe('sms:+12505550142');
  });
});
