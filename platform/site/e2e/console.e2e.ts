import { readPackage } from '@emberite/cli/release';
import { openGate } from '@emberite/registry/gate';
import { createRegistry, openTokens } from '@emberite/registry';
import { beforeAll, expect, it } from 'vitest';
import { chromiumPath } from '../../../tools/chromium.ts';
import { brokenImages, openTab } from '@emberite/testing/harness/browser';
import { inspect } from '@emberite/testing/harness/inspect';
import { enterByCode, signIn } from '@emberite/testing/harness/member';
import { baseSite } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { buildVariant } from '@emberite/testing/harness/variant';
import { isFull } from '../../../tools/sample.ts';

const run = useSite();

/** Somebody whose address is registered with the token of mf-public. */
const ann = 'ann@team.example';
const why = 'The press page has a wrong title';

beforeAll(async () => {
  const { site } = run;
  const people = [ann];
  await openTokens(site.store.objects).create({ remotes: ['mf-public'], paths: ['/'], people });
  // The other tests need no history.
  if (!isFull) return;
  const dist = await buildVariant('mf-public', 'console', {
    file: 'src/routes.tsx',
    replace: /(path: '\/press',[^}]*title: )[^,]*/,
    by: "$1'A press page'",
  });
  const { store } = site;
  const config = { ...baseSite, siteUrl: site.url };
  const gate = openGate({ store, site: config, chromium: chromiumPath(), log() {} });
  const all = createRegistry(store, config, { quality: 5, gate });
  const registry = all.as({ name: 'all-1', allow() {} });
  const { releases } = await registry.publish([await readPackage(dist)], 'A better title');
  await registry.rollback('mf-public', why);
  const judge = all.as({ name: 'judge', allow() {} });
  const canary = { name: 'mf-public', id: releases[0]!.id, percent: 10 };
  await judge.canary(canary, '', () => {}, 'Nobody can pay.');
  await judge.abort('mf-public', 'It fails.');
  await gate.close();
});

it.runIf(isFull)(
  'leads somebody of a team from the sign-in to their history, and from there to what changed',
  async () => {
    const { site, tab } = run;
    const { page } = tab;
    const { found, look } = inspect(page);
    await page.goto(`${site.url}/registry/mf-public`);
    await page.getByRole('heading', { level: 1, name: 'Sign in to see the releases' }).waitFor();
    await look('signed out');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await enterByCode(site, page, ann);

    await page.getByRole('heading', { level: 1, name: 'mf-public' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/registry/mf-public');
    const [back, published] = await page
      .getByRole('listitem')
      .filter({ hasText: 'by all-1' })
      .all();
    expect(await back!.innerText()).toContain(why);
    expect(await published!.innerText()).toMatch(/A better title[^]*was live for \d/);
    const canary = page.getByRole('listitem').filter({ hasText: / for 10 %/ });
    expect(await canary.innerText()).toMatch(
      /Ended by judge: It fails\.[^]*Not gated: Nobody can pay\.[^]*was out for \d/,
    );
    await look('package');

    await published!.getByRole('link', { name: 'Passed the gate' }).click();
    await page.getByRole('heading', { level: 1, name: 'Passed the gate' }).waitFor();
    expect(await page.getByRole('img', { name: '/press at 360 px' }).count()).toBe(1);
    expect(await brokenImages(page)).toEqual([]);
    await look('report');
    await page.goBack();

    await published!.getByRole('link', { name: /^Compare/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare releases' }).waitFor();
    const changes = page.getByRole('region', { name: 'Routes' });
    // The variant is built in another folder, so its files have other names.
    const titled = changes.getByRole('listitem').filter({ hasText: 'title' });
    expect(await titled.allInnerTexts()).toEqual([
      expect.stringMatching(/^\/press\s+changed: title/),
    ]);
    await look('diff');
    await page.getByLabel('After').selectOption({ index: 1 });
    await page.getByLabel('Before').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByText('These are one and the same release').waitFor();

    await page.goBack();
    await changes.waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'mf-public' }).waitFor();
    await page.getByRole('link', { name: 'All releases' }).click();
    await page.getByRole('heading', { level: 1, name: 'Releases' }).waitFor();
    // Only what the token may see.
    const names = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await names.allInnerTexts()).toEqual(['mf-public', 'Latest moves']);
    await look('overview');
    expect(found).toEqual([]);
    tab.expectClean(/401/);
  },
);

it.runIf(isFull)(
  'compares with the live release what was rolled back, and says whose another package is',
  async () => {
    const { site, tab } = run;
    const { page } = tab;
    await signIn(site, page.context(), ann);
    const { found, look } = inspect(page, 1);
    await page.goto(`${site.url}/registry/mf-public/diff`);
    await page.getByRole('region', { name: 'Routes' }).waitFor();
    const before = await page.getByLabel('Before').locator('option:checked').innerText();
    expect(before).toMatch(/ \(live\)$/);
    expect(await page.getByLabel('After').locator('option:checked').innerText()).not.toMatch(
      /live/,
    );

    await page.goto(`${site.url}/registry/mf-member`);
    await page.getByRole('heading', { name: 'mf-member belongs to another team' }).waitFor();
    const main = page.getByRole('main');
    expect(await main.innerText()).not.toMatch(/token of/);
    expect(await main.getByRole('button').count()).toBe(0);
    await look('foreign');
    expect(found).toEqual([]);
    tab.expectClean(/403/);
  },
);

it.runIf(isFull)('tells somebody who is in no team so, and nothing else', async () => {
  const { site, tab } = run;
  const { page } = tab;
  await signIn(site, page.context(), 'stranger@example.com');
  const { found, look } = inspect(page, 1);
  await page.goto(`${site.url}/registry/`);
  await page.getByRole('heading', { name: 'This page is for the teams of this site' }).waitFor();
  const text = await page.getByRole('main').innerText();
  expect(text).toContain('You are signed in as stranger@example.com');
  expect(text).not.toContain('mf-public');
  await look('stranger');
  expect(found).toEqual([]);
  tab.expectClean(/403/);
});

it('continues when the registry responds again, and keeps what it has until then', async () => {
  const { site, browser } = run;
  const tab = await openTab(browser);
  const { page } = tab;
  await signIn(site, page.context(), ann);
  await page.route(/\/registry\/(releases|moves)/, (route) => route.abort());
  await page.goto(`${site.url}/registry/`);
  await page.getByRole('alert').getByText('The registry does not respond.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Releases' });
  await heading.waitFor();
  await page.context().setOffline(true);
  const asked = page.waitForEvent('requestfailed');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await asked;
  expect(await heading.isVisible()).toBe(true);
  await tab.close();
});
