// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import type { FailureReport } from '@emberite/release/reports';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isBlocked } from './blocked.ts';
import { markListed } from './integrity.ts';
import { TimeoutError } from './patience.ts';
import { oldBrowserScript } from '../site/oldBrowserScript.ts';
import { report, reportUncaught } from './telemetry.ts';

/** The releases of the document; those of a remote share a file. */
const releases = [
  ['mf-one', 'live', 'page.a.js'],
  ['mf-one', 'before', 'page.b.js'],
  ['mf-two', 'r1', 'page.a.js'],
  ['mf-five', 'r3', 'page.js'],
].map(([name = '', id = '', file = '']) => ({
  id,
  base: `/assets/${name}/`,
  entry: '',
  integrity: { 'shared.js': 'sha384-s', [file]: 'sha384-p' },
  pages: {},
}));
markListed(releases);

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

it.each([
  ['shared.js', 'live'],
  ['page.b.js', 'before'],
])(
  'reports an uncaught error in %s as a failure of the first remote in its stack',
  async (file, release) => {
    const files = ['/assets/shell/main.js', `/assets/mf-one/${file}`, '/assets/mf-two/page.a.js'];
    reportUncaught(errorIn(...files), '/one/:id', 's1');
    expect(await reports()).toEqual([
      expect.objectContaining({
        remote: 'mf-one',
        release,
        path: '/one/:id',
        kind: 'uncaught',
        message: 'Error: Broken',
      }),
    ]);
  },
);

it('blames no release in a browser of which the document says that it is too old', async () => {
  runInNewContext(oldBrowserScript, {
    document,
    window: { Promise },
    IDBFactory: { prototype: {} },
  });
  const fail = () => reportUncaught(errorIn('/assets/mf-five/page.js'), '/five', 's1');
  fail();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  Reflect.deleteProperty(document, 'isTooOld');
  fail();
  expect(await reports()).toHaveLength(1);
});

it('reports an error without a file of a remote as a failure of the shell', async () => {
  reportUncaught(errorIn('/assets/shell/main.js'), '/', 's2');
  expect(await reports()).toEqual([expect.objectContaining({ remote: 'shell', release: 's2' })]);
});

it('reports no network that stands still', async () => {
  const stands = Object.assign(new TimeoutError('Nothing happened'), {
    stack: errorIn('/assets/shell/main.js').stack,
  });
  reportUncaught(stands, '/', 's1');
  expect(await reports()).toEqual([]);
});

it('reports a thrown value that is not an error by the file that threw it', async () => {
  reportUncaught('Oh no', '/', '', 'https://ember.example/assets/mf-two/page.a.js');
  expect(await reports()).toEqual([
    expect.objectContaining({ remote: 'mf-two', release: 'r1', message: 'Oh no' }),
  ]);
});

it('reports the same thrown text for each remote', async () => {
  for (const remote of ['mf-three', 'mf-four']) {
    report({ remote, release: 'r1', path: '/', kind: 'code', error: 'Oh no' });
  }
  expect((await reports()).map(({ remote }) => remote)).toEqual(['mf-three', 'mf-four']);
});

it('reports nothing from an extension', async () => {
  reportUncaught(errorIn('/content.js'), '/', 's1');
  // A file that no release of this tab has.
  reportUncaught(errorIn('/assets/mf-two/page.b.js'), '/', 's1');
  reportUncaught('Oh no', '/', 's1', 'chrome-extension://abc/content.js');
  reportUncaught(undefined, '/', 's1');
  expect(await reports()).toEqual([]);
});

it('leaves an error to the code that loads the module that throws it', async () => {
  const error = errorIn('/assets/mf-five/page.js');
  reportUncaught(error, '/one', 's1');
  report({ remote: 'mf-five', release: 'r3', path: '/one', kind: 'code', error });
  expect(await reports()).toEqual([expect.objectContaining({ kind: 'code' })]);
});

it('reports what cannot be a text', async () => {
  const error: unknown = Object.create(null);
  report({ remote: 'mf-six', release: 'r3', path: '/one', kind: 'code', error });
  expect(await isBlocked(error)).toBe(false);
  expect(await reports()).toEqual([expect.objectContaining({ message: '' })]);
});
