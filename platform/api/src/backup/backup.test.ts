import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { User } from '@emberite/contract/user';
import { takeLock } from '@emberite/config/lock';
import { newEmbeddedPlace } from '../testing/dataDir.ts';
import { newMember, startTestApi } from '../testing/index.ts';
import type { Browser, TestApi } from '../testing/index.ts';
import { newFolder } from '../testing/newFolder.ts';
import { upload } from '../testing/recording.ts';
import { startSystemPostgres } from '../../testing/systemPostgres.ts';
import { row } from '../../../../tools/rows.ts';
import { isFull, sample } from '../../../../tools/sample.ts';
import { hasTinyDisk, tinyDisk } from '../../../../tools/tinyDisk.ts';

const root = join(import.meta.dirname, '../../../..');

/** The README's commands that back up and restore. */
const readme = readFileSync(join(root, 'platform/api/README.md'), 'utf8');
const chapter = readme.slice(readme.indexOf('## Back up and restore'));
const [backUp = '', restore = '', restorePostgres = ''] = [
  ...chapter.matchAll(/```sh\n(.*?)```/gs),
].map(([, commands = '']) => commands);

/** Where the data of a site is, as environment variables. */
type Place = Record<string, string> & { DATA_DIR: string };

/** Runs the commands unchanged, but without the check that everything is installed. */
const shell = (commands: string, place: Place, backup: string) =>
  promisify(execFile)(
    'sh',
    ['-euc', commands.replace('npm run backup --', 'node platform/api/src/backup/main.ts')],
    { cwd: root, env: { PATH: process.env.PATH, ...place, BACKUP: backup } },
  );

