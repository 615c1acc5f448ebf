import { expect, it } from 'vitest';
import { createRecent } from './recent.ts';

it('makes a value once while it is used, and drops the least recently used one', async () => {
  const made: string[] = [];
  const recent = createRecent<string>(2);
  const get = (key: string) =>
    recent(key, async () => {
      made.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(key)).toBe(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('makes a value again if it could not be made', async () => {
  const recent = createRecent<string>(2);
  await expect(recent('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await recent('a', async () => 'back')).toBe('back');
});
