import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** What runs every test of the API again takes longest: begun last, it would have one core to itself. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const isLong = ({ moduleId }: { moduleId: string }) =>
      moduleId.endsWith('/api/src/postgres.test.ts');
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * One project per kind of test: `unit` needs nothing; in Chromium, `browser` drives single components,
 * `stories` every story, `e2e` the composed site.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shell,mf-*,ui-kit,sdk,content,api,delivery,bench}/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
          setupFiles: ['tools/failOnConsoleError.ts'],
          // By default a machine of two cores gets one worker.
          maxWorkers: 2,
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['ui-kit/src/**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'stories',
          include: ['.storybook/**/*.test.ts'],
          globalSetup: '.storybook/tests/build.ts',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['shell/e2e/**/*.e2e.ts'],
          globalSetup: 'shell/e2e/harness/prepare.ts',
          testTimeout: 90_000,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
