/** What a release must pass before it goes live, in a browser in front of its own site. */
import { globSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackage, registryAt } from '@emberite/cli/release';
import type { GateReport, Package, Registry } from '@emberite/release';
import { openGate } from '@emberite/registry/gate';
import type { Gate } from '@emberite/registry/gate';
import { createRegistry, createRegistryServer, openTokens } from '@emberite/registry';
import { openStore } from '@emberite/store';
import type { Store } from '@emberite/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumPath } from '../../../tools/chromium.ts';
import { listen } from '../../../tools/listen.ts';
import { isFull, sample } from '../../../tools/sample.ts';
import { baseSite, baseStore, copyStore, liveSet } from '@emberite/testing/harness/prepare';
import { buildRemote, withRecord } from '@emberite/testing/harness/variant';

let folder: string;
let store: Store;
let gate: Gate;
let registry: Registry;
let token: string;
let url: string;
let end: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ember-gate-test-'));
  await copyStore(baseStore, folder);
  store = openStore(folder);
  gate = openGate({ store, site: baseSite, chromium: chromiumPath(), log: () => {} });
  const tokens = openTokens(store.objects);
  const grant = { remotes: ['mf-gated', 'mf-giving'], paths: ['/gated', '/giving'] };
  token = (await tokens.create(grant)).text;
  const server = createRegistryServer(
    createRegistry(store, baseSite, { quality: 5, gate }),
    tokens,
    () => {},
  );
  url = `http://127.0.0.1:${await listen(server)}`;
  registry = registryAt(url, token);
  end = () => server.close().closeAllConnections();
});

afterAll(async () => {
  await gate.close();
  end();
  await rm(folder, { recursive: true, force: true });
});

interface Source {
  /** Properties of the route `/gated`, as source. */
  route?: string;
  /** What the page's component does and returns. */
  page: string;
  /** What its stylesheet has besides, of another build than ours. */
  style?: string;
  manifest?: object;
}

/** The release of a remote with a page for everybody and one for members. */
async function gated({ page, style = '', manifest, route = '' }: Source): Promise<Package> {
  const dist = await buildRemote(
    'mf-gated',
    {
      'src/routes.tsx': `
        const frame = 'footer';
        const page = () => import('./Page.tsx');
        export default [
          { path: '/gated', access: 'public', frame, title: 'Gated', prerender: true, page, ${route} },
          { path: '/gated/own', access: 'member', frame, title: 'Own', page },
        ];`,
      // Of another content for each, because a file of a name never changes.
      'src/Page.module.css': `@layer remotes { .page { padding: 1rem; order: ${style.length}; } }`,
      'src/Page.tsx': `
        import { Part } from '@emberite/sdk/part';
        import { useEffect } from 'react';
        import * as styles from './Page.module.css';
        export default function Page() {
          useEffect(() => {}, []);
          ${page}
        }`,
    },
    manifest,
  );
  if (!style) return readPackage(dist);
  const styled = await withRecord(dist, async (_record, browser) => {
    for (const file of globSync(`${browser}/*.css`)) await appendFile(file, style);
  });
  return readPackage(styled);
}

const fine = 'return <h1 className={styles.page}>It works</h1>;';
const inEffect = (code: string) => ({ page: `useEffect(() => { ${code} }, []); ${fine}` });

const ask = (path: string) =>
  fetch(`${url}/registry/reports/${path}`, { headers: { Authorization: `Bearer ${token}` } });

