import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookiesIn, siteCookie } from '@emberite/contract/cookie';
import { signInPath } from '@emberite/contract/signInPath';
import { sitePath } from '@emberite/contract/sitePath';
import type { DeployPreview } from '@emberite/store/deployPreviews';
import { openDeployPreviews } from '@emberite/store/deployPreviews';
import { owns, signInPageOf } from '@emberite/store/people';
import type { Greet, Visitor } from '@emberite/store/people';
import { createRecent } from '@emberite/store/recent';
import type { ReleaseSet, Store } from '@emberite/store';
import { dataElement } from '@emberite/release/document';
import { adapt, toolElement, withElements } from './pages.ts';
import type { Served } from './livePages.ts';
import { sendNotice, refuse, unreachable } from './refusal.ts';
import type { Loader, Pages } from './pages.ts';
import { ownCookie, siteFile } from './views.ts';
import type { CookieSite, View } from './views.ts';

/** The cookie of a browser that shows a preview, with the token of its link, or the X-ray alone. */
const teamCookie = 'ember_team';

/** In place of a token: shows who owns what on the live site. */
const xrayAlone = 'xray';

/** Seconds for which a browser shows the X-ray. */
const xrayLife = 12 * 60 * 60;

/** The most sets with the tools of teams that are held in memory. */
const mostSets = 4;

/** The most compositions that are remembered as asked for. */
const mostAsked = 100;

/** Paths with the same response for everybody, as those of {@link siteFile} have: all but documents and indexes. */
const same = /^\/(api|assets|dev|payment|\.auth|previews?|registry|telemetry)(\/|\?|$)/;

/** Whether a visitor belongs to the people of a package; without a name, of any. */
const isPerson = (visitor: Visitor, name?: string) =>
  visitor.status === 'known' && (name === undefined || owns(visitor.remotes, name));

/** What the people of a team get in addition to the live site. */
export type TeamViews = ReturnType<typeof createTeamViews>;

export interface TeamViewsOptions {
  store: Store;
  loader: Loader;
  /** Says who a browser's user is, and what they own. */
  greet: Greet;
  /** Origin of the registry, which composes previews; undefined if it is not behind this gateway. */
  registryUrl: string | undefined;
  site: CookieSite;
  /** What is live now. */
  live: () => Served;
}

/**
 * Shows people of teams a release before it is live, and who owns what. The API identifies the user
 * for each document: a link or a cookie alone runs nothing that is not live.
 */
