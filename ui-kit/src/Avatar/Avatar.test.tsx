import { expect, it } from 'vitest';
import { initials, shade } from './initials.ts';

it('takes the first and the last word', () => {
  expect(initials('Maya de Groot')).toBe('MG');
  expect(initials('  élodie ')).toBe('É');
  expect(initials('')).toBe('');
});

it('gives one name one colour', () => {
  expect(shade('Maya')).toBe(shade('Maya'));
});
