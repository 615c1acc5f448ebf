import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openTab } from './browser.ts';
import type { Tab } from './browser.ts';
import { signIn } from './member.ts';
import type { Fixture } from './useSite.ts';
import { sample } from '../../../tools/sample.ts';

const phone = { width: 360, height: 800 };
const desktop = { width: 1280, height: 800 };

/** Themes and screens. A normal run checks a page in one of the first two, in turn; the full run in all. */
const looks = [
  { colorScheme: 'light', viewport: phone },
  { colorScheme: 'dark', viewport: desktop },
  { colorScheme: 'dark', viewport: phone },
  { colorScheme: 'light', viewport: desktop },
] as const;

/** Whom a window belongs to. */
export type Who = 'visitor' | 'newcomer' | 'member' | 'member without videos';

let count = 0;

/** Opens a window without animations, for somebody who has not been here before. */
export async function openStill(
  { browser, site, at }: Fixture,
  who: Who,
  options: BrowserContextOptions = {},
): Promise<Tab> {
  const tab = await openTab(browser, { reducedMotion: 'reduce', ...options }, at);
  if (who === 'visitor') return tab;
  const user = await signIn(site, tab.page.context(), `still-${(count += 1)}@example.com`);
  if (who === 'member') await user.becomeMember('dad_joke', 'travel_advice', 'karaoke_song');
  if (who === 'member without videos') await user.becomeMember();
  return tab;
}

/**
 * Controls that nobody can tell apart or call by what they see: an accessible name that does not begin with the visible
 * words, and one name for links to several places, or for several buttons. It runs in the page.
 */
function misnamed(): string[] {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const places = new Map<string, Set<string>>();
  const found: string[] = [];
  const root = document.querySelector('dialog:modal') ?? document.body;
  for (const one of root.querySelectorAll<HTMLElement>('a[href], button')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[aria-hidden=true]'))
      continue;
    const label = words(one.ariaLabel);
    const visible = words(one.innerText).toLowerCase();
    if (label && !label.toLowerCase().startsWith(visible)) {
      found.push(`“${visible}” is named “${label}”`);
    }
    const said = label || words(one.textContent) || words(one.querySelector('img')?.alt);
    const name = `${one.localName} ${said}`;
    const place = one instanceof HTMLAnchorElement ? one.href : `${places.get(name)?.size ?? 0}`;
    places.set(name, (places.get(name) ?? new Set()).add(place));
  }
  for (const [name, { size }] of places) {
    if (size > 1) found.push(`${size} controls have the name “${name}”`);
  }
  return found;
}

/**
 * Checks the screens of a page, in the theme and window of `turn` first. Collects their problems in
 * `found`.
 */
export function inspect(page: Page, turn = 0) {
  const found: string[] = [];
  async function look(screen = ''): Promise<void> {
    const inTurn = looks[turn % 2]!;
    turn += 1;
    for (const { colorScheme, viewport } of sample([
      inTurn,
      ...looks.filter((look) => look !== inTurn),
    ])) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      // There are no frames, and to gather their results axe would open another page.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      found.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${screen} ${colorScheme}, ${viewport.width} px: ${id}: ${nodes[0]?.html}`,
        ),
      );
    }
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      found.push(...(await page.evaluate(misnamed)).map((line) => `${screen} ${line}`));
      if (overflow > 0)
        found.push(`${screen} ${viewport.width} px: scrolls sideways by ${overflow} px`);
    }
  }
  return { found, look };
}
