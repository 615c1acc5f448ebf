import { expect, test, vi } from 'vitest';

test('a visitor loads neither the client nor the schemas', async () => {
  const loaded: string[] = [];
  for (const name of ['ky', 'zod', '@emberite/sdk/api', '@emberite/sdk/storage']) {
    vi.doMock(name, () => {
      loaded.push(name);
      return {};
    });
  }
  const { loadSession } = await import('@emberite/sdk/session');
  expect(await loadSession()).toBeNull();
  expect(loaded).toEqual([]);
});
