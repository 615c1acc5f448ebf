import { defineConfig } from 'vitest/config';

/** One project per kind of test: `unit` needs nothing, `e2e` drives the composed site in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shell,mf-*,ui-kit,sdk,content,api,delivery,bench}/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tools/failOnConsoleError.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
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
