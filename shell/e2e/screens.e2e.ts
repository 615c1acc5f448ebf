import { chatLink } from '@emberite/content/chats';
import { expect, it, vi } from 'vitest';
import { inspect, openStill } from './harness/inspect.ts';
import { useSite } from './harness/useSite.ts';
import {
  answers,
  button,
  checkOut,
  heading,
  next,
  register,
  titles,
  wizardPath,
} from './harness/wizard.ts';
import { isFull } from '../../tools/sample.ts';

// Screens that have no address of their own. The tests run at once, because pages mostly wait.

// The full run looks at each screen four times.
if (isFull) vi.setConfig({ testTimeout: 300_000 });

const run = useSite({
  flags: 'showPeople=true,showExperiences=true,showAvailability=true',
  tabs: 'own',
});

/** A test of the full run. */
const inFull = (name: string, look: () => Promise<void>) =>
  it.runIf(isFull)(name, { concurrent: true }, look);

it.concurrent('every screen of signing in is accessible', async () => {
  const tab = await openStill(run, 'visitor', {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Instagram 390.0.0.28',
    // Granting one permission refuses all others, such as the clipboard.
    permissions: ['geolocation'],
  });
  const { page } = tab;
  const { found, look } = inspect(page);
  const email = 'screens@example.com';

  await page.goto(`${run.site.url}/login`);
  await page.getByRole('heading', { name: 'Not supported browser' }).waitFor();
  await look('in-app');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByLabel('Link to this page').waitFor();
  await look('in-app, clipboard refused');
  await page.getByRole('button', { name: 'Proceed Here Anyway' }).click();
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('alert').waitFor();
  await look('entry, refused');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await look('code');
  const code = await run.site.codeFor(email);
  await page.getByLabel('6-digit code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('alert').waitFor();
  await look('code, refused');

  // Elsewhere the link asks first.
  const elsewhere = await openStill(run, 'visitor');
  await elsewhere.page.goto(await run.site.linkFor(email));
  await elsewhere.page.getByRole('heading', { name: 'One more click' }).waitFor();
  const there = inspect(elsewhere.page);
  await there.look('magic link, asking');

  await page.goto(`${run.site.url}/session-expired`);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await look('session expired, stopped');

  expect([...found, ...there.found]).toEqual([]);
  tab.expectClean(/400/);
  elsewhere.expectClean();
  await Promise.all([tab.close(), elsewhere.close()]);
});

inFull('every screen of the registration for poetry night is accessible', async () => {
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

inFull('every step of the welcome is accessible', async () => {
  const tab = await openStill(run, 'newcomer');
  const { page } = tab;
  const { found, look } = inspect(page);
  /** Looks at the current step as it opens, fills it in, and goes on. */
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

inFull('every screen of the registrations of a member is accessible', async () => {
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

inFull('every step of the registration for a night out is accessible', async () => {
  const tab = await openStill(run, 'member without videos');
  const { page } = tab;
  const { found, look } = inspect(page);
  await page.goto(run.site.url + wizardPath);
  for (const [step, answer] of answers.entries()) {
    await heading(page, titles[step]!);
    await look(`step ${step}`);
    await next(page);
    await page.getByRole('alert').waitFor();
    await look(`step ${step}, refused`);
    await answer(page);
    if (step === 3) {
      await page.getByRole('radio', { name: 'No, I would rather not' }).check();
      await look('no videos');
      await answer(page);
    }
    await next(page);
  }
  await heading(page, titles[4]!);
  await look('step 4');
  await button(page, 'Register').click();
  await page.getByRole('alert').waitFor();
  await look('step 4, refused');
  expect(found).toEqual([]);
  tab.expectClean();
  await tab.close();
});

it.concurrent('every screen of the deposit is accessible', async () => {
  const tab = await openStill(run, 'member without videos');
  const { page } = tab;
  const { found, look: inspectNow } = inspect(page);
  /** A normal run looks at the first and the last screen. */
  const look = async (screen: string, title: string, always = false) => {
    await heading(page, title);
    if (always || isFull) await inspectNow(screen);
  };
  const show = () => page.goto(`${run.site.url}${wizardPath}?deposit=cancelled`);
  await register(run, page);
  await show();
  await look('not paid', 'Your deposit is not paid', true);
  await checkOut(run, page, 'pending');
  await show();
  await look('pending', 'Your payment is on its way');
  await page.goto(`${run.site.url}/emberite/experiences`);
  await page.getByText('has been on its way since').waitFor();
  await look('pending, in the list', 'Experiences');
  await checkOut(run, page, 'failed');
  await show();
  await look('failed', 'Your payment did not go through');
  await page.route('**/api/registrations', (route) => route.abort());
  await page.reload();
  await look('not known', 'We could not load your deposit.');
  await page.unrouteAll();
  await checkOut(run, page, 'paid');
  await show();
  await look('paid', 'Your deposit is already paid');
  await page.goto(`${run.site.url}/emberite/journey`);
  await page.goto(run.site.url + wizardPath);
  await look('registered', 'You are already registered', true);
  expect(found).toEqual([]);
  tab.expectClean(/ERR_FAILED/, /NetworkError/);
  await tab.close();
});

inFull('every screen of the people and of leaving is accessible', async () => {
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
  await page.goto(`${run.site.url}/emberite/settings/export`);
  const offline = (isOffline: boolean) => page.context().setOffline(isOffline);
  await offline(true);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await page.getByRole('alert').waitFor();
  await look('export, offline');
  await offline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('is in your downloads').waitFor();
  await look('exported');
  await page.goto(`${run.site.url}/emberite/settings/delete-account`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alert').waitFor();
  await look('deletion, no address');
  expect(found).toEqual([]);
  tab.expectClean(/ERR_INTERNET_DISCONNECTED/, /NetworkError/);
  await tab.close();
});

inFull('a chat is accessible after its answers', async () => {
  const tab = await openStill(run, 'member without videos');
  const { page } = tab;
  const { found, look } = inspect(page);
  await page.goto(run.site.url + chatLink('setup-guide'));
  await page
    .getByRole('list', { name: 'Questions you can ask' })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('log').getByRole('link').waitFor();
  await look('an answer with an action');
  await page.getByLabel('Your question').fill('Is there snow?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByRole('link').nth(1).waitFor();
  await look('the fallback');
  expect(found).toEqual([]);
  tab.expectClean();
  await tab.close();
});
