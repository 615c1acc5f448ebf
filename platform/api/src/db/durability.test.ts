import fs from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '@emberite/contract/user';
import { newEmbeddedPlace } from '../testing/dataDir.ts';
import { startApiProcess } from '../testing/apiProcess.ts';
import { createBrowser, newMember, startTestApi } from '../testing/index.ts';
import { upload } from '../testing/recording.ts';
import { row } from '../../../../tools/rows.ts';
import { isFull } from '../../../../tools/sample.ts';
import { hasTinyDisk, tinyDisk } from '../../../../tools/tinyDisk.ts';

afterEach(() => void vi.restoreAllMocks());

/** The module as PGlite sees it. */
const required = createRequire(import.meta.url)('node:fs') as typeof fs;

test('what is confirmed is on the disk: each commit is flushed before its response', async () => {
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

test.runIf(isFull)(
  'with a full disk it is not ready, refuses at once, and keeps what it had',
  async () => {
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
  },
);

test.runIf(hasTinyDisk())(
  'a disk that is really full loses nothing that was confirmed',
  async ({ task }) => {
    using disk = tinyDisk(256);
    const { DATA_DIR: made } = await newEmbeddedPlace();
    const place = { DATA_DIR: join(disk.path, 'data') };
    fs.cpSync(made, place.DATA_DIR, { recursive: true });
    const api = await startApiProcess(place);
    const member = await newMember(api, 'full@people.example');
    const { videoUrl } = (await upload(member)).body as { videoUrl: string };
    disk.fill();
    const failed = await upload(member, { promptId: 'travel_advice', promptType: 'useful' });
    expect(failed.status).toBe(500);
    // PostgreSQL writes on where it has room already.
    const steps: string[] = [];
    const step = async () => {
      const first = [...steps, `step${steps.length}`];
      const changes = [{ field: 'roadmaps', value: { first } }];
      const { status } = await member.post('/api/users/updateUserProperty', { changes });
      if (status === 200) steps.push(`step${steps.length}`);
      return status;
    };
    for (let turn = 0; turn < 100 && (await step().catch(() => 0)) === 200;) turn += 1;
    await api.kill();

    disk.empty();
    const again = await startApiProcess(place);
    const browser = createBrowser(again.origin);
    for (const [name, value] of member.cookies) browser.cookies.set(name, value);
    expect((await browser.get(videoUrl)).status).toBe(200);
    const { body } = await browser.get('/api/profiles?location=CA:BC:Revelstoke');
    expect((body as { videos: object[] }).videos).toHaveLength(1);
    const { roadmaps } = (await browser.get('/api/auth/me')).body as User;
    expect((roadmaps.first ?? []).slice(0, steps.length)).toEqual(steps);
    expect((await upload(browser)).status).toBe(200);
    await again.kill();
    row(task, 'accidents', {
      Accident: "The disk of the embedded database and of members' files is full",
      'What happens':
        'Uploads fail and leave nothing. Other things are saved as long as the database has room in its files; then it stops (`database-failed`), and `npm start` starts the API again. Nothing is lost that was confirmed',
      'What to do': 'Make room, then `npm start` if it has given up',
    });
  },
);