it.runIf(isFull)(
  'opens every page as a user who may, on phone and desktop, and stores what it saw',
  async () => {
    const one = await gated({ page: fine });
    const said: string[] = [];
    const { move, warnings } = await registry.publish([one], 'New', (line) => said.push(line));
    expect(warnings).toEqual([]);
    expect(said).toContain('Opening 4 pages in a browser …');
    const { id } = one.release;
    const report = move?.gates?.['mf-gated'];
    if (!report || !('report' in report)) return expect.unreachable();
    expect(report.report).toMatch(new RegExp(`^mf-gated/${id}/\\d+$`));
    expect(said.at(-1)).toMatch(/^Gated mf-gated: 4 pages, \d+\.\d s, report: http/);
    expect(said.at(-1)).toContain(`${baseSite.siteUrl}/registry/reports/${report.report}`);

    const seen = (await (await ask(report.report)).json()) as GateReport;
    const looks = seen.pages.map(({ path, who, width }) => [path, who, width]);
    expect(looks).toEqual([
      ['/gated', 'visitor', 360],
      ['/gated', 'visitor', 1280],
      ['/gated/own', 'member', 360],
      ['/gated/own', 'member', 1280],
    ]);
    expect(seen).toMatchObject({ passed: true, set: move?.set, failures: [] });
    // Nobody was redirected: each has loaded the page.
    for (const page of seen.pages) expect(page.js).toBeGreaterThan(1_000);
    const picture = await ask(`${report.report}/2.jpg`);
    expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
    expect((await ask(`${report.report}/4.jpg`)).status).toBe(404);

    // A canary is opened before any user gets it, and not again in the same set.
    const other = await gated({ page: fine.replace('It', 'This') });
    await registry.take(other);
    const next = { name: 'mf-gated', id: other.release.id };
    const canary = (await registry.canary({ ...next, percent: 10 })).move?.gates?.['mf-gated'];
    expect(canary).toEqual({ report: expect.stringContaining(`/${next.id}/`) as string });
    expect((await registry.promote('mf-gated')).move?.gates).toEqual({ 'mf-gated': canary });
    expect((await registry.rollback('mf-gated')).move?.gates).toEqual({ 'mf-gated': report });
  },
);

it.runIf(isFull)(
  'shows a change of the navigation in the report and its pictures, and asks the operators',
  async () => {
    const one = await gated({
      page: fine,
      route: `nav: { label: 'Gated', order: -1, icon: ['M4 7h16'] }`,
    });
    const said: string[] = [];
    const { set } = (await store.latest())!;
    await expect(registry.publish([one], '', (line) => said.push(line))).rejects.toThrow(
      'mf-gated changes the navigation that all members see: “Gated” at place -1.',
    );
    expect((await liveSet(store)).id).toBe(set);
    expect(said).toContainEqual(
      expect.stringMatching(/^The navigation of all members becomes Gated, Journey, /),
    );
    const id = said.at(-1)?.split('/registry/reports/')[1] ?? '';
    const report = (await (await ask(id)).json()) as GateReport;
    expect(report.passed).toBe(true);
    const { before = [], after = [] } = report.navigation ?? {};
    expect(after).toEqual([{ remote: 'mf-gated', label: 'Gated', opens: '/gated' }, ...before]);
    expect(before.map(({ label }) => label)).toContain('Journey');
    // Its own pages have no navigation, so the first page of members is among the pictures.
    expect(report.pages.map(({ path }) => path)).toContain('/emberite');
  },
);

