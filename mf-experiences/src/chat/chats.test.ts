import { describe, expect, it } from 'vitest';
import { chatById, chatIds } from './chats.ts';

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
