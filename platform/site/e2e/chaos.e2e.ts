import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@emberite/store';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestContext } from 'vitest';
import { faults, files, places, targets, throwIn, throwing, withBody } from './chaos/faults.ts';
import type { Fault, Place, Target } from './chaos/faults.ts';
import { goInside, openTab } from '@emberite/testing/harness/browser';
import { liveSet, testRegistry } from '@emberite/testing/harness/prepare';
import { useSite } from '@emberite/testing/harness/useSite';
import { buildVariant, restyling } from '@emberite/testing/harness/variant';
import { row } from '../../../tools/rows.ts';
import { isFull, sample } from '../../../tools/sample.ts';
import { slower } from '../../../tools/slow.ts';

const run = useSite({ tabs: 'own' });

/** Maximum milliseconds until a member sees a replacement for what is broken. */
const limit = 8_000 * slower;

/** How long the shell waits for a file of a release that stands still, in milliseconds. */
const stillness = 10_000;

/** Milliseconds that this machine takes to show an intact page. */
let whole = 0;

/** How many tabs load at the same time; they mostly wait. */
const atOnce = 3;

/**
 * What a member sees of a page: its live release, the release before, that the page takes a break, or its prerendered text
 * and that the rest takes long.
 */
type Outcome = 'live' | 'before' | 'break' | 'text';

interface Case {
  target: Target;
  /** By a link inside the site, or by its address. */
  way: 'link' | 'address';
  /** Breaks something in a tab, before it opens anything. */
  breakIt(page: Page): Promise<unknown>;
  sees: Outcome;
  /** How many releases have a file that stands still. */
  still?: number;
  /** How many failures the tab reports. */
  reports: number;
  /** How many documents each navigation may load besides the first one of the tab. */
  more?: 0 | 1;
  /** What the member does on the page. */
  act?(page: Page): Promise<unknown>;
  /** What the console reports about it, besides {@link onPurpose}. */
  says?: RegExp;
}

/** Waits until a page shows this outcome. The live releases of these tests mark their pages. */
async function seen(page: Page, target: Target, sees: Outcome, timeout: number): Promise<void> {
  const title = sees === 'break' ? 'This page is taking a break' : target.heading;
  const marked =
    sees === 'live' || sees === 'text' ? ':has([data-chaos])' : ':not(:has([data-chaos]))';
  await page.locator(`#content${marked} h1`).filter({ hasText: title }).waitFor({ timeout });
  if (sees !== 'text') return;
  await page.getByText('This is taking longer than usual.').waitFor({ timeout });
}

async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]:visible`);
  if ((await link.count()) > 0) return link.first().click();
  await goInside(page, path);
}

/** What the browser reports about a remote that is broken on purpose. */
const onPurpose = ({ remote }: Target) => [
  new RegExp(`/assets/${remote}/`),
  /\/index\//,
  /on purpose/,
  /Failed to fetch dynamically imported module/,
  /integrity/,
];

/** Whether React has hydrated the page; runs there. Until then, a link loads a document. */
const isLive = () =>
  Object.keys(document.querySelector('#content h1') ?? {}).some((key) =>
    key.startsWith('__reactFiber'),
  );

/** Runs a case in its own tab, as a member would meet it. */
async function meet({
  target,
  way,
  breakIt,
  sees,
  still = 0,
  reports,
  more = 0,
  act,
  says = /^$/,
}: Case): Promise<void> {
  const tab = await openTab(run.browser);
  const { page } = tab;
  const documents: string[] = [];
  let sent = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
    if (new URL(request.url()).pathname === '/telemetry') sent += 1;
  });
  try {
    await breakIt(page);
    if (way === 'link') {
      await page.goto(run.site.url + target.from.path);
      await page.getByRole('heading', { level: 1, name: target.from.heading }).waitFor();
      await page.waitForLoadState();
      await follow(page, target.path);
    } else {
      await page.goto(run.site.url + target.path, { waitUntil: 'commit' });
    }
    await seen(page, target, sees, limit + still * stillness + whole * atOnce);
    if (more === 0) await page.waitForFunction(isLive);
    await act?.(page);
    // The page has text, and it stays.
    expect((await page.locator('#content').innerText()).length).toBeGreaterThan(50);
    await expect.poll(() => sent).toBe(reports);
    expect(documents.length).toBeLessThanOrEqual(1 + more);
    // The other pages of the tab still work.
    const { from } = target;
    if (way === 'link') await page.goBack();
    else if (sees === 'text') await page.goto(run.site.url + from.path);
    else await follow(page, from.path);
    await page.getByRole('heading', { level: 1, name: from.heading }).waitFor();
    expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);
    expect(sent).toBe(reports);
    tab.expectClean(says, ...onPurpose(target));
    expect(documents.length).toBeLessThanOrEqual(1 + 2 * more);
  } catch (error) {
    const lines = [String(error), `Documents: ${documents.join(' ')}`, ...tab.recent()];
    throw new Error(lines.join('\n'), { cause: error });
  } finally {
    await tab.close();
  }
}

/** Runs cases, a few at the same time. */
async function meetAll(cases: Record<string, Case>): Promise<void> {
  const rest = Object.entries(cases).values();
  const problems: string[] = [];
  const worker = async () => {
    for (const [name, one] of rest) {
      await meet(one).catch((error: Error) => problems.push(`${name}: ${error.message}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  expect(problems).toEqual([]);
}

