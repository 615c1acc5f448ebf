import { inspect, openStill } from '@emberite/testing/harness/inspect';
import { enterByCode } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { describe, expect, it } from 'vitest';
import {
  button,
  checkOut,
  draftOf,
  goTo,
  heading,
  isIn,
  next,
  openWizard,
  payload,
  register,
  stored,
  titles,
  toCheckout,
  wizardPath,
  yes,
} from './harness/wizard.ts';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

describe('the deposit', () => {
  it.runIf(isFull)('with a deposit goes through the checkout, once', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await toCheckout(page);
    expect(await stored(run, page)).toMatchObject({
      registrations: [{ ...payload, depositAgreement: 'yes' }],
      deposit: null,
    });
    await page.goBack();
    await heading(page, 'Your deposit is not paid');
    expect(await draftOf(page)).toBeNull();
    await page.goForward();
    await button(page, 'Pay $10').click();
    await heading(page, isIn);
    await page.getByText('your deposit is paid').waitFor();
    await expect.poll(() => page.url()).toBe(run.site.url + wizardPath);
    const record = page.getByRole('link', { name: 'Record a video' });
    expect(await record.getAttribute('href')).toBe('/emberite/settings/videos');
    const { deposit } = await stored(run, page);
    expect(deposit).toMatchObject({ status: 'paid', amount: 10 });
    await page.reload();
    await heading(page, isIn);
    await page.goto(`${run.site.url}/payment`);
    await heading(page, 'Your deposit is already paid');
    await page.goto(`${run.site.url}${wizardPath}?deposit=cancelled`);
    await heading(page, 'Your deposit is already paid');
    expect((await stored(run, page)).deposit).toEqual(deposit);
    run.tab.expectClean();
  });

  it.runIf(isFull)('waits for an API that is down on the way to the checkout', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    run.site.api.cut();
    await page.goto(`${run.site.url}/payment`);
    await heading(page, 'Ember cannot be reached');
    run.site.api.mend();
    await page.getByRole('link', { name: 'Try again' }).click();
    await heading(page, 'Test checkout: no money moves');
    run.tab.expectClean(/502/);
  });

  it.runIf(isFull)('a member who did not pay can pay again, or go without', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await toCheckout(page);
    await page.getByRole('link', { name: 'Go back without paying' }).click();
    await heading(page, 'Your deposit is not paid');
    await expect.poll(() => page.url()).toBe(run.site.url + wizardPath);
    await page.reload();
    await heading(page, 'Your deposit is not paid');
    await button(page, 'Pay the $10 deposit').click();
    await heading(page, 'Test checkout: no money moves');
    await page.goBack();
    await heading(page, 'Your deposit is not paid');
    await button(page, 'Go without a deposit').click();
    await heading(page, isIn);
    expect(await stored(run, page)).toMatchObject({
      registrations: [{ ...payload, depositAgreement: 'no' }],
      deposit: null,
    });
    run.tab.expectClean();
  });

  it.runIf(isFull)('who has left the page meanwhile is not led to the checkout', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await register(run, page);
    await page.goto(`${run.site.url}${wizardPath}?deposit=cancelled`);
    await heading(page, 'Your deposit is not paid');
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/registrations', async (route) => {
      await isReleased;
      await route.continue();
    });
    await button(page, 'Pay the $10 deposit').click();
    await button(page, 'Checking...').waitFor();
    await page.getByRole('link', { name: 'Ember, home' }).click();
    await page.waitForURL((url) => url.pathname !== wizardPath);
    const left = page.url();
    const answered = page.waitForResponse('**/api/registrations');
    release();
    await answered;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(page.url()).toBe(left);
    run.tab.expectClean();
  });

  const results = ['paid', 'already-paid', 'pending', 'unavailable', 'cancelled', 'free'];
  it.runIf(isFull).each(results)('the address %s is not believed', async (result) => {
    const { page } = run.tab;
    await openWizard(run, page);
    await register(run, page);
    await page.goto(`${run.site.url}${wizardPath}?deposit=${result}`);
    await heading(page, 'Your deposit is not paid');
    await expect.poll(() => page.url()).toBe(run.site.url + wizardPath);
    await checkOut(run, page, 'paid');
    await page.goto(`${run.site.url}${wizardPath}?deposit=${result}`);
    await heading(page, result === 'paid' ? isIn : 'Your deposit is already paid');
    await expect.poll(() => page.url()).toBe(run.site.url + wizardPath);
    run.tab.expectClean();
  });

  it.runIf(isFull)(
    'a payment that waits for a bank is not requested again, on the page and in the list',
    async () => {
      const { page } = run.tab;
      await openWizard(run, page);
      await toCheckout(page);
      await button(page, 'Pay by a bank that takes days to confirm').click();
      await heading(page, 'Your payment is on its way');
      expect((await stored(run, page)).deposit).toMatchObject({ status: 'pending', amount: 10 });
      await page.goto(`${run.site.url}/payment`);
      await heading(page, 'Your payment is on its way');
      await page.getByRole('link', { name: 'See my registrations' }).click();
      const mine = page.getByRole('region', { name: 'My registrations' });
      await mine.getByText('A payment of $10 has been on its way since').waitFor();
      expect(await mine.getByRole('button', { name: /Pay/ }).count()).toBe(0);
      await page.goBack();
      await heading(page, 'Your payment is on its way');
      await checkOut(run, page, 'failed');
      await button(page, 'Check again').click();
      await heading(page, 'Your payment did not go through');
      await page.goto(`${run.site.url}/emberite/experiences`);
      await mine.getByText('Your bank refused the payment').waitFor();
      const pay = mine.getByRole('button', { name: 'Pay $10' });
      await pay.click();
      await heading(page, 'Test checkout: no money moves');
      await page.goBack();
      await pay.waitFor();
      // As in another tab. The list does not know, and the API refuses a second payment.
      await checkOut(run, page, 'paid');
      const { deposit } = await stored(run, page);
      await pay.click();
      await heading(page, 'Your deposit is already paid');
      expect((await stored(run, page)).deposit).toEqual(deposit);
      await page.getByRole('link', { name: 'See my registrations' }).click();
      await mine.getByText('$10 paid on').waitFor();
      expect(await pay.count()).toBe(0);
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)(
    'while payments cannot be reached, it can be paid later, tried again, or left out',
    async () => {
      const { page } = run.tab;
      await openWizard(run, page);
      await toCheckout(page);
      const outage = button(page, 'Play a payment service that cannot be reached');
      const unavailable = 'We cannot take payments right now';
      await outage.click();
      await heading(page, unavailable);
      await expect.poll(() => page.url()).toBe(run.site.url + wizardPath);
      await page.reload();
      await heading(page, unavailable);
      await page.getByRole('link', { name: 'Pay later' }).click();
      const mine = page.getByRole('region', { name: 'My registrations' });
      await mine.getByText(`${unavailable}. Please try again later.`).waitFor();
      expect(await mine.getByRole('button', { name: /Pay/ }).count()).toBe(0);
      await page.goBack();
      await heading(page, unavailable);
      await button(page, 'Try the payment again').click();
      await outage.click();
      await heading(page, unavailable);
      await button(page, 'Go without a deposit').click();
      await heading(page, isIn);
      expect(await stored(run, page)).toMatchObject({
        registrations: [{ ...payload, depositAgreement: 'no' }],
        deposit: null,
      });
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)('a payment that waits for a bank is paid once it confirms', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await register(run, page);
    await checkOut(run, page, 'pending');
    await page.goto(`${run.site.url}${wizardPath}?deposit=pending`);
    await heading(page, 'Your payment is on its way');
    await checkOut(run, page, 'paid');
    await button(page, 'Check again').click();
    await heading(page, isIn);
    run.tab.expectClean();
  });

  it.runIf(isFull)(
    'a member who has paid is not asked to pay when changing the registration',
    async () => {
      const { page } = run.tab;
      await openWizard(run, page);
      await register(run, page);
      await checkOut(run, page, 'paid');
      await page.reload();
      await heading(page, 'You are already registered');
      await button(page, 'Change my answers').click();
      for (const title of titles.slice(0, 4)) {
        await heading(page, title);
        await next(page);
      }
      await page.getByText('Your $10 deposit is already paid.').waitFor();
      const visited: string[] = [];
      page.on('request', (request) => visited.push(new URL(request.url()).pathname));
      await button(page, 'Register').click();
      await page.waitForURL(`${run.site.url}/emberite/experiences#registrations`);
      await page.getByText('Your registration is changed.').first().waitFor();
      expect(visited).not.toContain('/payment');
      expect(await stored(run, page)).toMatchObject({
        registrations: [{ depositAgreement: 'yes' }],
        deposit: { status: 'paid' },
      });
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)('a session that ends on the deposit page loses nothing', async () => {
    const { page } = run.tab;
    const email = await openWizard(run, page);
    await register(run, page);
    await page.goto(`${run.site.url}${wizardPath}?deposit=cancelled`);
    await heading(page, 'Your deposit is not paid');
    await expect.poll(() => page.url()).toBe(run.site.url + wizardPath);
    await page.context().clearCookies({ name: /^ember_sid/ });
    await button(page, 'Pay the $10 deposit').click();
    await page.waitForURL(/\/login/);
    await enterByCode(run.site, page, email);
    await heading(page, 'You are already registered');
    await page.getByRole('heading', { name: 'Your deposit is not paid' }).waitFor();
    await button(page, 'Pay the $10 deposit').click();
    await heading(page, 'Test checkout: no money moves');
    run.tab.expectClean(/401/, /ApiError/);
  });

  it.runIf(isFull)('a deposit without a registration says that there is none', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await checkOut(run, page, 'paid');
    await page.goto(`${run.site.url}${wizardPath}?deposit=paid`);
    await heading(page, 'Your deposit is paid');
    await page.getByText('You are not registered for a night out yet.').waitFor();
    expect(await page.getByText('You are registered').count()).toBe(0);
    await page.getByRole('link', { name: 'Start my registration' }).click();
    await heading(page, titles[0]!);
    run.tab.expectClean();
  });

  it.runIf(isFull)('the page that the browser restores after the payment asks again', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await goTo(page, 4);
    await yes(page).check();
    // The browser stays on this page, as if it were restored from the back/forward cache.
    await page.route('**/payment', (route) => route.fulfill({ status: 204 }));
    await button(page, 'Register and pay $10').click();
    await page.getByText('Taking you to the payment...').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('You are registered');
    await checkOut(run, page, 'paid');
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await heading(page, 'Your deposit is already paid');
    await expect.poll(focused).toBe('Your deposit is already paid');
    run.tab.expectClean();
  });

  it.runIf(isFull)('a member who is not registered sees the form', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await page.goto(`${run.site.url}/emberite/journey`);
    await page.goto(`${run.site.url}/payment`);
    await page.getByRole('link', { name: 'Go back without paying' }).click();
    await heading(page, titles[0]!);
    // Back does not lead to the payment page.
    await button(page, 'Back').click();
    await page.waitForURL(`${run.site.url}/emberite/experiences`);
    run.tab.expectClean();
  });

  it.runIf(isFull)('says that it cannot tell while the API is down, and asks again', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await toCheckout(page);
    await page.route('**/api/registrations', (route) => route.abort());
    await page.goto(`${run.site.url}${wizardPath}?deposit=paid`);
    await page.getByRole('alert').getByText('We could not load your deposit.').waitFor();
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await heading(page, 'Your deposit is not paid');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Your deposit is not paid',
    );
    run.tab.expectClean(/ERR_FAILED/, /NetworkError/);
  });
});

it.runIf(isFull)('every screen of the deposit is accessible', async () => {
  const tab = await openStill(run, 'member without videos');
  const { page } = tab;
  const { found, look: inspectNow } = inspect(page);
  /** A normal run checks the first and the last screen. */
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
