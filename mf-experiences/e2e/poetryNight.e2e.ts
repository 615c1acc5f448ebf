import type { Page } from 'playwright-core';
import { cutLateScripts, openTab, watchPosts } from '@emberite/testing/harness/browser';
import { inspect, openStill } from '@emberite/testing/harness/inspect';
import { enterByCode, signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../tools/sample.ts';

/** A week before the first Friday. */
const at = '2025-02-01T12:00-08:00';

const run = useSite({ viewport: { width: 360, height: 800 }, at });

const path = '/emberite/experiences/poetry-night/join';
const fridays = ['Friday, February 14, 2025, from 7 PM', 'Friday, February 28, 2025, from 7 PM'];

const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const agreement = (page: Page) => box(page, /does not guarantee a spot/);
const save = (page: Page) => page.getByRole('button', { name: 'Save my Fridays' });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

async function open(page: Page): Promise<void> {
  await page.goto(run.site.url + path);
  await heading(page, 'Which Fridays suit you?');
  await page.waitForLoadState('networkidle');
}

async function choose(page: Page): Promise<void> {
  for (const friday of fridays) await box(page, friday).check();
  await agreement(page).check();
}

/** The names of all boxes that are checked. */
async function checked(page: Page): Promise<string[]> {
  const names = [...fridays, /^I understand/];
  const states = await Promise.all(names.map((name) => box(page, name).isChecked()));
  return names.filter((_, place) => states[place]).map(String);
}
const everything = [...fridays, '/^I understand/'];

/** The statuses of all registrations that the page sends. */
const watchRegistrations = (page: Page) => watchPosts(page, '/api/registrations/poetry-night');

/** What the signed-in user is registered for, as the API has it. */
async function registered(page: Page): Promise<string[]> {
  const response = await page.context().request.get(`${run.site.url}/api/registrations`);
  const { registrations } = (await response.json()) as {
    registrations: { kind: string; availability: string[] }[];
  };
  return registrations.map(({ kind, availability }) => `${kind}: ${availability.join(', ')}`);
}
const both = ['poetry-night: 2025-02-14, 2025-02-28'];

describe('a registration', () => {
  it.runIf(isFull)(
    'takes a visitor from the page of the evening into a welcome without code and location',
    async () => {
      const { page } = run.tab;
      const sent = watchRegistrations(page);
      await page.goto(`${run.site.url}/poetry`);
      await page.getByRole('link', { name: 'Choose my Fridays' }).first().click();
      await heading(page, 'Which Fridays suit you?');
      await choose(page);
      await save(page).dblclick();
      await heading(page, 'Create New Account');
      await page.getByText('Your Fridays for the poetry night are saved.').waitFor();
      // It is said once.
      expect(await page.getByText(/Fridays.* saved/).count()).toBe(1);
      // Back leads to where the visitor came from, not to an empty form.
      await page.goBack();
      await heading(page, 'Poetry night');
      await page.goForward();
      await page.reload();
      await page.getByText('Your Fridays for the poetry night are saved.').waitFor();
      await page.getByText('EMBER-POETRY').waitFor();
      expect(await page.getByText('your invite code is filled in').count()).toBe(1);
      expect(await page.getByText('No invite code?').count()).toBe(0);
      await enterByCode(run.site, page, 'reader@example.com');
      await page.waitForURL(`${run.site.url}/welcome?*`);
      await page.getByRole('progressbar', { name: 'Step 3 of 5' }).waitFor();
      await heading(page, 'Open to romantic?');
      expect(await page.getByRole('button', { name: 'Back' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('radio', { name: 'Female', exact: true }).check();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Your age').selectOption('34');
      await page.getByRole('button', { name: 'Next' }).click();
      await heading(page, 'You’re in');
      expect(await registered(page)).toEqual(both);
      expect(sent).toEqual([200]);
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)(
    'of a member ends at the moment of success, and a change of it at their registrations',
    async () => {
      const { page } = run.tab;
      const user = await signIn(run.site, page.context(), 'poet@example.com');
      await user.becomeMember();
      await open(page);
      await choose(page);
      await save(page).click();
      await heading(page, 'You’re in');
      await page.getByText('You are registered for poetry night.').waitFor();
      const next = page.getByRole('link', { name: 'Record a video' });
      expect(await next.getAttribute('href')).toBe('/emberite/settings/videos');
      await page.reload();
      await heading(page, 'You’re in');
      await page.getByRole('link', { name: 'See my registrations' }).click();
      const card = page.getByRole('article', { name: 'Poetry night' });
      await card.getByRole('button', { name: 'Change' }).click();
      await page.getByText('What you save here replaces your Fridays.').waitFor();
      await save(page).click();
      await page.waitForURL(`${run.site.url}/emberite/experiences#registrations`);
      await page.getByRole('status').getByText('You are registered for poetry night.').waitFor();
      for (const friday of fridays) await card.getByText(friday).waitFor();
      expect(await registered(page)).toEqual(both);
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)('of a newcomer leads to the rest of the welcome', async () => {
    const { page } = run.tab;
    await signIn(run.site, page.context(), 'newcomer-poet@example.com');
    await open(page);
    await choose(page);
    await save(page).click();
    await page.waitForURL(`${run.site.url}/welcome?*`);
    await heading(page, 'Open to romantic?');
    expect(await registered(page)).toEqual(both);
    run.tab.expectClean();
  });

  it.runIf(isFull)('asks for a Friday, then for the agreement, beside each of them', async () => {
    const { page } = run.tab;
    const sent = watchRegistrations(page);
    await open(page);
    await save(page).click();
    const alert = page.getByRole('group', { name: 'Your Fridays' }).getByRole('alert');
    await alert
      .getByText(
        'Please select at least one availability option. More options mean a higher chance of snagging a spot.',
        { exact: true },
      )
      .waitFor();
    const hasFocus = (name: string | RegExp) =>
      box(page, name).evaluate((node) => node === document.activeElement);
    await expect.poll(() => hasFocus(/February 7/)).toBe(true);
    await box(page, fridays[0]!).check();
    await alert.waitFor({ state: 'detached' });
    await save(page).click();
    await page
      .getByRole('alert')
      .getByText('Make sure you understand that the spot is not guaranteed (check the box)', {
        exact: true,
      })
      .waitFor();
    await expect.poll(() => hasFocus(/does not guarantee/)).toBe(true);
    expect(sent).toEqual([]);
    run.tab.expectClean();
  });
});

describe('once the last Friday has begun', () => {
  const shownLink = (page: Page, name: string) =>
    page.getByRole('link', { name }).filter({ visible: true });

  const times = [
    ['2025-02-28T19:00-08:00', 'Tell me about the next season', 'Choose my Fridays'],
    ['2025-02-28T18:59-08:00', 'Choose my Fridays', 'Tell me about the next season'],
  ] as const;
  it.runIf(isFull).each(times)(
    'at %s, the first paint already says "%s"',
    async (time, shown, hidden) => {
      const tab = await openTab(run.browser, { viewport: { width: 360, height: 800 } }, time);
      await tab.page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      for (const path of ['/poetry', '/yvr/poetryNight']) {
        await tab.page.goto(run.site.url + path);
        expect(await shownLink(tab.page, shown).count()).toBeGreaterThan(0);
        expect(await shownLink(tab.page, hidden).count()).toBe(0);
      }
      await tab.page.unrouteAll();
      // Hydration finds no difference.
      await tab.page.goto(`${run.site.url}/poetry`);
      await tab.page.waitForLoadState('networkidle');
      expect(await tab.page.getByRole('link', { name: hidden }).count()).toBe(0);
      tab.expectClean(/ERR_FAILED/);
      await tab.close();
    },
  );

  it.runIf(isFull)(
    'people wait for the next season, and the link in their mail says so',
    async () => {
      const { page } = run.tab;
      await page.clock.setFixedTime('2025-03-01T12:00-08:00');
      await page.goto(run.site.url + path);
      await heading(page, 'This season is over');
      expect(await page.getByRole('checkbox').count()).toBe(0);
      await page.getByRole('link', { name: 'Tell me about the next season' }).click();
      await heading(page, 'The next season of poetry night');
      await page.getByLabel('Email').fill('poe@waits.example');
      await page.getByLabel('Your city or postal code').fill('Revelstoke');
      await page.getByRole('button', { name: 'Tell me about the next season' }).click();
      await heading(page, 'Check your inbox');
      await page.goto(await run.site.linkFor('poe@waits.example'));
      await heading(page, 'You are on the list');
      await page
        .getByText('We write to you when the Fridays of the next season are set.')
        .waitFor();
      run.tab.expectClean();
    },
  );
});

describe('the choices', () => {
  it.runIf(isFull)('survive a reload', async () => {
    const { page } = run.tab;
    await open(page);
    await choose(page);
    await page.reload();
    await heading(page, 'Which Fridays suit you?');
    await expect.poll(() => checked(page)).toEqual(everything);
    expect(await box(page, /February 7/).isChecked()).toBe(false);
    run.tab.expectClean();
  });

  it.runIf(isFull)('made before the scripts have loaded are not lost', async () => {
    const { page } = run.tab;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/mf-experiences.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(run.site.url + path, { waitUntil: 'commit' });
    await choose(page);
    release();
    await page.waitForLoadState('networkidle');
    expect(await checked(page)).toEqual(everything);
    await save(page).click();
    await heading(page, 'Create New Account');
    run.tab.expectClean();
  });
});

describe('a failure', () => {
  it('of the API is shown, loses nothing, and the form is sent once it is back', async () => {
    const { page } = run.tab;
    const sent = watchRegistrations(page);
    await open(page);
    await choose(page);
    run.site.api.cut();
    await save(page).click();
    await page.getByRole('alert').getByText('We cannot reach Ember right now.').waitFor();
    run.site.api.mend();
    expect(await checked(page)).toEqual(everything);
    await save(page).click();
    await heading(page, 'Create New Account');
    expect(sent).toEqual([502, 200]);
    run.tab.expectClean(/502/, /We cannot reach Ember/);
  });

  it.runIf(isFull)('to load what sends the form offers a reload, which loses nothing', async () => {
    const { page } = run.tab;
    await cutLateScripts(page, run.site.url + path);
    await choose(page);
    await save(page).click();
    const alert = page.getByRole('alert');
    await alert.getByText('A part of this page could not be loaded.').waitFor();
    await alert.getByRole('link', { name: 'Reload' }).click();
    await alert.waitFor({ state: 'detached' });
    await heading(page, 'Which Fridays suit you?');
    await expect.poll(() => checked(page)).toEqual(everything);
    await save(page).click();
    await heading(page, 'Create New Account');
    run.tab.expectClean(/ERR_FAILED/, /MissingPart/);
  });

  it.runIf(isFull)(
    'of the connection is shown, loses nothing, and the form is sent once it is back',
    async () => {
      const { page } = run.tab;
      const sent = watchRegistrations(page);
      await open(page);
      await choose(page);
      await page.context().setOffline(true);
      await save(page).click();
      await page
        .getByRole('alert')
        .getByText('You are offline. Please try again once you are back online.')
        .waitFor();
      await page.context().setOffline(false);
      expect(await checked(page)).toEqual(everything);
      await save(page).click();
      await heading(page, 'Create New Account');
      expect(sent).toEqual([0, 200]);
      run.tab.expectClean(/ERR_INTERNET_DISCONNECTED/, /NetworkError/);
    },
  );
});

it.runIf(isFull)('says that it is sending, and ignores more clicks', async () => {
  const { page } = run.tab;
  const sent = watchRegistrations(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/registrations/poetry-night', async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await choose(page);
  await save(page).click();
  const busy = page.getByRole('button', { name: 'Saving your Fridays...' });
  await busy.click({ force: true });
  await page.keyboard.press('Enter');
  release();
  await heading(page, 'Create New Account');
  expect(sent).toEqual([200]);
  run.tab.expectClean();
});

it.runIf(isFull)('every screen of the registration for poetry night is accessible', async () => {
  const tab = await openStill(run, 'visitor', { permissions: ['geolocation'] });
  const { page } = tab;
  const { found, look } = inspect(page);
  await page.goto(`${run.site.url}/yvr/poetryNight`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByLabel('Link to this page').waitFor();
  await look('clipboard refused');
  await page.getByRole('link', { name: 'Choose my Fridays' }).first().click();
  const save = page.getByRole('button', { name: 'Save my Fridays' });
  await save.click();
  await page.getByRole('alert').waitFor();
  await look('no Friday');
  await page.getByRole('checkbox', { name: /February 14/ }).check();
  await save.click();
  await page.getByRole('alert').waitFor();
  await look('not explained');
  await page.getByRole('checkbox', { name: /does not guarantee/ }).check();
  await page.context().setOffline(true);
  await save.click();
  await page.getByRole('alert').waitFor();
  await look('offline');
  expect(found).toEqual([]);
  tab.expectClean(/ERR_INTERNET_DISCONNECTED/, /NetworkError/);
  await tab.close();
});

it.runIf(isFull)('what comes after a registration is accessible', async () => {
  const tab = await openStill(run, 'member');
  const { page } = tab;
  const { found, look } = inspect(page);
  await open(page);
  await choose(page);
  await save(page).click();
  await heading(page, 'You’re in');
  await look();
  expect(found).toEqual([]);
  tab.expectClean();
  await tab.close();
});

// The last one: this address may register no more.
it.runIf(isFull)('after too many tries says to wait, and keeps all', async () => {
  const { page } = run.tab;
  await open(page);
  await choose(page);
  // Somebody behind the same address has used up its tries.
  await page.evaluate(async () => {
    const body = JSON.stringify({ availability: ['2025-02-07'], availabilityExplained: true });
    const headers = { 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers, body };
    while ((await fetch('/api/registrations/poetry-night', request)).ok);
  });
  await save(page).click();
  await page
    .getByRole('alert')
    .getByText(/^Too many attempts\. Please wait (an hour|\d+ minutes) and try again\.$/)
    .waitFor();
  expect(await checked(page)).toEqual(everything);
  run.tab.expectClean(/429/, /ApiError/);
});
