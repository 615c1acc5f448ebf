import { randomBytes } from 'node:crypto';
import { organizationOf } from '@emberite/config/networks';
import { isSigned, signatureOf } from '@emberite/store';

/** For how long a tab may report what happens in it, in ms. */
const life = 24 * 60 * 60 * 1_000;

/** A document that a gateway of this site has served. */
export interface ServedView {
  /** Unguessable. */
  id: string;
  /** The release of the canary that the document belongs to; empty for the live set. */
  canary: string;
}

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
    /** Makes the id of a document that is being served, as the headers that tell its page. */
    headers(canary: string): [string, string] {
      const expires = Math.ceil((Date.now() + life) / 1_000).toString(36);
      const text = `${randomBytes(12).toString('base64url')}.${expires}.${canary}`;
      return ['Server-Timing', `view;desc="${signatureOf(key, text)}.${text}"`];
    },
    /** The view of an id; null if no gateway of this site made it, or if it has expired. */
    read(given: string): ServedView | null {
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
