import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Invite } from '@emberite/contract/invite';
import type { User } from '@emberite/contract/user';
import type { Video } from '@emberite/contract/video';
import { startApiProcess } from './testing/apiProcess.ts';
import type { ApiProcess } from './testing/apiProcess.ts';
import { newMember, newProfile, startTestApi } from './testing/index.ts';
import type { TestResponse, Browser, TestApi } from './testing/index.ts';
import { picture } from '../testing/picture.ts';
import { signIn } from './testing/signIn.ts';
import { recording, upload } from './testing/recording.ts';
import { isFull } from '../../../tools/sample.ts';

/** Each round kills it after this many responses to one kind of request. */
const short = [
  { over: 'joins', after: 1 },
  { over: 'joins', after: 2 },
  { over: 'uploads', after: 1 },
] as const;
const rounds = isFull ? Array.from({ length: 8 }, () => short).flat() : short;

/** A recording that takes a while to arrive. */
const long = new Uint8Array(3_000_000);
long.set(recording('mp4'));

/** The members of a round: some upload, others join with the same invite. */
interface Cast {
  code: string;
  host: Browser;
  guests: Browser[];
  members: Browser[];
}

async function gather(api: TestApi, round: number): Promise<Cast> {
  // Each round has its own IP address, because the number of codes mailed to one is limited.
  const client = { 'x-forwarded-for': `198.51.100.${round}` };
  const signedIn = (address: string) => signIn(api.browser(), address, client);
  const named = (kind: string) => [1, 2, 3].map((who) => `${kind}${round}-${who}@kill.example`);
  const host = await newMember({ signedIn }, `host${round}@kill.example`);
  const { id: code } = (await host.post('/api/invites', { textPart: 'Host' })).body as Invite;
  return {
    code,
    host,
    guests: await Promise.all(named('guest').map(signedIn)),
    members: await Promise.all(named('member').map((address) => newMember({ signedIn }, address))),
  };
}

/** The same browser, connected to another process. */
function at(api: ApiProcess, { cookies }: Browser): Browser {
  const browser = api.browser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

/**
 * The response to each request, or null if the server died while handling it. Calls `then` after
 * `after` responses.
 */
async function responded(asked: readonly Promise<TestResponse>[], after: number, then: () => void) {
  let count = 0;
  const note = (response: TestResponse) => {
    count += 1;
    if (count === after) then();
    return response;
  };
  return Promise.all(asked.map((one) => one.then(note).catch(() => null)));
}

const listed = (folder: string) => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

test.runIf(isFull)(
  'killed during uploads, new profiles and uses of an invite, it keeps everything it confirmed and nothing half-made',
  async () => {
    const first = await startTestApi();
    const casts: Cast[] = [];
    for (const round of rounds.keys()) casts.push(await gather(first, round));
    await first.stop();
    const poster = await picture();
    const cut = { joins: 0, uploads: 0 };
    const kept: string[] = [];

    let api = await startApiProcess(first.environment);
    for (const [round, { over, after }] of rounds.entries()) {
      const { code, host, guests, members } = casts[round]!;
      const running = api;
      let killing: Promise<void> | undefined;
      const kill = (kind: string) => () => {
        if (kind === over) killing = running.kill();
      };
      const [joins, uploads] = await Promise.all([
        responded(
          guests.map((guest) =>
            at(running, guest).post('/api/profiles', { profile: newProfile, inviteCode: code }),
          ),
          after,
          kill('joins'),
        ),
        responded(
          members.map((member) => upload(at(running, member), { video: long, poster })),
          after,
          kill('uploads'),
        ),
      ]);
      await killing;
      cut.joins += joins.filter((response) => !response).length;
      cut.uploads += uploads.filter((response) => !response).length;

      api = await startApiProcess(first.environment);
      let used = 0;
      for (const [index, guest] of guests.entries()) {
        const { hasProfile } = (await at(api, guest).get('/api/users/currentUser')).body as User;
        if (joins[index]?.status === 200) expect(hasProfile).toBe(true);
        if (hasProfile) used += 1;
      }
      const invite = await at(api, host).get(`/api/invites?inviteCode=${code}`);
      expect(invite.body).toMatchObject({ inviteDetails: { usageCount: used } });
      for (const [index, member] of members.entries()) {
        const browser = at(api, member);
        const { body } = await browser.get('/api/profiles?location=CA:BC:Revelstoke');
        const { videos } = body as { videos: Video[] };
        const response = uploads[index];
        if (response?.status === 200) expect(videos).toEqual([response.body]);
        for (const { id, videoUrl, thumbnailUrl } of videos) {
          kept.push(id);
          expect((await browser.get(videoUrl)).status).toBe(200);
          expect((await browser.get(thumbnailUrl ?? '')).status).toBe(200);
        }
      }
      // It cleans up once it listens.
      await expect.poll(() => listed(join(first.dataDir, 'files'))).toEqual(kept.toSorted());
      await expect.poll(() => listed(join(first.dataDir, 'incoming'))).toEqual([]);
    }
    await api.kill();
    // It was killed during each kind of request.
    expect(cut.joins).toBeGreaterThan(0);
    expect(cut.uploads).toBeGreaterThan(0);
  },
  rounds.length * 30_000,
);
