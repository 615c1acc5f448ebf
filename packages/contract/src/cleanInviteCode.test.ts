import { expect, it } from 'vitest';
import { cleanInviteCode } from './cleanInviteCode.ts';

it.each([
  'EMBER-WELCOME',
  ' ember-welcome\n',
  'ember\u2010welcome',
  'Ember\u2015Welcome',
  '\u200bEMBER-\u2060WELCOME\ufeff',
])('%j is the code that was made', (typed) => {
  expect(cleanInviteCode(typed)).toBe('EMBER-WELCOME');
});
