import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { readPackage, registryAt, writeRelease } from '@emberite/cli/release';
import { RefusedError } from '@emberite/release';
import { openStore } from '@emberite/store';
import { afterAll, expect, it, vi } from 'vitest';
import { quick, remoteDist, site, siteWith, tempFolder } from '@emberite/site/testing/fixtures';
import { listen } from '@emberite/site/testing/http';
import { spawnProgram } from '@emberite/site/testing/program';
import { openCounts } from './counts.ts';
import { createRegistry } from './registry.ts';
import { createRegistryServer } from './server.ts';
import { openTokens } from './tokens.ts';
import { isFull, sample } from '../../../tools/sample.ts';

const home = { name: 'mf-home', text: 'first', paths: ['/'] };

const folder = await tempFolder();
const store = await siteWith(folder.path, home, { ...home, name: 'mf-extra', paths: ['/extra'] });
const registry = createRegistry(store, site, { ...quick, counts: openCounts(store.objects) });
const tokens = openTokens(store.objects);
const { text } = await tokens.create({
  remotes: ['mf-home', 'mf-extra'],
  paths: ['/'],
  maySkipGate: true,
});
const server = createRegistryServer(registry, tokens, () => {});
const environment = { EMBER_SITE: `http://127.0.0.1:${await listen(server)}`, EMBER_TOKEN: text };
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await folder[Symbol.asyncDispose]();
});

/** Runs `ember …`. Resolves with its exit code and its output. */
async function ember(...args: string[]) {
  const program = spawnProgram('ember', environment, ...args);
  const code = await program.ended;
  return { code, output: program.output() };
}

it.runIf(isFull)(
  'says how a canary passed the gate, how long it was out, and who took it back and why',
  async () => {
    const dist = await remoteDist(folder.path, { ...home, text: 'second' });
    const { id } = await writeRelease(dist);
    const begin = ['canary', '--percent', '10', '--from', dist, '--no-gate', 'Nobody can pay.'];
    const begun = await ember(...begin);
    expect(begun.output).toContain('Nobody opened mf-home in a browser: Nobody can pay.\n');
    const out = await ember('history');
    expect(out.output).toMatch(
      new RegExp(
        `mf-home canary ${id} for 10 %  out now, for \\d+ seconds?, .*not gated: Nobody can pay\\.\n`,
      ),
    );
    await registry.as({ name: 'judge', allow() {} }).abort('mf-home', 'It fails.');
    const { output } = await ember('history', 'mf-home');
    expect(output).toMatch(
      new RegExp(`canary ${id} for 10 %  out for \\d+ seconds?, ended by judge: It fails\\.,? `),
    );
  },
);

it.runIf(isFull)(
  'says that too few have seen a canary for a judgement, a day after it began',
  async () => {
    const { remotes } = await registry.list();
    const { id } = await writeRelease(await remoteDist(folder.path, { ...home, text: 'second' }));
    expect(remotes.find(({ name }) => name === 'mf-home')?.live).not.toBe(id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 25 * 60 * 60 * 1_000 });
    await registry.canary({ name: 'mf-home', id, percent: 10 }).finally(() => vi.useRealTimers());
    const unjudged = 'Not judged: 0 of 100 page views';
    expect((await ember('list')).output).toMatch(
      new RegExp(`${id}  canary, 10 %\n +${unjudged}\n`),
    );
    expect((await ember('history')).output).toContain(`out now, for 1 day, ${unjudged}`);
    await registry.abort('mf-home');
  },
);

it.runIf(isFull)(
  'refuses to leave the gate out without a reason, in the same sentence for none and for an empty one',
  async () => {
    const refused = { code: 1, output: 'Say why it cannot wait: --no-gate "…".\n' };
    for (const command of [['publish'], ['canary', '--percent', '10']]) {
      expect(await ember(...command, '--no-gate')).toEqual(refused);
      expect(await ember(...command, '--no-gate', ' ')).toEqual(refused);
    }
  },
);

