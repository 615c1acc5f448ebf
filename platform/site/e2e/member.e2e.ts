import { expect, it } from 'vitest';
import { expectNoSideways, keyboardOn } from '@emberite/testing/harness/keyboard';
import { enterByCode, uploadVideo } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

it('takes a visitor from the landing page to a saved step, by way of all four remotes', async () => {
  const { page } = run.tab;
  const email = 'robin@example.com';

  await page.goto(run.site.url);
  await page
    .getByRole('heading', { level: 1, name: 'Group Adventures For Pressure-Free Dating' })
    .waitFor();
  await page.getByRole('link', { name: 'Claim your Spot!' }).click();

  await page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
  await enterByCode(run.site, page, email);

  await page.waitForURL(`${run.site.url}/welcome?*`);
  await page.getByLabel(/invite code/i).fill('ember-welcome');
  await page.getByRole('button', { name: "Let's go!" }).click();
  await page.getByLabel(/where|location/i).selectOption('CA:BC:Revelstoke');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: /friends/i }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Your age').selectOption('34');
  await page.getByRole('button', { name: 'Next' }).click();

  await page.waitForURL(`${run.site.url}/emberite`);
  await page.getByRole('heading', { level: 1, name: 'Record a 15-sec Video' }).waitFor();
  await uploadVideo(run.site, page.context());
  await page.reload();
  await page.getByText('0%').first().waitFor();
  await page.getByRole('link', { name: 'Read more' }).first().click();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page
    .getByRole('link', { name: 'Go back' })
    .or(page.getByRole('button', { name: 'Go back' }))
    .first()
    .waitFor();

  await page.goto(`${run.site.url}/emberite`);
  await page.getByText('20%').first().waitFor();
  await page.getByRole('button', { name: 'Show completed steps' }).first().click();

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('link', { name: /Authentication/ }).click();
  await page.getByText(email).first().waitFor();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(`${run.site.url}/login`);
  await page.goto(`${run.site.url}/emberite`);
  await page.waitForURL(/\/login/);
  expect(run.site.failures).toEqual([]);
  run.tab.expectClean();
});

it.runIf(isFull)(
  'takes a newcomer from creating an account to the journey by keyboard alone',
  async () => {
    const { page } = run.tab;
    const email = 'quinn@example.com';
    const { tabTo, type, key, press } = keyboardOn(page);

    await page.goto(`${run.site.url}/create-account`);
    await tabTo('textbox', 'Email');
    await type(email);
    await press('Continue with Email');
    // The code field has the focus.
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await expectNoSideways(page);
    await type(await run.site.codeFor(email));
    await page.waitForURL(`${run.site.url}/welcome?*`);
    await tabTo('textbox', /invite code/i);
    await type('ember-welcome');
    await press("Let's go!");
    await tabTo('combobox', /where|location/i);
    await type('Revelstoke');
    await press('Next');
    // Friends is chosen already.
    await tabTo('checkbox', /romantic/i);
    await key('Space');
    await tabTo('checkbox', /^Men/);
    await key('Space');
    await press('Next');
    await tabTo('radio', /^Male/);
    await key('ArrowDown');
    await press('Next');
    await tabTo('combobox', 'Your age');
    await type('34');
    await press('Next');
    await page.waitForURL(`${run.site.url}/emberite`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSideways(page);
    run.tab.expectClean();
  },
);