/** The same browser, at another API. */
function at(api: TestApi, { cookies }: Browser): Browser {
  const browser = api.browser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

/** Backs up a site while it runs, and restores it. */
async function expectComplete(place: Place, database: string, restoring: string): Promise<void> {
  const folder = newFolder();
  const backup = join(folder, 'backups/one');
  const api = await startTestApi(place);
  mkdirSync(join(api.dataDir, 'store/moves'), { recursive: true });
  mkdirSync(join(api.dataDir, 'store/sets'));
  writeFileSync(join(api.dataDir, 'store/moves/000001.json'), 'move');
  writeFileSync(join(api.dataDir, 'store/sets/one.json'), 'set');
  writeFileSync(join(api.dataDir, 'store/sets/~two'), 'being written');
  writeFileSync(join(api.dataDir, 'sources.json'), '{}');
  const member = await newMember(api, 'kept@backup.example');
  const { videoUrl } = (await upload(member)).body as { videoUrl: string };
  const early = await newMember(api, 'early@backup.example');

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
  await shell(backUp, place, backup);
  done.abort();
  await saving;
  expect(saved).toBeGreaterThan(before);
  await expect(shell(backUp, place, backup)).rejects.toThrow('already exists');
  expect(readdirSync(backup).toSorted()).toEqual([database, 'files', 'sources.json', 'store']);
  expect(readdirSync(join(backup, 'store/sets'))).toEqual(['one.json']);
  expect(existsSync(join(api.dataDir, 'backup.new'))).toBe(false);

  // What happens after the backup is not in it.
  const late = await newMember(api, 'late@backup.example');
  await member.post('/api/users/delete', { email: 'kept@backup.example' });
  await api.stop();
  await shell(restoring, place, backup);
  const again = await startTestApi(place);
  const restored = at(again, await again.signedIn('kept@backup.example'));
  const { roadmaps } = (await restored.get('/api/auth/me')).body as User;
  const steps = roadmaps.first ?? [];
  expect(steps.length).toBeGreaterThanOrEqual(before);
  expect(steps).toEqual(steps.map((_, index) => `step${index}`));
  expect((await restored.get(videoUrl)).status).toBe(200);
  expect((await at(again, early).get('/api/users/currentUser')).status).toBe(200);
  expect((await at(again, late).get('/api/users/currentUser')).status).toBe(401);
  expect(readFileSync(join(api.dataDir, 'store/moves/000001.json'), 'utf8')).toBe('move');
  expect(readFileSync(join(api.dataDir, 'store/sets/one.json'), 'utf8')).toBe('set');
  expect(readFileSync(join(api.dataDir, 'sources.json'), 'utf8')).toBe('{}');
  await again.end();
  rmSync(folder, { recursive: true });
}

test.runIf(isFull)(
  'a backup of the running site has everything that was confirmed before it, and nothing torn',
  async ({ task }) => {
    await expectComplete(await newEmbeddedPlace(), 'db', restore);
    row(task, 'accidents', {
      Accident: "Yesterday's backup is put back over today's site, while it is stopped",
      'What happens':
        "Members' data and files are those of yesterday. Sessions from before go on; who signed in since signs in again, and what was saved since is gone. Accounts that were deleted since are there again",
      'What to do': 'Delete those accounts again',
    });
  },
);

test.each(
  sample<[string, string, string?]>([
    ['in the query', 'postgresql://ember@127.0.0.1/ember?password=s%65cret&connect_timeout=2'],
    ['before the host', 'postgresql://ember:s%65cret@127.0.0.1/ember?connect_timeout=2'],
    [
      'between options with spaces',
      'postgresql://ember@127.0.0.1/ember?options=-c%20geqo%3Doff&password=s%65cret&application_name=a%2Bb',
      'options=-c%20geqo%3Doff&application_name=a%2Bb',
    ],
  ]),
)(
  'a password %s of the address is in the environment of pg_dump, not in its arguments',
  async (_, url, rest = 'connect_timeout=2') => {
    const folder = newFolder();
    const probe = join(folder, 'pg_dump');
    writeFileSync(
      probe,
      `#!/bin/sh\necho "$@" >&2\necho "$PGPASSWORD" > ${folder}/password\nexit 1\n`,
    );
    chmodSync(probe, 0o755);
    const place = { DATA_DIR: newFolder(), DATABASE_URL: url };
    const path = { PATH: `${folder}:${process.env.PATH}` };
    const failed = shell(backUp, { ...place, ...path }, join(folder, 'one'));
    await expect(failed).rejects.toThrow(rest);
    const { stderr } = (await failed.catch((error: unknown) => error)) as { stderr: string };
    expect(stderr).not.toMatch(/s(e|%65)cret/);
    expect(readFileSync(join(folder, 'password'), 'utf8')).toBe('secret\n');
  },
);

test('a backup deletes what one has left that was killed, and nothing else beside it', async () => {
  const folder = newFolder();
  const probe = join(folder, 'pg_dump');
  const place = { DATA_DIR: newFolder(), DATABASE_URL: 'postgresql://ember@127.0.0.1/ember' };
  const [backups, path] = [join(folder, 'backups'), { PATH: `${folder}:${process.env.PATH}` }];
  const backUpTo = (name: string, dump: string) => {
    writeFileSync(probe, `#!/bin/sh\n${dump}\n`, { mode: 0o755 });
    return shell(backUp, { ...place, ...path }, join(backups, name));
  };
  mkdirSync(join(backups, 'one.new-abcdef'), { recursive: true });
  await expect(backUpTo('one', 'kill -9 $PPID')).rejects.toThrow();
  expect(readdirSync(backups)).toHaveLength(2);
  await backUpTo('two', 'true');
  expect(readdirSync(backups).toSorted()).toEqual(['one.new-abcdef', 'two']);
});

const onServer = test.runIf(isFull);

onServer(
  'so has one of a site with a PostgreSQL server, whose password nobody on the machine can read',
  async ({ skip }) => {
    const server = await startSystemPostgres();
    if (!server) return skip();
    const { url } = server;
    try {
      const place = { DATA_DIR: newFolder(), DATABASE_URL: url };
      const elsewhere = { ...place, DATA_DIR: join(place.DATA_DIR, 'elsewhere') };
      await expect(shell(backUp, elsewhere, newFolder())).rejects.toThrow('does not exist');
      await expectComplete(place, 'ember.dump', restore + restorePostgres);

      // Until this transaction ends, the dump waits.
      const api = await startTestApi(place);
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query('begin; lock table users in access exclusive mode');
      const backup = shell(backUp, place, join(newFolder(), 'one'));
      const running = () =>
        globSync('/proc/[0-9]*/cmdline').flatMap((file) =>
          existsSync(file) ? readFileSync(file, 'utf8') : [],
        );
      await expect.poll(running).toContainEqual(expect.stringContaining('pg_dump'));
      expect(running().filter((line) => line.includes(new URL(url).password))).toEqual([]);
      await client.query('rollback');
      await client.end();
      await backup;
      await api.end();
    } finally {
      await server.stop();
    }
  },
);

test.runIf(isFull)(
  'a stopped site is backed up too, and a restore replaces whatever is there',
  async ({ task }) => {
    const folder = newFolder();
    const [fresh, used] = [join(folder, 'fresh'), join(folder, 'used')];
    const place = await newEmbeddedPlace();
    await (await startTestApi(place)).stop();
    await shell(backUp, place, fresh);
    const api = await startTestApi(place);
    const member = await newMember(api, 'later@backup.example');
    await upload(member);
    // While it runs, nothing is replaced.
    await expect(shell(restore, place, fresh)).rejects.toThrow(
      `Another Ember API (process ${process.pid}) is using ${place.DATA_DIR}`,
    );
    await expect(shell(restore, { DATA_DIR: folder }, folder)).rejects.toThrow('is not a backup');
    expect((await member.get('/api/auth/me')).body).toMatchObject({ hasProfile: true });
    await api.stop();
    await shell(backUp, place, used);

    await shell(restore, place, fresh);
    expect(readdirSync(join(place.DATA_DIR, 'files'))).toEqual([]);
    rmSync(place.DATA_DIR, { recursive: true });
    await shell(restore, place, used);
    const again = await startTestApi(place);
    expect((await at(again, member).get('/api/auth/me')).body).toMatchObject({ hasProfile: true });
    await again.end();
    rmSync(folder, { recursive: true });
    row(task, 'accidents', {
      Accident: 'A backup is put back while the API runs',
      'What happens': '`npm run backup -- --restore` ends at once, and says which process runs',
      'What to do': 'Stop the site, then once more',
    });
  },
);

test.runIf(isFull)(
  'two backups are not made at once, and what a killed one has left is deleted',
  async () => {
    const folder = newFolder();
    const place = await newEmbeddedPlace();
    const left = join(place.DATA_DIR, 'backup.new');
    mkdirSync(left);
    const lock = takeLock(join(place.DATA_DIR, 'backup.lock'));
    const first = await startTestApi(place);
    expect(existsSync(left)).toBe(true);
    await expect(shell(backUp, place, join(folder, 'one'))).rejects.toThrow('Another backup');
    lock?.[Symbol.dispose]();
    await first.stop();
    const second = await startTestApi(place);
    expect(existsSync(left)).toBe(false);
    await second.end();
    rmSync(folder, { recursive: true });
  },
);

test.runIf(hasTinyDisk())(
  'files on a disk of their own are refused in a sentence, and no restore removes anything of a disk',
  async () => {
    using disk = tinyDisk(16);
    const folder = newFolder();
    const [dataDir, backup] = [join(folder, 'data'), join(folder, 'backup')];
    const place = { DATA_DIR: dataDir };
    const [db, files] = [join(dataDir, 'db/one'), join(dataDir, 'files/one')];
    mkdirSync(join(db, '..'), { recursive: true });
    mkdirSync(join(files, '..'));
    for (const file of [db, files]) writeFileSync(file, 'old');
    await shell(backUp, place, backup);
    execFileSync('mount', ['--bind', disk.path, join(files, '..')]);
    for (const file of [db, files]) writeFileSync(file, 'new');
    await expect(shell(backUp, place, `${backup}-again`)).rejects.toThrow(
      `${join(dataDir, 'files')} is a disk of its own, which a running site cannot back up.`,
    );
    await expect(shell(restore, place, backup)).rejects.toThrow(
      `${join(dataDir, 'files')} cannot be replaced (EBUSY): is it a disk of its own?`,
    );
    for (const file of [db, files]) expect(readFileSync(file, 'utf8')).toBe('new');
    execFileSync('umount', [join(files, '..')]);
    rmSync(folder, { recursive: true });
  },
);

test.runIf(isFull)(
  'what `npm start` has published is restored with its store, and else stays as it is',
  async () => {
    const folder = newFolder();
    const [dataDir, backup] = [join(folder, 'data'), join(folder, 'backup')];
    const place = { DATA_DIR: dataDir };
    mkdirSync(`${backup}.new`);
    const sources = join(dataDir, 'sources.json');
    mkdirSync(join(dataDir, 'db'), { recursive: true });
    mkdirSync(join(dataDir, 'store'));
    writeFileSync(sources, 'old');
    await shell(backUp, place, backup);
    const restored = async () => {
      writeFileSync(sources, 'new');
      await shell(restore, place, backup);
      return readFileSync(sources, 'utf8');
    };
    expect(await restored()).toBe('old');
    // The store is elsewhere.
    rmSync(join(backup, 'store'), { recursive: true });
    expect(await restored()).toBe('new');
    rmSync(backup, { recursive: true });
    await shell(backUp, place, backup);
    expect(readdirSync(backup).toSorted()).toEqual(['db', 'files']);
    // A backup from before.
    mkdirSync(join(backup, 'store'));
    expect(await restored()).toBe('new');
    expect(readdirSync(folder).toSorted()).toEqual(['backup', 'backup.new', 'data']);
    // Too long for the path of a socket.
    const long = join(folder, 'x'.repeat(110));
    mkdirSync(join(long, 'db'), { recursive: true });
    await shell(backUp, { DATA_DIR: long }, join(folder, 'of-long'));
    rmSync(folder, { recursive: true });
  },
);
