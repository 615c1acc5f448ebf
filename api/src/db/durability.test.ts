import fs from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { newEmbeddedPlace } from '../testing/dataDir.ts';
import { startTestApi } from '../testing/index.ts';
import { isFull } from '../../../tools/sample.ts';

afterEach(() => void vi.restoreAllMocks());

/** The module as PGlite sees it. */
const required = createRequire(import.meta.url)('node:fs') as typeof fs;

test('what is confirmed is on the disk: each commit is flushed before its answer', async () => {
  const api = await startTestApi(await newEmbeddedPlace());
  const flush = vi.spyOn(required, 'fsyncSync');
  const browser = api.browser();
  for (let sent = 1; sent <= 3; sent += 1) {
    const before = flush.mock.calls.length;
    await browser.post('/api/auth/magic-link/send', { email: `sent${sent}@people.example` });
    expect(flush.mock.calls.length).toBeGreaterThan(before);
  }
  flush.mockClear();
  await browser.get('/api/users/currentUser');
  expect(flush).not.toHaveBeenCalled();
  await api.end();
});

test.runIf(isFull)('what cannot be flushed is not confirmed', async () => {
  const api = await startTestApi(await newEmbeddedPlace());
  const browser = api.browser();
  const send = async () =>
    (await browser.post('/api/auth/magic-link/send', { email: 'sent@people.example' })).status;
  expect(await send()).toBe(200);
  vi.spyOn(required, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('The disk is broken'), { code: 'EIO' });
  });
  expect(await send()).toBe(500);
  vi.restoreAllMocks();
  await api.end();
});

test('with a full disk it is not ready, refuses at once, and keeps what it had', async () => {
  const api = await startTestApi(await newEmbeddedPlace());
  const member = await api.signedIn('kept@people.example');
  const ready = async () => (await member.get('/api/ready')).status;
  expect(await ready()).toBe(200);
  vi.spyOn(required, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
  });
  expect(await ready()).toBe(503);
  expect((await member.get('/api/users/currentUser')).status).toBe(500);
  expect(await ready()).toBe(503);
  expect(api.logLines.join('\n')).toContain('"event":"database-failed"');
  vi.restoreAllMocks();
  await api.stop();

  const again = await startTestApi(api.environment);
  const browser = again.browser();
  for (const [name, value] of member.cookies) browser.cookies.set(name, value);
  expect((await browser.get('/api/users/currentUser')).body).toMatchObject({
    id: 'kept@people.example',
  });
  await again.end();
});
