import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs a program with this `end` and this limit in milliseconds. It says when it runs, and when it begins to end. */
async function run(end: string, limit = 60_000) {
  const folder = await mkdtemp(join(tmpdir(), 'ember-ending-'));
  const script = join(folder, 'program.mjs');
  await writeFile(
    script,
    `import { endWhenTold } from ${JSON.stringify(join(import.meta.dirname, 'ending.ts'))};
    const end = () => {
      process.send?.('ending', () => {});
      ${end}
    };
    endWhenTold({ end, limit: ${limit} });
    setInterval(() => {}, 1_000);
    process.send('running');`,
  );
  const child = fork(script, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true });
  });
  await once(child, 'message');
  return { child, ended };
}

const never = 'return new Promise(() => {});';

test('a signal that arrives twice is one, and lets a program finish', async () => {
  const { child, ended } = await run('return new Promise((done) => setTimeout(done, 100));');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a second signal ends a program at once', async () => {
  const { child, ended } = await run(never);
  const ending = once(child, 'message');
  child.kill('SIGINT');
  expect(await ending).toEqual(['ending', undefined]);
  // Until it is no longer the same keystroke.
  const again = setInterval(() => child.kill('SIGINT'), 100);
  expect(await ended).toEqual([1, null]);
  clearInterval(again);
});

test('a program that does not finish in time ends with 1', async () => {
  const { child, ended } = await run(never, 100);
  child.kill('SIGHUP');
  expect(await ended).toEqual([1, null]);
});

test('a program ends when the one that forked it has gone', async () => {
  const { child, ended } = await run('return Promise.resolve();');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('a program whose end fails says why', async () => {
  const { child, ended } = await run("return Promise.reject(new Error('No disk.'));");
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += String(chunk)));
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
  await expect.poll(() => said).toContain('No disk.');
});
