import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { registryAt } from '@emberite/cli/release';
import { openTab, savesData, watch } from '@emberite/testing/harness/browser';
import { useSite } from '@emberite/testing/harness/useSite';
import { buildVariant, withRecord } from '@emberite/testing/harness/variant';
import { hashOf, filesIn } from '../../../tools/files.ts';
import { isFull } from '../../../tools/sample.ts';

const run = useSite();

/** Hash of all bytes of the other packages' releases. */
async function bytesOfOthers(): Promise<string> {
  const files = await filesIn(join(run.site.folder, 'releases'));
  return hashOf(files.filter((file) => !file.includes('/mf-public/')));
}

it('publishes a changed remote while the site runs, and rolls it back', async () => {
  const words = 'Fresh from the mountains';
  const open = await openTab(run.browser);
  await open.page.goto(run.site.url);
  const claim = open.page.getByRole('link', { name: 'Claim your Spot!' });
  await claim.waitFor();
  const before = await bytesOfOthers();

  const dist = await buildVariant('mf-public', 'changed', {
    file: 'src/landing/LandingView.tsx',
    replace: '<ClaimBar',
    by: `<p>${words}</p><ClaimBar`,
  });
  await run.site.publish(dist);

  const fresh = await openTab(run.browser);
  await expect
    .poll(async () => {
      await fresh.page.goto(run.site.url);
      return fresh.page.getByText(words).count();
    })
    .toBe(1);
  await fresh.page.getByRole('link', { name: 'Claim your Spot!' }).click();
  await fresh.page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();

  // The open tab keeps the releases it started with, and all their pages work.
  await claim.click();
  await open.page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
  await open.page.goBack();
  await claim.waitFor();
  expect(await open.page.getByText(words).count()).toBe(0);
  await open.page.getByRole('link', { name: 'Press', exact: true }).click();
  await open.page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await bytesOfOthers()).toBe(before);

  await run.site.rollback('mf-public');
  const later = watch(await fresh.page.context().newPage());
  await expect
    .poll(async () => {
      await later.page.goto(run.site.url);
      return later.page.getByText(words).count();
    })
    .toBe(0);
  for (const tab of [open, fresh, later]) tab.expectClean();
  expect(run.site.failures).toEqual([]);
  await open.close();
  await fresh.close();
});

it.runIf(isFull)(
  'takes a remote off the site, also from the navigation, and brings it back',
  async () => {
    const registry = registryAt(run.site.url, run.site.token);
    const { page } = run.tab;
    const status = async () => (await page.goto(`${run.site.url}/press`))?.status();
    const menu = page.getByRole('link', { name: 'Experiences', exact: true });
    await page.goto(run.site.url);
    const { move } = await registry.retire('mf-experiences', 'The season is over.');
    expect(move?.to).toEqual({ 'mf-experiences': null });
    expect((await page.goto(`${run.site.url}/experience`))?.status()).toBe(410);
    await page.getByRole('heading', { name: 'This page is gone' }).waitFor();
    expect(await (await fetch(`${run.site.url}/sitemap.xml`)).text()).not.toContain('/experience');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.getByRole('link', { name: 'Claim your Spot!' }).waitFor();
    expect([await menu.count(), await status()]).toEqual([0, 200]);
    await registry.rollback('mf-experiences');
    expect((await page.goto(`${run.site.url}/experience`))?.status()).toBe(200);
  },
);

