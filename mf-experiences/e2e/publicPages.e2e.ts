import type { BrowserContextOptions, Page } from 'playwright-core';
import { brokenImages, openTab } from '@emberite/testing/harness/browser';
import type { Tab } from '@emberite/testing/harness/browser';
import { becomeMember } from '@emberite/testing/harness/member';
import { livePages } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { describe, expect, it } from 'vitest';
import { experienceLink } from '../src/experiences/catalogue.ts';
import { experiences } from '../src/experiences/experiences.ts';
import { landingIds, landingLink } from '../src/landing/landing.ts';
import { isFull } from '../../tools/sample.ts';

const phone = { viewport: { width: 360, height: 800 } };
/** A week before the first Friday of the poetry night. */
const at = '2025-02-01T12:00-08:00';

const run = useSite({ ...phone, at });

const join = '/emberite/experiences/poetry-night/join';

/** The kinds of evenings with what their pages must say, and where their button leads. */
const kinds = [
  {
    path: '/yvr',
    title: 'Night out in Vancouver',
    says: [
      'Beginner dance nights',
      'You need no partner and no experience.',
      'About 7 days before',
    ],
    button: 'Claim your Spot!',
    to: '/create-account',
    evenings: ['Ember Shuffle', 'Dance Today', 'Baza Dance: Latin Workshop', 'World Dance Co'],
    other: '/poetry',
  },
  {
    path: '/poetry',
    title: 'Poetry night',
    says: ['You do not even have to rhyme.', '8-12 people, balanced', 'Fridays, from 7 PM'],
    button: 'Choose my Fridays',
    to: join,
    evenings: ['Poetry Night'],
    other: '/yvr',
  },
];

/** The evenings with their facts, letter for letter, and where their button leads. */
const evenings = [
  {
    id: 'poetryNight',
    title: 'A night for words and new faces',
    facts: ['40 CAD', '3-4 hours', '8-12 people', 'English', 'Wren', 'Host and reader'],
    button: 'Choose my Fridays',
    to: join,
    kind: '/poetry',
  },
  {
    id: 'emberShuffle',
    title: 'Learn to shuffle in one night',
    facts: ['50 CAD', '2-3 hours', '6-12 people', 'English', 'Kenji', 'Shuffle teacher'],
    button: 'Claim your Spot!',
    to: '/create-account',
    kind: '/yvr',
  },
  {
    id: 'danceToday',
    title: 'Dance today, not one day',
    facts: ['40 CAD', '2 hours', '10-12 people', 'English', 'Amara', 'Partner-dance teacher'],
    button: 'Claim your Spot!',
    to: '/create-account',
    kind: '/yvr',
  },
  {
    id: 'bazaDance',
    title: 'An evening in Latin time',
    facts: ['120 CAD', '3 hours', '5-20 people', 'English and Spanish', 'Camila'],
    button: 'Claim your Spot!',
    to: '/create-account',
    kind: '/yvr',
  },
  {
    id: 'worldDanceCo',
    title: 'Around the world in two hours',
    facts: ['40 CAD', '2 hours', '10-12 people', 'English', 'Anouk', 'Folk-dance teacher'],
    button: 'Claim your Spot!',
    to: '/create-account',
    kind: '/yvr',
  },
];

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Where all links with a name lead. */
const targets = async (page: Page, name: string) =>
  new Set(
    await page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  );

const htmlOf = async (path: string) => (await fetch(run.site.url + path)).text();
const descriptionOf = (html: string) =>
  /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1];

