import { openPage } from '@emberite/testing/e2e';
import type { OpenPage } from '@emberite/testing/e2e';
import { afterAll, beforeAll, expect, it } from 'vitest';

let opened: OpenPage | undefined;
beforeAll(async () => {
  // The site of EMBER_SITE, with this remote as a development build.
  opened = await openPage('/sample');
});
afterAll(() => opened?.close());

it('refuses an invite code that nobody has', async () => {
  const { page, problems } = opened!;
  // No site has this code. One that can be used is not the same everywhere.
  await page.getByLabel('Invite code').fill('EMBER-NOBODY');
  await page.getByRole('button', { name: 'Check code' }).click();
  await page.getByRole('alert').getByText('This code cannot be used any more.').waitFor();
  expect(problems).toEqual([]);
});
