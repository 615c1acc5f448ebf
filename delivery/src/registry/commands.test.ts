import { writeRelease } from '@emberite/cli/release';
import { afterAll, expect, it } from 'vitest';
import { remoteDist, siteWith, tempFolder, testRegistry } from '../testing/fixtures.ts';
import { listen } from '../testing/http.ts';
import { spawnProgram } from '../testing/program.ts';
import { createRegistryServer } from './server.ts';
import { openTokens } from './tokens.ts';

const home = { name: 'mf-home', text: 'first', paths: ['/'] };

const folder = await tempFolder();
const store = await siteWith(folder.path, home);
const registry = testRegistry(store);
const tokens = openTokens(store.objects);
const { text } = await tokens.create({
  remotes: ['mf-home'],
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

it('says how a canary passed the gate, how long it was out, and who took it back and why', async () => {
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
});

it('refuses to leave the gate out without a reason, in the same sentence for none and for an empty one', async () => {
  const refused = { code: 1, output: 'Say why it cannot wait: --no-gate "…".\n' };
  for (const command of [['publish'], ['canary', '--percent', '10']]) {
    expect(await ember(...command, '--no-gate')).toEqual(refused);
    expect(await ember(...command, '--no-gate', ' ')).toEqual(refused);
  }
});

it('ends quietly when its reader stops, such as head', async () => {
  const program = spawnProgram('ember', environment, 'history');
  program.child.stdout?.destroy();
  expect([await program.ended, program.output()]).toEqual([0, '']);
});
