import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { TestError } from 'vitest';
import { openTabs } from './browser.ts';

/** Folder for the pictures of failed tests, and in a full run for their traces: recording one costs a tenth of a test. */
const traces = join('.cache', 'traces');

/** The path of a test's trace and pictures, without the file's ending. */
export const traceOf = (test: string) => join(traces, test.replace(/\W+/g, '-').slice(0, 80));

/** Prints what a test expected, what each open tab did with its picture, and what the servers said last. */
async function show(test: string, errors: readonly TestError[], said: string[]) {
  mkdirSync(traces, { recursive: true });
  const expected = errors.flatMap(({ message, diff = '' }) => [message, diff]);
  console.log([`Failed: ${test}`, ...expected].join('\n'));
  for (const [place, { page, recent }] of [...openTabs].entries()) {
    if (page.url() === 'about:blank') continue;
    const path = `${traceOf(test)}-${place + 1}.png`;
    const picture = await page.screenshot({ path }).then(
      () => `Picture: ${path}`,
      () => 'No picture.',
    );
    console.log([...recent(), picture].join('\n'));
  }
  console.log(said.join('\n'));
}

/**
 * Makes the failed tests of a file print what they expected, what their tabs did, and what the servers said last: the
 * lines of `recent`. Call it after every `afterEach` that closes a tab, because it has to run before those.
 */
export function showFailures(recent: () => string[]): void {
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await show(task.name, task.result.errors ?? [], recent());
  });
}
