import { newProfile } from '@emberite/testing';
import type { Page } from 'playwright-core';
import { inspect, openStill } from '@emberite/testing/harness/inspect';
import { enterByCode, signIn } from '@emberite/testing/harness/member';
import { everythingOn, useSite } from '@emberite/testing/harness/useSite';
import { describe, expect, it } from 'vitest';
import {
  answers,
  button,
  goTo,
  heading,
  isIn,
  next,
  no,
  register,
  stored,
} from './harness/wizard.ts';
import { isFull } from '../../tools/sample.ts';

const run = useSite({
  viewport: { width: 360, height: 800 },
  flags: everythingOn,
  at: '2025-02-01T12:00-08:00',
});

const open = (path: string) => run.tab.page.goto(run.site.url + path);
const join = (page: Page) => page.getByRole('link', { name: 'Join', exact: true });
const mine = (page: Page) => page.getByRole('region', { name: 'My registrations' });
const night = (page: Page, name: string) => page.getByRole('article', { name });

let count = 0;
async function become(from: Partial<typeof newProfile> = {}): Promise<string> {
  const email = `joiner-${(count += 1)}@example.com`;
  const { page } = run.tab;
  await signIn(run.site, page.context(), email);
  const response = await page.context().request.post(`${run.site.url}/api/profiles`, {
    data: { profile: { ...newProfile, ...from }, inviteCode: 'EMBER-WELCOME' },
    headers: { Origin: run.site.url },
  });
  expect(response.status()).toBe(200);
  return email;
}

