import { expect, it } from 'vitest';
import type { LogEntry } from './log.ts';
import { watchMainThread } from './watchdog.ts';

it('logs what keeps a program from everything else', async () => {
  const lines: LogEntry[] = [];
  watchMainThread((line) => void lines.push(line));
  await expect.poll(() => performance.now()).toBeGreaterThan(0);
  const end = performance.now() + 400;
  while (performance.now() < end);
  await expect.poll(() => lines.find(({ event }) => event === 'main-thread-blocked')).toBeDefined();
  expect(Number(lines[0]!['ms'])).toBeGreaterThan(200);
});
