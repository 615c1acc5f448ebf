import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

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

test('removing the recordings of others loads none of the code that stores them', async () => {
  const loaded: string[] = [];
  for (const name of ['idb', '@emberite/sdk/videos']) {
    vi.doMock(name, () => {
      loaded.push(name);
      return {};
    });
  }
  vi.doUnmock('@emberite/sdk/storage');
  const { setOwner } = await import('@emberite/sdk/storage');
  setOwner('ann@people.example');
  expect(loaded).toEqual([]);
});
