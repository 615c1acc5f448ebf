import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs a program with this `end`, this limit in milliseconds, and more code. It says when it runs, and when it begins to end. */
async function run(end: string, limit = 60_000, more = '') {
  const folder = await mkdtemp(join(tmpdir(), 'ember-ending-'));
  const script = join(folder, 'program.mjs');
  await writeFile(
    script,
    `import { createServer } from 'node:http';
    import { endWhenTold, prepareClose } from ${JSON.stringify(join(import.meta.dirname, 'ending.ts'))};
    const end = () => {
      process.send?.('ending', () => {});
      ${end}
    };
    endWhenTold({ end, limit: ${limit} });
    ${more}
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

test('a server finishes what it has begun, accepts nothing more, and says what it gave up', async () => {
  const { child, ended } = await run(
    `return globalThis.close();`,
    60_000,
    `const server = createServer((request, response) => {
      process.send(request.url);
      if (request.url.startsWith('/short')) process.once('SIGTERM', () => setTimeout(() => response.end('done'), 200));
    });
    globalThis.close = prepareClose(server, 1_000, (entry) => console.error(JSON.stringify(entry)));
    server.listen(0, '127.0.0.1', () => process.send(server.address().port));`,
  );
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += String(chunk)));
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  await expect.poll(() => messages).toHaveLength(1);
  const [port] = messages;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${String(port)}${path}`, init).then(
      (response) => response.text(),
      () => 'cut off',
    );
  const asked = [
    ask('/short/a'),
    ask('/long/secret?of=ann'),
    ask('/long/b'),
    ask('/long', { method: 'POST', body: 'x' }),
  ];
  await expect.poll(() => messages).toHaveLength(1 + asked.length);
  child.kill('SIGTERM');
  await expect.poll(() => messages).toContain('ending');
  expect(await ask('/short/late')).toBe('cut off');
  expect(await Promise.all(asked)).toEqual(['done', 'cut off', 'cut off', 'cut off']);
  expect(await ended).toEqual([0, null]);
  const [logged = '', told] = said.trim().split('\n');
  expect(JSON.parse(logged)).toEqual({
    event: 'requests-given-up',
    level: 'error',
    count: 3,
    requests: ['2 GET /long', '1 POST /long'],
  });
  expect(told).toBe('Gave up requests that took too long: 2 GET /long, 1 POST /long.');
});
