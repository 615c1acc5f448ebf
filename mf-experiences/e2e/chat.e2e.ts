import { brand } from '@emberite/content/brand';
import { chatFallback } from '@emberite/content/chat';
import type { BrowserContext } from 'playwright-core';
import { inspect, openStill } from '@emberite/testing/harness/inspect';
import { signIn } from '@emberite/testing/harness/member';
import { livePages } from '@emberite/testing/harness/prepare';
import { everythingOn, useSite } from '@emberite/testing/harness/useSite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatIds, chatLink, chats } from '../src/chat/chats.ts';
import { isFull } from '../../tools/sample.ts';

const run = useSite({
  viewport: { width: 360, height: 800 },
  flags: everythingOn,
});

const { isPage } = await livePages();

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
let session: Session;

beforeAll(async () => {
  const context = await run.browser.newContext();
  await (await signIn(run.site, context, 'chatty@example.com')).becomeMember('dad_joke');
  session = await context.storageState();
  await context.close();
});
beforeEach(() => run.tab.page.context().addCookies(session.cookies));

const opens = 'February 14th';
const open = (path: string) => run.tab.page.goto(run.site.url + path);
const heading = (name: string) =>
  run.tab.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const link = (name: string) => run.tab.page.getByRole('link', { name, exact: true });
const log = () => run.tab.page.getByRole('region');
const offered = () =>
  run.tab.page.getByRole('list', { name: 'Questions you can ask' }).getByRole('button');
/** The text of an answer that is being typed. */
const typed = () => log().locator('[aria-hidden="true"]:not(svg)');
const lastLine = async () => (await log().locator('p').last().textContent()) ?? '';

async function type(question: string): Promise<void> {
  await run.tab.page.getByLabel('Your question').fill(question);
  await run.tab.page.keyboard.press('Enter');
}

