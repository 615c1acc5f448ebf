// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInDraft } from './draft.ts';

const nothing = { email: '', sentAt: null, resent: false, proceed: false };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('keeps the draft in this tab until it is cleared', () => {
  expect(signInDraft.load()).toEqual(nothing);
  const draft = { email: 'kay@people.example', sentAt: 5, resent: true, proceed: true };
  signInDraft.save(draft);
  expect(signInDraft.load()).toEqual(draft);
  signInDraft.clear();
  expect(signInDraft.load()).toEqual(nothing);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['nonsense', 'null', '[]', '7', '{"email":7,"sentAt":"x","resent":"no","proceed":1}'])(
  'ignores %s',
  (text) => {
    sessionStorage.setItem('ember.sign-in', text);
    expect(signInDraft.load()).toEqual(nothing);
  },
);

test('works without storage if it is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  signInDraft.save({ ...nothing, email: 'kay@people.example' });
  signInDraft.clear();
  expect(signInDraft.load()).toEqual(nothing);
});
