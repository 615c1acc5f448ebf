import { readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryAt } from '@emberite/cli/release';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '../../../tools/freePort.ts';
import { siteWith, tempFolder } from '@emberite/site/testing/fixtures';
import { send } from '@emberite/site/testing/http';
import { spawnProgram, startRegistry } from '@emberite/site/testing/program';
import { isFull } from '../../../tools/sample.ts';

const folder = await tempFolder();
await siteWith(folder.path, { name: 'mf-home', text: 'first', paths: ['/'] });

afterAll(() => folder[Symbol.asyncDispose]());

const settings = (place: string) => ({ DATA_DIR: place, SITE_URL: 'http://localhost:4000' });

/** Runs `npm run registry -- …` on the store. Resolves with its exit code and its output. */
async function registry(...args: string[]) {
  const program = spawnProgram('registry', settings(folder.path), ...args);
  const code = await program.ended;
  return { code, output: program.output() };
}

it.runIf(isFull)(
  'makes tokens that the registry knows at once, shows them without their text, and revokes them',
  async () => {
    await using running = await startRegistry(settings(folder.path));
    const made = await registry('token', 'create', 'mf-home', '--paths', '/,/about');
    const [text = '', note] = made.output.split('\n');
    expect([made.code, text, note]).toEqual([
      0,
      expect.stringMatching(/^mf-home-1\.[\w-]{32}$/),
      'It is shown this once. Give it to the team as EMBER_TOKEN.',
    ]);
    const { remotes } = await registryAt(running.url, text).list();
    expect(remotes.map(({ name }) => name)).toEqual(['mf-home']);

    const taken = await registry('token', 'create', 'mf-new', '--paths', '/about');
    expect(taken).toEqual({
      code: 1,
      output:
        '/about is owned by mf-home, with the token mf-home-1. Choose other paths, or revoke it first.\n',
    });
    const listed = await registry('token', 'list');
    expect(listed.output).toMatch(/^mf-home-1 {2}mf-home {2}\/, \/about {2}\d{4}-\S+Z\n$/);

    expect(await registry('token', 'revoke', 'mf-home-1')).toEqual({
      code: 0,
      output: 'mf-home-1 works no more.\n',
    });
    expect((await registry('token', 'list')).output).toMatch(/Z {2}revoked\n$/);
    await expect(registryAt(running.url, text).list()).rejects.toThrow('does not know this token');
    expect(await registry('token', 'revoke', 'mf-none-1')).toEqual({
      code: 1,
      output: 'There is no token mf-none-1. Tokens: mf-home-1.\n',
    });
  },
);

it.runIf(isFull)(
  'makes no store in the wrong folder, and says if there is nothing in one',
  async () => {
    await using wrong = await tempFolder();
    const run = async (...args: string[]) => {
      const program = spawnProgram('registry', settings(wrong.path), ...args);
      return [await program.ended, program.output()];
    };
    const store = join(wrong.path, 'store');
    const create = ['token', 'create', 'mf-new', '--paths', '/new'];
    for (const args of [create, ['collect']]) {
      expect(await run(...args)).toEqual([
        1,
        `There is no store in ${store}: set STORE or DATA_DIR as the site has them. The registry makes a new one when it starts.\n`,
      ]);
    }
    expect(await readdir(wrong.path)).toEqual([]);
    await using _ = await startRegistry(settings(wrong.path));
    expect(await run('token', 'list')).toEqual([0, 'There are no tokens.\n']);
    expect(await run('preview', 'list')).toEqual([0, 'There are no previews.\n']);
    // As if it were of another user: root may read everything.
    await symlink('list', join(store, 'tokens'));
    expect(await run(...create)).toEqual([
      1,
      expect.stringMatching(/^The store cannot be used: E[A-Z]+: .*\.\n$/),
    ]);
  },
);

it.runIf(isFull)('deletes what nobody can need, and refuses a wrong option', async () => {
  const nothing = { code: 0, output: 'There is nothing to delete.\n' };
  expect(await registry('collect', '--dry-run')).toEqual(nothing);
  expect(await registry('collect', '--keep', '3')).toEqual(nothing);
  const wrong = await registry('collect', '--keep', '0');
  expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('a number from 1')]);
});

