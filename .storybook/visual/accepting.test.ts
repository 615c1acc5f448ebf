import { expect, it } from 'vitest';
import { acceptedWords, chosenOf, readAccepting } from './accepting.ts';

const all = [{ component: 'Button' }, { component: 'Tabs' }];

it('accepts nothing unasked', () => {
  expect(readAccepting(undefined)).toBeUndefined();
  expect(readAccepting('')).toBeUndefined();
});

it('accepts all, or those that are named', () => {
  expect(chosenOf({ names: [] }, all)).toEqual(all);
  expect(chosenOf(readAccepting('Tabs,Card') ?? { names: [] }, all)).toEqual([all[1]]);
});

it('names what was accepted', () => {
  expect(acceptedWords(['Button', 'Tabs'])).toBe('Accepted 2: Button, Tabs.');
  expect(acceptedWords([])).toContain('nothing');
});
