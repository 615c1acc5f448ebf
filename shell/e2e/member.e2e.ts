import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Tab } from './harness/browser.ts';
import { launchBrowser, openTab } from './harness/browser.ts';
import { enterByCode } from './harness/member.ts';
import type { TestSite } from './harness/site.ts';
import { startSite } from './harness/site.ts';

let browser: Browser;
let site: TestSite;
let tab: Tab;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  tab = await openTab(browser, { viewport: { width: 360, height: 800 } });
});
afterEach(() => tab.close());

it('takes a visitor from the landing page to a saved step, by way of all four remotes', async () => {
  const { page } = tab;
  const email = 'robin@example.com';

  await page.goto(site.url);
  await page
    .getByRole('heading', { level: 1, name: 'Group Adventures For Pressure-Free Dating' })
    .waitFor();
  await page.getByRole('link', { name: 'Claim your Spot!' }).click();

  await page.getByRole('heading', { level: 1, name: 'Create New Account' }).waitFor();
  await enterByCode(site, page, email);

  await page.waitForURL(`${site.url}/welcome`);
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

  await page.waitForURL(`${site.url}/emberite`);
  await page.getByText('0%').first().waitFor();
  await page.getByRole('link', { name: 'Read more' }).first().click();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await page
    .getByRole('link', { name: 'Go back' })
    .or(page.getByRole('button', { name: 'Go back' }))
    .first()
    .waitFor();

  await page.goto(`${site.url}/emberite`);
  await page.getByText('20%').first().waitFor();
  await page.getByRole('button', { name: 'Show completed steps' }).first().click();

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('link', { name: /Authentication/ }).click();
  await page.getByText(email).first().waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${site.url}/login`);
  await page.goto(`${site.url}/emberite`);
  await page.waitForURL(/\/login/);
  expect(site.failures).toEqual([]);
  tab.expectClean();
});
