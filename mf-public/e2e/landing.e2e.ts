import { landingExamples } from '@emberite/content/landingExamples';
import { expect, it } from 'vitest';
import { useSite } from 'shell/e2e/useSite';

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

it('shows them as soon as a visitor who came near them offline is online again', async () => {
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
});

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