/** How often the gateway has counted a failure of a remote's release. */
async function counted({ remote }: Target): Promise<number> {
  const lines = (await run.site.metrics()).split('\n');
  const own = lines.filter((line) => line.startsWith(`ember_failures_total{remote="${remote}"`));
  return own.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Runs cases of a remote, and checks that the gateway counts their reports. */
async function meetCounted(target: Target, cases: Record<string, Case>): Promise<void> {
  const before = await counted(target);
  await meetAll(cases);
  const reports = Object.values(cases).reduce((sum, one) => sum + one.reports, 0);
  await expect.poll(() => counted(target)).toBe(before + reports);
}

/** Breaks files of a remote on their way to a tab: those that this release alone has, or all. */
function breakFile(remote: string, own: string[], file: keyof typeof files, fault: Fault) {
  return (page: Page) =>
    page.route(
      ({ pathname }) =>
        pathname.startsWith(`/assets/${remote}/`) &&
        files[file].test(pathname) &&
        (own.length === 0 || own.some((path) => pathname.endsWith(`/${path}`))),
      faults[fault],
    );
}

/** The files of the live release of a remote that the one before does not have. */
async function ownFiles(remote: string): Promise<string[]> {
  const { id, files: live } = await run.site.live(remote);
  const { releases } = await liveSet(run.site.store);
  const { files: before } = await run.site.store.release(remote, releases[remote]![1]!);
  const names = Object.keys(live).filter((file) => !Object.hasOwn(before, file));
  return [...names, `${id}/release.json`];
}

/** Breaks the index on its way to a tab. Tampering changes the hash of a release's file list. */
const breakIndex = (id: string, fault: Fault) => (page: Page) =>
  page.route(/\/index\//, async (route) => {
    if (fault !== 'tampered') return faults[fault](route);
    const response = await fetch(route.request().url());
    const list = new RegExp(`(/${id}/release.json","integrity":"sha384-).{4}`);
    return route.fulfill({ json: JSON.parse((await response.text()).replace(list, '$1AAAA')) });
  });

const ways = ['link', 'address'] as const;

/** The cases of one kind of file of a remote, by name. */
async function casesOf(target: Target, file: keyof typeof files, fault: Fault) {
  const { remote } = target;
  const own = await ownFiles(remote);
  // A document already contains its stylesheets and its file list.
  const open = file === 'entry' || file === 'chunk' ? ways : (['link'] as const);
  const caseOf = (way: Case['way'], paths: string[], sees: Outcome, reports: number): Case => ({
    target,
    way,
    breakIt: breakFile(remote, paths, file, fault),
    sees,
    still: fault === 'hanging' ? reports : 0,
    reports,
    // Its links load documents.
    more: sees === 'text' ? 1 : 0,
  });
  const without = (way: Case['way']) =>
    fault === 'hanging' && way === 'address' ? 'text' : 'break';
  const cases = open.flatMap((way): [string, Case][] => [
    [`${fault}, by ${way}`, caseOf(way, own, 'before', 1)],
    [`${fault} in every release, by ${way}`, caseOf(way, [], without(way), 2)],
  ]);
  return Object.fromEntries(sample(cases, 2));
}

