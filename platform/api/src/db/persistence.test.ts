import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newPlace } from '../testing/dataDir.ts';
import { codeIn, secretIn, startTestApi } from '../testing/index.ts';
import { newFolder } from '../testing/newFolder.ts';
import { openEmbedded } from './embedded.ts';
import { lockDataDir } from '@emberite/config/lock';
import { sessions, signInLinks } from './schema.ts';
import { isFull } from '../../../../tools/sample.ts';

test('a restart keeps users, sessions, codes and limits; secrets are kept hashed', async () => {
  const first = await startTestApi();
  const member = await first.signedIn('kept@people.example');
  for (let sent = 0; sent < 5; sent += 1) {
    await first.browser().post('/api/auth/magic-link/send', { email: 'code@people.example' });
  }
  const mail = await first.mailTo('code@people.example');
  await first.stop();

  const { db, close } = await first.database();
  const kept = JSON.stringify([
    await db.select().from(sessions),
    await db.select().from(signInLinks),
  ]);
  await close();
  expect(kept).toContain('kept@people.example');
  for (const secret of [
    codeIn(mail),
    secretIn(mail),
    member.cookies.get('ember_sid_4000') ?? 'none',
  ]) {
    expect(kept).not.toContain(secret);
  }

  const second = await startTestApi(first.environment);
  const again = second.browser();
  again.cookies.set('ember_sid_4000', member.cookies.get('ember_sid_4000') ?? '');
  expect((await again.get('/api/auth/me')).body).toMatchObject({ id: 'kept@people.example' });
  const refused = await second
    .browser()
    .post('/api/auth/magic-link/send', { email: 'code@people.example' });
  expect(refused.status).toBe(429);
  const { status } = await second
    .browser()
    .post('/api/auth/magic-link/code', { email: 'code@people.example', code: codeIn(mail) });
  expect(status).toBe(200);
  await second.end();
});

test.runIf(isFull)(
  'a port in use is reported in one sentence, and the folder is free again',
  async () => {
    const running = await startTestApi();
    const port = new URL(running.origin).port;
    const place = await newPlace();
    await expect(startTestApi({ ...place, API_PORT: port })).rejects.toThrow(
      `Port ${port} is in use. Choose another API_PORT.`,
    );
    await running.end();
    await (await startTestApi({ ...place, API_PORT: port })).end();
  },
);

test('only one process can hold a folder', () => {
  const folder = newFolder();
  const lock = lockDataDir(folder, 'API');
  expect(() => lockDataDir(folder, 'API')).toThrow(
    `Another Ember API (process ${process.pid}) is using ${folder}: stop it, or set DATA_DIR to another folder.`,
  );
  lock[Symbol.dispose]();
  lockDataDir(folder, 'API')[Symbol.dispose]();
  rmSync(folder, { recursive: true });
});

test.runIf(isFull)('a folder that is not writable is reported in one sentence', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'api.lock'));
  expect(() => lockDataDir(folder, 'API')).toThrow(
    `The folder ${folder} in DATA_DIR is not writable.`,
  );
  rmSync(folder, { recursive: true });
});

test.runIf(isFull)('a database that cannot be opened is reported in one sentence', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'db'), 'not a folder');
  await expect(openEmbedded(folder)).rejects.toThrow(/^Cannot open the database in /);
  rmSync(folder, { recursive: true });
});
