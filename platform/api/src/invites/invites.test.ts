import { expect, test } from 'vitest';
import { day, hour } from '../clock.ts';
import { newMember, newProfile, startTestApi } from '../testing/index.ts';
import type { Browser, TestApi } from '../testing/index.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { isFull } from '../../../../tools/sample.ts';

const api = useTestApi();

interface Invite {
  id: string;
  expirationDate: string;
  maxUses: number;
  usageCount: number;
}

const check = async (browser: Browser, code: string) =>
  (await browser.get(`/api/invites?inviteCode=${encodeURIComponent(code)}`)).body;
const create = (browser: Browser, textPart = 'Ann') => browser.post('/api/invites', { textPart });
const join = async (address: string, inviteCode: string) => {
  const guest = await api.signedIn(address);
  return guest.post('/api/profiles', { profile: newProfile, inviteCode });
};

test('EMBER-WELCOME exists from the start', async () => {
  expect(await check(api.browser(), ' ember-welcome ')).toEqual({
    inviteInfo: { isValid: true },
    inviteDetails: null,
  });
});

test.runIf(isFull)(
  'in production only the codes of the configuration are valid, as long as they are in it',
  async () => {
    const { environment, ...before } = await startTestApi();
    await before.stop();
    const production = {
      ...environment,
      NODE_ENV: 'production',
      SITE_URL: 'https://ember.example',
    };
    const codes = ['EMBER-WELCOME', 'EMBER-POETRY', 'SPRING-2027', 'PAST-2020'];
    const validAt = async (started: TestApi) => {
      const valid = [];
      for (const code of codes) {
        const { inviteInfo } = (await check(started.browser(), code)) as {
          inviteInfo: { isValid: boolean };
        };
        if (inviteInfo.isValid) valid.push(code);
      }
      await started.stop();
      return valid;
    };
    const given = 'SPRING-2027:2:2099-01-01,PAST-2020:2:2020-01-01';
    expect(await validAt(await startTestApi({ ...production, INVITE_CODES: given }))).toEqual([
      'SPRING-2027',
    ]);
    expect(await validAt(await startTestApi(production))).toEqual([]);
  },
);

test.runIf(isFull)(
  "the poetry night's code is good for as many people as have registered",
  async () => {
    api.goTo('2025-02-03T12:00-08:00');
    const register = (browser: Browser, date = '2025-02-07') =>
      browser.post('/api/registrations/poetry-night', {
        availability: [date],
        availabilityExplained: true,
      });
    const joined = async (address: string) => (await join(address, 'EMBER-POETRY')).status;
    expect(await joined('nobody@poetry.example')).toBe(400);
    const [one, other] = [api.browser(), await api.signedIn('poet@poetry.example')];
    await register(one);
    await register(other);
    // Registering again does not add a registration.
    await register(one, '2025-02-14');
    await register(other, '2025-02-14');
    expect(await check(api.browser(), 'EMBER-POETRY')).toMatchObject({
      inviteInfo: { isValid: true },
    });
    expect(await joined('first@poetry.example')).toBe(200);
    expect(await joined('second@poetry.example')).toBe(200);
    expect(await joined('third@poetry.example')).toBe(400);
    api.goTo(new Date().toISOString());
  },
);

test.each(['EMBER-NOTHING', 'nohyphen'])('%s is not valid', async (code) => {
  expect(await check(api.browser(), code)).toEqual({
    inviteInfo: { isValid: false },
    inviteDetails: null,
  });
});

test('a request without a code is invalid', async () => {
  expect((await api.browser().get('/api/invites')).status).toBe(400);
  expect((await api.browser().get('/api/invites?inviteCode=A%00-B')).status).toBe(400);
});

test('a member creates an invite and sees its details; others only see whether it is valid', async () => {
  const member = await newMember(api, 'maker@people.example');
  const { status, body } = await create(member, ' Zoë-Ann ');
  const invite = body as Invite;
  expect(status).toBe(200);
  expect(invite).toMatchObject({ maxUses: 5, usageCount: 0 });
  expect(invite.id).toMatch(/^ZOEANN-[2-9A-Z]{8}$/);
  expect(await check(member, invite.id)).toEqual({
    inviteInfo: { isValid: true },
    inviteDetails: invite,
  });
  expect(await check(await api.signedIn('other@people.example'), invite.id)).toEqual({
    inviteInfo: { isValid: true },
    inviteDetails: null,
  });
  expect((await member.get('/api/auth/me')).body).toMatchObject({ ownedInvites: [invite.id] });
});