describe('the kinds of evenings', () => {
  it.runIf(isFull).each(kinds)(
    '$path says what such an evening is, and leads to its evenings and back',
    async ({ path, title, says, button, to, evenings: names, other }) => {
      const { page } = run.tab;
      await page.goto(run.site.url + path);
      await heading(page, title);
      expect(await page.title()).toBe(`${title} · Ember`);
      const html = await htmlOf(path);
      const words = html.replaceAll(/<[^>]*>/g, '');
      for (const text of says) expect(`${descriptionOf(html)} ${words}`).toContain(text);
      expect(await targets(page, button)).toEqual(new Set([to]));
      const list = page.getByRole('main').getByRole('list').getByRole('link');
      expect(await list.allInnerTexts()).toEqual(names);
      await list.first().click();
      await page.getByRole('heading', { level: 2, name: names[0]! }).waitFor();
      await page.getByRole('link', { name: title, exact: true }).click();
      await heading(page, title);
      await page.locator(`main a[href="${other}"]`).click();
      await page.waitForURL(run.site.url + other);
      run.tab.expectClean();
    },
  );
});

describe('an evening', () => {
  it.runIf(isFull).each(evenings)(
    '/yvr/$id shows every fact, and leads to its registration',
    async ({ id, title, facts, button, to, kind }) => {
      const { page } = run.tab;
      await page.goto(`${run.site.url}/yvr/${id}`);
      await heading(page, title);
      const text = await page.getByRole('main').innerText();
      for (const fact of facts) expect(text).toContain(fact);
      expect(await targets(page, button)).toEqual(new Set([to]));
      const map = page.getByRole('link', { name: /^See the map/ });
      expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
      expect(await map.getAttribute('target')).toBe('_blank');
      expect(await page.locator(`main a[href="${kind}"]`).count()).toBe(1);
      expect(await page.locator('ol > li').count()).toBe(5);
      run.tab.expectClean();
    },
  );

  it('has a document of its own, with title, description and address', async () => {
    const documents = await Promise.all(evenings.map(({ id }) => htmlOf(`/yvr/${id}`)));
    expect(new Set(documents.map(titleOf)).size).toBe(evenings.length);
    expect(new Set(documents.map(descriptionOf)).size).toBe(evenings.length);
    for (const [place, { id, title }] of evenings.entries()) {
      expect(documents[place]).toContain(`<link rel="canonical" href="${run.site.url}/yvr/${id}">`);
      expect(documents[place]).toContain(title);
      expect(documents[place]).not.toContain('noindex');
    }
  });

  it.runIf(isFull)(
    'with an unknown id is the shuffle class, which search engines find at its own address',
    async () => {
      const { page } = run.tab;
      await page.goto(`${run.site.url}/yvr/salsa`);
      await heading(page, 'Learn to shuffle in one night');
      const html = await htmlOf('/yvr/salsa');
      expect(html).toContain(`<link rel="canonical" href="${run.site.url}/yvr/emberShuffle">`);
      expect(html).not.toContain('noindex');
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)('compares in a table that a screen reader can walk at 360 px', async () => {
    const { page } = run.tab;
    await page.goto(`${run.site.url}/yvr/danceToday`);
    await heading(page, 'Dance today, not one day');
    const table = page.getByRole('table');
    // Every cell has room for its longest word: nothing is cut off or broken within a word.
    const cut = await table
      .locator('td, thead th:not(:first-child)')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect(cut).toBe(0);
    expect(await table.getByText('First contact').isVisible()).toBe(true);
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const count = (role: string) =>
      nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    expect([count('columnheader'), count('rowheader'), count('row')]).toEqual([4, 6, 7]);
    run.tab.expectClean();
  });
});

it.runIf(isFull)('leads nowhere that does not exist', async () => {
  const { page } = run.tab;
  const paths = ['/poetry', '/yvr', join, ...evenings.map(({ id }) => `/yvr/${id}`)];
  const links = new Set<string>();
  for (const path of paths) {
    await page.goto(run.site.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    for (const link of found) links.add(link);
  }
  // Each of these pages is linked by another one.
  expect([...links]).toEqual(expect.arrayContaining(paths));
  const dead = await Promise.all(
    [...links].map(async (path) => ((await fetch(run.site.url + path)).ok ? [] : [path])),
  );
  expect(dead.flat()).toEqual([]);
  run.tab.expectClean();
});

describe('Share', () => {
  const open = async (path: string, options: BrowserContextOptions): Promise<Tab> => {
    const tab = await openTab(run.browser, { ...phone, ...options }, at);
    await tab.page.goto(`${run.site.url}${path}?from=mail`);
    await tab.page.getByRole('heading', { level: 1 }).waitFor();
    await tab.page.waitForLoadState('networkidle');
    return tab;
  };
  const places = ['/yvr/danceToday', '/poetry', '/yvr', '/experience/peak-axethrowing'];

  it.runIf(isFull).each(places)('%s copies the link and says so', async (path) => {
    const tab = await open(path, { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = tab;
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    await page.getByRole('status').getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(run.site.url + path);
    await page.getByRole('button', { name: 'Share' }).waitFor();
    tab.expectClean();
    await tab.close();
  });

  it.runIf(isFull)('shows the address selected where the clipboard is refused', async () => {
    // Granting one permission refuses all others.
    const tab = await open('/yvr/danceToday', { permissions: ['geolocation'] });
    const { page } = tab;
    await page.getByRole('button', { name: 'Share' }).click();
    const field = page.getByLabel('Link to this page');
    await field.waitFor();
    expect(await field.inputValue()).toBe(`${run.site.url}/yvr/danceToday`);
    expect(await field.getAttribute('readonly')).not.toBeNull();
    expect(await page.evaluate(() => String(getSelection()))).toBe(
      `${run.site.url}/yvr/danceToday`,
    );
    tab.expectClean();
    await tab.close();
  });

  it.runIf(isFull)('offers the link to the apps of the device', async () => {
    const { page } = run.tab;
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => Object.assign(globalThis, { shared: data }),
      });
    });
    await page.goto(`${run.site.url}/yvr/danceToday?from=mail`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = () => page.evaluate(() => (globalThis as { shared?: ShareData }).shared);
    await expect.poll(shared).toEqual({
      title: 'Dance Today',
      url: `${run.site.url}/yvr/danceToday`,
    });
    expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(true);
    run.tab.expectClean();
  });
});

it.runIf(isFull)('shows its pages to a browser without JavaScript', async () => {
  const plain = await openTab(run.browser, { ...phone, javaScriptEnabled: false });
  const { page } = plain;
  await page.goto(`${run.site.url}/yvr`);
  await page.getByRole('link', { name: 'Dance Today' }).click();
  await heading(page, 'Dance today, not one day');
  await page.getByRole('table').getByText('Nobody learns who matched with whom').waitFor();
  await page.getByRole('link', { name: 'Poetry Night' }).click();
  await heading(page, 'A night for words and new faces');
  // The site composes its pages today, whatever the date of the browser.
  await page.getByRole('link', { name: 'Tell me about the next season' }).first().click();
  // getByText skips what is in a noscript.
  expect(await page.locator('noscript').innerText()).toContain('This page needs JavaScript');
  expect(await page.getByText('This is taking longer than usual').isVisible()).toBe(false);
  expect(await page.locator('noscript p').first().isVisible()).toBe(true);
  plain.expectClean(/\.js csp$/);
  await plain.close();
});

it.runIf(isFull)('steps through the ten experiences and back to the first', async () => {
  const { page } = run.tab;
  const first = '/experience/downstream-adventure-class';
  await page.goto(run.site.url + first);
  const seen = new Set<string>();
  for (let step = 0; step < 10; step += 1) {
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    const title = await heading.innerText();
    seen.add(title);
    await page.getByRole('link', { name: /next/i }).last().click();
    await expect.poll(() => heading.innerText()).not.toBe(title);
  }
  expect(seen.size).toBe(10);
  expect(new URL(page.url()).pathname).toBe(first);
  run.tab.expectClean();
});

it.runIf(isFull)(
  'lets a member join on the page of an experience, and sends nobody to another account',
  async () => {
    const { page } = run.tab;
    /** The targets of the visible large buttons with these words. */
    const targets = (name: string) =>
      page
        .getByRole('main')
        .getByRole('link', { name, exact: true })
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
    const pages = [
      [
        '/experience/peak-axethrowing',
        'Join',
        '/emberite/experiences/join?experience=peak-axethrowing',
      ],
      ['/experience/poetry-night', 'Join', '/emberite/experiences/poetry-night/join'],
      // No group forms in Vancouver, so there is nothing to join.
      ['/yvr', 'To my journey', '/emberite'],
      ['/yvr/danceToday', 'To my journey', '/emberite'],
    ] as const;
    for (const [path, words] of pages) {
      await page.goto(run.site.url + path);
      expect(await targets('Claim your Spot!'), path).toEqual(['/create-account']);
      expect(await targets(words), path).toEqual([]);
    }
    await becomeMember(run);
    for (const [path, words, target] of pages) {
      await page.goto(run.site.url + path);
      expect(await targets(words), path).toEqual([target]);
      expect(await targets('Claim your Spot!'), path).toEqual([]);
    }
    await page.goto(`${run.site.url}/experience/peak-axethrowing`);
    await page.getByRole('link', { name: 'Join', exact: true }).click();
    await page.waitForURL(/\/emberite\/experiences\/join/);
    await page.getByText('Peak Axe Throwing').first().waitFor();
    run.tab.expectClean();
  },
);

describe('the pictures of an experience', () => {
  it.runIf(isFull).each(experiences.map(({ id, host }) => ({ id, host })))(
    '$id has all of them, its host included',
    async ({ id, host }) => {
      const { page } = run.tab;
      await page.goto(`${run.site.url}/experience/${id}`);
      const { image, images } = experiences.find((experience) => experience.id === id)!;
      for (const { alt } of [image, ...Object.values(images)]) {
        await page.getByRole('img', { name: alt, exact: true }).scrollIntoViewIfNeeded();
      }
      expect(await brokenImages(page)).toEqual([]);
      expect(await page.locator(`img[src*="/${host.name.toLowerCase()}."]`).count()).toBe(1);
      run.tab.expectClean();
    },
  );
});

describe('the loop beside a host', () => {
  const loop = (page: Page) => page.getByLabel('A canoe rocking on the river in the evening');
  const isPaused = (page: Page) => loop(page).evaluate((it: HTMLVideoElement) => it.paused);
  const path = '/experience/downstream-adventure-class';

  it.runIf(isFull)(
    'is fetched and plays once it is in view, until the visitor pauses it',
    async () => {
      const { page } = run.tab;
      const videos: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'media') videos.push(request.url());
      });
      await page.goto(run.site.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect([videos, await isPaused(page)]).toEqual([[], true]);
      await loop(page).scrollIntoViewIfNeeded();
      await expect
        .poll(() => loop(page).evaluate((it: HTMLVideoElement) => it.currentTime))
        .toBeGreaterThan(0.2);
      await loop(page).evaluate((it: HTMLVideoElement) => it.pause());
      await page.evaluate(() => scrollTo(0, 0));
      await loop(page).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(await isPaused(page)).toBe(true);
      run.tab.expectClean();
    },
  );

  it.runIf(isFull)('stands still for visitors who prefer less motion', async () => {
    const { page } = run.tab;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(run.site.url + path);
    await loop(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await isPaused(page)).toBe(true);
    expect(await loop(page).evaluate((it: HTMLVideoElement) => it.currentTime)).toBe(0);
    // The preference may change while the page is open.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => isPaused(page)).toBe(true);
    run.tab.expectClean();
  });
});

it('search engines find every experience and evening', async () => {
  const { indexed } = await livePages();
  const own = [
    '/emberite/experiences/poetry-night/join',
    '/poetry',
    '/yvr',
    ...experiences.map(({ id }) => experienceLink(id)),
    ...landingIds.map(landingLink),
  ];
  expect(indexed).toEqual(expect.arrayContaining(own));
});