it.runIf(isFull)(
  'ends the registry when it is asked to, and says what a setting lacks',
  async () => {
    const running = await startRegistry(settings(folder.path));
    expect(await running.stop()).toBe(0);
    const wrong = spawnProgram('registry', { ...settings(folder.path), REGISTRY_PORT: 'many' });
    expect([await wrong.ended, wrong.output()]).toEqual([
      1,
      'REGISTRY_PORT must be a port number, not "many".\n',
    ]);
  },
);

it.runIf(isFull)('ends when it cannot start, whatever it has begun', async () => {
  await using running = await startRegistry(settings(folder.path));
  const again = { ...settings(folder.path), REGISTRY_PORT: new URL(running.url).port };
  const second = spawnProgram('registry', { CHROMIUM: 'none', ...again });
  expect([await second.ended, second.output()]).toEqual([
    1,
    expect.stringContaining('is in use. Choose another REGISTRY_PORT.'),
  ]);
  const file = join(folder.path, 'a-file');
  await writeFile(file, '');
  const nowhere = spawnProgram('registry', {
    ...settings(file),
    STORE: join(folder.path, 'store'),
  });
  expect([await nowhere.ended, nowhere.output()]).toEqual([
    1,
    `${file} in DATA_DIR is not a folder. Move it away.\n`,
  ]);
});

/** The settings of `npm run serve`. */
const serving = async (place: string) => ({
  ...settings(place),
  API_URL: 'http://127.0.0.1:1',
  PORT: String(await freePort()),
});

it('serves the live set of a store without the sources, says when it is ready, and ends', async () => {
  const { API_URL: _, ...environment } = await serving(folder.path);
  await using gateway = spawnProgram('gateway', environment);
  const port = Number(environment.PORT);
  await gateway.says(/API_URL is not set: http:\/\/localhost:4001\.","event":"api-assumed"/);
  await gateway.says(new RegExp(`Ready on http://localhost:${port}\n`));
  // It only reads, and composes nothing.
  const { status, body } = await send(port, '/');
  expect([status, String(body)]).toEqual([200, expect.stringContaining('<main>first</main>')]);
  // There is no API.
  expect((await send(port, '/live.json')).status).toBe(503);
  expect((await send(port, '/api/auth/me')).status).toBe(502);
  expect(await gateway.stop()).toBe(0);
  await expect(send(port, '/')).rejects.toThrow('ECONNREFUSED');
});

it.runIf(isFull)('counts page views of its gateways by release', async () => {
  const environment = await serving(folder.path);
  await using gateway = spawnProgram('gateway', environment);
  const [, metrics] = await gateway.says(/"port":(\d+),"event":"metrics-listening"/);
  await using running = await startRegistry({
    ...settings(folder.path),
    GATEWAYS: `http://127.0.0.1:${metrics}`,
  });
  const made = await registry('token', 'create', '*', '--paths', '/');
  const authorization = `Bearer ${made.output.split('\n', 1)[0]}`;
  const count = async () => {
    await send(Number(environment.PORT), '/', { headers: { 'sec-fetch-mode': 'navigate' } });
    const { port } = new URL(running.url);
    const path = '/registry/counts?remote=mf-home';
    const { body } = await send(Number(port), path, { headers: { authorization } });
    return JSON.parse(String(body)) as unknown;
  };
  const views = expect.any(Number) as number;
  await expect
    .poll(count, { interval: 500 })
    .toMatchObject([{ name: 'mf-home', views, failures: 0, lcp: null }]);
});

it.runIf(isFull)('says in one sentence why it cannot serve', async () => {
  const production = { SITE_URL: 'https://ember.example', NODE_ENV: 'production' };
  const alone = spawnProgram('gateway', { ...settings(folder.path), ...production });
  expect([await alone.ended, alone.output()]).toEqual([1, 'API_URL must name the API.\n']);

  await using empty = await tempFolder();
  const environment = await serving(empty.path);
  const unpublished = spawnProgram('gateway', environment);
  expect([await unpublished.ended, unpublished.output()]).toEqual([
    1,
    'Nothing is published yet. Start the registry and publish the shell.\n',
  ]);
  expect(await readdir(empty.path)).toEqual([]);

  await using first = spawnProgram('gateway', await serving(folder.path));
  const [, port = ''] = await first.says(/Ready on http:\/\/localhost:(\d+)/);
  const second = spawnProgram('gateway', { ...(await serving(folder.path)), PORT: port });
  expect([await second.ended, second.output()]).toEqual([
    1,
    `Port ${port} is in use. Choose another PORT.\n`,
  ]);
});