describe.runIf(isFull)('a link to an address that no page has yet', () => {
  const path = '/fresh';
  /** The paths of the documents that the tab has requested. */
  let documents: string[];

  let linking: string;
  beforeAll(async () => {
    linking = await buildVariant('mf-public', 'linking', {
      file: 'src/landing/ClaimBar.tsx',
      replace: 'href={callToAction.to}',
      by: `href="${path}#part"`,
    });
  });

  const follow = () => run.tab.page.getByRole('link', { name: 'Claim your Spot!' }).click();
  const isSameDocument = () => run.tab.page.evaluate(() => 'sameDocument' in globalThis);

  /** Opens the landing page with the link. With `savesData`, the tab preloads nothing. */
  async function openLanding(before?: (page: Page) => Promise<void>): Promise<Page> {
    const { page } = run.tab;
    await run.site.publish(linking);
    await before?.(page);
    documents = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
    });
    await page.goto(run.site.url);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    return page;
  }

  it.each([
    ['at once', savesData],
    ['with the index', undefined],
  ])('requests it from the site %s, and only once', async (_, before) => {
    const page = await openLanding(before);
    await follow();
    const heading = page.getByRole('heading', { level: 1, name: 'This trail ends here' });
    await heading.waitFor();
    expect(page.url()).toBe(`${run.site.url}${path}#part`);
    await page.getByRole('link', { name: 'Back to home', exact: true }).click();
    await page.waitForURL(`${run.site.url}/`);
    // Going back requests nothing: the tab already knows that there is no page.
    await page.goBack();
    await heading.waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/', path]);
    run.tab.expectClean(/fresh/, /404/);
  });

  it('is followed by a tab from before a new shell and a page that needs it', async () => {
    const needed = '@emberite/sdk/fresh';
    const before = await run.site.live('mf-onboarding');
    const page = await openLanding(savesData);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const shell = await run.site.publish(
      await withRecord('shell/dist', (record) => (record.provides[needed] = '1.0.0')),
    );
    const built = await buildVariant('mf-onboarding', 'fresh', {
      file: 'src/routes.tsx',
      replace: '] satisfies Route[];',
      by: `{
        path: '${path}', access: 'public', frame: 'footer', title: 'Fresh · Ember',
        page: () => import('./sign-in/SignInPage.tsx'),
      }] satisfies Route[];`,
    });
    const fresh = await run.site.publish(
      await withRecord(built, (record) => (record.requires[needed] = '^1.0.0')),
    );

    // The shell of this tab runs the earlier release.
    await page.getByRole('link', { name: 'Login' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    expect(await isSameDocument()).toBe(true);
    const isFrom = (id: string) => requested.some((url) => url.includes(id));
    expect([isFrom(before.id), isFrom(fresh.id), isFrom(shell.id)]).toEqual([true, false, false]);
    await page.goBack();

    await follow();
    await page.waitForFunction(() => document.title === 'Fresh · Ember');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await isSameDocument()).toBe(false);
    expect(documents).toEqual(['/', path]);
    const boot = await page.locator('#ember-boot').textContent();
    expect(boot).toContain(fresh.id);
    expect(boot).toContain(shell.id);
    expect(run.site.failures).toEqual([]);
    run.tab.expectClean();
    await run.site.rollback('mf-onboarding');
  });
});

it.runIf(isFull)(
  'traces a page that throws in a browser to file and line of the source',
  async () => {
    const file = 'src/session-expired/SessionExpiredPage.tsx';
    const start = 'export default function SessionExpiredPage() {\n';
    const source = await readFile(join('mf-onboarding', file), 'utf8');
    const line = source.slice(0, source.indexOf(start)).split('\n').length + 1;
    const dist = await buildVariant('mf-onboarding', 'throws', {
      file,
      replace: start,
      by: `${start}  if (typeof window === 'object') throw new Error('No such thing');\n`,
    });
    const { id } = await run.site.publish(dist);
    await run.tab.page.goto(`${run.site.url}/session-expired`);
    await run.tab.page.getByRole('heading', { level: 1 }).waitFor();
    const reported = () => run.site.failures.find(({ release }) => release === id);
    await expect.poll(reported).toMatchObject({ remote: 'mf-onboarding', kind: 'render' });

    const logged = JSON.stringify({ level: 'info', time: new Date().toISOString(), ...reported() });
    await writeFile(join(run.site.folder, 'site.log'), logged);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['packages/cli/src/main.ts', '--site', run.site.url, 'trace', 'mf-onboarding'],
      { env: { ...process.env, EMBER_TOKEN: run.site.token, NO_COLOR: '1' } },
    );
    const [where, message, innermost] = stdout.split('\n');
    expect(where).toContain(`mf-onboarding ${id} at /session-expired`);
    expect(message).toBe('  Error: No such thing');
    expect(innermost).toMatch(`    mf-onboarding/${file}:${line}:`);
    await run.site.rollback('mf-onboarding');
  },
);
