import type { Page } from 'playwright-core';
import { watchPosts } from '@emberite/testing/harness/browser';
import { inspect, openStill } from '@emberite/testing/harness/inspect';
import { enterByCode, signIn, uploadVideo } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

let count = 0;
const newEmail = () => `newcomer-${(count += 1)}@example.com`;

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Opens the welcome as a new user. Returns the address. */
async function open(): Promise<string> {
  const email = newEmail();
  await signIn(run.site, run.tab.page.context(), email);
  await run.tab.page.goto(`${run.site.url}/welcome`);
  await heading(run.tab.page, 'Your invite code');
  return email;
}

async function enterCode(page: Page, code = 'EMBER-WELCOME'): Promise<void> {
  await page.getByLabel('Invite code').fill(code);
  await page.getByRole('button', { name: "Let's go!" }).click();
}

/** Answers the steps from the third on, up to the last Next. */
async function answerTheRest(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /romantic spark/ }).check();
  await page.getByRole('checkbox', { name: 'Women', exact: true }).check();
  await next(page);
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByLabel('Nickname').fill(' Robin ');
  await next(page);
  await page.getByLabel('Your age').selectOption('34');
}

/** Goes to the last step, with an answer in every step. */
async function answerAll(page: Page): Promise<void> {
  await enterCode(page);
  await page.getByLabel('Location').selectOption('Other');
  await page.getByLabel('Your city or postal code').fill('Kelowna');
  await next(page);
  await answerTheRest(page);
}

