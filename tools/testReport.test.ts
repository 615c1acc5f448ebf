import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { follow } from './follow.ts';

/** Fails, passes when it is tried again, and then does not end. */
const source = `
import { describe, expect, it } from 'vitest';
let tries = 0;
it('wavers', { retry: 1 }, () => expect(++tries).toBe(2));
describe('a sum', () => it('is right', () => expect(1 + 1, 'a sum\\nof two').toBe(3)));
it('hangs', { timeout: 0 }, () => new Promise(() => {}));
`;

it('names each failure as it happens, and lists all and the flaky ones if it is interrupted', async () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache', 'run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(resolve('tools'), join(folder, 'tools'));
  writeFileSync(join(folder, 'one.test.ts'), source);
  writeFileSync(join(folder, 'two.test.ts'), `throw new Error('No such page');`);
  writeFileSync(join(folder, 'vitest.config.ts'), `export default { test: { maxWorkers: 2 } };`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const run = spawn('node', ['tools/test.ts', 'one.test.ts', 'two.test.ts'], { cwd: folder });
    onTestFinished(() => void run.kill('SIGKILL'));
    const { output } = follow(run);
    const lines = () => stripVTControlCharacters(output()).split('\n');
    await expect.poll(lines).toContain('failed one.test.ts > a sum > is right: a sum');
    await expect.poll(lines).toContain('failed two.test.ts: No such page');
    run.kill(signal);
    expect(await once(run, 'close')).toEqual([1, null]);
    const end = lines().slice(lines().findIndex((line) => line.startsWith('failed tests (')));
    expect(end.slice(1).toSorted()).toEqual(
      [
        'failed one.test.ts > a sum > is right',
        'failed two.test.ts',
        'failed The run was interrupted.',
        'flaky one.test.ts > wavers',
        '1 flaky',
        '1 passed, 3 failed',
        '',
      ].toSorted(),
    );
  }
});
