import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { emailSchema } from '@emberite/contract/email';
import type { Objects } from '@emberite/objects';
import { RefusedError } from '@emberite/release';
import { packageName } from '@emberite/release/fileName';
import { listTokens, owns, readToken, revocationKey, tokenKey } from '@emberite/store/people';
import type { Grant, Token } from '@emberite/store/people';

const digest = (secret: string) => hash('sha256', secret);

/** Whether a path is at or below a prefix, both as patterns. Case does not count, as in the browser's router. */
export function isBelow(path: string, prefix: string): boolean {
  const [below, above] = [path.toLowerCase(), prefix.toLowerCase().replace(/\/$/, '')];
  return below === above || below.startsWith(`${above}/`);
}

/** Whether a token is for all packages, as those of the operators are. */
export const ownsAll = ({ remotes }: Pick<Grant, 'remotes'>) => remotes.includes('*');

/** An address as sign-in reads it. Refuses what is none. */
function addressOf(typed: string): string {
  const { data } = emailSchema.safeParse(typed);
  if (data === undefined) throw new RefusedError(`${typed} is not an email address.`);
  return data;
}

/** Refuses a grant that nobody could mean. */
function checkGrant({ remotes, paths, navigation }: Grant): void {
  const wrong = remotes.find((one) => one !== '*' && !packageName.safeParse(one).success);
  if (wrong !== undefined) {
    throw new RefusedError(
      `${wrong} is not a package. Name remotes like mf-events, shell, or '*'.`,
    );
  }
  const path = paths.find((one) => !/^\/[\w.~/:-]*$/.test(one));
  if (path !== undefined) throw new RefusedError(`${path} is not a path. Write it like /events.`);
  if (navigation && !(navigation.from <= navigation.to)) {
    throw new RefusedError('Write the places in the navigation like 50-59.');
  }
  if (paths.length === 0 && !remotes.every((one) => one === 'shell')) {
    throw new RefusedError(
      'Name the paths of its pages: --paths /events,/tickets. / is all that no other team has.',
    );
  }
}

/** Opens the tokens of a store's registry. Anybody who has the text of one may do what it grants. */
export function openTokens(objects: Objects) {
  return {
    /** Makes a token. Refuses one for what another token's team owns. Returns its text, which is not stored. */
    async create(given: Grant): Promise<{ token: Token; text: string }> {
      checkGrant(given);
      const grant = given.people ? { ...given, people: given.people.map(addressOf) } : given;
      for (const other of await listTokens(objects)) {
        if (other.revoked || ownsAll(other) || ownsAll(grant)) continue;
        // Two tokens of one team, to replace one by the other.
        if (other.remotes.some((one) => grant.remotes.includes(one))) continue;
        const taken = grant.paths.find((path) =>
          other.paths.some((one) => isBelow(path, one) && isBelow(one, path)),
        );
        if (taken === undefined) continue;
        throw new RefusedError(
          `${taken} is owned by ${other.remotes.join(', ')}, with the token ${other.name}. Choose other paths, or revoke it first.`,
        );
      }
      const created = new Date().toISOString();
      const secret = randomBytes(24).toString('base64url');
      const base = grant.remotes[0] === '*' ? 'all' : (grant.remotes[0] ?? 'none');
      for (let number = 1; ; number += 1) {
        const name = `${base}-${number}`;
        const stored = { name, ...grant, created, digest: digest(secret) };
        const isNew = await objects.putIfAbsent(
          tokenKey(name),
          Buffer.from(JSON.stringify(stored)),
        );
        if (!isNew) continue;
        return { token: { name, ...grant, created, revoked: false }, text: `${name}.${secret}` };
      }
    },
    list: () => listTokens(objects),
    /** Refuses a name that no token has. */
    async revoke(name: string) {
      const all = await listTokens(objects);
      if (!all.some((token) => token.name === name)) {
        const names = all.map((token) => token.name).join(', ') || 'none';
        throw new RefusedError(`There is no token ${name}. Tokens: ${names}.`);
      }
      await objects.putIfAbsent(revocationKey(name), Buffer.from('\n'));
    },
    isRevoked: async (name: string) => (await objects.size(revocationKey(name))) !== null,
    /** The token of a text; null if there is none, or if it is revoked. */
    async find(text: string): Promise<Token | null> {
      const [name = '', secret = ''] = text.split('.');
      if (!/^[\w-]{1,80}$/.test(name)) return null;
      const found = await readToken(objects, name);
      if (!found || found.revoked) return null;
      const isSame = timingSafeEqual(Buffer.from(digest(secret)), Buffer.from(found.digest));
      const { digest: _, ...token } = found;
      return isSame ? token : null;
    },
  };
}

export type Tokens = ReturnType<typeof openTokens>;

/** Refuses to let a token's team change or read a package. */
export function checkOwner(
  { remotes, name }: Pick<Token, 'remotes' | 'name'>,
  remote: string,
): void {
  if (owns(remotes, remote)) return;
  throw new RefusedError(
    `The token ${name} is for ${remotes.join(', ')}, not for ${remote}. Ask the operators of the site for one.`,
  );
}
