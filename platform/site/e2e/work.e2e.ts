import { newProfile } from '@emberite/api/testing';
import type { Profile } from '@emberite/contract/profile';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { row } from '../../../tools/rows.ts';
import { isFull } from '../../../tools/sample.ts';
import { enterByCode, signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';

const run = useSite({
  viewport: { width: 360, height: 800 },
  ...(isFull && { api: 'process' }),
});

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).last().click();

/** The member's data in the API. */
async function stored<T>(page: Page, path: string): Promise<T> {
  const response = await page.context().request.get(`${run.site.url}/api${path}`);
  return (await response.json()) as T;
}

const profileOf = (page: Page) =>
  stored<Profile>(page, `/profiles?location=${newProfile.location}`);

/** Something that a member enters or records. */
interface Work {
  name: string;
  path: string;
  /** Enters it, up to where it could be sent. */
  enter(page: Page): Promise<void>;
  /** Waits until the page shows it again. */
  find(page: Page): Promise<void>;
  /** Sends it, as far as the page can. */
  send(page: Page): Promise<unknown>;
  done(page: Page): Promise<unknown>;
  /** What the site has stored of it. */
  sent(page: Page): Promise<unknown>;
  is: unknown;
}

const useful = (page: Page) => page.getByRole('region', { name: 'Useful', exact: true });

const upload = (page: Page) => page.getByRole('button', { name: /^(Retry\b|Upload$)/ }).last();

const noDeposit = (page: Page) => page.getByRole('radio', { name: /^No, register me without/ });

const works: Work[] = [
  {
    name: 'A recording',
    path: '/emberite/settings/videos',
    async enter(page) {
      await useful(page).getByRole('button', { name: 'Record' }).click();
      await page.getByRole('switch', { name: /^Count down/ }).uncheck();
      await press(page, 'Start recording');
      await page.waitForFunction(() => {
        const name = document.querySelector('[role="timer"]')?.getAttribute('aria-label') ?? '';
        return Number(/\d+/.exec(name)?.[0] ?? Infinity) <= 14;
      });
      await press(page, 'Stop');
      await page.getByLabel('Your video', { exact: true }).waitFor();
    },
    find: (page) => upload(page).waitFor(),
    send: (page) => upload(page).click(),
    done: (page) => useful(page).getByText('Completed', { exact: true }).waitFor(),
    sent: async (page) => (await profileOf(page)).videos.map(({ promptType }) => promptType),
    is: ['fun', 'useful'],
  },
  {
    name: 'A wizard',
    path: '/emberite/experiences/join',
    async enter(page) {
      const check = (name: string | RegExp) => page.getByRole('checkbox', { name }).check();
      await check(/^Friday evenings/);
      await check(/does not guarantee a spot/);
      await press(page, 'Next');
      await check('Karaoke');
      await press(page, 'Next');
      const budget = (group: string) => page.getByRole('group', { name: group });
      await budget('Ideal budget').getByRole('radio', { name: '$20 to $50' }).check();
      await budget('Maximum budget').getByRole('radio', { name: '$50 to $100' }).check();
      await press(page, 'Next');
      await page.getByRole('radio', { name: /^Yes, I will upload/ }).check();
      await press(page, 'Next');
      await noDeposit(page).check();
    },
    find: (page) => expect.poll(() => noDeposit(page).isChecked()).toBe(true),
    send: (page) => press(page, 'Register without a deposit'),
    done: (page) => page.getByRole('heading', { level: 1, name: 'You’re in' }).waitFor(),
    sent: async (page) =>
      (await stored<{ registrations: object[] }>(page, '/registrations')).registrations,
    is: [expect.objectContaining({ activities: ['karaoke'] })],
  },
  {
    name: 'A form',
    path: '/emberite/settings/bucketlist',
    enter: (page) => page.getByLabel('Wish 1').fill('See whales'),
    find: (page) => expect.poll(() => page.getByLabel('Wish 1').inputValue()).toBe('See whales'),
    send: (page) => press(page, 'Save Changes'),
    done: (page) => page.getByText('Your bucket list is saved.').waitFor(),
    sent: async (page) => (await profileOf(page)).bucketList,
    is: ['See whales'],
  },
  {
    name: 'A chat',
    path: '/emberite/chat/general-chat',
    async enter(page) {
      await page.getByLabel('Your question').fill('Is there snow?');
      await page.keyboard.press('Enter');
    },
    find: (page) => page.getByRole('region').getByText('Is there snow?').waitFor(),
    // Nothing of it is sent.
    send: async () => {},
    done: async () => {},
    sent: async () => null,
    is: null,
  },
];

/** What happens to a tab in which somebody has entered something. */
interface Accident {
  name: string;
  /** Before the tab is opened. */
  prepare?(page: Page): Promise<void>;
  /** Makes it happen. Returns the tab in which the member continues. */
  happen(page: Page, work: Work, email: string): Promise<Page>;
  /** The member is told that the browser does not store what they entered. */
  isSaid?: true;
  /** What the browser may report about it, and nothing else. */
  reports?: RegExp[];
}

/** How many recordings the browser has stored; runs in the page. */
async function countRecordings(): Promise<number> {
  const databases = await indexedDB.databases();
  const { name } = databases.find((one) => one.name?.startsWith('ember.recordings.')) ?? {};
  if (!name) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('error', () => reject(new Error('blocked')));
    opening.addEventListener('success', () => {
      const { result } = opening;
      const count = result.transaction('video-drafts').objectStore('video-drafts').count();
      count.addEventListener('success', () => {
        resolve(count.result);
        result.close();
      });
    });
  });
}

