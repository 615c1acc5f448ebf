import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { interests } from '../db/schema.ts';
import { newMember, newProfile, startTestApi } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { useTestApi } from '../../testing/useTestApi.ts';

const api = useTestApi();

const create = (browser: Browser, changes: object = {}, inviteCode: unknown = 'EMBER-WELCOME') =>
  browser.post('/api/profiles', { profile: { ...newProfile, ...changes }, inviteCode });

/** Creates another user's invite with `uses` uses left. */
async function inviteWith(uses: number, owner: string): Promise<string> {
  const member = await newMember(api, `${owner}@owners.example`);
  const { body } = await member.post('/api/invites', { textPart: owner });
  const { id, maxUses } = body as { id: string; maxUses: number };
  for (let used = 0; used < maxUses - uses; used += 1) {
    const friend = await api.signedIn(`${owner}${used}@friends.example`);
    expect((await create(friend, {}, id)).status).toBe(200);
  }
  return id;
}

test('the response is the user, now with a profile', async () => {
  const browser = await api.signedIn('new@people.example');
  const { status, body } = await create(browser, { nickname: ' Em ' }, ' ember-welcome ');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 'new@people.example',
    hasProfile: true,
    location: 'CA:BC:Revelstoke',
  });
  const profile = await browser.get('/api/profiles?location=CA:BC:Revelstoke');
  expect(profile.body).toEqual({
    firstName: 'Emberite',
    nickname: 'Em',
    location: 'CA:BC:Revelstoke',
    relationshipStatus: 'friends',
    userSex: 'female',
    age: 34,
    preferredSex: [],
    minIdealAge: 24,
    maxIdealAge: 44,
    bucketList: [],
    videos: [],
  });
});

test('a visitor is refused before the body is read', async () => {
  const { status, body } = await api.browser().post('/api/profiles', 'nonsense');
  expect([status, body]).toEqual([401, expect.objectContaining({ code: 'not-signed-in' })]);
});

test('a missing first name becomes the placeholder', async () => {
  const browser = await api.signedIn('unnamed@people.example');
  await create(browser, { firstName: ' ' });
  const { body } = await browser.get('/api/profiles?location=CA:BC:Revelstoke');
  expect(body).toMatchObject({ firstName: 'Emberite' });
});

describe('the fields', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await api.signedIn('fields@people.example');
  });

  test.each([
    [{ location: 'Mars' }, 'Please select a valid location.'],
    [{ location: 'Other' }, 'Please select a valid location.'],
    [
      { location: 'CA:BC:MetroVancouver', newLocation: 'Burnaby' },
      'A city or postal code belongs to the location Other only.',
    ],
    [{ userSex: '' }, 'Please select your sex.'],
    [{ age: null }, 'Please enter your age.'],
    [{ age: 17 }, 'You must be 18 or older.'],
    [{ age: 101 }, 'Please enter your age.'],
    [{ age: 30.5 }, 'Please enter your age.'],
    [{ relationshipStatus: '' }, 'Please select what you are open to.'],
    [{ relationshipStatus: 'friends,married' }, 'Please select what you are open to.'],
    [{ relationshipStatus: 'friends,romantic' }, 'Please select whom you want to meet.'],
    [{ minIdealAge: 50, maxIdealAge: 40 }, 'The ideal age range must not end before it begins.'],
    [{ nickname: 'x'.repeat(51) }, 'A nickname can have at most 50 characters.'],
    [{ nickname: 'a\ud800b' }, 'Please use letters, digits and symbols only.'],
    [{ nickname: 'a\u0000b' }, 'Please use letters, digits and symbols only.'],
  ])('%j is refused', async (changes, message) => {
    const { status, body } = await create(browser, changes);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid-input', message }),
    ]);
  });

  test.each([{ admin: true }, { minIdealAge: -1 }, { preferredSex: ['all'] }])(
    '%j is refused with a general message',
    async (changes) => {
      expect((await create(browser, changes)).status).toBe(400);
    },
  );

  test('no refused request created a profile', async () => {
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ hasProfile: false });
  });

  test('18 and 100, and romance with a preferred sex, are valid', async () => {
    expect((await create(browser, { age: 18, minIdealAge: 8, maxIdealAge: 28 })).status).toBe(200);
    const other = await api.signedIn('romantic@people.example');
    const changes = {
      age: 100,
      minIdealAge: 90,
      maxIdealAge: 110,
      relationshipStatus: 'friends, romantic,friends',
      preferredSex: ['men', 'women', 'men'],
    };
    expect((await create(other, changes)).status).toBe(200);
    expect((await other.get('/api/profiles?location=CA:BC:Revelstoke')).body).toMatchObject({
      relationshipStatus: 'friends,romantic',
      preferredSex: ['men', 'women'],
    });
  });
});

