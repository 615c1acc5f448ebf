import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { entry, newPlace } from './testing/dataDir.ts';
import { halfUpload } from '../testing/halfUpload.ts';
import { createBrowser, newMember, signIn } from './testing/index.ts';
import { freePort } from '../../../tools/freePort.ts';
import { row } from '../../../tools/rows.ts';
import { isFull } from '../../../tools/sample.ts';

const started = new Set<ChildProcess>();
const dataDir = (await newPlace()).DATA_DIR;
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started.clear();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const environment = (more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  ...more,
});

/** Resolves with what a process wrote, and its exit code. */
async function ended(child: ChildProcess) {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

function start(more: Record<string, string> = {}, ...options: string[]): ChildProcess {
  const child = spawn(process.execPath, [entry, ...options], { env: environment(more) });
  started.add(child);
  return child;
}

async function portOf(child: ChildProcess): Promise<number> {
  // The line with the address of its metrics may arrive in the same chunk.
  let log = '';
  const listening = /^\{"level":"info","time":"[^"]+","port":(\d+),"event":"listening"\}\n/m;
  while (!listening.test(log)) log += String(((await once(child.stdout!, 'data')) as [Buffer])[0]);
  return Number(listening.exec(log)?.[1]);
}

async function send(port: number, email: string): Promise<number> {
  const browser = createBrowser(`http://127.0.0.1:${port}`);
  return (await browser.post('/api/auth/magic-link/send', { email })).status;
}

async function mailsTo(port: number, email: string): Promise<number> {
  const browser = createBrowser(`http://127.0.0.1:${port}`);
  return ((await browser.get(`/dev/mailbox.json?to=${email}`)).body as unknown[]).length;
}

test.runIf(isFull)(
  'nobody else can read what it stores, including what was readable before',
  async () => {
    writeFileSync(join(dataDir, 'left-open'), 'x', { mode: 0o666 });
    const child = start();
    const port = await portOf(child);
    expect(await send(port, 'private@people.example')).toBe(200);
    const paths = [
      dataDir,
      ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((path) =>
        join(dataDir, path),
      ),
    ];
    // The database may remove a file of its cache meanwhile.
    const modeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    const open = paths.filter((path) => (modeOf(path) & 0o077) !== 0);
    expect(paths.length).toBeGreaterThan(100);
    expect(open).toEqual([]);
  },
);

/** Checks that `signal` ends it within 3 seconds. */
async function endsBy(signal: NodeJS.Signals, child: ChildProcess): Promise<void> {
  const end = ended(child);
  const before = performance.now();
  child.kill(signal);
  expect((await end).code).toBe(0);
  expect(performance.now() - before).toBeLessThan(3000);
}

test.runIf(isFull)(
  'a second process is refused; after a kill during writes it restarts at once with everything it confirmed',
  async ({ task }) => {
    const first = start();
    const port = await portOf(first);
    expect(await ended(start())).toEqual({
      code: 1,
      stdout: '',
      stderr: `Another Ember API (process ${first.pid}) is using ${dataDir}: stop it, or set DATA_DIR to another folder.\n`,
    });

    const writing = Array.from({ length: 20 }, (_, index) =>
      send(port, `kill${index}@people.example`).catch(() => 0),
    );
    const confirmed: number[] = [
      await Promise.race(writing.map((sent, index) => sent.then(() => index))),
    ];
    first.kill('SIGKILL');
    for (const [index, sent] of (await Promise.all(writing)).entries()) {
      if (sent === 200) confirmed.push(index);
    }
    expect(readFileSync(join(dataDir, 'api.pid'), 'utf8')).toBe(`${first.pid}\n`);
    const second = start();
    const again = await portOf(second);
    for (const index of confirmed) {
      expect(await mailsTo(again, `kill${index}@people.example`)).toBe(1);
    }
    await endsBy('SIGTERM', second);
    row(task, 'accidents', {
      Accident: 'Two APIs in one `DATA_DIR`',
      'What happens':
        'With the embedded database, the second one ends at once and says which process uses the folder. With `DATABASE_URL`, both serve',
      'What to do': 'Nothing, or `DATABASE_URL`',
    });
  },
);

test.runIf(isFull)('SIGTERM during an upload leaves nothing of it', async () => {
  const child = start();
  const origin = `http://127.0.0.1:${await portOf(child)}`;
  const signedIn = (address: string) => signIn(createBrowser(origin), address);
  await halfUpload(origin, await newMember({ signedIn }, 'uploads@people.example'));
  const incoming = () => readdirSync(join(dataDir, 'incoming'));
  await expect.poll(incoming).toHaveLength(1);
  const end = ended(child);
  child.kill('SIGTERM');
  await end;
  expect(incoming()).toEqual([]);
});

test.runIf(isFull)('SIGINT also ends it within 3 seconds', async () => {
  const child = start();
  // An open connection must not delay it.
  expect(await send(await portOf(child), 'open@people.example')).toBe(200);
  await endsBy('SIGINT', child);
});

test.runIf(isFull)(
  'a full disk under its log does not end it, and its metrics say so',
  async ({ task }) => {
    const metrics = await freePort();
    const child = fork(entry, {
      env: environment({ METRICS_PORT: `${metrics}` }),
      stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit', 'ipc'],
    });
    started.add(child);
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    expect(await send(port, 'unheard@people.example')).toBe(200);
    const shown = async () => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    await expect.poll(shown).toMatch(/^ember_errors_total\{event="log-dropped"\} [1-9]/m);
    expect(await shown()).toMatch(/^ember_upstream_reachable\{server="database"\} 1$/m);
    row(task, 'accidents', {
      Accident: 'The disk of the log is full, or nobody reads it',
      'What happens':
        'Every program goes on, and its lines are lost. `ember_errors_total` counts them as `log-dropped`, and the `site.log` of `npm start` says afterwards how many',
      'What to do': 'Make room, for example by `rm <DATA_DIR>/site.log.1`',
    });
  },
);

test.runIf(isFull)('an invalid setting prevents the start, with one sentence', async () => {
  expect(await ended(start({ API_PORT: 'ninety' }))).toEqual({
    code: 1,
    stdout: '',
    stderr: 'API_PORT must be a port number, not "ninety".\n',
  });
});

test.runIf(isFull)(
  'an https site outside production neither starts nor passes the check',
  async () => {
    const site = { SITE_URL: 'https://ember.example' };
    const refused = {
      code: 1,
      stderr:
        'SITE_URL is https://ember.example, but NODE_ENV is not production: anybody could sign in as anybody. Set NODE_ENV=production.\n',
    };
    expect(await ended(start(site, '--check'))).toMatchObject(refused);
    expect(await ended(start(site))).toMatchObject(refused);
  },
);

test.runIf(isFull)('a missing database prevents the start, with one sentence', async () => {
  expect(
    await ended(start({ DATABASE_URL: 'postgresql://ember:secret@127.0.0.1:9/ember' })),
  ).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The database at DATABASE_URL cannot be reached.\n',
  });
});

test.runIf(isFull)('it ends when its parent process is gone', async () => {
  const child = fork(entry, { env: environment(), silent: true });
  started.add(child);
  await portOf(child);
  child.disconnect();
  expect((await once(child, 'exit'))[0]).toBe(0);
});
