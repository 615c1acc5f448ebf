import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createApi } from './server.ts';
import { newPlace } from './testing/dataDir.ts';
import { createBrowser, newMember } from './testing/index.ts';
import { newFolder } from './testing/newFolder.ts';
import { upload } from './testing/recording.ts';
import { signIn } from './testing/signIn.ts';

const run = promisify(execFile);

/** The README's commands that back up and restore an embedded database. */
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const chapter = readme.slice(readme.indexOf('## Back up and restore'));
const [backUp = '', restore = ''] = [...chapter.matchAll(/```sh\n(.*?)```/gs)].map(
  ([, commands = '']) => commands,
);

/** Runs the commands unchanged, except for the backup folder. */
const shell = (commands: string, dataDir: string, backup: string) =>
  run('sh', ['-euc', commands.replace(/^BACKUP=.*$/m, `BACKUP=${backup}`)], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP: backup },
  });

const start = async (dataDir: string) => {
  const api = await createApi(readConfig({ DATA_DIR: dataDir }), { writeLog: () => {} });
  const browser = () => createBrowser(`http://127.0.0.1:${api.port}`);
  return { ...api, signedIn: (address: string) => signIn(browser(), address) };
};

test('a backup replaces whatever is there, and backups are never mixed', async () => {
  const folder = newFolder();
  const dataDir = (await newPlace()).DATA_DIR;
  const [fresh, used] = [join(folder, 'backups/fresh'), join(folder, 'backups/used')];
  await (await start(dataDir)).close();
  await shell(backUp, dataDir, fresh);

  const first = await start(dataDir);
  const { body } = await upload(await newMember(first, 'kept@backup.example'));
  await first.close();
  await shell(backUp, dataDir, used);
  await expect(shell(backUp, dataDir, used)).rejects.toThrow('File exists');
  expect(readdirSync(used).toSorted()).toEqual(['db', 'files']);

  await shell(restore, dataDir, fresh);
  expect(readdirSync(join(dataDir, 'files'))).toEqual([]);
  rmSync(dataDir, { recursive: true });
  await shell(restore, dataDir, used);
  const again = await start(dataDir);
  const member = await again.signedIn('kept@backup.example');
  const { videoUrl } = body as { videoUrl: string };
  expect((await member.get(videoUrl)).status).toBe(200);
  await again.close();
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true });
}, 60_000);
