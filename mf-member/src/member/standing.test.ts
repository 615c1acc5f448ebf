// @vitest-environment jsdom
import { openSite } from '@emberite/testing';
import { expectStandingOn } from '@emberite/testing/standing';
import { afterAll, expect, it, vi } from 'vitest';
import JourneyPage from '../journey/JourneyPage.tsx';
import routes from '../routes.tsx';
import SettingsPage from '../settings/SettingsPage.tsx';

// With reduced motion there is no confetti, which jsdom could not draw anyway.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
const site = await openSite();
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.close();
});

it('journey and settings say where the member stands, and nothing else', async () => {
  await expectStandingOn(site, {
    '/emberite/journey': JourneyPage,
    '/emberite/settings': SettingsPage,
  });
});

it('/emberite is the journey', () => {
  const pages = routes.filter(({ path }) => /^[/]emberite([/]journey)?$/.test(path));
  expect(pages.map(({ path }) => path)).toEqual(['/emberite', '/emberite/journey']);
  expect(new Set(pages.map(({ page }) => String(page))).size).toBe(1);
});
