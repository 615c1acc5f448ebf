import { expect, test } from 'vitest';
import type { Person } from '@emberite/contract/person';
import { profiles, users, videos } from '../db/schema.ts';
import { newMember, newProfile, startTestApi } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { upload } from '../testing/recording.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { isFull } from '../../../../tools/sample.ts';

const opens = new Date(Date.now() + 3_600_000);
const useful = { promptId: 'travel_advice', promptType: 'useful' };

const posters = { make: () => Promise.resolve('refused' as const) };
const api = useTestApi({ VISIBILITY_OPENS: opens.toISOString() }, { posters });

interface List {
  access: string;
  people: Person[];
  next: string | null;
}

const listOf = async (browser: Browser, after = '') =>
  (await browser.get(`/api/people${after && `?after=${after}`}`)).body as List;

test('members see each other once that has opened, by the rules of videos, without addresses', async () => {
  const robin = await api.signedIn('robin@people.example');
  const place = { location: 'Other', newLocation: 'Kelowna' };
  const profile = { ...newProfile, ...place, nickname: 'Robin' };
  await robin.post('/api/profiles', { profile, inviteCode: 'EMBER-WELCOME' });
  await upload(robin, { location: 'Other' });
  await upload(robin, { ...useful, location: 'Other' });
  const viewer = await newMember(api, 'viewer@people.example');
  await upload(viewer);
  expect(await listOf(viewer)).toEqual({ access: 'not-yet', people: [], next: null });

  api.pass(2 * 3_600_000);
  const { access, people } = await listOf(viewer);
  const [person] = people;
  expect([access, people]).toEqual([
    'open',
    [
      {
        id: expect.any(String),
        name: 'Robin',
        place: 'Kelowna',
        ageGroup: '30-39',
        relationshipStatus: 'friends',
        preferredSex: [],
        bucketList: [],
        videos: [
          expect.objectContaining({ promptType: 'fun' }),
          expect.objectContaining({ promptType: 'useful' }),
        ],
      },
    ],
  ]);
  expect(JSON.stringify(people)).not.toContain('@');
  expect((await viewer.get(person?.videos[0]?.videoUrl ?? '')).status).toBe(200);
  expect((await viewer.get(`/api/people/${person?.id}`)).body).toEqual({ person, next: null });

  const idle = await newMember(api, 'idle@people.example');
  expect(await listOf(idle)).toEqual({ access: 'upload-first', people: [], next: null });
  expect((await idle.get(`/api/people/${person?.id}`)).status).toBe(404);
  // The viewer has one video only, and nobody sees themselves.
  expect((await listOf(robin)).people).toEqual([]);
  expect((await robin.get(`/api/people/${person?.id}`)).status).toBe(404);
  expect((await api.browser().get('/api/people')).status).toBe(401);
  const guest = await api.signedIn('guest@people.example');
  expect(await guest.get('/api/people')).toMatchObject({ body: { code: 'profile-needed' } });
});

test.runIf(isFull)('the list has 24 people a page; from a person, Next wraps around', async () => {
  const started = await startTestApi({ VISIBILITY_OPENS: '2020-01-01T00:00Z' });
  const viewer = await newMember(started, 'reader@people.example');
  await upload(viewer);
  await started.stop();
  const { db, close } = await started.database();
  const many = Array.from({ length: 26 }, (_, index) => `many${index}@people.example`);
  await db.insert(users).values(many.map((id) => ({ id, createdAt: new Date(0) })));
  await db.insert(profiles).values(
    many.map((userId, index) => ({
      ...newProfile,
      userId,
      nickname: userId,
      bucketList: [],
      inviteCode: '',
      createdAt: new Date(index * 1000),
    })),
  );
  await db.insert(videos).values(
    many.flatMap((userId) =>
      (['fun', 'useful'] as const).map((promptType) => ({
        id: `${promptType}-${userId}`,
        userId,
        promptId: promptType,
        promptType,
        contentType: 'video/mp4',
        hasPoster: false,
        createdAt: new Date(0),
      })),
    ),
  );
  await close();
  const again = await startTestApi(started.environment);
  const reader = await again.signedIn('reader@people.example');
  const first = await listOf(reader);
  expect([first.people.length, first.people[0]?.name]).toEqual([24, many[25]]);
  const second = await listOf(reader, first.next ?? '');
  expect([second.people.map(({ name }) => name), second.next]).toEqual([[many[1], many[0]], null]);
  const ids = [...first.people, ...second.people].map(({ id }) => id);
  const nextOf = async (id = '') =>
    ((await reader.get(`/api/people/${id}`)).body as { next: string }).next;
  expect([await nextOf(ids[0]), await nextOf(ids[25])]).toEqual([ids[1], ids[0]]);
  await again.end();
});
