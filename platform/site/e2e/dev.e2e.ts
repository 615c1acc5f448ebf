import { get } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchChromium } from '../../../tools/chromium.ts';
import { watch } from '@emberite/testing/harness/browser';
import { showFailures } from '@emberite/testing/harness/failures';
import type { DevSite } from '@emberite/testing/harness/devSite';
import { startDevSite } from '@emberite/testing/harness/devSite';
import { hashOf, filesIn } from '../../../tools/files.ts';
import { isFull, sample } from '../../../tools/sample.ts';
import { slower } from '../../../tools/slow.ts';

let browser: Browser;
let site: DevSite;
let page: Page;
let printed: string[];

beforeAll(async () => {
  browser = await launchChromium();
  site = await startDevSite('mf-onboarding');
});

afterAll(async () => {
  await browser.close();
  await site?.close();
});

/** Opens the sign-in page, types an address, and sets a global that a reload would remove. */
beforeEach(async () => {
  page = await browser.newPage();
  watch(page);
  // A build takes longer than what else a page shows.
  page.context().setDefaultTimeout(60_000 * slower);
  printed = [];
  page.on('console', (message) => printed.push(message.text()));
  const connected = page.waitForRequest(/\/dev\/builds$/);
  await page.goto(`${site.url}/login`);
  await connected;
  // If a file is saved while a page is still loading modules, that page reloads.
  await expect
    .poll(async () => {
      const email = page.getByLabel('Email');
      await email.evaluate(async (input) => {
        const isLive = () => Object.keys(input).some((key) => key.startsWith('__reactProps'));
        while (!isLive()) await new Promise((next) => requestAnimationFrame(next));
      });
      await email.fill('kept@example.com');
      return email.evaluate((input: HTMLInputElement) => {
        Object.assign(window, { opened: 'once' });
        return input.value;
      });
    })
    .toBe('kept@example.com');
});

afterEach(() => page.close());
showFailures(() => site.output().split('\n').slice(-20));

/** Edits that a failed test has not undone. */
const edits = new Set<() => Promise<void>>();

afterEach(async () => {
  for (const restore of [...edits].toReversed()) await restore();
});

/** Edits a source file. Returns a function that restores it. */
async function edit(file: string, part: string, by: string): Promise<() => Promise<void>> {
  const undo = await site.edit(file, part, by);
  const restore = async () => {
    edits.delete(restore);
    await undo();
  };
  edits.add(restore);
  return restore;
}

/** Replaces the words on the button that sends the address. */
const editButton = (by: string) =>
  edit('mf-onboarding/src/sign-in/EmailForm.tsx', 'Continue with Email', by);

async function expectKept(): Promise<void> {
  expect(await page.evaluate(() => (window as { opened?: string }).opened)).toBe('once');
  expect(await page.getByLabel('Email').inputValue()).toBe('kept@example.com');
}

it('shows a saved component in the open page and keeps what was typed', async () => {
  const restore = await editButton('Carry on with Email');
  await page.getByRole('button', { name: 'Carry on with Email' }).waitFor();
  await expectKept();
  await restore();
  await page.getByRole('button', { name: 'Continue with Email' }).waitFor();
  await expectKept();
  expect(site.output()).toMatch(/Built mf-onboarding \(\d+ ms\)/);
});

it.runIf(isFull)(
  'keeps what was typed when a save imports a component of another page',
  async () => {
    const file = 'mf-onboarding/src/sign-in/EmailForm.tsx';
    const line = "import { Button } from '@emberite/ui-kit/Button';";
    const other = "import { StepProgress } from '@emberite/ui-kit/StepProgress';";
    const imported = await edit(file, line, `${line} ${other}`);
    const progress = '<StepProgress current={0} total={2} label="Step 1 of 2" />';
    const used = await editButton(progress);
    await page.getByRole('progressbar', { name: 'Step 1 of 2' }).waitFor();
    await expectKept();
    await used();
    await imported();
    await page.getByRole('button', { name: 'Continue with Email' }).waitFor();
    await expectKept();
  },
);

it.runIf(isFull)(
  'does not respond to the name of another site that resolves to this machine',
  async () => {
    const status = (host: string) =>
      new Promise((done) => {
        const url = `${site.url}/dev/mailbox.json`;
        get(url, { headers: { host } }, ({ statusCode }) => done(statusCode)).end();
      });
    expect(await status('evil.example')).toBe(421);
    expect(await status(new URL(site.url).host)).toBe(200);
  },
);

it.runIf(isFull)('shows a saved component and stylesheet of the ui-kit', async () => {
  const button = page.getByRole('button', { name: 'Continue with Email' });
  const restore = [
    await edit('ui-kit/src/Field/Field.tsx', '{label}', '{label} please'),
    await edit('ui-kit/src/Button/Button.module.css', '.button {', '.button { rotate: 1deg;'),
  ];
  await page.getByText('Email please').waitFor();
  const rotate = () => button.evaluate((element) => getComputedStyle(element).rotate);
  await expect.poll(rotate).toBe('1deg');
  await expectKept();
  for (const back of restore) await back();
  await expect.poll(rotate).toBe('none');
  await expectKept();
});

