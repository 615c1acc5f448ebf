import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails every test in which something calls console.error. */
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
