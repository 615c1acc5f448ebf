// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

/** Loads the modules like a newly opened page. */
async function openPage() {
  vi.resetModules();
  const { setOwner } = await import('@emberite/sdk/storage');
  return { setOwner, ...(await import('./interests.ts')) };
}

beforeEach(() => localStorage.clear());

it('keeps the level of each profile for the next visit', async () => {
  const { interests } = await openPage();
  expect(interests).toEqual({});
  interests['maya'] = 4;
  interests['theo'] = 0;
  await Promise.resolve();
  expect((await openPage()).interests).toEqual({ maya: 4, theo: 0 });
});

it('keeps them per user', async () => {
  const { interests, setOwner } = await openPage();
  setOwner('a@people.example');
  interests['maya'] = 5;
  setOwner('b@people.example');
  expect(interests).toEqual({});
});

it.each(['"5"', '6', '-1', '2.5', 'null'])('ignores the stored level %s', async (level) => {
  const value = `{"owner":null,"value":{"maya":${level},"theo":3}}`;
  localStorage.setItem('ember.interests', value);
  expect((await openPage()).interests).toEqual({ theo: 3 });
});
