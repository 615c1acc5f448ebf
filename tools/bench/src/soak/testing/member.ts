import {
  cookieHeader,
  createBrowser,
  newProfile,
  recording,
  signIn,
  upload,
} from '@emberite/api/testing';
import type { TestResponse, Browser } from '@emberite/api/testing';
import type { Kind, Record as Timings } from '../record.ts';
import type { SoakedSite } from '../site.ts';
import { newAddress, visit } from './visitor.ts';

const location = 'CA:BC:Revelstoke';

/** The maximum number of members of the site: each one beyond that deletes the account. */
const most = 30;

/**
 * Creates the members of a site. Every second one who comes is new.
 *
 * @returns does all that a member does, from signing in to signing out
 */
export function createMembers(record: Timings, { url: siteUrl, trouble }: SoakedSite) {
  /** The most recent visitor is at the end. */
  const known: string[] = [];
  let visits = 0;
  const codeFor = trouble && (async (address: string) => trouble.codeFor(address));

  /** Does a call that has to work. */
  async function call(kind: Kind, work: () => Promise<TestResponse>): Promise<TestResponse> {
    return record.time(kind, async () => {
      const response = await work();
      if (response.status === 200) return response;
      throw new Error(
        `The API responded with ${response.status}: ${JSON.stringify(response.body)}`,
      );
    });
  }

  const write = (browser: Browser, path: string, body: object, kind: Kind = 'API write') =>
    call(kind, () => browser.post(`/api${path}`, body));
  const read = (browser: Browser, path: string) =>
    call('API read', () => browser.get(`/api${path}`));

  async function useSite(browser: Browser, turn: number): Promise<void> {
    await visit(record, siteUrl, '/emberite', cookieHeader(browser));
    const where = `?location=${encodeURIComponent(location)}`;
    for (const path of ['/auth/me', `/profiles${where}`, '/registrations', '/auth/sessions']) {
      await read(browser, path);
    }
    const changes = [
      { field: 'nickname', value: `Em ${turn}` },
      { field: 'bucketList', value: [`Wish ${turn}`, 'Fly'] },
    ];
    for (const change of changes) {
      await write(browser, '/profiles/updateProfileProperty', { location, changes: [change] });
    }
    const roadmaps = { field: 'roadmaps', value: { setup: [`step-${turn}`] } };
    await write(browser, '/users/updateUserProperty', { changes: [roadmaps] });
    const video = recording((['mp4', 'fragmented.mp4', 'webm'] as const)[turn % 3]!);
    const { body } = await call('upload', () => upload(browser, { video }));
    const { id } = body as { id: string };
    const response = await record.time('watch', () =>
      browser.fetch(
        new Request(`${siteUrl}/api/videos/${id}/video`, { headers: { Range: 'bytes=0-99' } }),
      ),
    );
    await response.arrayBuffer();
    if (response.status !== 206) throw new Error(`A recording responded with ${response.status}.`);
  }

  return async (): Promise<void> => {
    visits += 1;
    const isNew = visits % 2 === 1;
    const email = isNew ? `member${visits}@soak.example` : known.shift();
    // They are all here.
    if (email === undefined) return;
    const browser = createBrowser(siteUrl);
    await visit(record, siteUrl, '/login');
    await record.time('sign in', async () => {
      await signIn(browser, email, { 'X-Forwarded-For': newAddress() }, codeFor);
      if (browser.cookies.size === 0) throw new Error('Nobody is signed in.');
    });
    if (isNew) {
      await write(browser, '/profiles', { profile: newProfile, inviteCode: 'EMBER-WELCOME' });
    }
    await useSite(browser, visits);
    if (known.length >= most) return void (await write(browser, '/users/delete', { email }));
    known.push(email);
    await write(browser, '/auth/logout', {}, 'sign out');
  };
}
