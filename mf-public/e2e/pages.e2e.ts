import { article, brand } from '@emberite/content/brand';
import type { Locator } from 'playwright-core';
import { openTab } from '@emberite/testing/harness/browser';
import { becomeMember } from '@emberite/testing/harness/member';
import { livePages } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { expect, it } from 'vitest';
import { landingExamples } from '../src/landing/landingExamples.ts';
import { press } from '../src/press/press.ts';
import { isFull } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 1280, height: 800 } });

interface StructuredData {
  '@type': string;
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

/** The text of a page without scripts, and where its links lead, by their names. */
async function readPlain(path: string) {
  const plain = await openTab(run.browser, { javaScriptEnabled: false });
  const { page } = plain;
  await page.goto(run.site.url + path);
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));
  const text = await page.locator('main').innerText();
  const json = await page.locator('script[type="application/ld+json"]').first().textContent();
  await plain.close();
  return { text, links, data: JSON.parse(json ?? '') as StructuredData };
}

it('names and links its examples without scripts, and those of other kinds', async () => {
  const { text, links } = await readPlain('/');
  for (const { title, to, host, place, people, price } of landingExamples.cards) {
    expect(links).toContainEqual([title, to]);
    for (const fact of [host.name, place, people, price]) expect(text).toContain(fact);
  }
  for (const { text: name, to } of landingExamples.more) expect(links).toContainEqual([name, to]);
  const count = (kind: RegExp) =>
    new Set(links.map(([, href]) => href).filter((href) => kind.test(href ?? ''))).size;
  expect(count(/^\/experience\/./)).toBeGreaterThanOrEqual(3);
  expect(count(/^\/(poetry|yvr\/.+)$/)).toBeGreaterThanOrEqual(2);
});

it.runIf(isFull)('keeps the size of a card when its pictures arrive', async () => {
  const { page } = run.tab;
  const measured = Promise.withResolvers<void>();
  await page.route('**/*.svg', async (route) => {
    await measured.promise;
    await route.continue();
  });
  await page.goto(run.site.url, { waitUntil: 'domcontentloaded' });
  const cards = page.getByRole('article');
  const sizes = () =>
    cards.evaluateAll((all: HTMLElement[]) =>
      all.map((card) => [card.offsetWidth, card.offsetHeight]),
    );
  const arrived = () =>
    cards
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.filter((it) => it.naturalWidth > 0).length);
  await page.evaluate(() => document.fonts.ready);
  const before = await sizes();
  expect(await arrived()).toBe(0);
  measured.resolve();
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
  await expect.poll(arrived).toBe(2 * landingExamples.cards.length);
  expect(await sizes()).toEqual(before);
  run.tab.expectClean();
});

// A newspaper's article is not ours to open.
it.runIf(article.href.startsWith('/'))(
  'opens the article on the press page in a new tab, which learns nothing of the first',
  async () => {
    const { page } = run.tab;
    await page.goto(`${run.site.url}/press`);
    const card = page.getByRole('article');
    const title = await card.getByRole('heading').innerText();
    const link = card.getByRole('link', { name: `${press.read} opens in a new tab` });
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await tab.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await tab.evaluate(() => opener)).toBeNull();
    await tab.getByRole('link', { name: press.title }).click();
    await tab.getByRole('heading', { level: 1, name: press.title }).waitFor();
    run.tab.expectClean();
  },
);

it.runIf(isFull)('shows real experiences with picture, host, place, people and price', async () => {
  const { page } = run.tab;
  await page.goto(run.site.url);
  await page.getByRole('heading', { level: 2, name: 'How you get there' }).scrollIntoViewIfNeeded();
  for (const { title, to, host, place, people, price } of landingExamples.cards) {
    const card = page.getByRole('article').filter({ hasText: title });
    for (const fact of [host.name, place, people, price]) await card.getByText(fact).waitFor();
    expect(await card.getByRole('link', { name: title }).getAttribute('href')).toBe(to);
    await card.scrollIntoViewIfNeeded();
    for (const picture of await card.locator('img').all()) {
      await expect
        .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
        .not.toBe(0);
    }
  }
  run.tab.expectClean();
});