describe('with reduced motion', () => {
  beforeEach(() => run.tab.page.emulateMedia({ reducedMotion: 'reduce' }));

  it.runIf(isFull).each(chatIds)(
    '%s answers all its questions at once, one after the other',
    async (id) => {
      const { title, description, responseDictionary } = chats(opens)[id];
      const answers = Object.entries(responseDictionary);
      await open(chatLink(id));
      await heading(title);
      await run.tab.page.getByText(description, { exact: true }).waitFor();
      expect(await offered().allTextContents()).toEqual(
        answers.flatMap(([question, { showOnStart }]) => (showOnStart ? [question] : [])),
      );
      const asked = new Set<string>();
      for (let left = answers.length; left > 0; left -= 1) {
        const question = (await offered().first().textContent()) ?? '';
        await offered().first().click();
        expect(await lastLine()).toBe(`${brand.name}: ${responseDictionary[question]?.response}`);
        asked.add(question);
      }
      expect(asked.size).toBe(answers.length);
      expect(await offered().count()).toBe(0);
      const targets = answers.flatMap(([, { action }]) => action ?? []);
      const hrefs = await log().getByRole('link').all();
      expect((await Promise.all(hrefs.map((one) => one.getAttribute('href')))).toSorted()).toEqual(
        targets.toSorted(),
      );
      const paths = targets.filter((target) => target.startsWith('/'));
      expect(paths.filter((path) => !isPage(path.split('#')[0]!))).toEqual([]);
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)(
    'trims a typed question, ignores an empty one, and passes an unknown one on to the founder',
    async () => {
      const { page } = run.tab;
      await open(chatLink('setup-guide'));
      await type('   ');
      await type('  what should I do FIRST ');
      expect(await lastLine()).toContain('Record two short videos');
      await type('Is it my camera?');
      expect(await lastLine()).toContain('Your browser needs permission');
      await type('something with a profile');
      expect(await lastLine()).toContain('Is your question one of these?');
      await type('Is there snow?');
      expect(await lastLine()).toBe(`${brand.name}: ${chatFallback.text}`);
      expect(await link(chatFallback.actionText!).last().getAttribute('href')).toBe(
        chatFallback.action,
      );
      expect(await log().locator('p').count()).toBe(9);

      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await link('Go to Videos').click();
      await page.waitForURL(`${run.site.url}/emberite/settings/videos`);
      await heading('Videos');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      run.tab.expectClean();
    },
  );
});

it.runIf(isFull)('types an answer, which screen readers hear once it is complete', async () => {
  await open(chatLink('event-tips'));
  await log().waitFor();
  const question = 'What if I am nervous?';
  const answer = chats(opens)['event-tips'].responseDictionary[question]!.response;
  await run.tab.page.getByRole('button', { name: question }).click();
  await expect.poll(() => typed().textContent()).toMatch(/^Then you are/);
  const soFar = (await typed().textContent()) ?? '';
  expect(answer.startsWith(soFar)).toBe(true);
  expect(soFar.length).toBeLessThan(answer.length);
  await log().getByText(answer, { exact: false }).last().waitFor();
  await typed().waitFor({ state: 'detached' });
  expect(await lastLine()).toBe(`${brand.name}: ${answer}`);
  run.tab.expectClean();
});

it.runIf(isFull)('offers all chats for an unknown id', async () => {
  await open('/emberite/chat/no-such-chat');
  await heading('We cannot find this chat');
  const cards = run.tab.page.getByRole('navigation', { name: 'Help chats' }).getByRole('link');
  expect(await cards.allTextContents()).toEqual(chatIds.map((id) => chats(opens)[id].title));
  await link('Event tips').click();
  await heading('Event tips');
  await type('hello');
  await link('Setup guide').click();
  await heading('Setup guide');
  // Each chat is a conversation of its own.
  expect(await log().locator('p').count()).toBe(1);
  await link('Your journey').click();
  await run.tab.page.waitForURL(`${run.site.url}/emberite/journey`);
  run.tab.expectClean();
});

it.runIf(isFull)(
  'is found where members need it, and its entry fits in the bar of a phone',
  async () => {
    const { page } = run.tab;
    await open('/emberite/settings/videos');
    await link('Ask the setup guide').click();
    await heading('Setup guide');

    const bar = page.getByRole('navigation', { name: 'Member area, below' });
    await bar.getByRole('link', { name: 'Help' }).click();
    await heading('General questions');
    expect(await bar.locator('[aria-current="page"]').textContent()).toBe('Help');
    const cut = await bar
      .locator('a span:last-child')
      .evaluateAll((labels) =>
        labels.flatMap((label) =>
          label.scrollWidth > label.clientWidth ? [label.textContent] : [],
        ),
      );
    expect(cut).toEqual([]);

    const completed = {
      'first-experience': ['choose-experience', 'register-interest', 'how-groups-form'],
    };
    await page.context().request.post(`${run.site.url}/api/users/updateUserProperty`, {
      headers: { Origin: run.site.url },
      data: { changes: [{ field: 'roadmaps', value: completed }] },
    });
    const roadmap = '/emberite/journey/first-experience';
    await open(`${roadmap}/get-ready`);
    await link('Ask for event tips').click();
    await heading('Event tips');

    // The earlier steps lead to the list and to the registration, and Back leads to the step again.
    await open(`${roadmap}/choose-experience`);
    await link('Look at the experiences').click();
    await heading('Experiences');
    await open(`${roadmap}/register-interest`);
    await link('Start my registration').click();
    await heading('When are you free?');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForURL(`${run.site.url}${roadmap}/register-interest`);
    await link('Start my registration').click();
    await heading('When are you free?');
    await bar.getByRole('link', { name: 'Help' }).click();
    await heading('General questions');
    await page.goBack();
    await heading('When are you free?');
    run.tab.expectClean();
  },
);

it.runIf(isFull)('helps a member who is about to record their first video', async () => {
  const { page } = run.tab;
  await page.context().clearCookies();
  await (await signIn(run.site, page.context(), 'first-video@example.com')).becomeMember();
  await open('/emberite');
  await heading('Record a 15-sec Video');
  await link('Ask the setup guide').click();
  await heading('Setup guide');
  run.tab.expectClean();
});

it.runIf(isFull)('every chat is accessible, also after its answers', async () => {
  const tab = await openStill(run, 'member without videos');
  const { page } = tab;
  const { found, look } = inspect(page);
  for (const id of ['no-such-chat', 'event-tips', 'general-chat', 'setup-guide']) {
    await page.goto(`${run.site.url}/emberite/chat/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await look(id);
  }
  await page
    .getByRole('list', { name: 'Questions you can ask' })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('region').getByRole('link').waitFor();
  await look('an answer with an action');
  await page.getByLabel('Your question').fill('Is there snow?');
  await page.keyboard.press('Enter');
  await page.getByRole('region').getByRole('link').nth(1).waitFor();
  await look('the fallback');
  expect(found).toEqual([]);
  tab.expectClean();
  await tab.close();
});
