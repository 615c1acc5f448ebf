import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { chatById, chatFallback, chatIds } from './chats.ts';
import { hostsChat } from './hostsChat.ts';
import { roadmapStep } from './roadmapSteps.ts';

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

it('the setup guide and the roadmap tell the rule of invites with the same words', () => {
  const rule =
    'You can make a new one once yours has at most 2 uses left or expires within 7 days.';
  const { responseDictionary } = chatById('setup-guide', 'May 3rd')!;
  expect(responseDictionary['How do I invite a friend?']?.response).toContain(rule);
  const step = roadmapStep('first-steps', 'bring-friends', 'May 3rd');
  expect(step?.sections[0]?.paragraphs[0]).toContain(rule);
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
    const chats = [...chatIds.map((id) => chatById(id, 'May 3rd')!), hostsChat];
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
