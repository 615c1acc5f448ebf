import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cookiesIn, siteCookie } from '@emberite/contract/cookie';
import type { VisitReport } from '@emberite/release/reports';
import type { ReleaseSet } from '@emberite/store';
import type { Served, Serving } from './livePages.ts';
import { organizationOf } from '@emberite/config/networks';
import { isSigned, signatureOf } from '@emberite/store/signing';

/** The set that a browser is served: the live one, or that of a canary or preview. */
export interface View extends Served {
  /** Cookies to set. */
  cookies?: string[];
  /** Makes the headers with the id of a document, for one of this view that may be compared with another one. */
  identify?: () => string[];
}

/** The paths of the files of the site itself, e.g. `/sitemap.xml`, which are those of the live set for everybody. */
export const siteFile = /^\/[\w-]+\.(txt|xml|json|ico|png|webmanifest)(\?|$)/;

/** The cookie with a browser's number, which decides whether it gets a canary. Set only while there is a canary. */
const numberCookie = 'ember_number';

const year = 365 * 24 * 60 * 60;

/** What cookies need to know of the site. */
export interface CookieSite {
  siteUrl: string;
  production: boolean;
}

/** A `Set-Cookie` header of the gateway itself. */
export const ownCookie = (
  { siteUrl, production }: CookieSite,
  name: string,
  value: string,
  seconds: number,
) =>
  `${siteCookie(name, siteUrl)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${production ? '; Secure' : ''}`;

/** The number of a browser; null if it has none, or an invalid one. */
function numberOf(request: IncomingMessage, { siteUrl }: CookieSite): number | null {
  const values = cookiesIn(request.headers.cookie ?? '', siteCookie(numberCookie, siteUrl));
  const text = values.find((value) => /^\d{1,2}$/.test(value));
  return text === undefined ? null : Number(text);
}

/**
 * Chooses the set that a browser gets while there are canaries: always the same one. A browser
 * without a number gets one with its first document; a tab that was opened before stays with the
 * live set.
 */
export function canaryView(request: IncomingMessage, live: Serving, site: CookieSite): View {
  const { url = '' } = request;
  const known = numberOf(request, site);
  if (siteFile.test(url) || (known === null && url.startsWith('/index/'))) return live.served;
  const number = known ?? Math.floor(Math.random() * 100);
  const canary = live.canaries.find(
    ({ from, percent }) => number >= from && number < from + percent,
  );
  const cookie = ownCookie(site, numberCookie, String(number), year);
  const { ids } = live;
  return {
    ...(canary?.served ?? live.served),
    ...(known === null && { cookies: [cookie] }),
    ...(ids && { identify: () => ids.headers(canary?.release ?? '') }),
  };
}

/** A report that counts for the judge of canaries. */
export interface Evidence {
  /** The view that it comes from. */
  view: string;
  /** The set of that view. */
  set: ReleaseSet;
  /** The packages that have a canary. */
  compared: string[];
  /** Names the network that it comes from, without telling which it is. */
  network: string;
}

/** Judges whether a report comes from a document of this site in which that release may run; null if not. */
export function evidenceOf(
  { ids, canaries, served }: Serving,
  { view = '', remote, release }: VisitReport,
  client: string,
): Evidence | null {
  const from = ids?.read(view);
  if (!ids || !from) return null;
  const { set } = canaries.find((one) => one.release === from.canary)?.served ?? served;
  if (!Object.hasOwn(set.releases, remote) || !set.releases[remote]!.includes(release)) return null;
  const compared = canaries.map(({ name }) => name);
  return { view: from.id, set, compared, network: ids.networkOf(client) };
}

/** For how long a tab may report what happens in it, in ms. */
const life = 24 * 60 * 60 * 1_000;

/**
 * The ids of documents that were served while there was a canary: whoever invents a report has
 * none.
 *
 * A document gets its id in a header, `Server-Timing: view;desc="…"`, which its scripts can read:
 * the bytes of a document are compressed once for everybody, so an id in them would cost a
 * compression for each request, and its ETag. A 304 brings a new id, too. A cookie would belong to
 * all tabs of a browser instead of one document.
 *
 * @param key of the site's store, so that every gateway knows what another one has served
 */
export function createViewIds(key: Buffer) {
  return {
    /**
     * Makes the id of a document that is being served, as the headers that tell its page.
     *
     * @param canary the release of the canary that the document belongs to; empty for the live set
     */
    headers(canary: string): [string, string] {
      const expires = Math.ceil((Date.now() + life) / 1_000).toString(36);
      const text = `${randomBytes(12).toString('base64url')}.${expires}.${canary}`;
      return ['Server-Timing', `view;desc="${signatureOf(key, text)}.${text}"`];
    },
    /** The view of an id; null if no gateway of this site made it, or if it has expired. */
    read(given: string) {
      const [, signature = '', text = '', id = '', expires = '', canary = ''] =
        /^([\w-]{43})\.(([\w-]{16})\.([\da-z]{1,8})\.(.*))$/.exec(given) ?? [];
      if (!id || !isSigned(key, text, signature)) return null;
      return Number.parseInt(expires, 36) * 1_000 > Date.now() ? { id, canary } : null;
    },
    /** The network of a client, the same at every gateway, as a word that does not tell which it is. */
    networkOf: (client: string) => signatureOf(key, organizationOf(client)).slice(0, 8),
  };
}

export type ViewIds = ReturnType<typeof createViewIds>;
