import type { IncomingMessage, ServerResponse } from 'node:http';
import { sitePath } from '@emberite/sdk/contract/sitePath';
import type { DeployPreview } from '../deploy-preview/index.ts';
import { openDeployPreviews } from '../deploy-preview/index.ts';
import { peopleOf } from '../people/index.ts';
import type { SignedIn } from '../people/index.ts';
import type { ReleaseSet, Store } from '../store/index.ts';
import { adapt, dataElement, toolElement, withElements } from './adapt.ts';
import { parseCookie } from './cookies.ts';
import type { Served } from './livePages.ts';
import { sendNotice } from './notice.ts';
import type { Loader, Pages } from './pages.ts';
import { cookieAttributes } from './views.ts';
import type { View } from './views.ts';

/** The cookie of a browser that shows a preview, with the token of its link, or the X-ray alone. */
const teamCookie = 'ember_team';

/** In place of a token: shows who owns what on the live site. */
const xrayAlone = 'xray';

/** Seconds for which a browser shows the X-ray. */
const xrayLife = 12 * 60 * 60;

/** The most sets of previews that are held in memory. */
const mostSets = 4;

/** What is the same for everybody. */
const same = /^\/(api|assets|payment|previews|registry|telemetry)\//;

/** What the people of a team get besides the live site. */
export interface TeamViews {
  /** Whether a request may ask for more than the live site. */
  concerns(request: IncomingMessage): boolean;
  /** What such a request gets. */
  viewFor(request: IncomingMessage, live: Served): Promise<View>;
  /** Answers a request below `/preview/`: starts a preview or the X-ray in a browser, or ends it. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** The cookie that ends the preview of a release; undefined if the request is not in it. */
  ending(request: IncomingMessage, release: string): Promise<string | undefined>;
}

export interface TeamViewsOptions {
  store: Store;
  loader: Loader;
  signedIn: SignedIn;
  production: boolean;
}

/**
 * Shows people of teams a release before it is live, and who owns what. Who somebody is, the API says for each
 * document: a link or a cookie alone runs nothing that is not live.
 */
export function createTeamViews({
  store,
  loader,
  signedIn,
  production,
}: TeamViewsOptions): TeamViews {
  const previews = openDeployPreviews(store.objects);
  const isPerson = peopleOf(store.objects);
  const sets = new Map<string, Promise<Served>>();
  const xrayed = new WeakMap<Pages, Promise<Pages>>();
  /** The last set of each preview: a new one is not composed at once. */
  const last = new Map<string, string>();

  const cookie = (value: string, seconds: number) =>
    `${teamCookie}=${value}; ${cookieAttributes(production, seconds)}`;
  const noCookie = cookie('', 0);
  const valueIn = (request: IncomingMessage) =>
    parseCookie(request.headers.cookie, teamCookie) ?? '';

  /** The pages with the tools of teams. They are for one browser alone. */
  async function withTools(
    pages: Pages,
    { releases: { shell } }: ReleaseSet,
    preview: DeployPreview | null,
  ): Promise<Pages> {
    const element = toolElement(await store.release('shell', shell?.[0] ?? ''), 'team');
    const { name, release, expires } = preview ?? {};
    const data = dataElement('ember-team', preview ? { preview: { name, release, expires } } : {});
    return adapt(pages, (document) => {
      const shown = element ? withElements(document, data + element) : document;
      return { ...shown, varies: true };
    });
  }

  /** A set with the tools, held in memory. */
  function open(id: string, preview: DeployPreview): Promise<Served> {
    const key = `${id}/${preview.id}`;
    const known =
      sets.get(key) ??
      (async () => {
        const set = await store.set(id);
        const pages = await loader.loadBeside(set.compositions);
        return { set, pages: await withTools(pages, set, preview) };
      })();
    sets.delete(key);
    sets.set(key, known);
    known.catch(() => sets.delete(key));
    const [oldest = ''] = sets.keys();
    if (sets.size > mostSets) sets.delete(oldest);
    return known;
  }

  async function previewView(request: IncomingMessage, token: string, live: Served): Promise<View> {
    const preview = await previews.find(token);
    if (!preview) return { ...live, cookies: [noCookie] };
    const email = await signedIn(request);
    if (email === null || !(await isPerson(email, preview.name))) return live;
    const composed = await previews.composed(preview, live.set.id);
    if (composed && 'refused' in composed) return { ...live, cookies: [noCookie] };
    const id = composed?.set ?? last.get(preview.id);
    if (id === undefined) return live;
    last.set(preview.id, id);
    return open(id, preview);
  }

  async function xrayView(request: IncomingMessage, live: Served): Promise<View> {
    const email = await signedIn(request);
    if (email === null || !(await isPerson(email))) return live;
    const pages = xrayed.get(live.pages) ?? withTools(live.pages, live.set, null);
    xrayed.set(live.pages, pages);
    return { ...live, pages: await pages };
  }

  return {
    concerns: ({ headers, url = '' }) =>
      (headers.cookie?.includes(`${teamCookie}=`) ?? false) && !same.test(url),
    async viewFor(request, live) {
      const value = valueIn(request);
      const view =
        value === xrayAlone ? xrayView(request, live) : previewView(request, value, live);
      // Whoever cannot be asked about, gets what everybody gets.
      return view.catch(() => live);
    },
    async ending(request, release) {
      const preview = await previews.find(valueIn(request)).catch(() => null);
      return preview?.release === release ? noCookie : undefined;
    },
    async answer(request, response, path) {
      const redirect = (to: string, set?: string) =>
        void response
          .writeHead(302, {
            Location: to,
            'Cache-Control': 'no-store',
            ...(set && { 'Set-Cookie': set }),
          })
          .end();
      const [, token = ''] = /^\/preview\/([\w.-]+)$/.exec(path) ?? [];
      if (token === 'end') {
        const to = new URL(request.url ?? '/', 'http://site').searchParams.get('to');
        return redirect(sitePath(to) ?? '/', noCookie);
      }
      const preview = token === xrayAlone ? null : await previews.find(token);
      if (!preview && token !== xrayAlone) {
        response.statusCode = 404;
        return sendNotice(response, {
          title: 'This preview has ended',
          message: 'Its link works for seven days. Ask the team for a new one.',
          links: { 'Open the site': '/' },
        });
      }
      const email = await signedIn(request);
      if (email === null) return redirect(`/login?redirectedFrom=${encodeURIComponent(path)}`);
      if (!(await isPerson(email, preview?.name))) {
        response.statusCode = 403;
        return sendNotice(response, {
          title: 'This is for the team',
          message: `Only the people of ${preview ? preview.name : 'a team'} can open it. Ask the operators of the site to add your address to its token.`,
          links: { 'Open the site': '/' },
        });
      }
      if (!preview) return redirect('/', cookie(xrayAlone, xrayLife));
      const seconds = Math.ceil((Date.parse(preview.expires) - Date.now()) / 1_000);
      redirect(preview.opens, cookie(token, seconds));
    },
  };
}
