import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { tempFolder } from '@emberite/site/testing/fixtures';
import type { Program } from './process.ts';
import { startProgram } from './process.ts';

/** A program that writes its process id to `pid`, and what it does then. */
async function program(
  folder: string,
  then: string,
  restarts: Program['restarts'] = 'for ever',
): Promise<Program> {
  const script = join(folder, 'program.mjs');
  const text = `import { appendFileSync } from 'node:fs';
    appendFileSync(process.env.PIDS, process.pid + '\\n');
    const listen = () => process.send({ port: 1 });
    const stay = () => setInterval(() => {}, 1_000);
    ${then}`;
  await writeFile(script, text);
  const environment = () => ({ PIDS: join(folder, 'pids') });
  return { name: 'API', script, environment, restarts };
}

const pidsIn = async (folder: string) =>
  existsSync(join(folder, 'pids'))
    ? (await readFile(join(folder, 'pids'), 'utf8')).split('\n').filter(Boolean).map(Number)
    : [];

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const quiet = { output: new PassThrough().resume(), log: () => {}, delays: [1] };

it('gives up a program that neither listens nor ends, by its name', async () => {
  await using folder = await tempFolder();
  const hangs = await program(folder.path, 'stay();', 'a few times');
  const running = await startProgram(hangs, { ...quiet, deadline: 1_000 });
  await expect(running.listening).rejects.toThrow('The API did not start within 1 seconds.');
  await running.close();
  const [pid] = await pidsIn(folder.path);
  expect(isAlive(pid!)).toBe(false);
});

it.runIf(process.platform === 'linux')(
  'gets a port that the system gives to no connection while it starts',
  async () => {
    await using folder = await tempFolder();
    const range = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8');
    const hangs = await program(folder.path, 'stay();');
    const running = await startProgram(hangs, quiet);
    expect(Number(new URL(running.url).port)).toBeLessThan(Number.parseInt(range));
    await running.close();
  },
);

it('says in its last words why it ended', async () => {
  await using folder = await tempFolder();
  const fails = await program(folder.path, "console.error('No disk.'); process.exit(1);");
  const running = await startProgram({ ...fails, restarts: 'a few times' }, quiet);
  await expect(running.listening).rejects.toThrow('No disk.');
  await running.close();
});

it('ends a program that ignores signals while it starts', async () => {
  await using folder = await tempFolder();
  const deaf = await program(folder.path, "process.on('SIGTERM', () => {}); stay();");
  const running = await startProgram(deaf, quiet);
  await expect.poll(() => pidsIn(folder.path)).toHaveLength(1);
  await running.close(100);
  const [pid] = await pidsIn(folder.path);
  expect(isAlive(pid!)).toBe(false);
});

it('ends a program that is starting again, and starts it no more', async () => {
  await using folder = await tempFolder();
  // The first one crashes. The second one never listens.
  const crashes = `const { readFileSync } = await import('node:fs');
    if (readFileSync(process.env.PIDS, 'utf8').trim().includes('\\n')) stay();
    else { listen(); setTimeout(() => process.exit(1), 1); }`;
  const running = await startProgram(await program(folder.path, crashes), quiet);
  await running.listening;
  await expect.poll(() => pidsIn(folder.path)).toHaveLength(2);
  await running.close();
  const pids = await pidsIn(folder.path);
  expect(pids).toHaveLength(2);
  expect(pids.some(isAlive)).toBe(false);
});

it('starts a spare program again for ever, and any other a few times', async () => {
  await using folder = await tempFolder();
  const one = await program(folder.path, 'listen(); setTimeout(() => process.exit(3), 1);');
  const spare = await startProgram(one, quiet);
  await expect.poll(async () => (await pidsIn(folder.path)).length).toBeGreaterThan(4);
  await spare.close();
  const events: string[] = [];
  const log = ({ event }: { event: string }) => void events.push(event);
  const needed = await startProgram({ ...one, restarts: 'a few times' }, { ...quiet, log });
  expect((await needed.gaveUp).message).toMatch(/^The API stopped 2 times in a row.*code 3/);
  expect(events).toEqual(['api-failed', 'api-restarted', 'api-failed']);
});