const refusals: (Source & { what: string; says: RegExp })[] = [
  {
    what: 'a page that throws in an effect on phones only',
    ...inEffect(`if (innerWidth < 600) throw new Error('Too narrow');`),
    says: /\/gated at 360 px, start: The shell could not show it \(render\): Error: Too narrow/,
  },
  {
    what: 'a style outside its layer',
    page: fine,
    style: ':root { color: red; }',
    says: /\.css has a rule outside @layer remotes: :root\{color:red\}/,
  },
  {
    what: 'a style that reaches the pages of others',
    page: fine,
    style: '@layer remotes { h1 { color: red; } }',
    says: /\.css has a rule that reaches other pages: h1\{color:red\}/,
  },
  {
    what: 'an error on the console',
    ...inEffect(`console.error('Oh no');`),
    says: /\/gated at 1280 px, console: Oh no/,
  },
  {
    what: 'HTML that is other than the prerendered',
    page: `return <h1>{typeof document === 'object' ? 'Here' : 'There'}</h1>;`,
    says: /\/gated at 360 px, console: The HTML has "There", and the browser renders "Here" there\. Show/,
  },
  {
    what: 'a text that depends on the time zone',
    page: `return <h1>{new Date(2027, 0).getTimezoneOffset()}</h1>;`,
    says: /\/gated at 360 px, console: The HTML has "-?\d+", and the browser renders "600" there\./,
  },
  {
    what: 'a text that depends on the day',
    page: `return <h1>{new Date().toISOString().slice(0, 10)}</h1>;`,
    says: /\/gated at 1280 px, console: The HTML has "\d+-\d+-\d+", and the browser renders "\d+-\d+-\d+" there\./,
  },
  {
    what: 'a request that fails',
    ...inEffect(`void fetch('/assets/mf-gated/none.json');`),
    says: /\/gated at 360 px, request: GET \/assets\/mf-gated\/none\.json returned 404/,
  },
  {
    what: 'what the policies refuse',
    ...inEffect(`new Image().src = 'https://elsewhere.example/pixel.gif';`),
    says: /\/gated at 360 px, policy: img-src refuses https:\/\/elsewhere\.example\/pixel\.gif/,
  },
  {
    what: 'a control without a name',
    page: `return <main><h1>It works</h1><button /></main>;`,
    says: /\/gated at 360 px, axe: button-name: /,
  },
  {
    what: 'a page of more bytes than its budget',
    page: fine,
    manifest: { ember: { budget: { js: 1_000 } } },
    says: /\/gated at 360 px, budget: It loads \d\.\d kB of JavaScript of its own; the limit is 1\.0 kB/,
  },
  {
    what: 'a page that leads elsewhere, which it cannot reach',
    ...inEffect(`location.href = 'http://127.0.0.1:4010/';`),
    says: /\/gated at 360 px, request: GET http:\/\/127\.0\.0\.1:4010\/ failed: net::ERR_NAME_NOT_RESOLVED/,
  },
  {
    what: 'a page that never shows anything',
    page: `if (typeof document === 'object') throw new Promise(() => {}); ${fine}`,
    says: /\/gated at 360 px, start: It shows no heading within 10 s/,
  },
];

it.each(sample(refusals))('refuses $what, and stores what it saw', async ({ says, ...source }) => {
  const { set } = (await store.latest())!;
  const refused = await registry.publish([await gated(source)]).catch((error: Error) => error);
  if (!(refused instanceof Error)) return expect.unreachable();
  expect(refused.message).toMatch(says);
  const [, id = ''] = /Pictures and report: \S+\/reports\/(\S+)$/.exec(refused.message) ?? [];
  expect(await (await ask(id)).json()).toMatchObject({ passed: false });
  expect((await ask(`${id}/0.jpg`)).status).toBe(200);
  expect((await liveSet(store)).id).toBe(set);
});

it.runIf(isFull)('opens the pages of other teams that place a part, and names them', async () => {
  const giving = async (effect = '') =>
    readPackage(
      await buildRemote('mf-giving', {
        'src/routes.tsx': `
          export const parts = { note: { properties: [], part: () => import('./Note.tsx') } };
          export default [{ path: '/giving', access: 'public', frame: 'footer', title: 'Giving', page: () => import('./Page.tsx') }];`,
        'src/Page.tsx': 'export default () => <h1>Giving</h1>;',
        'src/Note.tsx': `
          import { useEffect } from 'react';
          export default function Note() {
            useEffect(() => { ${effect} }, []);
            return <p>Note</p>;
          }`,
      }),
    );
  await registry.publish([await giving()]);
  const taking = await gated({
    route: "parts: { 'mf-giving/note': [] }",
    page: 'return <main><h1>It works</h1><Part name="mf-giving/note" fallback={null} /></main>;',
  });
  await registry.publish([taking]);
  const before = await liveSet(store);
  await expect(registry.publish([await giving("console.error('Oh no');")])).rejects.toThrow(
    /\/gated at 360 px, console: Oh no/,
  );
  expect((await liveSet(store)).id).toBe(before.id);
});
