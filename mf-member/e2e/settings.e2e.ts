import { AxeBuilder } from '@axe-core/playwright';
import type { PromptId } from '@emberite/content/prompts';
import type { Profile } from '@emberite/contract/profile';
import type { Page } from 'playwright-core';
import { watch } from '@emberite/testing/harness/browser';
import { expectNoSideways, keyboardOn } from '@emberite/testing/harness/keyboard';
import { signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { expect, it } from 'vitest';
import { isFull, sample } from '../../tools/sample.ts';

const run = useSite({
  viewport: { width: 360, height: 800 },
  // In the season of the poetry night, for which only the full run has a test.
  ...(isFull && { at: '2025-02-01T12:00-08:00' }),
});
let count = 0;

/** Opens a page of the settings as a new member with those videos. Returns their address. */
async function open(path: string, ...promptIds: PromptId[]): Promise<string> {
  count += 1;
  const email = `settings-${count}@example.com`;
  const user = await signIn(run.site, run.tab.page.context(), email);
  await user.becomeMember(...promptIds);
  await run.tab.page.goto(`${run.site.url}/emberite/settings/${path}`);
  return email;
}

/** The profile in the database, as its API returns it. */
async function stored(page: Page): Promise<Profile> {
  const url = `${run.site.url}/api/profiles?location=CA:BC:Revelstoke`;
  return (await (await page.context().request.get(url)).json()) as Profile;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const lost = 'We cannot reach Ember right now. Please try again in a moment.';

/** Pages with a form: how to edit one, how to read the edit on the page, and what is stored. */
const forms = [
  {
    path: 'basic',
    edit: (page: Page) => page.getByLabel('Nickname').fill('Wren'),
    shown: (page: Page) => page.getByLabel('Nickname').inputValue(),
    value: 'Wren',
    read: ({ nickname }: Profile) => nickname,
    saved: 'Your changes are saved.',
  },
  {
    path: 'bucketlist',
    edit: (page: Page) => page.getByLabel('Wish 1').fill('See whales'),
    shown: (page: Page) => page.getByLabel('Wish 1').inputValue(),
    value: 'See whales',
    read: ({ bucketList }: Profile) => bucketList[0],
    saved: 'Your bucket list is saved.',
  },
];

it.each(sample(forms))(
  '$path keeps an edit through a failed save and a reload, and stores it',
  async ({ path, edit, shown, value, read, saved }) => {
    const { page } = run.tab;
    await open(path);
    await edit(page);
    run.site.api.cut();
    await save(page);
    await page.getByRole('alert').getByText(lost).waitFor();
    run.site.api.mend();
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await reloaded;
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    expect(await shown(page)).toBe(value);
    await save(page);
    await page.getByText(saved).waitFor();
    expect(read(await stored(page))).toBe(value);
    await page.reload();
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    expect(await shown(page)).toBe(value);
    run.tab.expectClean(/502/, /Failed to load resource/, /ApiError/);
  },
);

it.runIf(isFull)(
  'asks before a link or Back leaves unsaved edits, and forgets them if told so',
  async () => {
    const { page } = run.tab;
    await open('');
    await page.getByRole('link', { name: 'Basic info and preferences' }).click();
    const nickname = page.getByLabel('Nickname');
    await nickname.fill('Wren');
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    expect(await nickname.inputValue()).toBe('Wren');
    expect(new URL(page.url()).pathname).toBe('/emberite/settings/basic');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await page.getByRole('link', { name: 'Basic info and preferences' }).click();
    await nickname.waitFor();
    expect(await nickname.inputValue()).toBe('');
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    run.tab.expectClean();
  },
);

it.runIf(isFull)(
  'asks, and comes back, however scripts and links have left the history',
  async () => {
    const { page } = run.tab;
    await open('');
    const nickname = page.getByLabel('Nickname');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const toForm = () => page.getByRole('link', { name: 'Basic info and preferences' }).click();
    const wipe = () => page.evaluate(() => history.replaceState(null, ''));
    const ways: [before: () => Promise<unknown>, after: () => Promise<unknown>, back: number][] = [
      [async () => {}, () => page.evaluate(() => void (location.hash = 'content')), 2],
      [async () => {}, () => page.evaluate(() => history.pushState(null, '', '?a=b')), 2],
      [wipe, wipe, 1],
      [wipe, () => page.evaluate(() => void (location.href = '#')), 2],
    ];
    for (const [before, after, back] of ways) {
      await before();
      await toForm();
      await nickname.fill('Wren');
      await after();
      const address = page.url();
      await page.evaluate((steps) => history.go(-steps), back);
      await question.getByRole('button', { name: 'Stay here' }).click();
      await expect.poll(() => page.url()).toBe(address);
      expect(await nickname.inputValue()).toBe('Wren');
      await page.evaluate((steps) => history.go(-steps), back);
      await question.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/emberite/settings');
    }
    run.tab.expectClean();
  },
);

it.runIf(isFull)('shows what another tab saved, and keeps what is edited here', async () => {
  const { page } = run.tab;
  await open('basic');
  const other = watch(await page.context().newPage());
  await other.page.goto(page.url());
  await other.page.getByLabel('Nickname').waitFor();
  await other.page.getByLabel('Ideal age range').selectOption('30-40');
  await page.getByLabel('Nickname').fill('Wren');
  await save(page);
  await page.getByText('Your changes are saved.').waitFor();
  await expect.poll(() => other.page.getByLabel('Nickname').inputValue()).toBe('Wren');
  expect(await other.page.getByLabel('Ideal age range').inputValue()).toBe('30-40');
  await save(other.page);
  await expect.poll(() => page.getByLabel('Ideal age range').inputValue()).toBe('30-40');
  expect(await stored(page)).toMatchObject({ nickname: 'Wren', minIdealAge: 30, maxIdealAge: 40 });
  run.tab.expectClean();
  other.expectClean();
  await other.close();
});

it.runIf(isFull)('keeps the theme of this device on every page, without a flash', async () => {
  const { page } = run.tab;
  await open('');
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const choose = (theme: string) => page.getByRole('radio', { name: theme }).check();
  await choose('Dark');
  expect(await scheme()).toBe('dark');
  // Before any code of the page runs.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${run.site.url}/privacy-policy`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await scheme()).toBe('dark');
  await page.unrouteAll();
  await page.goto(`${run.site.url}/emberite/settings`);
  await choose('System');
  expect(await scheme()).toBe('light dark');
  await page.reload();
  expect(await scheme()).toBe('light dark');
});

it.runIf(isFull)(
  'leads to the registrations: none, a night out, and poetry night beside it',
  async () => {
    const { page } = run.tab;
    await open('');
    const headers = { Origin: run.site.url };
    const register = (path: string, data: object) =>
      page.request.post(`${run.site.url}/api${path}`, { data, headers });
    const registrations = page.getByRole('region', { name: 'My registrations' });
    const follow = async (count: number) => {
      await page.goto(`${run.site.url}/emberite/settings`);
      await page.getByRole('link', { name: 'My registrations' }).click();
      await page.waitForURL(/#registrations$/);
      await registrations.waitFor();
      await expect.poll(() => registrations.getByRole('article').count()).toBe(count);
    };
    await follow(0);
    await registrations.getByText('You are not registered for anything yet').waitFor();
    const nightOut = {
      availability: ['friday_evenings'],
      activities: ['live_music'],
      budget: { ideal: '20-50', max: '50-100' },
      videoAgreement: 'yes',
      depositAgreement: 'no',
    };
    expect((await register('/profiles', nightOut)).status()).toBe(200);
    await follow(1);
    const poetry = { availability: ['2025-02-14'], availabilityExplained: true };
    expect((await register('/registrations/poetry-night', poetry)).status()).toBe(200);
    await follow(2);
    run.tab.expectClean();
  },
);

it.runIf(isFull)(
  'creates an invite after a failure, copies its code, and refuses a second one',
  async () => {
    const { page } = run.tab;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('invites');
    await page.getByText('You have no invites yet.').waitFor();
    const create = page.getByRole('button', { name: 'Create New Invite' });
    run.site.api.cut();
    await create.click();
    await page.getByText('Failed to create invite. Please try again.').waitFor();
    run.site.api.mend();
    await create.click();
    await page.getByText('Invite created successfully!').waitFor();
    await page.getByRole('button', { name: /^Copy code EMBERITE/ }).click();
    await page.getByRole('button', { name: /^Copied "EMBERITE-\w{8}"$/ }).waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const url = `${run.site.url}/api/invites?inviteCode=${code}`;
    expect(await (await page.context().request.get(url)).json()).toMatchObject({
      inviteInfo: { isValid: true },
      inviteDetails: { id: code, usageCount: 0 },
    });
    await page.getByRole('button', { name: `Copy link with ${code}` }).click();
    await page.getByRole('button', { name: 'Copied the link' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${run.site.url}/create-account?inviteCode=${code}`,
    );
    // It looks disabled, and says why.
    expect(await create.getAttribute('aria-disabled')).toBe('true');
    await create.press('Enter');
    await page
      .getByText(
        'You already have an active invite. You can create a new one after the current one expires.',
      )
      .waitFor();
    expect(await page.getByText('Invite created successfully!').count()).toBe(0);
    await page.reload();
    await page.getByText(code).first().waitFor();
    run.tab.expectClean(/502/, /Failed to load resource/, /ApiError/);
  },
);

it.runIf(isFull)('is edited by keyboard alone', async () => {
  const { page } = run.tab;
  await open('basic');
  const { tabTo, type, key, press } = keyboardOn(page);
  await page.getByLabel('Nickname').waitFor();
  await tabTo('textbox', 'Nickname');
  await type('Wren');
  await tabTo('combobox', 'Relationship status');
  await type('Both');
  await press('Save Changes');
  await page.getByText('Please select whom you want to meet.').waitFor();
  // The question that is missing an answer has the focus.
  await key('Space');
  await press('Save Changes');
  await page.getByText('Your changes are saved.').waitFor();
  expect(await stored(page)).toMatchObject({ nickname: 'Wren', preferredSex: ['men'] });
  await page.goto(`${run.site.url}/emberite/settings/bucketlist`);
  await tabTo('textbox', 'Wish 1');
  await type('See whales');
  await key('Enter');
  await type('Learn to sail');
  await tabTo('link', 'Settings');
  await key('Enter');
  await press('Stay here');
  await press('Save Changes');
  await page.getByText('Your bucket list is saved.').waitFor();
  expect((await stored(page)).bucketList).toEqual(['See whales', 'Learn to sail']);
  run.tab.expectClean();
});

/** Dialogs of the member area: where they are, and what opens them. */
const dialogs = [
  {
    name: 'Leave without saving?',
    path: 'basic',
    async show(page: Page) {
      await page.getByLabel('Nickname').fill('Wren');
      await page.getByRole('link', { name: 'Settings' }).first().click();
    },
  },
  {
    name: /prompt/i,
    path: 'videos',
    show: (page: Page) =>
      page.getByRole('button', { name: 'Choose another prompt' }).first().click(),
  },
  {
    name: /delete/i,
    path: 'videos',
    show: (page: Page) => page.getByRole('button', { name: 'Delete video' }).first().click(),
  },
];

it.runIf(isFull).each(dialogs)('the dialog $name is accessible', async ({ name, path, show }) => {
  const { page } = run.tab;
  await open(path, 'dad_joke');
  await show(page);
  await page.getByRole('dialog', { name }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes[0]?.html}`)).toEqual(
      [],
    );
    await expectNoSideways(page);
  }
  run.tab.expectClean();
});
