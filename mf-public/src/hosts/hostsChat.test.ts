import { describe, expect, it } from 'vitest';
import { hostsChat } from './hostsChat.ts';

describe('the hosts chat', () => {
  it('has ten questions, five of them at the start', () => {
    const answers = Object.values(hostsChat.responseDictionary);
    expect(answers).toHaveLength(10);
    expect(answers.filter(({ showOnStart }) => showOnStart)).toHaveLength(5);
  });

  it('has a text for each link', () => {
    for (const { action, actionText } of Object.values(hostsChat.responseDictionary)) {
      expect(action === undefined).toBe(actionText === undefined);
    }
  });
});
