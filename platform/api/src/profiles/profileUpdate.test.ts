import { beforeAll, expect, test } from 'vitest';
import { newMember } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { useTestApi } from '../../testing/useTestApi.ts';

const api = useTestApi();
let member: Browser;
beforeAll(async () => {
  member = await newMember(api, 'member@people.example');
});

const location = 'CA:BC:Revelstoke';
const update = (changes: unknown, of = location) =>
  member.post('/api/profiles/updateProfileProperty', { location: of, changes });
const profile = async () => (await member.get(`/api/profiles?location=${location}`)).body;

test('several fields change at once, and the response is the profile', async () => {
  const { status, body } = await update([
    { field: 'nickname', value: ' Sunny ' },
    { field: 'relationshipStatus', value: 'friends,romantic' },
    { field: 'preferredSex', value: ['men'] },
    { field: 'minIdealAge', value: 60 },
    { field: 'maxIdealAge', value: 75 },
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    nickname: 'Sunny',
    relationshipStatus: 'friends,romantic',
    preferredSex: ['men'],
    minIdealAge: 60,
    maxIdealAge: 75,
  });
  expect(await profile()).toEqual(body);
});

test('wishes of the bucket list are trimmed; empty and repeated ones are dropped', async () => {
  const value = ['  Sail to an island', '', 'Learn to waltz', '   ', 'Sail to an island  '];
  const { body } = await update([{ field: 'bucketList', value }]);
  expect(body).toMatchObject({ bucketList: ['Sail to an island', 'Learn to waltz'] });
});

test('a bucket list has at most 100 wishes, not counting what is dropped', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => `Wish ${index}`);
  const { body } = await update([{ field: 'bucketList', value: ['', ...lines, ' Wish 1 '] }]);
  expect(body).toMatchObject({ bucketList: lines });
  const more = await update([{ field: 'bucketList', value: [...lines, 'One more'] }]);
  expect(more).toMatchObject({
    status: 400,
    body: { message: 'A bucket list can have at most 100 wishes.' },
  });
});

test('romance needs a preferred sex, whichever of the two is changed', async () => {
  const other = await newMember(api, 'romance@people.example');
  const status = (value: string) => ({ field: 'relationshipStatus', value });
  const preferred = (value: string[]) => ({ field: 'preferredSex', value });
  const set = (...changes: object[]) =>
    other.post('/api/profiles/updateProfileProperty', { location, changes });
  const refused = { status: 400, body: { message: 'Please select whom you want to meet.' } };
  expect(await set(status('romantic'))).toMatchObject(refused);
  expect((await set(preferred(['women']), status('romantic'))).status).toBe(200);
  expect(await set(preferred([]))).toMatchObject(refused);
  expect((await set(preferred([]), status('friends'))).status).toBe(200);
});

test.each([
  ['firstName', 'The first name cannot be changed.'],
  ['userSex', 'The sex cannot be changed.'],
  ['age', 'The age cannot be changed.'],
  ['location', 'The location cannot be changed.'],
])('%s is read-only', async (field, message) => {
  const before = await profile();
  for (const value of ['male', 30, null, { a: 1 }]) {
    const { status, body } = await update([{ field, value }]);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'read-only-field', message }),
    ]);
  }
  const same = (before as Record<string, unknown>)[field];
  expect((await update([{ field, value: same }])).status).toBe(200);
  expect(await profile()).toEqual(before);
});

test('two changes at once cannot store what neither may alone', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const other = await newMember(api, `together${turn}@people.example`);
    const set = (field: string, value: unknown) =>
      other.post('/api/profiles/updateProfileProperty', { location, changes: [{ field, value }] });
    await set('preferredSex', ['men']);
    const responses = await Promise.all([
      set('relationshipStatus', 'romantic'),
      set('preferredSex', []),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  }
});

test.each(['videos', 'hasProfile', 'constructor'])('%s cannot be changed', async (field) => {
  const { status, body } = await update([{ field, value: 'male' }]);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid-input', message: 'changes.0.field is not valid.' }),
  ]);
});

test('the location can be repeated but not changed', async () => {
  expect((await update([{ field: 'location', value: location }])).status).toBe(200);
  const { status, body } = await update([
    { field: 'nickname', value: 'Mover' },
    { field: 'location', value: 'CA:BC:MetroVancouver' },
  ]);
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'read-only-field' })]);
  expect(await profile()).not.toMatchObject({ nickname: 'Mover' });
});

test('the location must be the one of the profile', async () => {
  const { status, body } = await update([{ field: 'nickname', value: 'x' }], 'Other');
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'location-mismatch' })]);
  expect((await member.get('/api/profiles?location=Other')).status).toBe(404);
});

test.each([
  [[]],
  [[{ field: 'minIdealAge', value: 80 }]],
  [[{ field: 'minIdealAge', value: '30' }]],
  [[{ field: 'minIdealAge', value: -1 }]],
  [[{ field: 'relationshipStatus', value: 'it is complicated' }]],
  [[{ field: 'bucketList', value: ['x'.repeat(201)] }]],
  [[{ field: 'nickname', value: 'x', also: 1 }]],
])('%j is refused', async (changes) => {
  expect((await update(changes)).status).toBe(400);
});

test('a user without a profile has nothing to change or see', async () => {
  const guest = await api.signedIn('guest@people.example');
  const { status, body } = await guest.post('/api/profiles/updateProfileProperty', {
    location,
    changes: [{ field: 'nickname', value: 'x' }],
  });
  expect([status, body]).toEqual([403, expect.objectContaining({ code: 'profile-needed' })]);
  expect((await guest.get(`/api/profiles?location=${location}`)).status).toBe(404);
});
