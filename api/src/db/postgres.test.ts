import { Client } from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { usePostgres } from '../testing/databases.ts';
import { startTestApi } from '../testing/index.ts';
import { startPostgres } from '../testing/postgres.ts';
import { layWire } from '../testing/wire.ts';
import type { Wire } from '../testing/wire.ts';
import { openPostgres } from './postgres.ts';
import { limits } from './schema.ts';

const postgres = await startPostgres();
usePostgres(postgres);
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(async () => {
  usePostgres(undefined);
  await postgres.stop();
});

/** A new database, its address, and a wire to it. */
async function newWire(): Promise<{ wire: Wire; url: string; direct: string }> {
  const direct = await postgres.newDatabase();
  const wire = await layWire(Number(new URL(direct).port));
  ends.push(wire.end);
  const url = new URL(direct);
  url.port = `${wire.port}`;
  return { wire, url: url.href, direct };
}

async function connected(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  ends.push(() => client.end());
  return client;
}

test.each([
  ['cannot be reached', { port: '9' }],
  ['refuses the user or the password', { password: 'wrong' }],
  ['does not exist', { pathname: '/nowhere' }],
])('a database that %s is told in a sentence', async (reason, wrong) => {
  const url = Object.assign(new URL(await postgres.newDatabase()), wrong);
  await expect(openPostgres(url.href, () => {})).rejects.toThrow(
    `The database at DATABASE_URL ${reason}.`,
  );
});

test('tables that may not be made are told in a sentence, without a query', async () => {
  const url = await postgres.newDatabase();
  const owner = await connected(url);
  await owner.query(`drop schema drizzle cascade; drop role if exists guest;
    create role guest login password 'guest'`);
  const guest = Object.assign(new URL(url), { username: 'guest', password: 'guest' });
  await expect(openPostgres(guest.href, () => {})).rejects.toThrow(
    /^The tables of the database at DATABASE_URL cannot be brought up to date: permission denied for database \w+\.$/,
  );
});

test('of two that start at once on an empty database, one makes the tables', async () => {
  const url = await postgres.newDatabase();
  const owner = await connected(url);
  await owner.query(
    'drop schema public cascade; drop schema drizzle cascade; create schema public',
  );
  const opened = await Promise.all([1, 2, 3].map(() => openPostgres(url, () => {})));
  for (const { close } of opened) ends.push(close);
  const { rows } = await owner.query('select created_at from drizzle.__drizzle_migrations');
  expect(rows.length).toBe(new Set(rows.map((row) => String(row.created_at))).size);
  const seen = await Promise.all(opened.map(({ liveness }) => liveness.alive()));
  const numbers = new Set(opened.map(({ liveness }) => liveness.self));
  expect(numbers.size).toBe(3);
  for (const alive of seen) expect(alive).toEqual(numbers);
});

test('without its database it is not ready, says so and answers on; with it, it is again', async () => {
  const { wire, url } = await newWire();
  const api = await startTestApi({ DATABASE_URL: url });
  ends.push(api.end);
  const status = async (path: string) => (await api.browser().get(path)).status;
  expect(await status('/api/ready')).toBe(200);

  wire.cut();
  expect(await status('/api/ready')).toBe(503);
  expect(await status('/api/health')).toBe(200);
  expect(api.logLines.join()).toContain('database-connection-lost');
  expect(api.logLines.join()).not.toContain(new URL(url).password + '@');

  wire.mend();
  expect(await status('/api/ready')).toBe(200);
});

test('while its database stands still it is not ready; afterwards it is', async () => {
  const { wire, url } = await newWire();
  const api = await startTestApi({ DATABASE_URL: url });
  ends.push(api.end);
  wire.stall();
  const before = performance.now();
  expect((await api.browser().get('/api/ready')).status).toBe(503);
  expect(performance.now() - before).toBeLessThan(5000);
  wire.mend();
  expect((await api.browser().get('/api/ready')).status).toBe(200);
});

test.each(['stands still', 'is cut off'])(
  'while the server %s, whatever is asked of it fails, and nothing of that stays',
  async (how) => {
    const { wire, url } = await newWire();
    const { db, close } = await openPostgres(url, () => {}, 500);
    ends.push(close);
    // More than there are connections, each begun in another way.
    const began = Promise.withResolvers<void>();
    const broken = Promise.withResolvers<void>();
    const inTheMidst = db.transaction(async (within) => {
      await within.insert(limits).values({ key: 'half', count: 1, expiresAt: new Date() });
      began.resolve();
      await broken.promise;
      await within.execute('select 1');
    });
    await began.promise;
    if (how === 'stands still') wire.stall();
    else wire.cut();
    broken.resolve();
    const asked = Array.from({ length: 12 }, async () => db.transaction(() => Promise.resolve()));
    const outcomes = await Promise.allSettled([inTheMidst, ...asked, db.execute('select 1')]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));

    wire.mend();
    await Promise.all(
      Array.from({ length: 12 }, () => db.transaction((within) => within.execute('select 1'))),
    );
    expect(await db.select().from(limits)).toEqual([]);
  },
);

test('a process that lost its connection is there again as soon as it has one', async () => {
  const { wire, url, direct } = await newWire();
  const lost = await openPostgres(url, () => {});
  const other = await openPostgres(direct, () => {});
  ends.push(lost.close, other.close);
  expect(await other.liveness.alive()).toContain(lost.liveness.self);
  wire.cut();
  await expect.poll(other.liveness.alive).not.toContain(lost.liveness.self);
  wire.mend();
  await expect.poll(other.liveness.alive).toContain(lost.liveness.self);
});