/** The addresses of the pictures that are there. */
const picturesIn = (place: Locator) =>
  place.locator('img').evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));

const read = async (url: string) => (await fetch(url)).text();

it.runIf(isFull).each(landingExamples.cards)(
  'shows $title as the page behind it does',
  async (card) => {
    const { page } = run.tab;
    await page.goto(run.site.url);
    await page
      .getByRole('heading', { level: 2, name: 'How you get there' })
      .scrollIntoViewIfNeeded();
    const shown = page.getByRole('article').filter({ hasText: card.title });
    const [drawing, face] = await Promise.all((await picturesIn(shown)).map(read));
    await shown.getByRole('link', { name: card.title }).click();
    await page.waitForURL(run.site.url + card.to);
    // The page of a kind of evenings lists them.
    if (card.to === '/poetry') {
      await page.locator('main a[href^="/yvr/"]').first().click();
      await page.waitForURL(/\/yvr\//);
    }
    const main = page.getByRole('main');
    await main.getByRole('region', { name: 'Key facts' }).waitFor();
    const text = await main.innerText();
    for (const fact of [card.title, card.category, card.people, card.price, card.host.name]) {
      expect(text.toLowerCase()).toContain(fact.toLowerCase());
    }
    expect(text).toContain(card.place.replace(', BC', ''));
    const there = await Promise.all((await picturesIn(main)).map(read));
    expect(there).toEqual(expect.arrayContaining([drawing, face]));
    run.tab.expectClean();
  },
);

it('leads from there to pages that exist, and says which are not open yet', async () => {
  const { documents, paths } = await livePages();
  for (const { text, to } of landingExamples.more) {
    expect(paths).toContain(to);
    const { html } = documents.find(({ name }) => name === to)!;
    expect(html.includes('not open yet'), to).toBe(text.includes('not open yet'));
  }
});

it.runIf(isFull)(
  'ends with the footer, whose last line is above the button that stays in view',
  async () => {
    const { page } = run.tab;
    await page.goto(run.site.url);
    const button = page.getByRole('link', { name: 'Claim your Spot!' });
    const end = page.getByText('© 2025 Ember');
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const footer = (await page.locator('footer').boundingBox())!;
        return Math.round(footer.y + footer.height);
      })
      .toBe(800);
    const [line, fixed] = [(await end.boundingBox())!, (await button.boundingBox())!];
    expect(line.y + line.height).toBeLessThanOrEqual(fixed.y);
    expect(fixed.y + fixed.height).toBeLessThanOrEqual(800);
    run.tab.expectClean();
  },
);

it.runIf(isFull)(
  'offers a member their journey on the page of the second brand, in place of joining',
  async () => {
    const { page } = run.tab;
    const links = (name: string) => page.getByRole('main').getByRole('link', { name }).count();
    await page.goto(`${run.site.url}/revy`);
    expect([await links('To my journey'), await links('Join the adventure')]).toEqual([0, 2]);
    await becomeMember(run);
    await page.reload();
    expect([await links('To my journey'), await links('Join the adventure')]).toEqual([2, 0]);
    run.tab.expectClean();
  },
);

it.runIf(isFull)(
  'tells search engines who we are, and what the page for hosts answers',
  async () => {
    const { data: organization } = await readPlain('/');
    const { href } = brand.social;
    const sameAs = href.includes('.example/') ? [] : [href];
    expect(organization).toMatchObject({ '@type': 'Organization', sameAs });
    const { data, text } = await readPlain('/become-a-host');
    expect([data['@type'], data.mainEntity?.length]).toEqual(['FAQPage', 10]);
    for (const { name, acceptedAnswer } of data.mainEntity ?? []) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
  },
);

it('search engines find every page of this remote', async () => {
  const { indexed, routes } = await livePages();
  const own = routes.filter(({ remote }) => remote === 'mf-public').map(({ path }) => path);
  expect(indexed).toEqual(expect.arrayContaining(own));
  expect(own).toHaveLength(8);
});
