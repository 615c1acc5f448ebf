/** Every page on paper, from a dark theme. */
import { expect, it } from 'vitest';
import { watch } from '@emberite/testing/harness/browser';
import { everyPage, lastOfEach } from '@emberite/testing/harness/everyPage';
import { openStill } from '@emberite/testing/harness/inspect';
import { everythingOn, useSite } from '@emberite/testing/harness/useSite';
import { isFull } from '../../../tools/sample.ts';

const run = useSite({ flags: everythingOn, tabs: 'own' });

/** What paper cannot show: what floats over the page, what is cut off, and pale text. It runs in the page. */
function unprintable(): string[] {
  const found: string[] = [];
  const name = (one: Element) => `${one.localName}.${one.getAttribute('class')}`;
  const brightness = (colour: string) => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red * 299 + green * 587 + blue * 114) / 255_000;
  };
  for (const one of document.body.querySelectorAll('*')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const { position, color, overflowX, overflowY } = getComputedStyle(one);
    if (position === 'fixed' || position === 'sticky') found.push(`${name(one)} is ${position}`);
    const scrolls = /auto|scroll/.test(overflowX + overflowY);
    if (scrolls && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth)) {
      found.push(`${name(one)} is cut off`);
    }
    const hasText = [...one.childNodes].some((node) => node instanceof Text && node.data.trim());
    if (hasText && !one.closest('svg, option') && brightness(color) > 0.55) {
      found.push(`${name(one)} is pale: ${one.textContent.slice(0, 40)}`);
    }
  }
  const { backgroundColor } = getComputedStyle(document.body);
  if (brightness(backgroundColor) < 1) found.push(`The page is ${backgroundColor}.`);
  return found;
}

it.each(isFull ? everyPage : lastOfEach)('$path prints for a $who', async ({ path, who }) => {
  const still = await openStill(run, who);
  const tab = watch(await still.page.context().newPage());
  const { page } = tab;
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(run.site.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(unprintable)).toEqual([]);
  await tab.close();
  await still.close();
});