it.each(
  sample([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const),
)('says after %s that nothing has changed, and that is so', async (signal, code) => {
  const dist = await remoteDist(folder.path, { ...home, text: signal });
  const { id } = await writeRelease(dist);
  const before = await store.latest();
  const { resolve: go, promise: going } = Promise.withResolvers<void>();
  const slow = createRegistry(store, site, {
    ...quick,
    gate: {
      warm() {},
      async check() {
        await going;
        return { skipped: 'It is over.' };
      },
      async close() {},
    },
  });
  const behind = createRegistryServer(slow, tokens, () => {});
  const settings = { ...environment, EMBER_SITE: `http://127.0.0.1:${await listen(behind)}` };
  const program = spawnProgram('ember', settings, 'publish', '--from', dist);
  await program.says(/Rendering pages/);
  program.child.kill(signal);
  expect(await program.ended).toBe(code);
  expect(program.output()).toMatch(/Interrupted\. Nothing has changed on the site\.\n$/);
  go();
  // The next change waits for the end of this one.
  const next = registryAt(settings.EMBER_SITE, text);
  await next.preview('mf-home', id);
  expect(await store.latest()).toEqual(before);
  behind.close();
  behind.closeAllConnections();
});

it('changes nothing for a preview that has been given up', async () => {
  const dist = await remoteDist(folder.path, { ...home, text: 'given up' });
  await writeRelease(dist);
  const { release, ...rest } = await readPackage(dist);
  await registry.take({ release, ...rest });
  const settle = async () => {
    throw new RefusedError('You have given it up.');
  };
  const quitter = registry.as({ name: 'quitter', allow() {}, settle });
  await expect(quitter.preview('mf-home', release.id)).rejects.toThrow('You have given it up.');
  expect(await store.hasShipped('mf-home', release.id)).toBe(false);
});

it('does not call a release missing while the store is away', async () => {
  const size = () => Promise.reject(new Error('The bucket does not respond.'));
  const away = createRegistry(openStore({ ...store.objects, size }), site, quick);
  await expect(away.release('mf-home', '1.0.0-abcdefabcdef')).rejects.toThrow('does not respond');
  await expect(away.release('mf-home', '../mf-extra')).rejects.toThrow(
    'There is no release ../mf-extra of mf-home. Publish it again.',
  );
});

it.runIf(isFull)('tells the end as always after a Ctrl-C that comes too late', async () => {
  const dist = await remoteDist(folder.path, { ...home, text: 'too late' });
  const { id } = await writeRelease(dist);
  const { resolve: begun, promise: beginning } = Promise.withResolvers<void>();
  const { resolve: go, promise: going } = Promise.withResolvers<void>();
  const slow: typeof store = {
    ...store,
    async addMove(move) {
      begun();
      await going;
      return store.addMove(move);
    },
  };
  const behind = createRegistryServer(createRegistry(slow, site, quick), tokens, () => {});
  const given = Promise.withResolvers<number>();
  behind.on('request', ({ method }, response) => {
    if (method === 'DELETE') response.once('finish', () => given.resolve(response.statusCode));
  });
  const settings = { ...environment, EMBER_SITE: `http://127.0.0.1:${await listen(behind)}` };
  const program = spawnProgram('ember', settings, 'publish', '--from', dist);
  await beginning;
  program.child.kill('SIGINT');
  expect(await given.promise).toBe(409);
  go();
  expect(await program.ended).toBe(0);
  expect(program.output()).toContain(`Live mf-home ${id}`);
  expect(program.output()).not.toContain('Interrupted');
  behind.close();
  behind.closeAllConnections();
});

it.runIf(isFull)(
  'lists what is retired, with the release that a rollback brings back',
  async () => {
    const { remotes } = await registry.list();
    const { live } = remotes.find(({ name }) => name === 'mf-extra')!;
    const retiring = await ember('retire', 'mf-extra', '--confirm', 'mf-extra');
    expect(retiring).toMatchObject({ code: 0 });
    expect((await ember('list')).output).toMatch(new RegExp(`mf-extra +${live} retired\n`));
    expect((await ember('list', 'mf-other')).output).not.toContain('mf-extra');
    expect((await ember('history')).output).toContain('mf-extra taken off the site');
    expect((await ember('rollback', 'mf-extra')).code).toBe(0);
    expect((await ember('list')).output).not.toContain('retired');
  },
);

it('shortens a long reason, such as the message of a commit, and keeps its characters whole', async () => {
  const reason = `${'y'.repeat(498)}😀`;
  const retiring = ['retire', 'mf-extra', '--confirm', 'mf-extra', '--why', `${reason}\n\nMore`];
  expect(await ember(...retiring)).toMatchObject({ code: 0 });
  expect((await registry.history())[0]?.why).toBe(`${'y'.repeat(498)}…`);
  await registry.rollback('mf-extra', reason);
  expect((await registry.history())[0]?.why).toBe(reason);

  const reordered = [
    'retire',
    'mf-extra',
    '--confirm',
    'mf-extra',
    '--why',
    '\u200Fא\u0085b\u001B[',
  ];
  expect(await ember(...reordered)).toMatchObject({ code: 0 });
  expect((await registry.history())[0]?.why).toBe('א b [');
  await registry.rollback('mf-extra');
});

it.each(sample(['a!b', 'a#b']))(
  'refuses to build in the folder %s, and says what to do',
  async (name) => {
    const inside = join(folder.path, name);
    await mkdir(inside);
    await writeFile(join(inside, 'rspack.config.ts'), '');
    const refused = await ember('publish', inside);
    expect(refused).toEqual({
      code: 1,
      output: `Move ${inside} to a folder without ! and # in its name: a bundler reads them as the end of a name.\n`,
    });
  },
);

it.runIf(isFull && process.platform === 'linux').each(['\u0003', '\u0004'])(
  'takes %j as no answer to the question whether it shall retire a remote',
  async (key) => {
    const command = `'${process.execPath}' packages/cli/src/main.ts retire mf-extra`;
    // Without a terminal it asks nobody.
    const { stdin, stdout } = spawn('script', ['--quiet', '--command', command, '/dev/null'], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const chunk of stdout) {
      output += String(chunk);
      if (output.endsWith('off the site: \u001b[40G')) stdin.write(key);
    }
    expect(output).toMatch(
      /G\r\nNothing has changed\. To take mf-extra off the site: --confirm mf-extra\r\n$/,
    );
  },
);

const hostile = '\u001b]0;owned\u0007\u009b31m\u001b[2J\r\n\u202eLive\u2028mf-home';

/** A registry whose texts are all hostile, as if teams, browsers and an older version had stored them. */
async function startHostile() {
  const move = { number: hostile, at: hostile, by: hostile, why: hostile };
  const frames = [hostile];
  const own = { remote: hostile, release: hostile, path: hostile, message: hostile, frames };
  const canary = { release: hostile, percent: hostile, unjudged: hostile };
  const responses: Record<string, unknown> = {
    '/live.json': { move: 1, set: hostile, refused: hostile },
    '/registry/releases': {
      set: `other ${hostile}`,
      remotes: [
        { name: hostile, live: hostile, canary, earlier: [{ id: hostile, commit: hostile }] },
      ],
    },
    '/registry/moves': [
      {
        ...move,
        to: { [hostile]: hostile },
        canaries: { [hostile]: canary },
        gates: { [hostile]: { skipped: hostile } },
        stays: { [hostile]: { until: hostile, failures: 1, end: move, unjudged: hostile } },
      },
    ],
    '/registry/failures': [{ ...own, time: hostile }],
  };
  const server = createServer((request, response) => {
    if (request.method === 'GET') return void response.end(JSON.stringify(responses[request.url!]));
    response.write(`${JSON.stringify({ says: hostile })}\n`);
    const warnings = [hostile];
    const done = { id: hostile, from: hostile, to: hostile, url: hostile, expires: hostile };
    const releases = [{ name: hostile, id: hostile, changed: true, files: 1, bytes: 1, routes: 1 }];
    const isRefused = request.headers.authorization === 'Bearer refused';
    const last = isRefused ? { refused: hostile } : { done: { ...done, warnings, releases } };
    response.end(`${JSON.stringify(last)}\n`);
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, close: () => server.close() };
}

const release = ['--release', hostile];
const changes = [
  ['publish', 'mf-home', ...release],
  ['canary', 'mf-home', '--percent', '1', ...release],
  ['preview', 'mf-home', ...release],
  ['promote', 'mf-home'],
  ['abort', 'mf-home'],
  ['rollback', 'mf-home'],
  ['retire', 'mf-home', '--confirm', 'mf-home'],
];

it.runIf(isFull)(
  'shows whatever teams and browsers wrote without what a terminal obeys',
  async () => {
    const site = await startHostile();
    const linesOf = async (token: string, command: string[]) => {
      const program = spawnProgram(
        'ember',
        { EMBER_SITE: site.url, EMBER_TOKEN: token },
        ...command,
      );
      await program.ended;
      const lines = program.output().trimEnd().split('\n');
      expect(lines.join('')).toContain('\\u{1b}]0;owned\\u{7}\\u{9b}31m');
      expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E]/u);
      return lines;
    };
    expect(await linesOf('accepted', ['list'])).toHaveLength(6);
    expect(await linesOf('accepted', ['history'])).toHaveLength(3);
    expect(await linesOf('accepted', ['trace'])).toHaveLength(3);
    for (const change of changes) {
      // What it follows, a warning or an address, and the outcome.
      expect(await linesOf('accepted', change)).toHaveLength(3);
      await linesOf('refused', change);
    }
    site.close();
  },
);

it('ends quietly when its reader stops, such as head', async () => {
  const program = spawnProgram('ember', environment, 'history');
  program.child.stdout?.destroy();
  expect([await program.ended, program.output()]).toEqual([0, '']);
});
