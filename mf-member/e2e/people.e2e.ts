import type { Page } from 'playwright-core';
import { watch } from '@emberite/testing/harness/browser';
import { inspect, openStill } from '@emberite/testing/harness/inspect';
import { becomeMember, navigation, signIn, uploadVideo } from '@emberite/testing/harness/member';
import { everythingOn, useSite } from '@emberite/testing/harness/useSite';
import { describe, expect, it } from 'vitest';
import { shownSummaries } from '../src/people/profileSummaries.ts';
import { isFull, sample } from '../../tools/sample.ts';

const phone = { viewport: { width: 360, height: 800 } };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const cards = (page: Page) => page.getByRole('article').getByRole('link').allInnerTexts();

describe('with every page on', () => {
  const run = useSite({ ...phone, flags: everythingOn, opens: '2999-01-01T00:00Z' });
  const open = (path: string) => run.tab.page.goto(run.site.url + path);

  it.runIf(isFull)('has them in the navigation, on every screen', async () => {
    const { page } = run.tab;
    await becomeMember(run, 'dad_joke');
    await open('/emberite');
    await heading(page, 'Your journey').waitFor();
    const entries = ['Journey', 'Experiences', 'People', 'Availability', 'Settings', 'Help'];
    expect(await navigation(page)).toEqual(entries);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await navigation(page)).toEqual(entries);
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await heading(page, 'People').waitFor();
    // Without a new document, the shell filters the entries itself.
    expect(await navigation(page)).toEqual(entries);
    run.tab.expectClean();
  });

  it.runIf(isFull)('shows the people, and each profile inside the member area', async () => {
    const { page } = run.tab;
    await becomeMember(run);
    await open('/emberite/people');
    await heading(page, 'People').waitFor();
    expect(await cards(page)).toEqual(shownSummaries.map(({ name }) => name));
    await page.getByRole('link', { name: 'Wendell' }).click();
    await heading(page, 'Wendell').waitFor();
    expect(new URL(page.url()).pathname).toBe('/emberite/profile/wendell');
    const current = page.locator('[aria-current=page]').filter({ visible: true });
    expect(await current.allInnerTexts()).toEqual(['People']);
    await expect.poll(() => page.title()).toBe('Wendell, sample profile · Ember');
    const main = page.getByRole('main');
    const hrefs = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/emberite/people', '/emberite/profile/maya']);
    const slider = page.getByRole('slider', { name: /^How interested are you in/ });
    await slider.focus();
    await page.keyboard.press('End');
    // The level is the same, wherever the profile is shown.
    await open('/profile/wendell');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('Perfect Match');
    await open('/emberite/profile/nobody');
    await heading(page, 'This profile is not here').waitFor();
    await page.getByRole('link', { name: 'Go to people' }).click();
    await heading(page, 'People').waitFor();
    run.tab.expectClean();
  });

  it.runIf(isFull)(
    'the grid follows the search settings, by keyboard, in every tab and after a reload',
    async () => {
      const { page } = run.tab;
      await becomeMember(run);
      await open('/emberite/people');
      const other = watch(await page.context().newPage());
      await other.page.goto(`${run.site.url}/emberite/people`);
      await heading(other.page, 'People').waitFor();
      await page.getByRole('link', { name: 'Search settings' }).focus();
      await page.keyboard.press('Enter');
      await heading(page, 'People search settings').waitFor();
      await page.getByRole('switch', { name: 'New friends' }).focus();
      await page.keyboard.press('Space');
      const wanted = page.getByLabel('Who are you hoping to vibe with');
      await wanted.focus();
      await page.keyboard.type('Women');
      await page.getByText('2 people fit these settings.').waitFor();
      await page.getByRole('link', { name: 'Close' }).focus();
      await page.keyboard.press('Enter');
      await heading(page, 'People').waitFor();
      expect(new URL(page.url()).pathname).toBe('/emberite/people');
      await expect.poll(() => cards(page)).toEqual(['Maya', 'Lucia']);
      await expect.poll(() => cards(other.page)).toEqual(['Maya', 'Lucia']);
      const kept = await page.evaluate(() => localStorage.getItem('ember.people-filters'));
      expect(JSON.parse(kept ?? '{}')).toMatchObject({
        value: { profileFilters: { sex: 'female', purpose: 2 } },
      });
      await page.reload();
      await heading(page, 'People').waitFor();
      expect(await cards(page)).toEqual(['Maya', 'Lucia']);
      await page.getByRole('link', { name: 'Search settings' }).click();
      expect(await wanted.inputValue()).toBe('female');
      await page.getByRole('switch', { name: 'Romantic spark' }).click();
      // Every way of closing saves.
      await page.goBack();
      await page.getByRole('heading', { name: 'Nobody fits your search' }).waitFor();
      await page.getByRole('link', { name: 'Search settings' }).click();
      await heading(page, 'People search settings').waitFor();
      run.tab.expectClean();
      other.expectClean();
    },
  );

  it.runIf(isFull)('keeps the times of each member', async () => {
    const { page } = run.tab;
    await becomeMember(run);
    await open('/emberite/availability');
    const friday = page.getByRole('group', { name: 'Friday' });
    const evening = friday.getByRole('checkbox', { name: 'Evening, from 6 PM' });
    await page.getByText('These are sample times.').waitFor();
    await evening.check();
    await page.getByText('1 time checked.').waitFor();
    await page.reload();
    await expect.poll(() => evening.isChecked()).toBe(true);
    await page.context().clearCookies();
    await becomeMember(run);
    await open('/emberite/availability');
    await page.getByText('0 times checked.').waitFor();
    run.tab.expectClean();
  });

  it.runIf(isFull)('every screen of the people is accessible', async () => {
    const tab = await openStill(run, 'member');
    const { page } = tab;
    const { found, look } = inspect(page);
    await page.goto(`${run.site.url}/emberite/peopleFilterSettings`);
    await page.getByRole('switch', { name: 'New friends' }).click();
    await page.getByRole('switch', { name: 'Romantic spark' }).click();
    await look('no purpose');
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Nobody fits your search' }).waitFor();
    await look('nobody');
    await page.goto(`${run.site.url}/emberite/profile/nobody`);
    await page.getByRole('heading', { name: 'This profile is not here' }).waitFor();
    await look('unknown profile');
    expect(found).toEqual([]);
    tab.expectClean();
    await tab.close();
  });
});

