import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseStore } from '@emberite/testing/harness/prepare';
import { expect, it, onTestFinished } from 'vitest';
import type { Figures } from '../src/report/figures.ts';
import { applications, growth, pageMeasures, throughput } from '../src/report/measures.ts';
import { pages } from '../src/measure/pages.ts';

/** Runs the benchmark as small as it gets. Returns how it ended, what it printed, and its figures by measure. */
async function smoke(...options: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'ember-smoke-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const json = join(folder, 'made', 'bench.json');
  const ended = await new Promise<{ code: unknown; printed: string }>((resolve) => {
    const script = ['tools/bench/src/main.ts', '--json', json, '--smoke', ...options];
    execFile(process.execPath, script, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, printed: stdout + stderr }),
    );
  });
  const figures = JSON.parse(await readFile(json, 'utf8')) as Figures[];
  return { ...ended, figures: Object.fromEntries(figures.map((line) => [line.measure, line])) };
}

/** The cells of the line of a measure; undefined if there is none. */
const lineOf = (printed: string, measure: string) =>
  printed
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replace(' (!)', '')))
    .find(([, name]) => name === measure);

it('measures each part', async () => {
  const { code, printed, figures } = await smoke(baseStore);
  const failures = Object.values(figures).filter(({ failed }) => Object.keys(failed).length > 0);
  expect(failures).toEqual([]);
  expect(code, printed).toBe(0);
  const withStatic = pages.filter((page) => page.static).flatMap(({ path }) => pageMeasures(path));
  const inStatic = [throughput, ...withStatic.flatMap((names) => Object.values(names))];
  for (const { name } of applications.measures) {
    expect(figures[name], name).toMatchObject({
      ours: expect.any(Number),
      static: inStatic.includes(name) ? expect.any(Number) : null,
      stock: name.startsWith('return ') ? null : expect.any(Number),
      monolith: expect.any(Number),
      rounds: 1,
    });
    expect(lineOf(printed, name)?.[3], name).toMatch(/^\d/);
  }
  for (const { name } of growth.measures) {
    expect(figures[name], name).toMatchObject({ '5 remotes': expect.any(Number), rounds: 1 });
    expect(lineOf(printed, name)?.[2], name).toMatch(/^\d/);
  }
  // Not everything there is 0.
  const paint = figures[pageMeasures('/').largestPaint];
  expect(paint?.ratio.stock).toBeGreaterThan(0);
});

it('names what failed in the table and ends with an error', async () => {
  const { code, printed, figures } = await smoke('no/store', '--only', 'headers of the document');
  expect(code, printed).toBe(1);
  expect(figures).toMatchObject({
    'headers of the document': { failed: { '5 remotes': expect.stringContaining('no/store') } },
  });
  expect(lineOf(printed, 'headers of the document')).toMatchObject([
    '',
    'headers of the document',
    'failed',
    '',
    '',
    '≤ 2.0 kB',
    expect.stringMatching(/^5 remotes failed: ENOENT.*\.$/),
    '',
  ]);
});
