import { watch } from '@emberite/testing/harness/browser';
import { useSite } from '@emberite/testing/harness/useSite';
import { describe, expect, it } from 'vitest';
import {
  answers,
  box,
  button,
  countSent,
  draftOf,
  goTo,
  heading,
  isIn,
  next,
  no,
  openWizard,
  payload,
  register,
  stored,
  titles,
  wizardPath,
} from './harness/wizard.ts';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 }, ...(isFull && { api: 'process' }) });

describe('the answers', () => {
  it.runIf(isFull)(
    'survive the end of the API while they are sent, and are sent once',
    async () => {
      const { page } = run.tab;
      await openWizard(run, page);
      await goTo(page, 4);
      await no(page).check();
      await run.site.api.crash();
      await button(page, 'Register without a deposit').click();
      await page.getByRole('alert').getByText('We cannot reach Ember right now.').waitFor();
      await run.site.api.restart();
      expect(await no(page).isChecked()).toBe(true);
      const sent = countSent(page);
      await button(page, 'Register without a deposit').dblclick();
      await heading(page, isIn);
      expect(sent()).toBe(1);
      expect((await stored(run, page)).registrations).toMatchObject([payload]);
      run.tab.expectClean(/502/, /Failed to load resource/, /ApiError/, /submit was refused/);
    },
  );

  it.runIf(isFull)('are the same in another tab, and each tab keeps its step', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await goTo(page, 2);
    const other = watch(await page.context().newPage());
    await other.page.goto(`${run.site.url}${wizardPath}?step=1`);
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
    await heading(page, isIn);
    await heading(other.page, 'You are registered');
    run.tab.expectClean();
    other.expectClean();
    await other.close();
  });

  it.runIf(isFull)('are sent by one of two tabs, and the other says so', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await goTo(page, 4);
    await no(page).check();
    const other = watch(await page.context().newPage());
    await other.page.goto(`${run.site.url}${wizardPath}?step=4`);
    await heading(other.page, titles[4]!);
    const sent = [countSent(page), countSent(other.page)];
    await button(page, 'Register without a deposit').click();
    await heading(page, isIn);
    await heading(other.page, 'You are registered');
    await other.page.getByText('This form was closed in another tab.').waitFor();
    expect(await other.page.evaluate(() => document.activeElement?.textContent)).toBe(
      'You are registered',
    );
    expect(sent.map((count) => count())).toEqual([1, 0]);
    await other.page.getByRole('link', { name: 'See my registrations' }).click();
    await other.page.getByRole('article', { name: 'Night out' }).waitFor();
    run.tab.expectClean();
    other.expectClean();
    await other.close();
  });

  it.runIf(isFull)('of one member are not shown to another', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await goTo(page, 2);
    await page.context().clearCookies();
    await openWizard(run, page);
    expect(await box(page, /^Friday evenings/).isChecked()).toBe(false);
    run.tab.expectClean();
  });
});

describe('somebody who is registered', () => {
  it.runIf(isFull)('is told so where they have gone meanwhile', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await goTo(page, 4);
    await no(page).check();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/profiles', async (route) => {
      await isReleased;
      await route.continue();
    });
    await button(page, 'Register without a deposit').click();
    await page.getByText('Registering...').first().waitFor();
    await page.getByRole('link', { name: 'Ember, home' }).click();
    await page.waitForURL((url) => url.pathname !== wizardPath);
    release();
    await page.getByText('You are registered.').first().waitFor();
    run.tab.expectClean();
  });

  it.runIf(isFull)('is told so, and changes the registration only by finishing', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await register(run, page, { depositAgreement: 'no' });
    await page.goto(`${run.site.url}/emberite/experience/peak-axethrowing`);
    await page.getByRole('link', { name: 'Join' }).click();
    await heading(page, 'Add Peak Axe Throwing?');
    await page.getByRole('heading', { name: 'You are registered without a deposit' }).waitFor();
    await button(page, 'Change my answers').click();
    await heading(page, titles[0]!);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(titles[0]);
    expect(await box(page, /^Friday evenings/).isChecked()).toBe(true);
    await page.getByText('These answers replace your registration when you finish').waitFor();
    await box(page, /^Sunday daytime/).check();
    await page.reload();
    await page.getByText('These answers replace your registration when you finish').waitFor();
    expect(await box(page, /^Sunday daytime/).isChecked()).toBe(true);
    await button(page, 'Keep it as it is').click();
    await page.waitForURL(`${run.site.url}/emberite/experiences#registrations`);
    expect(await draftOf(page)).toBeNull();
    expect((await stored(run, page)).registrations).toMatchObject([
      { availability: ['friday_evenings'] },
    ]);
    run.tab.expectClean();
  });

  it.runIf(isFull)('stays at the steps if it was done elsewhere meanwhile', async () => {
    const { page } = run.tab;
    await openWizard(run, page);
    await goTo(page, 1);
    await register(run, page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('These answers replace your registration when you finish').waitFor();
    await heading(page, titles[1]!);
    run.tab.expectClean();
  });

  it.runIf(isFull)(
    'is told before the last step replaces a registration made elsewhere',
    async () => {
      const { page } = run.tab;
      await openWizard(run, page);
      await goTo(page, 4);
      await no(page).check();
      let refused = 0;
      await page.route('**/api/registrations', async (route) => {
        await route.abort();
        refused += 1;
      });
      await page.reload();
      await heading(page, titles[4]!);
      // The page asks twice before it gives up.
      await expect.poll(() => refused).toBe(2);
      await page.unrouteAll();
      await register(run, page);
      await button(page, 'Register without a deposit').click();
      await page.getByRole('alert').getByText('You are registered already.').waitFor();
      expect((await stored(run, page)).registrations).toMatchObject([{ activities: ['arcade'] }]);
      await button(page, 'Register without a deposit').click();
      await page.waitForURL(`${run.site.url}/emberite/experiences#registrations`);
      expect((await stored(run, page)).registrations).toMatchObject([payload]);
      run.tab.expectClean(/ERR_FAILED/, /NetworkError/);
    },
  );
});