test('a name without plain letters still makes a code', async () => {
  const member = await newMember(api, 'maria@people.example');
  expect(((await create(member, 'Мария')).body as Invite).id).toMatch(/^EMBER-/);
});

test('an active invite blocks a new one until no more than 2 uses are left', async () => {
  const member = await newMember(api, 'uses@people.example');
  const { id } = (await create(member)).body as Invite;
  const refused = await create(member);
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      code: 'invite-active',
      message:
        'You already have an active invite. You can create a new one after the current one expires.',
    }),
  ]);
  for (const friend of ['one', 'two']) await join(`${friend}@uses.example`, id);
  expect((await create(member)).status).toBe(409);
  await join('three@uses.example', id);
  expect((await create(member)).status).toBe(200);
});

test('an active invite blocks a new one until it has exactly 7 days left', async () => {
  let now = new Date('2026-03-01T12:00Z').getTime();
  const started = await startTestApi({}, { clock: () => new Date(now) });
  const member = await newMember(started, 'week@people.example');
  const { expirationDate } = (await create(member)).body as Invite;
  now = Date.parse(expirationDate) - 7 * day - 1;
  expect((await create(member)).status).toBe(409);
  now += 1;
  expect((await create(member)).status).toBe(200);
  await started.end();
});

test('several requests at once create one', async () => {
  const member = await newMember(api, 'both@people.example');
  const responses = await Promise.all(Array.from({ length: 6 }, () => create(member)));
  expect(responses.map((response) => response.status).toSorted()).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
});

test('an expired or used-up invite is not valid and lets nobody in', async () => {
  const member = await newMember(api, 'expired@people.example');
  const { id } = (await create(member)).body as Invite;
  api.pass(30 * day);
  expect(await check(api.browser(), id)).toMatchObject({ inviteInfo: { isValid: false } });
  expect((await join('late@people.example', id)).status).toBe(400);

  const other = await newMember(api, 'full@people.example');
  const full = (await create(other)).body as Invite;
  for (let used = 0; used < 5; used += 1) await join(`${used}@full.example`, full.id);
  expect(await check(other, full.id)).toMatchObject({
    inviteInfo: { isValid: false },
    inviteDetails: { usageCount: 5 },
  });
  expect((await join('sixth@full.example', full.id)).status).toBe(400);
});

test('no profile, no invite', async () => {
  const guest = await api.signedIn('guest@people.example');
  const refused = await create(guest);
  expect([refused.status, refused.body]).toEqual([
    403,
    expect.objectContaining({ code: 'profile-needed' }),
  ]);
  expect((await create(api.browser())).status).toBe(401);
});

test('codes cannot be guessed, whichever call is used', async () => {
  const member = await newMember(api, 'known@people.example');
  const { id } = (await create(member)).body as Invite;
  const guest = await api.signedIn('guesses@people.example');
  const from = (client: string) => ({ 'x-forwarded-for': client });
  const ask = async (code: string, client = '203.0.113.77') =>
    (await guest.get(`/api/invites?inviteCode=${code}`, from(client))).status;
  const use = async (inviteCode: string) =>
    guest.post('/api/profiles', { profile: newProfile, inviteCode }, from('203.0.113.77'));
  for (let index = 0; index < 50; index += 1) {
    expect(await ask(`GUESS-${index}`)).toBe(200);
    expect((await use(`GUESS-${index}`)).status).toBe(400);
  }
  // Valid and invalid ones alike.
  expect([await ask('GUESS-AGAIN'), await ask(id)]).toEqual([429, 429]);
  expect(await use(id)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(await ask(id, '203.0.113.78')).toBe(200);
  const own = await member.get(`/api/invites?inviteCode=${id}`, from('203.0.113.77'));
  expect([own.status, own.body]).toMatchObject([200, { inviteDetails: { id } }]);
  api.pass(hour);
  expect((await use(id)).status).toBe(200);
});
