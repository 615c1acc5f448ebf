// @vitest-environment jsdom
import { openPrefill, prefill } from '@emberite/sdk/prefill';
import { setOwner } from '@emberite/sdk/storage';
import { beforeEach, expect, test } from 'vitest';

beforeEach(() => {
  openPrefill().reset();
  setOwner(null);
});

test('what a page knows about a visitor goes to the user who signs in, and to nobody else', () => {
  prefill({ inviteCode: ' ember-poetry ', location: 'CA:BC:Revelstoke' });
  setOwner('kay@people.example');
  expect(openPrefill().state).toEqual({
    inviteCode: 'EMBER-POETRY',
    location: 'CA:BC:Revelstoke',
  });
  setOwner('kim@people.example');
  expect(openPrefill().state).toEqual({});
});

test('a code is cleaned of what nobody sees', () => {
  prefill({ inviteCode: '\u200eember\u2013poetry\u200b ' });
  expect(openPrefill().state).toEqual({ inviteCode: 'EMBER-POETRY' });
});

test.each(['', 'EMBERPOETRY', ' - '.repeat(30), 'A-\u0007', undefined])(
  'a code that cannot be one is ignored: %j',
  (inviteCode) => {
    prefill({ inviteCode });
    expect(openPrefill().state).toEqual({});
  },
);
