import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A unit test that makes something complain on the console has found something: it fails. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const spy = vi.mocked(console.error);
  if (!vi.isMockFunction(spy)) return;
  const calls = spy.mock.calls.map((call) => call.map(String).join(' '));
  spy.mockRestore();
  expect(calls, 'unexpected console.error').toEqual([]);
});
