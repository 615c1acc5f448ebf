// @vitest-environment jsdom
import { config } from '@emberite/sdk/config';
import { afterEach, expect, it, vi } from 'vitest';
import { createEvenings } from './evenings.ts';
import { evening } from './testing/evening.ts';

config.apiBase = 'https://ember.example/api';
afterEach(() => vi.restoreAllMocks());

it.each([
  ['as it was shown', { sequence: 3 }],
  ['to an API that does not say which one it is', {}],
])('answers for the evening, %s', async (_, shown) => {
  const { evenings, answering } = createEvenings();
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') {
      return Response.json({ groups: [{ ...evening, state: 'asked', ...shown }] });
    }
    sent.push(await request.json());
    return Response.json({ ...evening, ...shown });
  });
  await evenings.load();
  await answering.start(evening.id, 'coming');
  expect(sent).toEqual([{ answer: 'coming', ...shown }]);
  expect(evenings.state.loaded).toMatchObject({ value: [{ state: 'coming' }] });
});
