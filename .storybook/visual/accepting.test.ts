import { expect, it } from 'vitest';
import { acceptedMessage, chosenOf, readAccepting } from './accepting.ts';

const all = [{ component: 'Button' }, { component: 'Tabs' }];

it('accepts nothing by default', () => {
  expect(readAccepting(undefined)).toBeUndefined();
  expect(readAccepting('')).toBeUndefined();
});

it('accepts all components, or the named ones', () => {
  expect(chosenOf({ names: [] }, all)).toEqual(all);
  expect(chosenOf(readAccepting('Tabs,Card') ?? { names: [] }, all)).toEqual([all[1]]);
});

it('lists the accepted components', () => {
  expect(acceptedMessage(['Button', 'Tabs'])).toBe('Accepted 2: Button, Tabs.');
  expect(acceptedMessage([])).toContain('nothing');
});
