import { expect, it } from 'vitest';
import { chosen } from './chosen.ts';

const ids = (...all: string[]) => all.map((id) => ({ id }));
const live = (id: string, ...before: string[]) => ({
  live: id,
  earlier: before.map((one) => ({ id: one, commit: null })),
});

it('compares the live one with the one before, also while there is a canary', () => {
  const two = { from: 'b', to: 'c' };
  expect(chosen(live('c', 'b', 'a'), ids('canary', 'c', 'b', 'a'))).toEqual(two);
});

it('compares the live one with the newest other one when there was none before', () => {
  expect(chosen(live('a'), ids('b', 'a'))).toEqual({ from: 'a', to: 'b' });
});

it('compares the two newest when none is live, and one with itself when it is alone', () => {
  expect(chosen(undefined, ids('c', 'b', 'a'))).toEqual({ from: 'b', to: 'c' });
  expect(chosen(live('a'), ids('a'))).toEqual({ from: 'a', to: 'a' });
  expect(chosen(undefined, [])).toEqual({ from: undefined, to: undefined });
});
