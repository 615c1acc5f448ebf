import type { api } from '@emberite/sdk/api';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { watch } from './harness/browser.ts';
import { enterByCode, signIn } from './harness/member.ts';
import { sample } from './harness/sample.ts';
import { useSite } from './harness/useSite.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

const full = Boolean(process.env['EMBER_FULL']);
const path = '/emberite/experiences/join';
let count = 0;

type Stored = Awaited<ReturnType<typeof api.registrationList>>;

/** What the database has, as its API returns it. */
async function stored(page: Page): Promise<Stored> {
  const response = await page.context().request.get(`${run.site.url}/api/registrations`);
  return (await response.json()) as Stored;
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const next = (page: Page) => button(page, 'Next').click();
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const radio = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
const titles = [
  'When are you free?',
  'What sounds like fun?',
  'What is your budget for an evening?',
  'Your videos',
  'Your deposit',
];

/** Answers one step. */
const answers = [
  async (page: Page) => {
    await box(page, /^Friday evenings/).check();
    await box(page, /^Sunday daytime/).check();
    await box(page, /does not guarantee a spot/).check();
  },
  async (page: Page) => {
    await box(page, 'Karaoke').check();
    await box(page, 'Live music').check();
  },
  async (page: Page) => {
    await radio(page, 'Ideal budget', '$20 to $50').check();
    await radio(page, 'Maximum budget', '$50 to $100').check();
  },
  async (page: Page) =>
    page.getByRole('radio', { name: 'Yes, I will upload at least 2 videos' }).check(),
];
const payload = {
  kind: 'night-out',
  availability: ['friday_evenings', 'sunday_daytime'],
  activities: ['live_music', 'karaoke'],
  budget: { ideal: '20-50', max: '50-100' },
};
const yes = (page: Page) => page.getByRole('radio', { name: /^Yes, I will leave a \$10 deposit/ });
const no = (page: Page) => page.getByRole('radio', { name: /^No, register me without/ });

/** Opens the wizard as a new member with the videos of these prompts. Returns their address. */
async function open(page: Page, ...promptIds: string[]): Promise<string> {
  count += 1;
  const email = `wizard-${count}@example.com`;
  const user = await signIn(run.site, page.context(), email);
  await user.becomeMember(...promptIds);
  await page.goto(run.site.url + path);
  await heading(page, titles[0]!);
  return email;
}

/** Answers the steps up to `step` and shows it. */
async function goTo(page: Page, step: number): Promise<void> {
  for (const [index, answer] of answers.slice(0, step).entries()) {
    await heading(page, titles[index]!);
    await answer(page);
    await next(page);
  }
  await heading(page, titles[step]!);
}

const shownStep = (page: Page) => new URL(page.url()).searchParams.get('step');
const draftOf = (page: Page) => page.evaluate(() => localStorage.getItem('ember.registration'));

/** Registers with a deposit, up to the test checkout. */
async function toCheckout(page: Page): Promise<void> {
  await goTo(page, 4);
  await yes(page).check();
  await button(page, 'Register and pay $10').click();
  await heading(page, 'Test checkout: no money moves');
}

describe('a registration', () => {
  it('without a deposit ends with the registrations, by keyboard alone', async () => {
    const { page } = run.tab;
    await open(page, 'dad_joke');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    /** Moves the focus forward to a control, as Tab does. */
    const tabTo = async (target: ReturnType<typeof box>) => {
      await target.waitFor();
      for (let tabs = 0; tabs < 60; tabs += 1) {
        if (await target.evaluate((node) => node === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab does not reach the control.');
    };
    const choose = async (target: ReturnType<typeof box>) => {
      await tabTo(target);
      await page.keyboard.press('Space');
    };
    const onward = async (step: number) => {
      await page.keyboard.press('Enter');
      await heading(page, titles[step]!);
      await expect.poll(focused).toBe(titles[step]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    await choose(box(page, /^Friday evenings/));
    await choose(box(page, /^Sunday daytime/));
    await choose(box(page, /does not guarantee a spot/));
    await onward(1);
    await choose(box(page, 'Live music'));
    await choose(box(page, 'Karaoke'));
    await onward(2);
    await choose(radio(page, 'Ideal budget', '$0 to $20'));
    await page.keyboard.press('ArrowRight');
    await choose(radio(page, 'Maximum budget', '$0 to $20'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await onward(3);
    await page.getByText('You still need 1 more video').waitFor();
    expect(await page.getByRole('link', { name: 'Go to Videos' }).getAttribute('href')).toBe(
      '/emberite/settings/videos',
    );
    await choose(page.getByRole('radio', { name: 'Yes, I will upload at least 2 videos' }));
    await onward(4);
    await choose(yes(page));
    await page.keyboard.press('ArrowDown');
    await tabTo(button(page, 'Register without a deposit'));
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Registration completed!').waitFor();
    await page.waitForURL(`${run.site.url}/emberite/experiences#registrations`);
    expect(await stored(page)).toMatchObject({
      registrations: [{ ...payload, depositAgreement: 'no' }],
      deposit: null,
    });
    expect(await draftOf(page)).toBeNull();
    run.tab.expectClean();
  });

  it('with a deposit goes through the checkout, once', async () => {
    const { page } = run.tab;
    await open(page, 'dad_joke', 'travel_advice');
    await toCheckout(page);
    expect(await stored(page)).toMatchObject({
      registrations: [{ ...payload, depositAgreement: 'yes' }],
      deposit: null,
    });
    await page.goBack();
    await heading(page, 'Your deposit is not paid');
    expect(await draftOf(page)).toBeNull();
    await page.goForward();
    await button(page, 'Pay $10').click();
    await heading(page, 'Your deposit is paid');
    await expect.poll(() => page.url()).toBe(run.site.url + path);
    const { deposit } = await stored(page);
    expect(deposit).toMatchObject({ status: 'paid', amount: 10 });
    await page.reload();
    await heading(page, 'Your deposit is paid');
    await page.goto(`${run.site.url}/payment`);
    await heading(page, 'Your deposit is paid');
    await page.goto(`${run.site.url}${path}?deposit=cancelled`);
    await heading(page, 'Your deposit is already paid');
    expect((await stored(page)).deposit).toEqual(deposit);
    run.tab.expectClean();
  });
});

const rules = [
  {
    step: 0,
    break: async () => {},
    group: 'Your times',
    message:
      'Please select at least one availability option. More options mean a higher chance of snagging a spot.',
    focus: (page: Page) => box(page, /^Weekday evenings/),
  },
  {
    step: 0,
    break: (page: Page) => box(page, /^Friday evenings/).check(),
    message: 'Make sure you understand that the spot is not guaranteed (check the box)',
    focus: (page: Page) => box(page, /does not guarantee a spot/),
  },
  {
    step: 1,
    break: async () => {},
    group: 'Your activities',
    message: 'Please select at least one activity.',
    focus: (page: Page) => box(page, 'Arcade'),
  },
  {
    step: 2,
    break: async (page: Page) => {
      await radio(page, 'Ideal budget', '$50 to $100').check();
      await radio(page, 'Maximum budget', '$20 to $50').check();
    },
    group: 'Maximum budget',
    message: 'Your maximum budget must not be below your ideal budget.',
    focus: (page: Page) =>
      page.getByRole('group', { name: 'Maximum budget' }).getByRole('radio').first(),
  },
  {
    step: 3,
    break: async () => {},
    group: 'Will you upload at least 2 videos?',
    message: 'Please select whether you will upload videos.',
    focus: (page: Page) => page.getByRole('radio').first(),
  },
];

it.each(sample(rules))('says beside its cause: $message', async (rule) => {
  const { page } = run.tab;
  await open(page);
  await goTo(page, rule.step);
  await rule.break(page);
  await next(page);
  const place = rule.group ? page.getByRole('group', { name: rule.group }) : page;
  await place.getByRole('alert').getByText(rule.message, { exact: true }).waitFor();
  const hasFocus = () => rule.focus(page).evaluate((node) => node === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  expect(shownStep(page)).toBe(`${rule.step}`);
  run.tab.expectClean();
});

it('does not go on without videos, and a button changes that answer', async () => {
  const { page } = run.tab;
  await open(page);
  await goTo(page, 3);
  await page.getByRole('radio', { name: 'No, I would rather not' }).check();
  const alert = page
    .getByRole('alert')
    .getByText('Uploading videos is mandatory to be discoverable.');
  await alert.waitFor();
  await page.getByText('Two clips of 15 seconds are enough').waitFor();
  await next(page);
  expect(shownStep(page)).toBe('3');
  await alert.waitFor();
  await button(page, 'All right, I will upload videos').click();
  await alert.waitFor({ state: 'detached' });
  await page.getByText('You still need 2 more videos').waitFor();
  await next(page);
  await heading(page, titles[4]!);
  run.tab.expectClean();
});

describe('the history', () => {
  it('has every step: Back, Forward, a reload and a deep link', async () => {
    const { page } = run.tab;
    await page.goto(run.site.url);
    await open(page);
    await goTo(page, 3);
    await page.reload();
    await heading(page, titles[3]!);
    await page.goBack();
    await heading(page, titles[2]!);
    await page.getByRole('button', { name: 'Back' }).click();
    await heading(page, titles[1]!);
    expect(await box(page, 'Karaoke').isChecked()).toBe(true);
    await page.goForward();
    await heading(page, titles[2]!);
    await page.goto(`${run.site.url}${path}?step=4`);
    await heading(page, titles[3]!);
    expect(shownStep(page)).toBe('3');
    await page.goto(`${run.site.url}${path}?step=0`);
    await heading(page, titles[0]!);
    expect(await box(page, /^Friday evenings/).isChecked()).toBe(true);
    run.tab.expectClean();
  });

  it('leads from the first step to where the member came from', async () => {
    const { page } = run.tab;
    await open(page);
    await page.goto(`${run.site.url}/emberite/experience/peak-axethrowing`);
    await page.getByRole('link', { name: 'Join' }).click();
    await heading(page, titles[0]!);
    await answers[0]!(page);
    await next(page);
    await heading(page, titles[1]!);
    await button(page, 'Back').click();
    await heading(page, titles[0]!);
    await button(page, 'Back').click();
    await page.waitForURL(/peak-axethrowing$/);
    run.tab.expectClean();
  });

  it.runIf(full)('leads from a link from outside to the list, also after a reload', async () => {
    const { page } = run.tab;
    await open(page);
    await page.reload();
    await heading(page, titles[0]!);
    await button(page, 'Back').click();
    await page.waitForURL(`${run.site.url}/emberite/experiences#registrations`);
    run.tab.expectClean();
  });
});

describe('the answers', () => {
  it('survive a session that ends while they are sent', async () => {
    const { page } = run.tab;
    const email = await open(page);
    await goTo(page, 4);
    await no(page).check();
    await page.context().clearCookies({ name: 'ember_sid' });
    await button(page, 'Register without a deposit').click();
    await page.waitForURL(/\/login/);
    await enterByCode(run.site, page, email);
    await heading(page, titles[4]!);
    expect(await no(page).isChecked()).toBe(true);
    await button(page, 'Register without a deposit').click();
    await page.waitForURL(`${run.site.url}/emberite/experiences#registrations`);
    expect((await stored(page)).registrations).toMatchObject([payload]);
    run.tab.expectClean(/401/, /ApiError/);
  });

  it('survive the end of the API while they are sent, and are sent once', async () => {
    const { page } = run.tab;
    await open(page);
    await goTo(page, 4);
    await no(page).check();
    await run.site.api.crash();
    await button(page, 'Register without a deposit').click();
    await page.getByRole('alert').getByText('We cannot reach Ember right now.').waitFor();
    await run.site.api.restart();
    expect(await no(page).isChecked()).toBe(true);
    await button(page, 'Register without a deposit').dblclick();
    await page.waitForURL(`${run.site.url}/emberite/experiences#registrations`);
    expect((await stored(page)).registrations).toMatchObject([payload]);
    run.tab.expectClean(/502/, /Failed to load resource/, /ApiError/, /submit was refused/);
  });

  it.runIf(full)('are the same in another tab, and each tab keeps its step', async () => {
    const { page } = run.tab;
    await open(page);
    await goTo(page, 2);
    const other = watch(await page.context().newPage());
    await other.page.goto(`${run.site.url}${path}?step=1`);
    await heading(other.page, titles[1]!);
    await box(other.page, 'Arcade').check();
    await page.goBack();
    await heading(page, titles[1]!);
    await expect.poll(() => box(page, 'Arcade').isChecked()).toBe(true);
    await heading(other.page, titles[1]!);
    await next(page);
    await answers[2]!(page);
    await next(page);
    await answers[3]!(page);
    await next(page);
    await no(page).check();
    await button(page, 'Register without a deposit').click();
    await page.waitForURL(`${run.site.url}/emberite/experiences#registrations`);
    await expect.poll(() => box(other.page, 'Arcade').isChecked()).toBe(false);
    run.tab.expectClean();
    other.expectClean();
    await other.close();
  });

  it.runIf(full)('of one member are not shown to another', async () => {
    const { page } = run.tab;
    await open(page);
    await goTo(page, 2);
    await page.context().clearCookies();
    await open(page);
    expect(await box(page, /^Friday evenings/).isChecked()).toBe(false);
    run.tab.expectClean();
  });
});

describe('after the payment page', () => {
  it('a member who did not pay can pay again, or go without', async () => {
    const { page } = run.tab;
    await open(page);
    await toCheckout(page);
    await page.getByRole('link', { name: 'Go back without paying' }).click();
    await heading(page, 'Your deposit is not paid');
    await expect.poll(() => page.url()).toBe(run.site.url + path);
    await page.reload();
    await heading(page, 'Your deposit is not paid');
    await button(page, 'Pay the $10 deposit').click();
    await heading(page, 'Test checkout: no money moves');
    await page.goBack();
    await heading(page, 'Your deposit is not paid');
    await button(page, 'Go without a deposit').click();
    await heading(page, 'You are registered without a deposit');
    expect(await stored(page)).toMatchObject({
      registrations: [{ ...payload, depositAgreement: 'no' }],
      deposit: null,
    });
    run.tab.expectClean();
  });

  const hints = [
    ['paid', 'Your deposit is not paid'],
    ['pending', 'Your payment is on its way'],
    ['unavailable', 'We cannot take payments right now'],
  ] as const;
  it.each(sample([...hints]))('the address %s is not believed: %s', async (hint, title) => {
    const { page } = run.tab;
    await open(page);
    await toCheckout(page);
    await page.goto(`${run.site.url}${path}?deposit=${hint}`);
    await heading(page, title);
    await expect.poll(() => page.url()).toBe(run.site.url + path);
    expect((await stored(page)).deposit).toBeNull();
    run.tab.expectClean();
  });

  it.runIf(full)('a member who is not registered sees the form', async () => {
    const { page } = run.tab;
    await open(page);
    await page.goto(`${run.site.url}${path}?deposit=paid`);
    await heading(page, titles[0]!);
    run.tab.expectClean();
  });

  it.runIf(full)('says that it cannot tell while the API is down, and asks again', async () => {
    const { page } = run.tab;
    await open(page);
    await toCheckout(page);
    await page.route('**/api/registrations', (route) => route.abort());
    await page.goto(`${run.site.url}${path}?deposit=paid`);
    await page.getByRole('alert').getByText('We could not look up your deposit.').waitFor();
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await heading(page, 'Your deposit is not paid');
    run.tab.expectClean(/ERR_FAILED/, /NetworkError/);
  });
});
