import { expect, it, vi } from 'vitest';
import { registryAt } from './remoteRegistry.ts';

const registry = registryAt('https://ember.example', 'token');

it('says in a sentence that something else has responded with a page', async () => {
  const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  using _ = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => page());
  const says = (path: string) =>
    `https://ember.example/registry/${path} responded with a web page. Is there a registry of Ember?`;
  await expect(registry.history()).rejects.toThrow(says('moves'));
  await expect(registry.rollback('mf-events')).rejects.toThrow(says('moves'));
  await expect(registry.list()).rejects.toThrow(says('releases'));
});

it('follows a change whose connections are cut as long as the registry says that it goes on', async () => {
  const lines = (line: object) => new Response(`${JSON.stringify(line)}\n`);
  const beat = { says: 'Still working after 10 s …' };
  using _ = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(lines({ says: 'Rendering pages …', line: 0 }))
    .mockResolvedValueOnce(lines(beat))
    .mockResolvedValueOnce(lines(beat))
    .mockResolvedValueOnce(lines(beat))
    .mockResolvedValueOnce(lines({ done: { id: 'x', move: null, warnings: [] }, line: 1 }))
    .mockResolvedValue(Response.json({}));
  let now = 0;
  using __ = vi.spyOn(performance, 'now').mockImplementation(() => (now += 40_000));
  expect(await registry.retire('mf-events')).toMatchObject({ id: 'x' });
});

it('says why a site with several addresses does not respond', async () => {
  const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  using _ = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed', { cause }));
  await expect(registry.history()).rejects.toThrow(
    'https://ember.example does not respond (ECONNREFUSED).',
  );
});

it.each(['SECRET\nSECRET', 'SECRET…', 'SECRET\u200B', 'SECRET SECRET'])(
  'refuses what is no token before any request, and does not print it: %j',
  (token) => {
    expect(() => registryAt('https://ember.example', token)).toThrow(
      /^EMBER_TOKEN is not a token: it has characters that a token never has\.$/,
    );
  },
);
