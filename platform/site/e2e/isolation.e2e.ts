import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@emberite/release';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { goInside, savesData } from '@emberite/testing/harness/browser';
import { signIn } from '@emberite/testing/harness/member';
import { liveSet } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { buildVariant, restyling } from '@emberite/testing/harness/variant';
import { isFull } from '../../../tools/sample.ts';
import { slower } from '../../../tools/slow.ts';

const run = useSite({ each: 'site' });

/** Maximum milliseconds until a broken remote is replaced. */
const limit = 8_000 * slower;

const broken = 'mf-experiences';
const brokenPath = '/experience/peak-axethrowing';

/** Files of the broken remote's live release on disk, in every encoding: in the store and in the gateway's cache. */
async function filesOf(pick: (name: string) => boolean): Promise<string[]> {
  const { files } = await run.site.live(broken);
  const names = Object.keys(files).filter(pick);
  const stored = names.flatMap((name) =>
    ['identity', 'br', 'gz'].map((copy) => join(run.site.folder, 'files', broken, name, copy)),
  );
  const cached = names.map((name) =>
    join(run.site.folder, 'cache', files[name]!.integrity.replaceAll('/', '_')),
  );
  // Waits until the gateway has filled it.
  await expect.poll(() => cached.every((file) => existsSync(file))).toBe(true);
  return [...stored, ...cached.flatMap((file) => ['', '.br', '.gz'].map((end) => file + end))];
}

const isEntry = (name: string) => name.startsWith('remoteEntry');
const isChunk = (name: string) => name.endsWith('.js') && !isEntry(name);
const isStyle = (name: string) => name.endsWith('.css');

async function remove(pick: (name: string) => boolean) {
  for (const file of await filesOf(pick)) await rm(file, { force: true });
}

/** Replaces a file's text; removes the compressed copies, so that the new text is served. */
async function rewrite(pick: (name: string) => boolean, change: (text: string) => string) {
  for (const file of await filesOf(pick)) {
    if (/[./](br|gz)$/.test(file)) await rm(file, { force: true });
    else await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

const evil = ';globalThis.evil = true;';

/**
 * Every way in which the files of a live release can break on disk. `chaos.e2e.ts` breaks them in
 * transit.
 */
const all: [string, () => Promise<void>][] = [
  ['entry missing', () => remove(isEntry)],
  ['entry tampered with', () => rewrite(isEntry, (text) => `${text}\n${evil}`)],
  ['entry broken', () => rewrite(isEntry, () => 'export const = ;')],
  ['chunk missing', () => remove(isChunk)],
  ['stylesheet missing', () => remove(isStyle)],
];

/** A release whose entry does not reach a tab. */
const missing = (page: Page, { entry }: Release) =>
  page.route(`**/${entry[0]}`, (route) => route.fulfill({ status: 404 }));

/** What the browser reports about a release that a test broke on purpose. */
const onPurpose = [/mf-experiences/, /Failed to fetch dynamically imported module/, /integrity/];

/** Navigates from the landing page to the broken remote. */
async function goThere(page: Page): Promise<void> {
  await page.goto(run.site.url);
  await page.getByRole('link', { name: 'Claim your Spot!' }).waitFor();
  await goInside(page, brokenPath);
}

let count = 0;

/** Uses the three other remotes. */
async function expectRestWorks(page: Page): Promise<void> {
  await page.goto(run.site.url);
  await page.getByRole('link', { name: 'Claim your Spot!' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
  const user = await signIn(run.site, page.context(), `robin-${(count += 1)}@example.com`);
  await user.becomeMember('dad_joke');
  await page.goto(`${run.site.url}/emberite`);
  await page.getByRole('link', { name: 'Read more' }).first().click();
  await page.getByRole('button', { name: 'Mark as Completed' }).waitFor();
}

/** When idle, pages that link to others of the broken remote report those, too. */
async function expectOneReport(release: string): Promise<void> {
  await expect
    .poll(() => run.site.failures.filter(({ path }) => path === '/experience/:experienceId'))
    .toEqual([expect.objectContaining({ remote: broken, release })]);
}

const showsThePage = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Peak Axe Throwing' }).waitFor({ timeout: limit });

const takesABreak = (page: Page) =>
  page.getByRole('heading', { name: 'This page is taking a break' }).waitFor({ timeout: limit });

describe('a broken remote without an earlier release', () => {
  it.runIf(isFull).each(all)(
    '%s: shows its failure page, and the rest works',
    async (_, breakIt) => {
      const { page } = run.tab;
      const { id } = await run.site.live(broken);
      await breakIt();
      await goThere(page);
      await takesABreak(page);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);
      await expectRestWorks(page);
      await expectOneReport(id);
      run.tab.expectClean(...onPurpose);
    },
  );

  it.runIf(isFull)('shows its page after Try again, once it works', async () => {
    const { page } = run.tab;
    await missing(page, await run.site.live(broken));
    await page.goto(run.site.url + brokenPath);
    await takesABreak(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await showsThePage(page);
    run.tab.expectClean(...onPurpose);
  });
});

const second = { replace: /$/, by: '\nexport const second = 2;\n' };

it.runIf(isFull)('a page that throws takes down no other page of its route', async () => {
  const { page } = run.tab;
  // Twice, so that the earlier release throws, too.
  for (const name of ['throwing-first', 'throwing-second']) {
    await run.site.publish(
      await buildVariant(broken, name, {
        file: 'src/detail/ExperiencePage.tsx',
        replace: /(export default function \w+\([^)]*\) \{)/,
        by: `$1\n  if (globalThis.location?.pathname === "/experience/dance-connection-experience") throw new Error("${name} on purpose");`,
      }),
    );
  }
  await page.goto(`${run.site.url}/experience/mediterranean-cooking-class`);
  await page.getByRole('link', { name: /^Next/ }).click();
  await takesABreak(page);
  await page.goBack();
  await page
    .getByRole('heading', { level: 1, name: 'Mediterranean Cooking Class' })
    .waitFor({ timeout: limit });
  await page.goForward();
  await takesABreak(page);
  run.tab.expectClean(/on purpose/);
});

describe.runIf(isFull)('a broken remote with an earlier release', () => {
  beforeAll(async () => {
    await run.testBed.publish(
      await buildVariant(broken, 'second', [
        { file: 'src/detail/ExperiencePage.tsx', ...second },
        restyling('src/detail/ExperienceView.module.css'),
      ]),
    );
  });

  it.each(all)('%s: the earlier release shows the page', async (_, breakIt) => {
    const { page } = run.tab;
    const live = await run.site.live(broken);
    const { releases } = await liveSet(run.site.store);
    expect(releases[broken]).toEqual([live.id, expect.not.stringMatching(live.id)]);
    await breakIt();
    await goThere(page);
    await showsThePage(page);
    await expectOneReport(live.id);
    run.tab.expectClean(...onPurpose);
  });
});

it.runIf(isFull)(
  'shows a page that the document links to in its earlier release, if the live one is broken',
  async () => {
    const { page } = run.tab;
    const remote = 'mf-onboarding';
    const { id } = await run.site.publish(
      await buildVariant(remote, 'second', { file: 'src/routes.tsx', ...second }),
    );
    await missing(page, await run.site.live(remote));
    // The tab requests the index only now.
    await savesData(page);
    await page.goto(run.site.url);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole('link', { name: 'Login' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Login' });
    await heading.waitFor({ timeout: limit });
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await expect
      .poll(() => run.site.failures)
      .toEqual([expect.objectContaining({ remote, release: id, path: '/login' })]);
    run.tab.expectClean(/remoteEntry/);
  },
);