/** The faults that every run checks; the full run checks them all. */
const sampled: Record<string, Fault[]> = {
  'mf-onboarding: entry': ['tampered'],
};

const allFaults = Object.keys(faults) as Fault[];
const faultsOf = (name: string) => (isFull ? allFaults : (sampled[name] ?? []));

/** The remotes with something to check in this run. */
const remotes = targets.filter(
  ({ remote }) => isFull || Object.keys(sampled).some((name) => name.startsWith(remote)),
);

/** The pairs of a remote and a kind of file. */
const pairsOf = <File extends string>(kinds: File[]) =>
  targets.flatMap((target) =>
    kinds
      .map((file) => ({ target, file, name: `${target.remote}: ${file}` }))
      .filter(({ name }) => faultsOf(name).length > 0),
  );

/** Records what a member sees, by fault, for the docs. */
function tell(task: TestContext['task'], name: string, cell: (fault: Fault) => string): void {
  const cells = faultsOf(name).map((fault) => [fault, cell(fault)]);
  row(task, 'matrix', { Broken: name, ...Object.fromEntries(cells) });
}

beforeAll(async () => {
  for (const { remote, source, style } of remotes) {
    const edits = [{ file: source, ...throwing(remote) }, restyling(style)];
    await run.site.publish(await buildVariant(remote, 'chaotic', edits));
  }
});

it.runIf(isFull)('shows an intact page', async () => {
  const [target] = remotes as [Target];
  const began = performance.now();
  await meet({ target, way: 'link', breakIt: async () => {}, sees: 'live', reports: 0 });
  whole = performance.now() - began;
});

describe('on the way to a browser', () => {
  it.for(pairsOf(Object.keys(files) as (keyof typeof files)[]))(
    '$name: the release before, or a friendly page',
    async ({ target, file, name }, { task }) => {
      const all = await Promise.all(faultsOf(name).map((fault) => casesOf(target, file, fault)));
      await meetCounted(target, Object.assign({}, ...all) as Record<string, Case>);
      tell(task, name, () => 'before, 1');
    },
  );

  it.for(pairsOf(['index']))(
    '$name: the page, at the latest as a document of its own',
    async ({ target, name }, { task }) => {
      const { id } = await run.site.live(target.remote);
      const cases = faultsOf(name).flatMap((fault) =>
        ways.map((way): [string, Case] => {
          const breakIt = breakIndex(id, fault);
          const isOther = fault === 'tampered' && way === 'link';
          const outcome = isOther
            ? ({ sees: 'before', reports: 1 } as const)
            : ({ sees: 'live', reports: 0, more: 1 } as const);
          const still = fault === 'hanging' && way === 'link' ? 1 : 0;
          return [`${fault}, by ${way}`, { target, way, breakIt, still, ...outcome }];
        }),
      );
      await meetCounted(target, Object.fromEntries(cases));
      tell(task, name, (fault) => (fault === 'tampered' ? 'before, 1' : 'page'));
    },
  );

  it.runIf(isFull).for(targets)(
    '$remote: a document that is cut off or changed shows its page',
    async (target) => {
      const breakIt = (change: (html: string) => string) => (page: Page) =>
        page.route(({ pathname }) => pathname === target.path, withBody(change), { times: 1 });
      const own = { target, way: 'address', sees: 'live', reports: 0, more: 1 } as const;
      await meetAll({
        truncated: {
          ...own,
          breakIt: breakIt((html) => html.slice(0, html.indexOf('ember-config'))),
        },
        tampered: {
          ...own,
          breakIt: breakIt((html) => html.replace('</body>', '<script>evil = true</script>$&')),
          says: /violates the following Content Security Policy/,
          // That the document was changed on its way.
          reports: 1,
        },
      });
    },
  );
});