/** Goes back from the last step to the first, and sees every answer of {@link answerAll}. */
async function expectAnswers(page: Page): Promise<void> {
  const back = () => page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByLabel('Your age').inputValue()).toBe('34');
  await back();
  expect(await page.getByRole('radio', { name: 'Female', exact: true }).isChecked()).toBe(true);
  expect(await page.getByLabel('Nickname').inputValue()).toBe(' Robin ');
  await back();
  expect(await page.getByRole('checkbox', { name: /romantic spark/ }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Women', exact: true }).isChecked()).toBe(true);
  await back();
  expect(await page.getByLabel('Location').inputValue()).toBe('Other');
  expect(await page.getByLabel('Your city or postal code').inputValue()).toBe('Kelowna');
  await back();
  expect(await page.getByLabel('Invite code').inputValue()).toBe('EMBER-WELCOME');
  await page.getByRole('button', { name: "Let's go!" }).click();
  for (const title of ['Where do you live?', 'Open to romantic?', 'Your sex']) {
    await heading(page, title);
    await next(page);
  }
  await heading(page, 'How old are you?');
}

/** The statuses of the requests that create a profile. */
const watchProfiles = (page: Page) => watchPosts(page, '/api/profiles');

describe('places', () => {
  const places = [
    {
      name: 'Metro Vancouver, BC',
      location: 'CA:BC:MetroVancouver',
      says: /enter the Vancouver Giveaway/,
      giveaway: true,
    },
    { name: 'Revelstoke, BC', location: 'CA:BC:Revelstoke', says: null, giveaway: false },
    { name: 'Other', location: 'Other', says: /We have noted your interest/, giveaway: false },
  ];

  it.runIf(isFull).each(places)(
    'lets a newcomer from $name join, and tells them what is open',
    async ({ name, location, says, giveaway }) => {
      const { page } = run.tab;
      await open();
      await enterCode(page);
      await page.getByLabel('Location').selectOption({ label: name });
      await page
        .getByText(says ? /^Not open yet: only Revelstoke is/ : /^Only Revelstoke is open/)
        .waitFor();
      if (name === 'Other') await page.getByLabel('Your city or postal code').fill('Kelowna');
      expect(await page.locator('form').getByRole('status').count()).toBe(says ? 1 : 0);
      await next(page);
      await answerTheRest(page);
      await next(page);
      await page.waitForURL(`${run.site.url}/emberite`);
      await heading(page, 'Record a 15-sec Video');
      await uploadVideo(run.site, page.context(), { location });
      await page.reload();
      await heading(page, 'Your journey');
      if (says) await page.getByText(says).waitFor();
      const roadmap = page.getByRole('region', { name: 'Vancouver Giveaway' });
      expect(await roadmap.count()).toBe(giveaway ? 1 : 0);
      if (giveaway) {
        await roadmap.getByRole('link', { name: 'Read more' }).click();
        await heading(page, 'See what you can win');
      }
      run.tab.expectClean();
    },
  );
});

describe('the way through the steps', () => {
  it.runIf(isFull)('goes back and forward by the browser, and survives a reload', async () => {
    const { page } = run.tab;
    await open();
    await enterCode(page);
    await heading(page, 'Where do you live?');
    await next(page);
    await heading(page, 'Open to romantic?');
    await page.goBack();
    await heading(page, 'Where do you live?');
    await page.goBack();
    await heading(page, 'Your invite code');
    await page.goForward();
    await heading(page, 'Where do you live?');
    await page.reload();
    await heading(page, 'Where do you live?');
    await page.getByRole('button', { name: 'Back' }).click();
    await heading(page, 'Your invite code');
    // The button has gone back, too.
    await page.goForward();
    await heading(page, 'Where do you live?');
    run.tab.expectClean();
  });

  it.runIf(isFull)(
    'has its buttons in one place on a wide window, and takes a double click for one',
    async () => {
      const { page } = run.tab;
      await page.setViewportSize({ width: 1280, height: 800 });
      await open();
      const onward = page.locator('button[type=submit]');
      const places = new Set<string>();
      const look = async () => {
        const { x, y, width } = (await onward.boundingBox())!;
        places.add(`${Math.round(x + width)} ${Math.round(y)}`);
      };
      await look();
      await enterCode(page);
      await heading(page, 'Where do you live?');
      await look();
      await onward.dblclick();
      await heading(page, 'Open to romantic?');
      await look();
      await next(page);
      await heading(page, 'Your sex');
      await look();
      await page.getByRole('radio', { name: 'Female', exact: true }).check();
      await next(page);
      await heading(page, 'How old are you?');
      await look();
      await page.getByLabel('Your age').selectOption('34');
      await look();
      expect([...places]).toHaveLength(1);
      run.tab.expectClean();
    },
  );
});

describe('an invite link', () => {
  it.runIf(isFull)('spares the newcomer the first step', async () => {
    const { page } = run.tab;
    await page.goto(`${run.site.url}/create-account?inviteCode=ember-welcome`);
    await page.getByText('EMBER-WELCOME').waitFor();
    expect(await page.getByText('your invite code is filled in').count()).toBe(1);
    await enterByCode(run.site, page, newEmail());
    await page.waitForURL(`${run.site.url}/welcome?*`);
    await heading(page, 'Where do you live?');
    expect(await page.getByRole('button', { name: 'Back' }).count()).toBe(0);
    await next(page);
    await answerTheRest(page);
    await next(page);
    await page.waitForURL(`${run.site.url}/emberite`);
    run.tab.expectClean();
  });

  it.runIf(isFull)(
    'with a code that the API refuses asks for another one, and loses nothing',
    async () => {
      const { page } = run.tab;
      const sent = watchProfiles(page);
      await page.goto(`${run.site.url}/create-account?inviteCode=NAME-1234`);
      await page.getByText('NAME-1234').waitFor();
      await enterByCode(run.site, page, newEmail());
      await heading(page, 'Where do you live?');
      await page.getByLabel('Location').selectOption('Other');
      await page.getByLabel('Your city or postal code').fill('Kelowna');
      await next(page);
      await answerTheRest(page);
      await next(page);
      await heading(page, 'Your invite code');
      await page.getByRole('alert').getByText('Invite code is invalid or expired.').waitFor();
      expect(await page.getByLabel('Invite code').inputValue()).toBe('NAME-1234');
      await enterCode(page);
      for (const title of ['Where do you live?', 'Open to romantic?', 'Your sex']) {
        await heading(page, title);
        await next(page);
      }
      await heading(page, 'How old are you?');
      await expectAnswers(page);
      await next(page);
      await page.waitForURL(`${run.site.url}/emberite`);
      expect(sent).toEqual([400, 200]);
      run.tab.expectClean(/400/);
    },
  );

  it.runIf(isFull)('without a hyphen in its code is a page like any other', async () => {
    const { page } = run.tab;
    await page.goto(`${run.site.url}/create-account?inviteCode=EMBERWELCOME`);
    await enterByCode(run.site, page, newEmail());
    await heading(page, 'Your invite code');
    expect(await page.getByLabel('Invite code').inputValue()).toBe('');
    run.tab.expectClean();
  });
});

describe('a failure in the middle', () => {
  it.runIf(isFull)(
    'the API is down: says so, loses nothing, and sends once it is back',
    async () => {
      const { page } = run.tab;
      const sent = watchProfiles(page);
      await open();
      run.site.api.cut();
      await enterCode(page);
      const alert = page.getByRole('alert');
      await alert.getByText('Error validating invite code. Please try again.').waitFor();
      run.site.api.mend();
      await answerAll(page);
      run.site.api.cut();
      await next(page);
      await alert.getByText('We cannot reach Ember right now.').waitFor();
      run.site.api.mend();
      await expectAnswers(page);
      await next(page);
      await page.waitForURL(`${run.site.url}/emberite`);
      expect(sent).toEqual([502, 200]);
      run.tab.expectClean(/502/, /We cannot reach Ember/);
    },
  );

  it.runIf(isFull)('offline: says so, loses nothing, and sends once it is online', async () => {
    const { page } = run.tab;
    const sent = watchProfiles(page);
    await open();
    await page.context().setOffline(true);
    await enterCode(page);
    const alert = page.getByRole('alert');
    await alert.getByText('Error validating invite code. Please try again.').waitFor();
    await page.context().setOffline(false);
    await answerAll(page);
    await page.context().setOffline(true);
    await next(page);
    await alert.getByText('You are offline.').waitFor();
    await page.context().setOffline(false);
    await expectAnswers(page);
    await next(page);
    await page.waitForURL(`${run.site.url}/emberite`);
    expect(sent).toEqual([0, 200]);
    run.tab.expectClean(/ERR_INTERNET_DISCONNECTED/, /could not be reached/);
  });

  it.runIf(isFull)('the session has ended: signs in again, and finds all', async () => {
    const { page } = run.tab;
    const sent = watchProfiles(page);
    const email = await open();
    await answerAll(page);
    await page.context().request.post(`${run.site.url}/api/auth/logout`, {
      data: {},
      headers: { Origin: run.site.url },
    });
    await next(page);
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('redirectedFrom')).toBe('/welcome?step=4');
    await enterByCode(run.site, page, email);
    await page.waitForURL(`${run.site.url}/welcome?*`);
    await heading(page, 'How old are you?');
    await expectAnswers(page);
    await next(page);
    await page.waitForURL(`${run.site.url}/emberite`);
    expect(sent).toEqual([401, 200]);
    run.tab.expectClean(/401/, /Please sign in first/);
  });
});

