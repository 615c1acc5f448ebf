import type { Locator } from 'playwright-core';
import { openTab } from 'shell/e2e/browser';
import { becomeMember } from 'shell/e2e/member';
import { livePages } from 'shell/e2e/prepare';
import { useSite } from 'shell/e2e/useSite';
import { expect, it } from 'vitest';
import { landingExamples } from '../src/landing/landingExamples.ts';
import { isFull, sample } from '../../tools/sample.ts';

const run = useSite({ viewport: { width: 1280, height: 800 } });

it('shows real experiences with picture, host, place, people and price', async () => {
  const { page } = run.tab;
  await page.goto(run.site.url);
  await page.getByRole('heading', { level: 2, name: 'How you get there' }).scrollIntoViewIfNeeded();
  for (const { title, to, host, place, people, price } of landingExamples.cards) {
    const card = page.getByRole('article').filter({ hasText: title });
    for (const fact of [host.name, place, people, price]) await card.getByText(fact).waitFor();
    expect(await card.getByRole('link', { name: title }).getAttribute('href')).toBe(to);
    const face = card.locator('img');
    await face.scrollIntoViewIfNeeded();
    await expect.poll(() => face.evaluate((it: HTMLImageElement) => it.naturalWidth)).not.toBe(0);
  }
  run.tab.expectClean();
});

/** What the drawings there show, by the shapes that they are made of. */
const drawingsIn = (place: Locator) =>
  place
    .locator('svg:has(linearGradient)')
    .evaluateAll((drawings) =>
      drawings.map((drawing) =>
        [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' '),
      ),
    );

it.each(sample(landingExamples.cards))('shows $title as the page behind it does', async (card) => {
  const { page } = run.tab;
  await page.goto(run.site.url);
  await page.getByRole('heading', { level: 2, name: 'How you get there' }).scrollIntoViewIfNeeded();
  const shown = page.getByRole('article').filter({ hasText: card.title });
  await shown.waitFor();
  const [drawing] = await drawingsIn(shown);
  const face = await fetch(new URL((await shown.locator('img').getAttribute('src'))!, page.url()));
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
  expect(await drawingsIn(main)).toContain(drawing);
  const host = main.locator(`img[src*="/${card.host.name.toLowerCase()}."]`).first();
  const hostThere = await fetch(new URL((await host.getAttribute('src'))!, page.url()));
  expect(await hostThere.text()).toBe(await face.text());
  run.tab.expectClean();
});

it('leads from there to pages that exist, and says which are not open yet', async () => {
  const { documents, paths } = await livePages();
  for (const { text, to } of landingExamples.more) {
    expect(paths).toContain(to);
    const { html } = documents.find(({ name }) => name === to)!;
    expect(html.includes('not open yet'), to).toBe(text.includes('not open yet'));
  }
});

it.runIf(isFull)(
  'shows them as soon as a visitor who came near them offline is online again',
  async () => {
    const { page } = run.tab;
    await page.goto(run.site.url);
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await page.context().setOffline(true);
    const before = page.getByRole('heading', { level: 2, name: 'How you get there' });
    const failed = page.waitForEvent('requestfailed');
    await before.scrollIntoViewIfNeeded();
    await failed;
    await page.context().setOffline(false);
    for (const { title } of landingExamples.cards) {
      await page.getByRole('article').filter({ hasText: title }).waitFor();
    }
    run.tab.expectClean(/ERR_INTERNET_DISCONNECTED/);
  },
);

it('ends with the footer, whose last line is above the button that stays in view', async () => {
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
});

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

interface StructuredData {
  '@type': string;
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

it('tells search engines who we are, and what the page for hosts answers', async () => {
  const plain = await openTab(run.browser, { javaScriptEnabled: false });
  const { page } = plain;
  /** The data of a page, and its text. */
  async function read(path: string) {
    await page.goto(run.site.url + path);
    const [json] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const text = await page.locator('main').innerText();
    return { data: JSON.parse(json!) as StructuredData, text };
  }
  expect((await read('/')).data['@type']).toBe('Organization');
  const { data, text } = await read('/become-a-host');
  expect([data['@type'], data.mainEntity?.length]).toEqual(['FAQPage', 10]);
  for (const { name, acceptedAnswer } of data.mainEntity ?? []) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text);
  }
  await plain.close();
});

it('search engines find every page of this remote', async () => {
  const { indexed, routes } = await livePages();
  const own = routes.filter(({ remote }) => remote === 'mf-public').map(({ path }) => path);
  expect(indexed).toEqual(expect.arrayContaining(own));
  expect(own).toHaveLength(6);
});
