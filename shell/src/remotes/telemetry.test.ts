// @vitest-environment jsdom
import type { FailureReport } from '@emberite/release/data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { report, reportUncaught } from './telemetry.ts';

const sent: Blob[] = [];
beforeEach(() => {
  sent.length = 0;
  navigator.sendBeacon = (_, body) => sent.push(body as Blob) > 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** An error whose stack has a line in each of these files. */
const errorIn = (...files: string[]) =>
  Object.assign(new Error('Broken'), {
    stack: [
      'Error: Broken',
      ...files.map((file) => `    at f (https://ember.example${file}:1:2)`),
    ].join('\n'),
  });

/** What has been reported, once all timers have run. */
async function reports(): Promise<FailureReport[]> {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  return Promise.all(
    sent.map(
      (blob) =>
        new Promise<FailureReport>((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () =>
            resolve(JSON.parse(String(reader.result)) as FailureReport),
          );
          reader.readAsText(blob);
        }),
    ),
  );
}

it('reports an uncaught error as a failure of the first remote in its stack', async () => {
  const files = ['/assets/shell/s1/main.js', '/assets/mf-one/r1/1.js', '/assets/mf-two/r1/1.js'];
  reportUncaught(errorIn(...files), '/one/:id');
  expect(await reports()).toEqual([
    expect.objectContaining({
      remote: 'mf-one',
      release: 'r1',
      path: '/one/:id',
      kind: 'uncaught',
      message: 'Error: Broken',
    }),
  ]);
});

it('reports an error without a file of a remote as a failure of the shell', async () => {
  reportUncaught(errorIn('/assets/shell/s2/main.js'), '/');
  expect(await reports()).toEqual([expect.objectContaining({ remote: 'shell', release: 's2' })]);
});

it('reports a thrown value that is not an error by the file that threw it', async () => {
  reportUncaught('Oh no', '/', 'https://ember.example/assets/mf-one/r2/1.js');
  expect(await reports()).toEqual([
    expect.objectContaining({ remote: 'mf-one', release: 'r2', message: 'Oh no' }),
  ]);
});

it('reports the same thrown text for each remote', async () => {
  for (const remote of ['mf-three', 'mf-four']) {
    report({ remote, release: 'r1', path: '/', kind: 'code', error: 'Oh no' });
  }
  expect((await reports()).map(({ remote }) => remote)).toEqual(['mf-three', 'mf-four']);
});

it('reports nothing from an extension', async () => {
  reportUncaught(errorIn('/content.js'), '/');
  reportUncaught('Oh no', '/', 'chrome-extension://abc/content.js');
  reportUncaught(undefined, '/');
  expect(await reports()).toEqual([]);
});

it('leaves an error to the code that loads the module that throws it', async () => {
  const error = errorIn('/assets/mf-one/r3/1.js');
  reportUncaught(error, '/one');
  report({ remote: 'mf-one', release: 'r3', path: '/one', kind: 'code', error });
  expect(await reports()).toEqual([expect.objectContaining({ kind: 'code' })]);
});