export function createTeamViews({
  store,
  loader,
  greet,
  registryUrl,
  site,
  live: now,
}: TeamViewsOptions) {
  const previews = openDeployPreviews(store.objects);
  const sets = createRecent<Served>(mostSets);
  /** What the registry has been asked to compose, by preview and live set. */
  const asked = createRecent<unknown>(mostAsked);

  /** Asks the registry to compose the preview of a token with what is live now. */
  async function compose(token: string): Promise<void> {
    if (registryUrl === undefined) return;
    const url = `${registryUrl}/registry/previews/${token}`;
    const { ok, status } = await fetch(url, { method: 'POST' });
    if (!ok) throw new Error(`The registry responded with ${status}.`);
  }

  /**
   * The set that shows a preview now: until it is composed with what is live, the last one. Null if there is none, with
   * the reason if it does not work with what is live.
   */
  async function setOf(
    preview: DeployPreview,
    token: string,
    live: Served,
  ): Promise<{ set: string } | { refused: string } | null> {
    const composed = await previews.composed(preview, live.set.id);
    if (composed) return composed;
    void asked(`${preview.id}/${live.set.id}`, () => compose(token)).catch(() => {});
    const set = await previews.lastSet(preview);
    return set === null ? null : { set };
  }

  const name = siteCookie(teamCookie, site.siteUrl);
  const cookie = (value: string, seconds: number) => ownCookie(site, teamCookie, value, seconds);
  const noCookie = cookie('', 0);
  const valueIn = (request: IncomingMessage) =>
    cookiesIn(request.headers.cookie ?? '', name)[0] ?? '';

  /** The pages with the tools of teams. They are for one browser only. */
  async function withTools(
    pages: Pages,
    { releases: { shell } }: ReleaseSet,
    preview: DeployPreview | null,
  ): Promise<Pages> {
    const element = toolElement(await store.release('shell', shell?.[0] ?? ''), 'team');
    const { name, release, expires } = preview ?? {};
    const data = dataElement('ember-team', preview ? { preview: { name, release, expires } } : {});
    return adapt(pages, (document) =>
      element ? withElements(document, data + element) : document,
    );
  }

  /** A set with the tools, held in memory. */
  function open(id: string, preview: DeployPreview): Promise<Served> {
    return sets(`${id}/${preview.id}`, async () => {
      const set = await store.set(id);
      const pages = await loader.loadBeside(set.compositions);
      return { set, pages: await withTools(pages, set, preview) };
    });
  }

  async function previewView(
    token: string,
    preview: DeployPreview,
    visitor: Visitor,
    live: Served,
  ): Promise<View> {
    if (!isPerson(visitor, preview.name)) return live;
    const shown = await setOf(preview, token, live);
    if (!shown) return live;
    if ('refused' in shown) return { ...live, cookies: [noCookie] };
    return open(shown.set, preview);
  }

  async function xrayView(visitor: Visitor, live: Served): Promise<View> {
    if (!isPerson(visitor)) return live;
    return sets(`${live.set.id}/${xrayAlone}`, async () => ({
      ...live,
      pages: await withTools(live.pages, live.set, null),
    }));
  }

  return {
    /** Whether a request may ask for more than the live site. */
    concerns: ({ headers, url = '' }: IncomingMessage) =>
      (headers.cookie?.includes(`${name}=`) ?? false) && !same.test(url) && !siteFile.test(url),
    /** The view for such a request. */
    async viewFor(request: IncomingMessage): Promise<View> {
      const live = now();
      const value = valueIn(request);
      const isXray = value === xrayAlone;
      // If the user or the preview cannot be read now, the live site is shown.
      const preview = isXray ? null : await previews.find(value).catch(() => undefined);
      if (preview === undefined) return live;
      // A cookie that somebody made up costs no call of the API.
      if (!preview && !isXray) return { ...live, cookies: [noCookie] };
      const who = await greet(request.headers.cookie ?? '').catch(() => null);
      if (!who) return live;
      const { visitor, cookies } = who;
      const view = preview ? previewView(value, preview, visitor, live) : xrayView(visitor, live);
      const { cookies: own = [], ...rest } = await view.catch((): View => live);
      return { ...rest, cookies: [...cookies, ...own] };
    },
    /** The cookie that ends the preview of a release; undefined if the request is not in it. */
    async ending(request: IncomingMessage, release: string): Promise<string | undefined> {
      const preview = await previews.find(valueIn(request)).catch(() => null);
      return preview?.release === release ? noCookie : undefined;
    },
    /** Handles a request below `/preview/`: starts a preview or the X-ray in a browser, or ends it. */
    async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
      const live = now();
      const [, token = ''] = /^\/preview\/([\w.-]+)$/.exec(path) ?? [];
      const redirect = (to: string, cookies: string[]) => {
        response.setHeader('Set-Cookie', cookies);
        response.writeHead(302, { Location: to, 'Cache-Control': 'no-store' }).end();
      };
      if (token === 'end') {
        const to = new URL(request.url ?? '/', 'http://site').searchParams.get('to');
        return redirect(sitePath(to) ?? '/', [noCookie]);
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
      const { visitor, cookies } = await greet(request.headers.cookie ?? '');
      const signIn =
        visitor.status === 'signed-out' ? await signInPageOf(store, live.set.releases) : null;
      if (signIn !== null) {
        return redirect(signInPath(signIn, { redirectedFrom: path }), cookies);
      }
      if (visitor.status === 'unreachable' || visitor.status === 'no-api') {
        return refuse(request, response, unreachable);
      }
      if (!isPerson(visitor, preview?.name)) {
        response.statusCode = 403;
        response.setHeader('Set-Cookie', cookies);
        return sendNotice(response, {
          title: 'This is for the team',
          message: `Only the people of ${preview?.name ?? 'a team'} can open it. Ask the operators of the site for a token with your address.`,
          links: { 'Open the site': '/' },
        });
      }
      if (!preview) return redirect('/', [...cookies, cookie(xrayAlone, xrayLife)]);
      const shown = await setOf(preview, token, live);
      if (!shown) {
        response.statusCode = 503;
        response.setHeader('Set-Cookie', cookies);
        return sendNotice(response, {
          title: 'This preview is not ready yet',
          message: 'Something else has gone live, and its pages are being rendered again.',
          links: { 'Try again': '', 'Open the site': '/' },
        });
      }
      if ('refused' in shown) {
        response.statusCode = 409;
        response.setHeader('Set-Cookie', cookies);
        return sendNotice(response, {
          title: 'This preview no longer works',
          message: `It does not work with the live site: ${shown.refused.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`,
          links: { 'Open the site': '/' },
        });
      }
      const seconds = Math.ceil((Date.parse(preview.expires) - Date.now()) / 1_000);
      redirect(preview.opens, [...cookies, cookie(token, seconds)]);
    },
  };
}
