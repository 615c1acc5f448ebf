import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { isFull } from './tools/sample.ts';
import { patience, slower } from './tools/slow.ts';

/**
 * Files run three at a time: small machines have two cores, and tests wait for a third of their
 * time. A worker imports modules once for all its files of a project: importing React, the API or
 * the gateway, compiling the embedded database and creating a document takes longer than most files
 * do.
 */
const shared = {
  maxWorkers: 3,
  isolate: false,
  // Only what hangs takes so long, also on a machine that is ten times slower.
  testTimeout: (isFull ? 1_200_000 : 300_000) * slower,
  hookTimeout: 300_000 * slower,
  expect: { poll: { timeout: patience } },
};

/**
 * One project per kind of test, in the order they run: the slow ones first, so that the short files
 * fill up the end. All share the workers. In Chromium, `stories` checks every story, `e2e` drives
 * the composed site and `browser` single components; in a full run, `engines` drives the site in
 * other browsers, too; `api` and `unit` need nothing. In a full run, `bench` is last and alone: it
 * measures, and loads the machine.
 */
const projects: (TestProjectInlineConfiguration & { test: { name: string } })[] = [
  {
    test: {
      ...shared,
      name: 'stories',
      include: ['.storybook/**/*.test.ts'],
      globalSetup: '.storybook/tests/build.ts',
    },
  },
  {
    test: {
      ...shared,
      name: 'e2e',
      include: ['{,packages/,platform/}*/e2e/*.e2e.ts'],
      globalSetup: 'packages/testing/harness/prepare.ts',
    },
  },
  {
    test: {
      ...shared,
      name: 'engines',
      include: isFull ? ['platform/site/e2e/engines/*.e2e.ts'] : [],
      globalSetup: ['platform/site/e2e/engines/install.ts', 'packages/testing/harness/prepare.ts'],
    },
  },
  {
    test: {
      ...shared,
      name: 'browser',
      include: ['ui-kit/src/**/*.browser.test.ts'],
      // More takes at once than a small machine records would miss pictures and seconds.
      maxConcurrency: 2,
    },
  },
  {
    test: {
      ...shared,
      name: 'api',
      include: ['platform/api/src/**/*.test.ts'],
      setupFiles: ['packages/testing/src/setup.ts', 'tools/seed.ts'],
    },
  },
  {
    // Pictures are files, as in the builds.
    build: { assetsInlineLimit: 0 },
    test: {
      ...shared,
      name: 'unit',
      include: [
        '{shell,mf-*,ui-kit,packages/*,platform/*,tools/bench}/src/**/*.test.{ts,tsx}',
        'tools/*.test.ts',
      ],
      exclude: ['**/node_modules/**', '**/*.browser.test.ts', 'platform/api/**'],
      setupFiles: ['packages/testing/src/setup.ts', 'tools/seed.ts'],
    },
  },
  {
    test: {
      ...shared,
      name: 'bench',
      include: isFull ? ['tools/bench/e2e/*.e2e.ts'] : [],
      globalSetup: 'packages/testing/harness/prepare.ts',
      maxWorkers: 1,
      sequence: { groupOrder: 1 },
    },
  },
];

const names = projects.map(({ test }) => test.name);

type Specifications = Parameters<BaseSequencer['sort']>[0];

/** Its project, then its environment, then the options of that. */
const orderOf = ({ project, moduleId }: Specifications[number]) => {
  const source = readFileSync(moduleId, 'utf8');
  const lines = ['// @vitest-environment ', '// @vitest-environment-options '];
  return names.indexOf(project.name) * 3 + lines.filter((line) => source.includes(line)).length;
};

/**
 * Project after project, in each those with a document last, and of those the longest files first:
 * only neighbours of one project and one environment can share a worker.
 */
class InOrder extends BaseSequencer {
  override async sort(files: Specifications) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => orderOf(one) - orderOf(other));
  }
}

export default defineConfig({ test: { sequence: { sequencer: InOrder }, projects } });
