import { expect, test } from 'vitest';
import { newMember } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { isFull } from '../../../../tools/sample.ts';

const api = useTestApi();

const save = (browser: Browser, value: unknown, field = 'roadmaps') =>
  browser.post('/api/users/updateUserProperty', { changes: [{ field, value }] });

test('new steps are added to the stored ones, in the order of completion', async () => {
  const member = await newMember(api, 'steps@people.example');
  await save(member, { first: ['b'] });
  await save(member, { first: ['a'], second: ['x'] });
  const { status, body } = await save(member, { first: ['b', 'c'] });
  expect(status).toBe(200);
  expect(body).toMatchObject({ roadmaps: { first: ['b', 'a', 'c'], second: ['x'] } });
  expect((await member.get('/api/auth/me')).body).toEqual(body);
});

test('two tabs at once lose nothing', async () => {
  const member = await newMember(api, 'tabs@people.example');
  await Promise.all([
    save(member, { first: ['one'] }),
    save(member, { first: ['two'] }),
    save(member, { first: ['one', 'three'] }),
  ]);
  const { roadmaps } = (await member.get('/api/auth/me')).body as {
    roadmaps: Record<string, string[]>;
  };
  expect(roadmaps.first?.toSorted()).toEqual(['one', 'three', 'two']);
});

test.each([
  [{ first: 'a' }, 'roadmaps'],
  [{ 'not an id': ['a'] }, 'roadmaps'],
  [{ first: ['../a'] }, 'roadmaps'],
  [{ first: Array.from({ length: 101 }, (_, index) => `${index}`) }, 'roadmaps'],
  ['other@people.example', 'id'],
])('%j as %s is refused', async (value, field) => {
  const member = await api.signedIn('refused@people.example');
  expect((await save(member, value, field)).status).toBe(400);
});

test('nobody can fill the database with steps', async () => {
  const member = await api.signedIn('much@people.example');
  const hundred = Array.from({ length: 100 }, (_, index) => `step${index}`);
  const roadmaps = (name: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, hundred]));
  expect((await save(member, roadmaps('a', 10))).status).toBe(200);
  const more = await save(member, roadmaps('b', 1));
  expect([more.status, more.body]).toEqual([
    409,
    expect.objectContaining({ code: 'too-much-kept' }),
  ]);
  expect((await save(member, roadmaps('c', 11))).status).toBe(409);
});

test('the same steps in different orders at once do not deadlock', async () => {
  const hundred = Array.from({ length: 100 }, (_, index) => `step${index}`);
  const names = Array.from({ length: 9 }, (_, index) => `roadmap${index}`);
  const forwards = names.map((name) => [name, hundred]);
  const backwards = names.toReversed().map((name) => [name, hundred.toReversed()]);
  for (let turn = 0; turn < 3; turn += 1) {
    const member = await api.signedIn(`orders${turn}@people.example`);
    const orders = [forwards, backwards, forwards, backwards].map(
      (entries) => Object.fromEntries(entries) as unknown,
    );
    const responses = await Promise.all(orders.map((order) => save(member, order)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
});

test.runIf(isFull)('nor by sending many requests at once', async () => {
  const fifty = Array.from({ length: 50 }, (_, index) => `step${index}`);
  const roadmaps = Array.from({ length: 19 }, (_, index) => [`before${index}`, fifty]);
  for (let turn = 0; turn < 6; turn += 1) {
    const member = await api.signedIn(`flood${turn}@people.example`);
    await save(member, Object.fromEntries(roadmaps));
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const responses = await Promise.all(names.map((name) => save(member, { [name]: fifty })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(5);
  }
});

test('a visitor has no steps to save', async () => {
  expect((await save(api.browser(), { first: ['a'] })).status).toBe(401);
});
