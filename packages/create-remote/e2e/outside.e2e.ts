import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { useSite } from '@emberite/testing/harness/useSite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stripVTControlCharacters } from 'node:util';
import { chromiumPath } from '../../../tools/chromium.ts';
import { follow } from '../../../tools/follow.ts';
import { freePort } from '../../../tools/freePort.ts';
import { packAll } from '../../../tools/pack.ts';
import { servePackages } from './packageRegistry.ts';
import { isFull } from '../../../tools/sample.ts';

const run = useSite();

/** As root on Linux, commands run where this repository is an empty folder: nothing can be read from it. */
const hidesRepository = spawnSync('unshare', ['-m', 'true']).status === 0;
const hidden = (command: string) => [
  'unshare',
  '-m',
  'sh',
  '-ec',
  `mount -t tmpfs none "$HIDDEN"; test -z "$(ls "$HIDDEN")"; ${command}`,
];

let outside: string;
let packages: Awaited<ReturnType<typeof servePackages>>;
let env: NodeJS.ProcessEnv;
let guide: string;
/** The commands of the guide, block by block, for the test's site. */
let blocks: string[];

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'ember-outside-'));
  packages = await servePackages(packAll('packages-outside'));
  // The team's own Node: the one that runs this test is in the repository.
  await cp(process.execPath, join(outside, 'bin/node'));
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  // A team's npm settings name the registry with our packages, as the guide says.
  const settings = process.env['npm_config_userconfig'] ?? join(homedir(), '.npmrc');
  const own = await readFile(settings, 'utf8').catch(() => '');
  guide = await readFile('docs/ship-a-remote.md', 'utf8');
  const [, line = ''] = /```ini\n\s*(.*?)\n/.exec(guide) ?? [];
  const where = line.replace('https://packages.ember.example', packages.url);
  await writeFile(join(outside, 'npmrc'), `${own}\n${where}\n`);
  // npm uses packages from this machine's cache, but must not start a create-remote of an earlier
  // run.
  const cache = process.env['npm_config_cache'] ?? join(homedir(), '.npm');
  await mkdir(join(outside, 'cache'));
  await symlink(join(cache, '_cacache'), join(outside, 'cache/_cacache'));
  env = {
    ...process.env,
    PATH: [join(outside, 'bin'), ...path].join(delimiter),
    NODE_OPTIONS: '',
    HIDDEN: resolve('.'),
    CHROMIUM: chromiumPath(),
    npm_config_userconfig: join(outside, 'npmrc'),
    npm_config_cache: join(outside, 'cache'),
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_yes: 'true',
  };
});

afterAll(async () => {
  await packages?.close();
  await rm(outside, { recursive: true, force: true });
});

/** Starts a block of commands in a folder outside. */
function start(block: string, cwd: string, more: NodeJS.ProcessEnv = {}): ChildProcess {
  const command = hidesRepository ? hidden(block) : ['sh', '-ec', block];
  return spawn(command[0]!, command.slice(1), {
    cwd,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: npm does not pass signals on to what it runs.
    detached: true,
  });
}

/** Ends a process and all that it has started, which may have ended already. */
function end(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Runs a block of commands. Returns what it prints. */
async function execute(block: string, cwd: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
  const { output, ended } = follow(start(block, cwd, more));
  expect(await ended, `${block}\n${output()}`).toBe(0);
  return stripVTControlCharacters(output());
}

/** Opens the remote's page as a browser with that number, and reports the visit, as its script does. */
async function visit(number: number, release: string, client: string): Promise<void> {
  const { url } = run.site;
  const cookie = `ember_number_${new URL(url).port}=${number}`;
  const headers = { Accept: 'text/html', Cookie: cookie, 'X-Forwarded-For': client };
  const [document] = (await once(get(`${url}/events`, { headers }), 'response')) as [
    IncomingMessage,
  ];
  document.resume();
  const timing = String(document.headers['server-timing']);
  const view = /\bview;desc="([^"]+)"/.exec(timing)?.[1];
  const { status } = await fetch(`${url}/telemetry`, {
    method: 'POST',
    headers: { ...headers, Origin: url },
    body: JSON.stringify({ view, remote: 'mf-events', release }),
  });
  expect(status).toBe(204);
}

/** The folder of the remote that the guide makes. */
let folder: string;

/** Changes the text of its page. */
async function edit(from: string, to: string): Promise<void> {
  const view = join(folder, 'src/invite/InviteView.tsx');
  await writeFile(view, (await readFile(view, 'utf8')).replace(from, to));
}

it.runIf(isFull)('makes, tests and ships a remote outside, as the guide says', async () => {
  const [, section = ''] = guide.split('## From nothing to live');
  blocks = [...(section.split('\n## ')[0] ?? '').matchAll(/```sh\n(.*?)```/gs)].map(
    ([, code = '']) =>
      code
        .replaceAll('https://ember.example', run.site.url)
        .replaceAll('the-token-of-your-team', run.site.token),
  );
  const [make = '', , check = '', publish = ''] = blocks;
  const { page } = run.tab;

  const beginning = performance.now();
  const seconds = () => `${((performance.now() - beginning) / 1_000).toFixed(0)} s`;
  const made = await execute(make, outside);
  expect(made).not.toMatch(/npm warn/);
  process.stdout.write(`Installed after ${seconds()}\n`);
  folder = join(outside, 'mf-events');
  expect(await readFile(join(folder, '.npmrc'), 'utf8')).toContain(packages.url);
  await edit('Is your invite still good?', 'Is it still good?');

  expect(await execute(check, folder)).toMatch(/Tests {2}4 passed/);

  const published = await execute(publish, folder);
  const [, id = ''] = /Live mf-events (\S+)/.exec(published) ?? [];
  process.stdout.write(`Tested, and live after ${seconds()}\n`);
  const again = `npx ember verify ${id} --site ${run.site.url}`;
  expect(await execute(again, folder, { EMBER_TOKEN: run.site.token })).toContain('Verified');
  await page.goto(`${run.site.url}/press`);
  await page.goto(`${run.site.url}/events`);
  await page.getByText('Is it still good?').waitFor();
  await page.getByLabel('Invite code').fill('EMBER-WELCOME');
  await page.keyboard.press('Enter');
  await page.getByText('This code can be used.').waitFor();
  await page.getByRole('link', { name: 'Press', exact: true }).click();
  await page.waitForURL(/\/press$/);
});

it.runIf(isFull)(
  'develops it, rolls it back, previews it, and has a canary taken back, as the guide says',
  async () => {
    const [, develop = '', , publish = '', rollback = '', ...later] = blocks;
    const [preview = '', canary = '', history = '', retire = ''] = later;
    const { page } = run.tab;
    const events = () => fetch(`${run.site.url}/events`);

    const port = await freePort();
    const dev = start(develop, folder, { PORT: String(port) });
    const { output, ended } = follow(dev);
    try {
      await expect.poll(output).toContain(`Ready on http://localhost:${port}`);
      await page.goto(`http://localhost:${port}/events`);
      await page.getByLabel('Invite code').fill('kept');
      await edit('Is it still good?', 'Is yours still good?');
      await page.getByText('Is yours still good?').waitFor();
      expect(await page.getByLabel('Invite code').inputValue()).toBe('kept');
      await page.getByRole('link', { name: 'Press', exact: true }).click();
      await page.waitForURL(/\/press$/);
      await edit('Is yours still good?', 'Is it still good?');
    } finally {
      end(dev);
      await ended;
    }

    await edit('Is it still good?', 'A change for the worse.');
    await execute(publish, folder);
    await expect.poll(async () => (await events()).text()).toContain('A change for the worse.');
    // As in the terminal in which the guide has set it.
    const EMBER_TOKEN = run.site.token;
    expect(await execute(rollback, folder, { EMBER_TOKEN })).toContain('The log has no failures');
    await expect.poll(async () => (await events()).text()).toContain('Is it still good?');

    // A release that nobody else sees, until one of the team has opened it.
    await edit('A change for the worse.', 'Only for the team.');
    const link = /https?:\S+\/preview\/\S+/.exec(
      await execute(preview, folder, { EMBER_TOKEN }),
    )?.[0];
    await page.goto(link ?? '');
    await page.waitForURL(/\/login/);

    // One that throws, for half of all browsers, until the registry takes it back.
    await run.site.judge();
    const begin = 'const { fields, problem, status } = form;';
    await edit(begin, `${begin} if (typeof document === 'object') throw new Error('Oops');`);
    const given = await execute(canary.replace('10', '50'), folder, { EMBER_TOKEN });
    expect(given).toMatch(/Canary mf-events \S+ for 50 % of all browsers/);
    expect(given).toMatch(/canary, 50 %/);
    const [, id = ''] = /Canary mf-events (\S+)/.exec(given) ?? [];
    const live = await run.site.live('mf-events');
    for (let count = 0; count < 130; count += 1) {
      const client = `198.0.${count}.1`;
      await visit(0, id, client);
      await visit(99, live.id, client);
    }
    for (let count = 0; count < 15; count += 1) {
      // What one network alone reports ends no canary.
      const extraHTTPHeaders = { 'X-Forwarded-For': `198.${count}.0.1` };
      const context = await run.browser.newContext({ extraHTTPHeaders });
      await context.addCookies([
        { name: `ember_number_${new URL(run.site.url).port}`, value: '0', url: run.site.url },
      ]);
      const one = await context.newPage();
      await one.goto(`${run.site.url}/events`);
      // The live release is shown in its place, and what failed is reported.
      await one.getByText('Is it still good?').waitFor();
      await one.waitForLoadState('networkidle');
      await context.close();
    }
    const vary = async () => (await events()).headers.get('vary');
    await expect.poll(vary).toBe('Accept-Encoding');
    expect(await execute(history, folder, { EMBER_TOKEN })).toMatch(
      /judge: Failures on [\d.]+ % of \d+ page views/,
    );

    expect(await execute(retire, folder, { EMBER_TOKEN })).toMatch(/Retired mf-events/);
    await expect.poll(async () => (await events()).status).toBe(410);
  },
);