describe('the invite', () => {
  test.each([
    ['', 'Please enter your invite code.'],
    ['WELCOME', 'Incorrect invite code format.'],
  ])('%j is refused by its format', async (code, message) => {
    const browser = await api.signedIn('form@people.example');
    const { status, body } = await create(browser, {}, code);
    expect([status, body]).toEqual([400, expect.objectContaining({ message })]);
  });

  test('an unknown one is refused and leaves no profile', async () => {
    const browser = await api.signedIn('unknown@people.example');
    const { status, body } = await create(browser, {}, 'NO-SUCH');
    expect([status, body]).toEqual([
      400,
      {
        code: 'invite-invalid',
        message: 'Invite code is invalid or expired.',
        requestId: expect.any(String),
      },
    ]);
    expect((await browser.get('/api/auth/me')).body).toMatchObject({ hasProfile: false });
  });

  test('two at once on the last use: exactly one wins', async () => {
    const code = await inviteWith(1, 'Race');
    const guests = await Promise.all(
      ['a', 'b', 'c'].map((name) => api.signedIn(`${name}@race.example`)),
    );
    const responses = await Promise.all(guests.map((guest) => create(guest, {}, code)));
    expect(responses.map((response) => response.status).toSorted()).toEqual([200, 400, 400]);
    const users = await Promise.all(guests.map((guest) => guest.get('/api/auth/me')));
    const members = users.filter(({ body }) => (body as { hasProfile: boolean }).hasProfile);
    expect(members).toHaveLength(1);
  });

  test('sent twice at once, it creates one profile and uses the invite once', async () => {
    const code = await inviteWith(2, 'Double');
    const browser = await api.signedIn('double@people.example');
    const responses = await Promise.all([create(browser, {}, code), create(browser, {}, code)]);
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
    const last = await api.signedIn('last@people.example');
    expect((await create(last, {}, code)).status).toBe(200);
  });

  test('a second, different profile is refused', async () => {
    const browser = await newMember(api, 'second@people.example');
    const { status, body } = await create(browser, { age: 50 });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'profile-exists' })]);
  });
});

test('the same request with another place is a different profile', async () => {
  const browser = await api.signedIn('moves@people.example');
  const from = (newLocation: string) => create(browser, { location: 'Other', newLocation });
  const statuses = [await from('Kelowna'), await from('Kelowna'), await from('Banff')];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 409]);
});

test('the place of a user from elsewhere is stored as an interest', async () => {
  const started = await startTestApi();
  const browser = await started.signedIn('far@people.example');
  const { status, body } = await create(browser, { location: 'Other', newLocation: ' V1Y 1A1 ' });
  expect([status, body]).toEqual([200, expect.objectContaining({ location: 'Other' })]);
  await started.stop();
  const isTheirs = eq(interests.userId, 'far@people.example');
  const [kept] = await started.query((db) =>
    db.select({ place: interests.place }).from(interests).where(isTheirs),
  );
  await started.end();
  expect(kept).toEqual({ place: 'V1Y 1A1' });
});