describe.runIf(isFull)('once members see each other', () => {
  const run = useSite({ ...phone, flags: 'showPeople=true', opens: '2020-01-01T00:00Z' });

  it('shows them to members with a video, each with a profile, from one to the next', async () => {
    const { page } = run.tab;
    const { site } = run;
    for (const email of ['fan@example.com', 'kim@example.com']) {
      await (await signIn(site, page.context(), email)).becomeMember('dad_joke', 'travel_advice');
      await page.context().clearCookies();
    }
    await (await signIn(site, page.context(), 'viewer@example.com')).becomeMember();
    await page.goto(`${site.url}/emberite/settings/visibility`);
    await page.getByRole('link', { name: 'Go to People' }).click();
    await heading(page, 'Show yourself, then see the others').waitFor();
    await uploadVideo(site, page.context());
    await page.reload();
    await heading(page, 'People').waitFor();
    await expect.poll(() => cards(page)).toEqual(['Emberite', 'Emberite']);
    await page.getByRole('article').getByRole('link').first().click();
    await heading(page, 'Emberite').waitFor();
    const first = page.url();
    await page.getByRole('button', { name: 'Give one piece of travel advice' }).click();
    await page.getByRole('heading', { name: 'Give one piece of travel advice' }).waitFor();
    await page.getByRole('slider', { name: 'How interested are you in Emberite?' }).focus();
    await page.keyboard.press('End');
    const next = page.getByRole('link', { name: /^Next/ });
    await next.click();
    await expect.poll(() => page.url()).not.toBe(first);
    const level = () => page.getByRole('slider').getAttribute('aria-valuetext');
    await expect.poll(level).toBe('Neutral');
    await next.click();
    await expect.poll(() => page.url()).toBe(first);
    await expect.poll(level).toBe('Perfect Match');
    await page.goto(`${site.url}/emberite/profile/nobody`);
    await heading(page, 'This profile is not here').waitFor();
    await page.goto(`${site.url}/emberite/profile/maya`);
    await heading(page, 'Maya').waitFor();
    run.tab.expectClean(/404/);
  });
});

describe.runIf(isFull)('by default', () => {
  const run = useSite(phone);

  it('has neither in the navigation', async () => {
    const { page } = run.tab;
    await becomeMember(run, 'dad_joke');
    await page.goto(`${run.site.url}/emberite`);
    await heading(page, 'Your journey').waitFor();
    expect(await navigation(page)).toEqual(['Journey', 'Experiences', 'Settings', 'Help']);
    run.tab.expectClean();
  });

  it.each(
    sample([
      ['/emberite/people', 'Discover Profiles That Spark Your Interest'],
      ['/emberite/peopleFilterSettings', 'Discover Profiles That Spark Your Interest'],
      ['/emberite/availability', 'No times to choose yet'],
    ]),
  )('%s says "%s"', async (path, title) => {
    const { page } = run.tab;
    await becomeMember(run);
    await page.goto(run.site.url + path);
    await heading(page, title).waitFor();
    await page.getByRole('main').getByRole('link').click();
    await page.waitForURL(/\/emberite\/(profile\/maya|journey)$/);
    run.tab.expectClean();
  });
});

describe.runIf(isFull)('with everything off', () => {
  const run = useSite({ ...phone, flags: 'showJourney=false,showAccountDeletion=false' });

  it('has only the settings, and the pages say so', async () => {
    const { page } = run.tab;
    await becomeMember(run);
    for (const path of ['/emberite', '/emberite/journey/first-steps/how-ember-works']) {
      await page.goto(run.site.url + path);
      await heading(page, 'Your Journey Is Coming Soon!').waitFor();
      expect(await navigation(page)).toEqual(['Journey', 'Experiences', 'Settings', 'Help']);
    }
    await page.getByRole('link', { name: 'Go to settings' }).click();
    for (const name of ['Export my data', 'Delete account']) {
      await page.getByRole('button', { name: new RegExp(name) }).click();
      expect(await page.getByRole('alert').innerText()).toBe(
        'This feature is coming soon! Apologies for inconvenience.',
      );
    }
    for (const path of ['export', 'delete-account']) {
      await page.goto(`${run.site.url}/emberite/settings/${path}`);
      await page.getByText('This feature is coming soon! Apologies for inconvenience.').waitFor();
      await page.getByRole('link', { name: 'Back to settings' }).waitFor();
      expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    }
    run.tab.expectClean();
  });
});