it.runIf(isFull)('keeps showing what was saved before in another package', async () => {
  await editButton('Carry on with Email');
  const button = page.getByRole('button', { name: 'Carry on with Email' });
  await button.waitFor();
  await edit('shell/src/site/Root.tsx', 'Skip to content', 'Skip to all of it');
  await page.getByText('Skip to all of it').waitFor({ state: 'attached' });
  // The page is rendered anew.
  await page.getByRole('link', { name: 'Ember, home' }).click();
  await button.waitFor({ state: 'detached' });
  await page.goBack();
  await button.waitFor();
});

it.runIf(isFull)('shows saved content', async () => {
  const restore = await edit(
    'packages/content/src/brand.ts',
    "'Group Adventures",
    "'Big Adventures",
  );
  await page.getByText('Big Adventures').first().waitFor();
  await restore();
  await page.getByText('Group Adventures').first().waitFor();
});

it.runIf(isFull)('shows a syntax error over the page until it is fixed', async () => {
  const restore = await editButton('{');
  const overlay = page.getByRole('dialog', { name: 'Build failed' });
  await overlay.getByText('EmailForm.tsx').first().waitFor();
  const another = await browser.newPage();
  await another.goto(`${site.url}/login`);
  await another.getByRole('dialog', { name: 'Build failed' }).waitFor();
  await another.close();
  await restore();
  await overlay.waitFor({ state: 'detached' });
  await expectKept();
});

it.runIf(isFull)(
  'takes the new logic of a state file, in a page that is rendered anew',
  async () => {
    await page.goto(`${site.url}/waitlist`);
    await page.getByLabel('Email').waitFor();
    await page.evaluate(() => Object.assign(window, { opened: 'once' }));
    await edit(
      'mf-onboarding/src/waitlist/waitlist.ts',
      "{ name: 'form', isAfterWrongLink: false }",
      "{ name: 'left', role: 'guest' }",
    );
    await page.getByLabel('Email').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => (window as { opened?: string }).opened)).toBe('once');
  },
);

it.runIf(isFull)('shows what a page throws with file and line, until it is fixed', async () => {
  const restore = await editButton("{(() => { throw new Error('Oops'); })()}");
  const overlay = page.getByRole('dialog', { name: 'The page threw an error' });
  await overlay
    .getByText(/Oops[\s\S]*mf-onboarding\/\S*src\/sign-in\/EmailForm\.tsx:\d+:\d+/)
    .waitFor();
  expect(await page.getByText('and we know about it').count()).toBe(0);
  await restore();
  await overlay.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Continue with Email' }).waitFor();
});

it.runIf(isFull)('serves pages to scripts, too, which accept compressed ones', async () => {
  const [page, missing] = await Promise.all(
    ['/login', '/nowhere'].map((path) => fetch(site.url + path)),
  );
  expect([page!.status, missing!.status]).toEqual([200, 404]);
  expect(await page!.text()).toContain('/assets/mf-onboarding/dev/');
});

it.runIf(isFull)('runs the development build of React, which warns on the console', async () => {
  const restore = await editButton("{['a', 'b'].map((name) => <i>{name}</i>)}");
  await expect
    .poll(() => printed.join('\n'))
    .toContain('Each child in a list should have a unique "key" prop');
  await restore();
  await page.getByRole('button', { name: 'Continue with Email' }).waitFor();
});

const saves = sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2);

it.runIf(isFull)(`leaves the store as it was after ${saves.length} saves`, async () => {
  const before = await hashOf(await filesIn(site.store));
  for (const save of saves) {
    const restore = await editButton(`Save ${save}`);
    await page.getByRole('button', { name: `Save ${save}`, exact: true }).waitFor();
    await restore();
  }
  await page.getByRole('button', { name: 'Continue with Email' }).waitFor();
  await expectKept();
  expect(await hashOf(await filesIn(site.store))).toBe(before);
});

it.runIf(isFull)('serves the remotes that are not watched from the store', async () => {
  await page.goto(site.url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const released = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /assets\/mf-public\/(.+)/.exec(name)?.[1] ?? []),
  );
  expect(released.length).toBeGreaterThan(0);
  expect(released.join()).not.toContain('dev/');
});

it.runIf(isFull)('shows developers who owns the page at the press of a key', async () => {
  const xray = page.getByRole('region', { name: 'X-ray' });
  expect(await page.getByRole('complementary', { name: 'X-ray' }).count()).toBe(0);
  await page.keyboard.press('Alt+x');
  await xray.getByText('mf-onboarding · this page').waitFor();
  await page.keyboard.press('Alt+x');
  expect(await xray.count()).toBe(0);
});
