import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Video } from '@emberite/sdk/contract/video';
import { invites, profiles, videos } from './db/schema.ts';
import { startApiProcess } from './testing/apiProcess.ts';
import { newPlace } from './testing/dataDir.ts';
import { newMember, newProfile, startTestApi } from './testing/index.ts';
import type { Answer, Browser } from './testing/index.ts';
import { recording, upload } from './testing/recording.ts';

/** In each round it is killed after so many answers; 8 are all. */
const kills = process.env.EMBER_FULL ? [0, 1, 2, 3, 4, 5, 6, 7] : [5];

/** A recording that takes a while to arrive. */
const long = new Uint8Array(3_000_000);
long.set(recording('mp4'));

const names = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}${index}@kill.example`);

interface Attempt {
  address: string;
  answer: Answer | null;
}

/** The answer to a request, null when the server died over it. */
const attempt = async (address: string, asked: Promise<Answer>): Promise<Attempt> => ({
  address,
  answer: await asked.catch(() => null),
});

/** Resolves when `count` of them have been answered. */
async function answers(attempts: readonly Promise<Attempt>[], count: number): Promise<void> {
  let answered = 0;
  await new Promise<void>((done) => {
    if (count === 0) done();
    for (const one of attempts) void one.then(() => (answered += 1) === count && done());
  });
}

const confirmed = (attempts: readonly Attempt[]) =>
  attempts.filter(({ answer }) => answer?.status === 200);

const listed = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

test.each(kills)(
  'killed in the midst of uploads, new profiles and uses of an invite, after %i answers',
  async (count) => {
    const place = await newPlace();
    const api = await startApiProcess(place);
    const uploaders = await Promise.all(
      names('uploads', 4).map((address) => newMember(api, address)),
    );
    const host = await newMember(api, 'host@kill.example');
    const { id: code } = (await host.post('/api/invites', { textPart: 'Host' })).body as {
      id: string;
    };
    const guests = await Promise.all(names('joins', 4).map((address) => api.signedIn(address)));

    const create = (guest: Browser) =>
      guest.post('/api/profiles', { profile: newProfile, inviteCode: code });
    const joining = guests.map((guest, index) =>
      attempt(`joins${index}@kill.example`, create(guest)),
    );
    const uploading = uploaders.map((member, index) =>
      attempt(`uploads${index}@kill.example`, upload(member, { video: long })),
    );
    await answers([...joining, ...uploading], count);
    await api.kill();
    const joined = confirmed(await Promise.all(joining));
    const uploaded = confirmed(await Promise.all(uploading));

    const again = await startTestApi(place);
    for (const { address, answer } of uploaded) {
      const video = answer?.body as Video;
      const member = await again.signedIn(address);
      const { body } = await member.get('/api/profiles?location=CA:BC:Revelstoke');
      expect(body).toMatchObject({ videos: [video] });
      expect((await member.get(video.videoUrl)).status).toBe(200);
    }
    await again.stop();

    const { db, close } = await again.database();
    const members = await db.select().from(profiles).where(eq(profiles.inviteCode, code));
    const [invite] = await db.select().from(invites).where(eq(invites.code, code));
    const rows = await db.select().from(videos);
    await close();
    expect(members.map(({ userId }) => userId)).toEqual(
      expect.arrayContaining(joined.map(({ address }) => address)),
    );
    expect(invite?.usageCount).toBe(members.length);
    const stored = listed(join(place.DATA_DIR, 'files'));
    const owned = rows.map(({ id }) => id);
    expect(stored.toSorted()).toEqual(owned.toSorted());
    expect(listed(join(place.DATA_DIR, 'incoming'))).toEqual([]);
  },
  60_000,
);