describe('code that throws', () => {
  const outcomes: Record<Place, Outcome> = {
    'at load': 'before',
    'in render': 'before',
    'in an effect': 'before',
    'in an event': 'live',
  };

  it.runIf(isFull).for(remotes)('$remote: the release before', async (target, { task }) => {
    const cases = places.flatMap((place) =>
      sample(ways).map((way): [string, Case] => [
        `${place}, by ${way}`,
        {
          target,
          way,
          breakIt: (page) => throwIn(page, target.remote, place),
          sees: outcomes[place],
          reports: 1,
          act: async (page) => {
            if (place === 'in an event') await page.locator('#content h1').click();
          },
        },
      ]),
    );
    await meetCounted(target, Object.fromEntries(cases));
    const cells = places.map((place) => [
      place,
      `${outcomes[place] === 'live' ? 'page' : outcomes[place]}, 1`,
    ]);
    row(task, 'throws', { 'Code of': target.remote, ...Object.fromEntries(cells) });
  });
});

describe('in the store', () => {
  /**
   * How a fault changes the bytes of a composition. A folder never hangs; a bucket that does is
   * given up.
   */
  const damages: Partial<Record<Fault, (bytes: Buffer) => Buffer>> = {
    empty: () => Buffer.alloc(0),
    truncated: (bytes) => bytes.subarray(0, bytes.length / 2),
    // Changes one byte of the last document.
    tampered: (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.of(bytes.at(-1)! ^ 1)]),
    'wrong type': () => Buffer.from('<!doctype html><h1>Welcome to our Wi-Fi</h1>'),
  };

  async function put(file: string, fault: Fault, bytes: Buffer): Promise<void> {
    await rm(file);
    const damage = damages[fault];
    if (damage) await writeFile(file, damage(bytes));
    // A folder in place of the file cannot be read.
    if (fault === 'status 500') await mkdir(file);
  }

  /** The gateway's own status. */
  async function status() {
    const response = await fetch(`${run.site.url}/live.json`);
    return (await response.json()) as { move: number; refused: string | null };
  }
  const refused = async () => (await status()).refused;
  const live = async () => (await status()).move;

  it.runIf(isFull).for(remotes)(
    '$remote: a set with a broken document is not served before it is whole',
    async (target, { task }) => {
      const { remote } = target;
      const { folder, store } = run.site;
      const { releases, site } = await liveSet(store);
      await run.site.rollback(remote);
      const before = await liveSet(store);
      const parts = await Promise.all(
        before.compositions.map(async (key) => ({ key, of: (await store.composition(key))?.of })),
      );
      const { key } = parts.find(({ of }) => of?.name === remote)!;
      const file = join(folder, 'compositions', `${key}.bin`);
      const bytes = await readFile(file);
      const name = `${remote}: document`;
      for (const fault of isFull ? allFaults : (['tampered'] as const)) {
        if (fault === 'hanging') continue;
        await testRegistry(store, site).restore(releases, 'For tests');
        await expect.poll(live).toBe((await store.latest())?.number);
        // After the registry has looked at it, and before the gateway does.
        const objects: typeof store.objects = {
          ...store.objects,
          async putIfAbsent(object, body) {
            if (object.startsWith('moves/')) await put(file, fault, bytes);
            return store.objects.putIfAbsent(object, body);
          },
        };
        await testRegistry(openStore(objects), site).restore(before.releases, 'For tests');
        await expect.poll(refused).not.toBeNull();
        const own = { target, sees: 'live', reports: 0, breakIt: async () => {} } as const;
        await meetAll({ link: { ...own, way: 'link' }, address: { ...own, way: 'address' } });
        await rm(file, { recursive: true, force: true });
        await writeFile(file, bytes);
        await expect.poll(refused).toBeNull();
      }
      await testRegistry(store, site).restore(releases, 'For tests');
      tell(task, name, (fault) => (fault === 'hanging' ? '' : 'set before'));
    },
  );
});