describe('Join', () => {
  it.runIf(isFull)(
    'keeps the experience through sign-in, reload and the steps, adds another, removes and withdraws',
    async () => {
      const { page } = run.tab;
      const email = await become();
      await page.context().clearCookies();
      await open('/emberite/experiences/join?experience=peak-axethrowing');
      await enterByCode(run.site, page, email);
      await heading(page, 'When are you free?');
      const chosen = page.getByText('$45 CAD per person · Revelstoke, BC');
      await chosen.waitFor();
      await answers[0]!(page);
      await next(page);
      await heading(page, 'What else sounds like fun?');
      await page.reload();
      await heading(page, 'What else sounds like fun?');
      await chosen.waitFor();
      await answers[1]!(page);
      await next(page);
      await answers[2]!(page);
      await next(page);
      await answers[3]!(page);
      await next(page);
      await chosen.waitFor();
      await no(page).check();
      await button(page, 'Register without a deposit').click();
      await heading(page, isIn);
      await page.getByRole('link', { name: 'See my registrations' }).click();
      await night(page, 'Peak Axe Throwing').waitFor();
      expect((await stored(run, page)).registrations).toMatchObject([
        { kind: 'night-out', experiences: ['peak-axethrowing'] },
      ]);

      await open('/emberite/experience/peak-axethrowing');
      await join(page).click();
      await heading(page, 'Peak Axe Throwing is in your registration');
      expect(await button(page, 'Add to my registration').count()).toBe(0);
      await open('/emberite/experience/scenic-hike-water-dip');
      await join(page).click();
      await heading(page, 'Add Scenic Hike & Water Dip?');
      await button(page, 'Add to my registration').click();
      await heading(page, 'Scenic Hike & Water Dip is in your registration');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await page.getByRole('link', { name: 'See my registrations' }).click();
      await mine(page)
        .getByRole('button', { name: /^Remove.*Peak Axe Throwing$/ })
        .click();
      await night(page, 'Scenic Hike & Water Dip').waitFor();
      expect(await night(page, 'Peak Axe Throwing').count()).toBe(0);
      await expect
        .poll(async () => (await stored(run, page)).registrations)
        .toMatchObject([{ experiences: ['scenic-hike-water-dip'] }]);

      await mine(page)
        .getByRole('button', { name: /^Withdraw.*Scenic Hike & Water Dip$/ })
        .click();
      const question = page.getByRole('dialog', {
        name: 'Withdraw your registration for Scenic Hike & Water Dip?',
      });
      await question.getByRole('button', { name: 'Keep it' }).click();
      await mine(page)
        .getByRole('button', { name: /^Withdraw.*Scenic Hike & Water Dip$/ })
        .click();
      await question.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('status').getByText('Your registration is withdrawn.').waitFor();
      await mine(page).getByText('You are not registered for anything yet').waitFor();
      expect((await stored(run, page)).registrations).toEqual([]);
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)(
    'of the poetry night leads to its own registration, which says who is registered already',
    async () => {
      const { page } = run.tab;
      await become();
      await open('/emberite/experience/poetry-night');
      await join(page).click();
      await heading(page, 'Which Fridays suit you?');
      await page.getByText('This season: Fridays in February 2025').waitFor();
      const friday = (day: number) => page.getByRole('checkbox', { name: `February ${day}` });
      await friday(14).check();
      await page.getByRole('checkbox', { name: /guarantee/ }).check();
      await button(page, 'Save my Fridays').click();
      await heading(page, isIn);
      await open('/emberite/experience/poetry-night');
      await join(page).click();
      await page.getByText('You are registered for poetry night').waitFor();
      await open('/emberite/experiences/join?experience=poetry-night');
      await button(page, 'Change my Fridays').click();
      expect(await friday(14).isChecked()).toBe(true);
      await friday(14).uncheck();
      await friday(28).check();
      await button(page, 'Save my Fridays').click();
      await heading(page, 'Experiences');
      await expect
        .poll(async () => (await stored(run, page)).registrations)
        .toMatchObject([{ kind: 'poetry-night', availability: ['2025-02-28'] }]);
      run.tab.expectClean();
    },
  );
});

describe('where groups do not form', () => {
  it.runIf(isFull)('says so in place of the steps, and asks for no deposit', async () => {
    const { page } = run.tab;
    await become({ location: 'CA:BC:MetroVancouver' });
    await open('/emberite/experience/peak-axethrowing');
    await join(page).click();
    await heading(page, 'Not open yet');
    await page
      .getByText('Metro Vancouver, BC is not open yet. We will email you when it is.')
      .waitFor();
    await page.getByText('You are the first one there.').waitFor();
    await page.getByRole('link', { name: 'See my registrations' }).click();
    await mine(page).getByText('Metro Vancouver, BC is not open yet.').waitFor();
    expect(await page.getByText(/deposit/i).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Register for a night out' }).count()).toBe(0);
    run.tab.expectClean();
  });

  it.runIf(isFull)('says so of an experience there to a member from elsewhere', async () => {
    const { page } = run.tab;
    await become();
    await open('/emberite/experience/remote-surf-dreams');
    await join(page).click();
    await heading(page, 'Not open yet');
    await page.getByText(/^Metro Vancouver, BC is not open yet: no group/).waitFor();
    run.tab.expectClean();
  });

  it.runIf(isFull)(
    'calls the place what the member typed, also while nothing is known of it',
    async () => {
      const { page } = run.tab;
      await become({ location: 'Other', newLocation: 'Kelowna' });
      await open('/emberite/experiences');
      await page.getByText('Kelowna', { exact: true }).waitFor();
      await page.route('**/api/registrations', (route) => route.fulfill({ status: 503, json: {} }));
      await open('/emberite/experiences/join');
      await heading(page, 'When are you free?');
      await page.getByText('Kelowna', { exact: true }).waitFor();
      expect(await page.getByText('Somewhere else').count()).toBe(0);
      run.tab.expectClean(/503/, /ApiError/);
    },
  );

  it.runIf(isFull)('switches to that once the API says so while the steps are open', async () => {
    const { page } = run.tab;
    await become();
    await open('/emberite/experiences/join');
    await goTo(page, 4);
    await no(page).check();
    await page.route('**/api/profiles', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'place-not-open', message: 'Groups do not form where you live yet.' },
      }),
    );
    const list = await stored(run, page);
    await page.route('**/api/registrations', (route) =>
      route.fulfill({
        json: { ...list, place: { label: 'Kelowna', isOpen: false, waiting: 3 } },
      }),
    );
    await button(page, 'Register without a deposit').click();
    await heading(page, 'Not open yet');
    await page.getByText('3 people wait there already.').waitFor();
    run.tab.expectClean(/409/, /ApiError/);
  });
});

it.runIf(isFull)(
  'a member who is registered for a night out finds the poetry night from there',
  async () => {
    const { page } = run.tab;
    await become();
    await register(run, page);
    await open('/emberite/experiences#registrations');
    await mine(page).getByRole('link', { name: 'Register for poetry night' }).click();
    await heading(page, 'Which Fridays suit you?');
    run.tab.expectClean();
  },
);

it.runIf(isFull)('every screen of the registrations of a member is accessible', async () => {
  const tab = await openStill(run, 'member without videos');
  const { page } = tab;
  const { found, look } = inspect(page);
  const list = `${run.site.url}/emberite/experiences?category=Dance`;
  await page.route('**/api/registrations', (route) => route.abort());
  await page.goto(list);
  await page.getByRole('alert').waitFor();
  await look('registrations, not loaded');
  await page.unroute('**/api/registrations');
  await page.context().request.post(`${run.site.url}/api/registrations/poetry-night`, {
    data: { availability: ['2025-02-14'], availabilityExplained: true },
    headers: { Origin: run.site.url },
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('article', { name: 'Poetry night' }).waitFor();
  await look('registrations');
  expect(found).toEqual([]);
  tab.expectClean(/ERR_FAILED/, /NetworkError/);
  await tab.close();
});
