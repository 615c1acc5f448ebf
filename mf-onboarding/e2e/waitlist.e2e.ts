import { expect, it } from 'vitest';
import { keyboardOn } from '@emberite/testing/harness/keyboard';
import { signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 360, height: 800 } });

it.runIf(isFull)(
  'takes a visitor without a code to the waiting list, and off it again, by keyboard',
  async () => {
    const { page } = run.tab;
    const { tabTo, type, key, press } = keyboardOn(page);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goto(`${run.site.url}/create-account`);
    await tabTo('link', 'Join the waiting list');
    await key('Enter');
    await heading('Waiting list');
    await tabTo('textbox', 'Email');
    await type('wren@waits.example');
    await page.reload();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('wren@waits.example');
    await tabTo('textbox', 'Your city or postal code');
    await type('Kelowna');
    await key('Enter');
    await heading('Check your inbox');

    const link = await run.site.linkFor('wren@waits.example');
    await page.goto('about:blank');
    await page.goto(link);
    await heading('You are on the list');
    await page.getByText('Kelowna').waitFor();
    expect(page.url()).toBe(`${run.site.url}/waitlist`);
    await press('Take me off the list');
    await heading('You are off the list');

    // In the same document, which the browser does not load again for another fragment.
    await page.goto(link);
    await page.getByText('This link is no longer valid').waitFor();
    await page.getByRole('button', { name: 'Join the waiting list' }).waitFor();
    expect(page.url()).toBe(`${run.site.url}/waitlist`);
    run.tab.expectClean(/400/);
  },
);

it.runIf(isFull)(
  'leads somebody who is signed in from the welcome, and knows their address',
  async () => {
    const { page } = run.tab;
    await signIn(run.site, page.context(), 'lark@waits.example');
    await page.goto(`${run.site.url}/welcome`);
    await page.getByRole('link', { name: 'Join the waiting list' }).click();
    await page.getByRole('heading', { level: 1, name: 'Waiting list' }).waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('lark@waits.example');
    expect(await page.getByRole('link', { name: 'Terms of Use' }).count()).toBeGreaterThan(0);
    run.tab.expectClean();
  },
);
