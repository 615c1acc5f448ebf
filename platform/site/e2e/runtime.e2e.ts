import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { savesData } from '@emberite/testing/harness/browser';
import { useSite } from '@emberite/testing/harness/useSite';
import type { Edit } from '@emberite/testing/harness/variant';
import { buildVariant } from '@emberite/testing/harness/variant';
import { isFull } from '../../../tools/sample.ts';

const run = useSite({ each: 'site' });

const remote = 'mf-onboarding';

/** The build of a remote with its own federation runtime. */
const ownRuntime = `
  import { remote } from '@emberite/cli/build';
  const build = remote(import.meta.dirname);
  const withRuntime = (config) => ({ ...config, resolve: { ...config.resolve, alias: {} } });
  export default (env, argv) => build(env, argv).map(withRuntime);
`;

const unchanged: Edit = { file: 'src/routes.tsx', replace: /$/, by: '\n' };

const throwing: Edit = {
  file: 'src/session-expired/SessionExpiredPage.tsx',
  replace: /(export default function \w+\(\) \{)/,
  by: `$1\n  if (typeof window === 'object') throw new Error('thrown on purpose');`,
};

/** Publishes `mf-onboarding` with or without its own runtime. Returns the release's id. */
async function publish(edit: Edit, runtime: 'own' | 'borrowed'): Promise<string> {
  const variant = `${edit === throwing ? 'throwing' : 'unchanged'}-${runtime}`;
  const added = runtime === 'own' && { 'rspack.config.ts': ownRuntime };
  const { id } = await run.site.publish(await buildVariant(remote, variant, edit, { ...added }));
  return id;
}

/** The names of the federation instances in the order in which they were created. */
const instances = (page: Page) =>
  page.evaluate(() =>
    (
      globalThis as unknown as { __FEDERATION__: { __INSTANCES__: { name: string }[] } }
    ).__FEDERATION__.__INSTANCES__.map(({ name }) => name),
  );

it.runIf(isFull)(
  'shows pages of a release with a federation runtime of its own beside those without',
  async () => {
    const { page } = run.tab;
    await publish(unchanged, 'own');
    const { entry, files } = await run.site.live(remote);
    expect(files[entry[0] ?? '']?.brotli).toBeGreaterThan(12_000);

    // A page that is shown for a while would load ahead what its links lead to.
    await savesData(page);
    await page.goto(run.site.url);
    const claim = page.getByRole('link', { name: 'Claim your Spot!' });
    await claim.click();
    await page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
    // Back to a remote that borrows, and to a page of it that is not loaded yet.
    await page.goBack();
    await claim.waitFor();
    await page.getByRole('link', { name: 'Press', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Our Story in the News' }).waitFor();
    expect(await instances(page)).toEqual(['shell', 'mf_public', 'mf_onboarding']);
    expect(run.site.failures).toEqual([]);
    run.tab.expectClean();
  },
);

const pairs = [
  { live: 'own', before: 'borrowed' },
  { live: 'borrowed', before: 'own' },
] as const;

it.runIf(isFull).each(pairs)(
  'falls back from a page that throws, from a release with $live runtime to one with $before',
  async ({ live, before }) => {
    const { page } = run.tab;
    // The one that the site starts with borrows.
    if (before === 'own') await publish(unchanged, before);
    const id = await publish(throwing, live);

    await page.goto(`${run.site.url}/session-expired`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => run.site.failures).toHaveLength(1);
    expect(run.site.failures[0]).toMatchObject({ remote, release: id, kind: 'render' });
    // The next page comes from the live release, with both containers open; then another remote's.
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Continue with Email' }).waitFor();
    await page.getByRole('link', { name: 'Ember' }).first().click();
    await page.getByRole('link', { name: 'Claim your Spot!' }).waitFor();
    expect(run.site.failures).toHaveLength(1);
    run.tab.expectClean(/thrown on purpose/);
  },
);
