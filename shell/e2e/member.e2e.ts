import { expect, it } from 'vitest';
import { enterByCode } from './harness/member.ts';
import { useSite } from './harness/useSite.ts';

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

  await page.waitForURL(`${run.site.url}/welcome`);
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
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${run.site.url}/login`);
  await page.goto(`${run.site.url}/emberite`);
  await page.waitForURL(/\/login/);
  expect(run.site.failures).toEqual([]);
  run.tab.expectClean();
});
