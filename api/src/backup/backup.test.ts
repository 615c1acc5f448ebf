import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { User } from '@emberite/sdk/contract/user';
import { newEmbeddedPlace } from '../testing/dataDir.ts';
import { newMember, startTestApi } from '../testing/index.ts';
import type { Browser, TestApi } from '../testing/index.ts';
import { newFolder } from '../testing/newFolder.ts';
import { upload } from '../testing/recording.ts';

const root = join(import.meta.dirname, '../../..');

/** The README's commands that back up and restore. */
const readme = readFileSync(join(root, 'api/README.md'), 'utf8');
const chapter = readme.slice(readme.indexOf('## Back up and restore'));
const [backUp = '', restore = ''] = [...chapter.matchAll(/```sh\n(.*?)```/gs)].map(
  ([, commands = '']) => commands,
);

/** Runs the commands unchanged, but without the check that everything is installed. */
const shell = (commands: string, dataDir: string, backup: string) =>
  promisify(execFile)(
    'sh',
    ['-euc', commands.replace('npm run backup --', 'node api/src/backup/main.ts')],
    { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP: backup } },
  );

/** The same browser, at another API. */
function at(api: TestApi, { cookies }: Browser): Browser {
  const browser = api.browser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

test('a backup of the running site has everything that was confirmed before it, and nothing torn', async () => {
  const folder = newFolder();
  const backup = join(folder, 'backups/one');
  const api = await startTestApi(await newEmbeddedPlace());
  mkdirSync(join(api.dataDir, 'store'));
  writeFileSync(join(api.dataDir, 'store/live'), 'set');
  const member = await newMember(api, 'kept@backup.example');
  const { videoUrl } = (await upload(member)).body as { videoUrl: string };

  // Steps are saved without a pause while the copy is made.
  let saved = 0;
  const done = new AbortController();
  const save = async () => {
    while (!done.signal.aborted) {
      const changes = [{ field: 'roadmaps', value: { first: [`step${saved}`] } }];
      const { status } = await member.post('/api/users/updateUserProperty', { changes });
      expect(status).toBe(200);
      saved += 1;
    }
  };
  const saving = save();
  await expect.poll(() => saved).toBeGreaterThan(3);
  const before = saved;
  await shell(backUp, api.dataDir, backup);
  done.abort();
  await saving;
  expect(saved).toBeGreaterThan(before);
  await expect(shell(backUp, api.dataDir, backup)).rejects.toThrow('already exists');
  expect(readdirSync(backup).toSorted()).toEqual(['db', 'files', 'store']);
  expect(existsSync(join(api.dataDir, 'backup.new'))).toBe(false);

  // What happens after it is not in it.
  await member.post('/api/users/delete', { email: 'kept@backup.example' });
  await api.stop();
  await shell(restore, api.dataDir, backup);
  const again = await startTestApi({ DATA_DIR: api.dataDir });
  const restored = at(again, await again.signedIn('kept@backup.example'));
  const { roadmaps } = (await restored.get('/api/auth/me')).body as User;
  const steps = roadmaps.first ?? [];
  expect(steps.length).toBeGreaterThanOrEqual(before);
  expect(steps).toEqual(steps.map((_, index) => `step${index}`));
  expect((await restored.get(videoUrl)).status).toBe(200);
  expect(readFileSync(join(api.dataDir, 'store/live'), 'utf8')).toBe('set');
  await again.end();
  rmSync(folder, { recursive: true });
}, 60_000);

test('a stopped site is backed up too, and a restore replaces whatever is there', async () => {
  const folder = newFolder();
  const [fresh, used] = [join(folder, 'fresh'), join(folder, 'used')];
  const { DATA_DIR } = await newEmbeddedPlace();
  await (await startTestApi({ DATA_DIR })).stop();
  await shell(backUp, DATA_DIR, fresh);
  const api = await startTestApi({ DATA_DIR });
  const member = await newMember(api, 'later@backup.example');
  await upload(member);
  await api.stop();
  await shell(backUp, DATA_DIR, used);

  await shell(restore, DATA_DIR, fresh);
  expect(readdirSync(join(DATA_DIR, 'files'))).toEqual([]);
  rmSync(DATA_DIR, { recursive: true });
  await shell(restore, DATA_DIR, used);
  const again = await startTestApi({ DATA_DIR });
  expect((await at(again, member).get('/api/auth/me')).body).toMatchObject({ hasProfile: true });
  await again.end();
  rmSync(folder, { recursive: true });
}, 60_000);