it.runIf(isFull)('every step of the welcome is accessible', async () => {
  const tab = await openStill(run, 'newcomer');
  const { page } = tab;
  const { found, look } = inspect(page);
  /** Checks the current step as it opens, fills it in, and goes on. */
  async function take(step: number, next: string, answer: () => Promise<unknown>): Promise<void> {
    await page.getByRole('progressbar', { name: `Step ${step} of 5` }).waitFor();
    await look(`step ${step}`);
    // Location and friendship are chosen already.
    if (step !== 2 && step !== 3) {
      await page.getByRole('button', { name: next }).click();
      await page.getByRole('alert').waitFor();
      await look(`step ${step}, refused`);
    }
    await answer();
    if (step < 5) await page.getByRole('button', { name: next }).click();
  }
  await page.goto(`${run.site.url}/welcome`);
  await take(1, "Let's go!", () => page.getByLabel(/invite code/i).fill('EMBER-WELCOME'));
  await take(2, 'Next', () => page.getByLabel(/where|location/i).selectOption('CA:BC:Revelstoke'));
  await take(3, 'Next', () => page.getByRole('checkbox', { name: /friends/i }).check());
  await take(4, 'Next', () => page.getByRole('radio', { name: 'Female', exact: true }).check());
  await take(5, 'Next', () => page.getByLabel('Your age').selectOption('34'));
  expect(found).toEqual([]);
  tab.expectClean();
  await tab.close();
});
