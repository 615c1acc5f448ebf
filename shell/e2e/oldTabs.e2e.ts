import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect } from '@emberite/registry';
import { remotes } from '@emberite/site/workspace';
import type { Release } from '@emberite/release';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedRelease } from '../../tools/changedRelease.ts';
import { openTab, savesData } from '@emberite/testing/harness/browser';
import { signIn } from '@emberite/testing/harness/member';
import { liveSet, testRegistry } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { row } from '../../tools/rows.ts';
import { isFull } from '../../tools/sample.ts';
import { slower } from '../../tools/slow.ts';

const run = useSite({ tabs: 'own' });

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ember-releases-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let versions = 0;

/** Publishes another release of a package, none of whose scripts and stylesheets is as before. Returns its id. */
async function publishAgain(name: string): Promise<string> {
  versions += 1;
  const dist = await changedRelease(name, folder, `0.0.${versions}`, 'everything');
  return (await run.site.publish(dist)).id;
}

/** Waits until the gateway has followed the last move. */
async function served(): Promise<void> {
  const moves = async () => {
    const response = await fetch(`${run.site.url}/live.json`);
    const { move } = (await response.json()) as { move: number };
    return move === (await run.site.store.latest())?.number;
  };
  await expect.poll(moves).toBe(true);
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Opens a page in its own browser. Also returns what it requests, and which documents after this one. */
async function open(path: string, prepare?: (page: Page) => Promise<void>) {
  const tab = await openTab(run.browser);
  const { page } = tab;
  await prepare?.(page);
  const requested: string[] = [];
  const documents: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    (request.isNavigationRequest() ? documents : requested).push(pathname);
  });
  await page.goto(run.site.url + path);
  await heading(page, /./).waitFor();
  await page.waitForLoadState('networkidle');
  documents.length = 0;
  return { ...tab, requested, documents };
}

/** Goes to a page like a link inside the site. */
const go = (page: Page, to: string) =>
  page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

it.runIf(isFull).for([1, 5, 50])(
  'keeps its releases while %i sets go live',
  async (count, { task }) => {
    const remote = 'mf-onboarding';
    const own = await run.site.live(remote);
    const old = await open('/press');
    const saver = await open('/press', savesData);
    const ids: string[] = [];
    for (let made = 0; made < Math.min(count, 5); made += 1) ids.push(await publishAgain(remote));
    // The other moves restore these releases in turn, each without a fallback.
    const { releases, site } = await liveSet(run.site.store);
    for (let made = ids.length; made < count; made += 1) {
      const next: typeof releases = { ...releases, [remote]: [ids[made % ids.length]!] };
      await testRegistry(run.site.store, site).restore(next, 'For tests');
      await served();
    }
    const live = await run.site.live(remote);

    const isFrom = ({ entry }: Release, { requested }: typeof old) =>
      requested.some((path) => path.endsWith(`/${entry[0]}`));
    // Nobody has requested this page's chunk before.
    await go(old.page, '/waitlist');
    await heading(old.page, /waiting list/i).waitFor();
    await old.page.goBack();
    await old.page.getByRole('link', { name: 'Login' }).click();
    await heading(old.page, 'Login').waitFor();
    expect([isFrom(own, old), isFrom(live, old)]).toEqual([true, false]);
    // This tab had no index yet, so it loads the current one.
    await saver.page.getByRole('link', { name: 'Login' }).click();
    await heading(saver.page, 'Login').waitFor();
    expect([isFrom(own, saver), isFrom(live, saver)]).toEqual([false, true]);
    for (const tab of [old, saver]) expect(tab.documents).toEqual([]);

    await old.page.reload();
    await heading(old.page, 'Login').waitFor();
    expect(isFrom(live, old)).toBe(true);
    expect(run.site.failures).toEqual([]);
    for (const tab of [old, saver]) {
      tab.expectClean();
      await tab.close();
    }
    row(task, 'tabs', {
      'A tab': `open while ${count === 1 ? 'a set goes' : `${count} sets go`} live`,
      'What the member sees':
        'the pages of its releases, without a new document; the live ones after a reload',
      Reports: 'none',
    });
  },
);

const week = 7 * 24 * 60 * 60 * 1_000;

/** Sends a tab to sleep, as a browser does to save memory, or wakes it up. */
async function setAsleep(page: Page, asleep: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: asleep ? 'frozen' : 'active' });
  await session.detach();
}

it.runIf(isFull)(
  'shows pages after a week of sleep, although its releases and its session are gone',
  async ({ task }) => {
    const { site } = run;
    const email = 'asleep@example.com';
    const clock = (page: Page) => page.clock.install();
    const visitor = await open('/press', clock);
    const member = await open('/emberite/settings', async (page) => {
      await clock(page);
      await (await signIn(site, page.context(), email)).becomeMember();
    });
    for (const { page } of [visitor, member]) await setAsleep(page, true);

    // The session is over, and nothing is left of the releases that the tab was opened with.
    const elsewhere = await openTab(run.browser);
    await signIn(site, elsewhere.page.context(), email);
    const ended = await elsewhere.page.request.post(`${site.url}/api/auth/sessions/end-all`, {
      data: {},
      headers: { Origin: site.url },
    });
    expect(ended.ok()).toBe(true);
    await elsewhere.close();
    const { site: config } = await liveSet(site.store);
    const gone: string[] = [];
    for (const name of ['shell', ...remotes]) {
      gone.push((await site.live(name)).id);
      await publishAgain(name);
    }
    const { releases } = await liveSet(site.store);
    const alone = Object.entries(releases).map(([name, [id]]) => [name, [id]] as const);
    const next = Object.fromEntries(alone) as unknown as typeof releases;
    await testRegistry(site.store, config).restore(next, 'For tests');
    await served();
    // The gateway still has the set before the last one.
    await publishAgain('mf-public');
    const deleted: string[] = [];
    const now = new Date(Date.now() + week + 24 * 60 * 60 * 1_000);
    await collect(site.store, { keep: 0, dryRun: false, now }, (line) => deleted.push(line));
    for (const id of gone) expect(deleted.join('\n')).toContain(id);

    for (const { page } of [visitor, member]) {
      await setAsleep(page, false);
      await page.clock.fastForward(week);
    }
    await heading(visitor.page, 'Our Story in the News').waitFor();
    await visitor.page.getByRole('link', { name: 'Privacy policy' }).click();
    await heading(visitor.page, 'Privacy Policy').waitFor({ timeout: 8_000 * slower });
    expect(visitor.documents).toEqual(['/privacy-policy']);
    await member.page.getByRole('link', { name: /Invites/ }).click();
    await heading(member.page, 'Login').waitFor({ timeout: 8_000 * slower });
    expect(member.documents.length).toBeLessThanOrEqual(1);
    expect(run.site.failures).toEqual([]);
    for (const tab of [visitor, member]) await tab.close();
    row(task, 'tabs', {
      'A tab': 'asleep for a week: its session is over, its releases are deleted',
      'What the member sees':
        'the page as it was left; the next one is a new document, or the login',
      Reports: 'none',
    });
  },
);
