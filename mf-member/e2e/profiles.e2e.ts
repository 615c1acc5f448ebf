import type { Page } from 'playwright-core';
import { brokenImages, openTab } from '@emberite/testing/harness/browser';
import { enterByCode, signIn } from '@emberite/testing/harness/member';
import { livePages } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { describe, expect, it } from 'vitest';
import { profileLink } from '../src/people/profileSummaries.ts';
import { shownProfiles } from '../src/profile/profiles.ts';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 }, hasTouch: true });

const slider = (page: Page) => page.getByRole('slider', { name: /^How interested are you in/ });
const level = (page: Page) => slider(page).getAttribute('aria-valuetext');

/** Opens a profile and waits until it is hydrated: only then does it show a stored level. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(run.site.url + path);
  await slider(page).waitFor();
  await page.waitForLoadState('networkidle');
}

describe('Next', () => {
  it.runIf(isFull)(
    'goes through all sample profiles and back to the first, without asking the API',
    async () => {
      const { page } = run.tab;
      const api: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api')) api.push(request.url());
      });
      await open(page, '/profile/maya');
      for (const { id, name } of [...shownProfiles.slice(1), shownProfiles[0]!]) {
        await page.getByRole('link', { name: new RegExp(`^Next ${name}`) }).click();
        await page.getByRole('heading', { level: 1, name }).waitFor();
        expect(new URL(page.url()).pathname).toBe(`/profile/${id}`);
        await expect.poll(() => page.title()).toBe(`${name}, sample profile · Ember`);
        expect(await page.getByText('Sample profile').count()).toBe(1);
      }
      expect(await level(page)).toBe('Neutral');
      expect(api).toEqual([]);
      run.tab.expectClean();
    },
  );
});

describe('a profile', () => {
  it.runIf(isFull).each([...shownProfiles])(
    '$id is complete before scripts run',
    async (profile) => {
      const tab = await openTab(run.browser, { javaScriptEnabled: false });
      await tab.page.goto(`${run.site.url}/profile/${profile.id}`);
      await tab.page.getByRole('heading', { level: 1, name: profile.name }).waitFor();
      const { main, sub1, sub2, sub3 } = profile.photos;
      for (const photo of [main, sub1, sub2, sub3]) {
        expect(await tab.page.getByRole('img', { name: photo?.alt }).first().isVisible()).toBe(
          true,
        );
      }
      const robots = tab.page.locator('meta[name=robots]');
      expect(await robots.getAttribute('content')).toBe('noindex');
      const text = await tab.page.locator('main').innerText();
      for (const words of [profile.title, profile.whyMeet, ...profile.bucketList]) {
        expect(text).toContain(words);
      }
      expect(await brokenImages(tab.page)).toEqual([]);
      // Without scripts, the preloads of scripts are refused.
      tab.expectClean(/\.js csp$/);
      await tab.close();
    },
  );

  it.runIf(isFull)('fits on a phone: nothing is cut off', async () => {
    const { page } = run.tab;
    await open(page, '/profile/maya');
    const cut = await page.locator('[data-level]').evaluate((area) => {
      const { right } = area.getBoundingClientRect();
      return [...area.querySelectorAll('img, h1, h2, p, li, dd, input')]
        .filter((part) => part.getBoundingClientRect().right > right)
        .map((part) => part.outerHTML.slice(0, 80));
    });
    expect(cut).toEqual([]);
    run.tab.expectClean();
  });

  it.runIf(isFull).each(['sam', 'nobody', 'constructor'])('%s is not shown', async (id) => {
    const { page } = run.tab;
    await page.goto(`${run.site.url}/profile/${id}`);
    await page.getByRole('heading', { level: 1, name: 'This profile is not here' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: 'See a sample profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Maya' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(`${run.site.url}/`);
    run.tab.expectClean();
  });

  it.runIf(isFull)('leads to the people by way of sign-in', async () => {
    const { page } = run.tab;
    const context = await run.browser.newContext();
    await (await signIn(run.site, context, 'pat@example.com')).becomeMember();
    await context.close();
    await open(page, '/profile/maya');
    await page.getByRole('link', { name: 'People' }).click();
    await page.waitForURL(/\/login\?redirectedFrom=%2Femberite%2Fpeople$/);
    await enterByCode(run.site, page, 'pat@example.com');
    await page.waitForURL(`${run.site.url}/emberite/people`);
    await page
      .getByRole('heading', { level: 1, name: 'Discover Profiles That Spark Your Interest' })
      .waitFor();
    run.tab.expectClean();
  });
});

describe('the level of interest', () => {
  it.runIf(isFull)('follows the keyboard, and is kept for each profile', async () => {
    const { page } = run.tab;
    await open(page, '/profile/maya');
    expect(await level(page)).toBe('Neutral');
    await slider(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    expect(await level(page)).toBe('Attracted');
    await page.reload();
    await expect.poll(() => level(page)).toBe('Attracted');
    await page.getByRole('link', { name: /^Next / }).click();
    await page.getByRole('heading', { level: 1, name: 'Theo' }).waitFor();
    expect(await level(page)).toBe('Neutral');
    run.tab.expectClean();
  });

  it.runIf(isFull)('follows a finger over the profile, and survives a reload', async () => {
    const { page } = run.tab;
    await open(page, '/profile/theo');
    const devtools = await page.context().newCDPSession(page);
    const { y = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: Math.min(y, 700) + 10 }],
      });
    await touch('touchStart', 120);
    for (let x = 130; x <= 240; x += 10) await touch('touchMove', x);
    await touch('touchEnd', 240);
    await expect.poll(() => level(page)).toBe('Potential Friendship');
    await page.reload();
    await expect.poll(() => level(page)).toBe('Potential Friendship');
    run.tab.expectClean();
  });

  it.runIf(isFull)('belongs to the user who chose it', async () => {
    const { page } = run.tab;
    const context = page.context();
    const choose = async (key: string) => {
      await open(page, '/profile/jun');
      await slider(page).focus();
      await page.keyboard.press(key);
    };
    await (await signIn(run.site, context, 'ann@example.com')).becomeMember();
    await page.goto(`${run.site.url}/emberite`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await choose('End');
    await page.reload();
    await expect.poll(() => level(page)).toBe('Perfect Match');
    await context.clearCookies();
    await (await signIn(run.site, context, 'bob@example.com')).becomeMember();
    await page.goto(`${run.site.url}/emberite`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await open(page, '/profile/jun');
    expect(await level(page)).toBe('Neutral');
    run.tab.expectClean();
  });
});

it('search engines are kept out of the samples, who are invented', async () => {
  const { indexed, paths } = await livePages();
  const samples = shownProfiles.map(({ id }) => profileLink(id));
  expect(paths).toEqual(expect.arrayContaining(samples));
  expect(indexed.filter((path) => samples.includes(path))).toEqual([]);
});