/** Opens the page in a new tab, like somebody whose tab was closed. */
async function openAgain(page: Page): Promise<Page> {
  const again = await page.context().newPage();
  await again.goto(page.url());
  return again;
}

async function signInAgain(page: Page, work: Work, email: string): Promise<Page> {
  await page.waitForURL(/\/login\?redirectedFrom=/);
  await enterByCode(run.site, page, email);
  await page.waitForURL((url) => url.pathname === work.path);
  return page;
}

const accidents: Accident[] = [
  {
    name: 'The tab crashes',
    async happen(page, work) {
      if (work.path.endsWith('videos'))
        await expect.poll(() => page.evaluate(countRecordings)).toBe(1);
      const crashed = page.waitForEvent('crash');
      page.goto('chrome://crash').catch(() => {});
      await crashed;
      return openAgain(page);
    },
  },
  {
    name: 'The browser’s disk is full',
    async prepare(page) {
      await page.addInitScript(() => {
        const isFull = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        Storage.prototype.setItem = isFull;
        IDBObjectStore.prototype.put = isFull;
      });
    },
    happen: async (page) => page,
    isSaid: true,
  },
  {
    name: 'The laptop sleeps',
    async happen(page) {
      const devtools = await page.context().newCDPSession(page);
      await page.context().setOffline(true);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await run.site.api.crash();
      await run.site.api.restart();
      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      await page.context().setOffline(false);
      return page;
    },
  },
  {
    name: 'The network goes',
    async happen(page, work) {
      await page.context().setOffline(true);
      await work.send(page);
      if (work.is !== null) await page.getByRole('alert').first().waitFor();
      await page.context().setOffline(false);
      return page;
    },
  },
  {
    name: 'The session ends',
    reports: [/401/, /Please sign in first/, /ApiError/, /was preloaded/],
    async happen(page, work, email) {
      await page.context().clearCookies({ name: /^ember_sid/ });
      await (work.is === null ? page.reload() : work.send(page));
      return signInAgain(page, work, email);
    },
  },
  {
    name: 'Another tab signs out',
    async happen(page, work, email) {
      const other = await page.context().newPage();
      await other.goto(`${run.site.url}/emberite/settings/auth`);
      await press(other, 'Sign Out');
      const kept = other.getByRole('dialog', { name: 'Keep my drafts on this device?' });
      if (work.name !== 'A chat')
        await kept.getByRole('button', { name: 'Keep my drafts' }).click();
      await other.waitForURL((url) => !url.pathname.startsWith('/emberite'));
      await other.close();
      await page.waitForURL((url) => url.pathname !== work.path);
      await page.goto(run.site.url + work.path);
      return signInAgain(page, work, email);
    },
  },
  {
    name: 'The browser keeps nothing',
    async prepare(page) {
      await page.addInitScript(() => {
        function isDenied(): never {
          throw new DOMException('denied', 'SecurityError');
        }
        Object.defineProperty(globalThis, 'localStorage', { get: isDenied });
        Object.defineProperty(globalThis, 'sessionStorage', { get: isDenied });
        IDBFactory.prototype.open = isDenied;
        // As in Firefox.
        Object.defineProperty(globalThis, 'BroadcastChannel', { value: isDenied });
      });
    },
    happen: async (page) => page,
    isSaid: true,
  },
];

it.runIf(isFull)('A reload: the idea of a future host survives', async ({ task }) => {
  const { page } = run.tab;
  await page.goto(`${run.site.url}/become-a-host`);
  await page.getByLabel('Email').fill('wren@hosts.example');
  await page.getByLabel('Your city or postal code').fill('Kelowna');
  await page.getByRole('textbox', { name: 'Your idea' }).fill('Pottery for beginners, on a barge.');
  await page.reload();
  const idea = () => page.getByRole('textbox', { name: 'Your idea' }).inputValue();
  await expect.poll(idea).toBe('Pottery for beginners, on a barge.');
  await press(page, 'Send my idea');
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.reload();
  expect(await idea()).toBe('');
  row(task, 'work', { 'What happens': 'A visitor reloads', 'A form': 'there again, can be sent' });
});

/**
 * Questions asked in a chat are not worth a warning: they are lost on sign-out, and where the
 * browser stores nothing.
 */
const isWorth = ({ is }: Work, { isSaid, name }: Accident) =>
  is !== null || !(isSaid || name === 'Another tab signs out');

const cases = works.flatMap((work) =>
  accidents
    .filter((accident) => isWorth(work, accident))
    .map((accident) => ({ work, accident, what: work.name, event: accident.name })),
);

/** Every run has the end of a session for every kind of work: the shell promises that one. */
const chosen = cases.filter(({ event }) => isFull || event === 'The session ends');

it.for(chosen)('$event: $what survives', async ({ work, accident, event, what }, { task }) => {
  const { page } = run.tab;
  page.on('dialog', (dialog) => void dialog.accept());
  const email = `${event}-${what}@example.com`.replaceAll(/[^\w@.-]/g, '-').toLowerCase();
  await (await signIn(run.site, page.context(), email)).becomeMember('dad_joke');
  await accident.prepare?.(page);
  await page.goto(run.site.url + work.path);
  await work.enter(page);
  const warning = page.getByText(/^Your browser cannot keep/).first();
  if (accident.isSaid) await warning.waitFor();
  const after = await accident.happen(page, work, email);
  await work.find(after);
  await work.send(after);
  await work.done(after);
  expect(await work.sent(after)).toEqual(work.is);
  const found = accident.isSaid ? 'said at once, can be sent' : 'there again, can be sent';
  row(task, 'work', { 'What happens': event, [what]: work.is === null ? 'goes on' : found });
});
