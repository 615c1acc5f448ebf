import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { usePostgres } from '../testing/databases.ts';
import { newMember, startTestApi } from '../testing/index.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { startTcpProxy } from '../testing/tcpProxy.ts';
import type { TcpProxy } from '../testing/tcpProxy.ts';
import { openPostgres } from './postgres.ts';
import { row } from '../../../../tools/rows.ts';
import { limits } from './schema.ts';
import { isFull, sample } from '../../../../tools/sample.ts';

const postgres = await startPostgres();
beforeAll(() => usePostgres(postgres));
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});
afterAll(async () => {
  usePostgres(undefined);
  await postgres.stop();
});

/** Makes a new database with a TCP proxy in front of it. */
async function newProxiedDatabase(): Promise<{ proxy: TcpProxy; url: string; direct: string }> {
  const direct = await postgres.newDatabase();
  const proxy = await startTcpProxy(Number(new URL(direct).port));
  ends.push(proxy.end);
  const url = new URL(direct);
  url.port = `${proxy.port}`;
  return { proxy, url: url.href, direct };
}

async function connected(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  ends.push(() => client.end());
  return client;
}

/** Who waits for a lock. */
const waiting = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

test.each([
  ['cannot be reached', { port: '9' }],
  ['refuses the user or the password', { password: 'wrong' }],
  ['does not exist', { pathname: '/nowhere' }],
])('a database that %s is reported in one sentence', async (reason, wrong) => {
  const url = Object.assign(new URL(await postgres.newDatabase()), wrong);
  await expect(openPostgres(url.href, () => {})).rejects.toThrow(
    `The database at DATABASE_URL ${reason}.`,
  );
});

test('a failed migration is reported in one sentence, without the query', async () => {
  const url = await postgres.newDatabase();
  const owner = await connected(url);
  await owner.query(`drop schema drizzle cascade; drop role if exists guest;
    create role guest login password 'guest'`);
  const guest = Object.assign(new URL(url), { username: 'guest', password: 'guest' });
  await expect(openPostgres(guest.href, () => {})).rejects.toThrow(
    /^Cannot migrate the database at DATABASE_URL: permission denied for database \w+\.$/,
  );
});

test('a connection that is lost during a migration is reported in one sentence', async () => {
  const { proxy, url, direct } = await newProxiedDatabase();
  const [holder, observer] = [await connected(direct), await connected(direct)];
  await holder.query('begin; lock table drizzle.__drizzle_migrations');
  const reported = expect(openPostgres(url, () => {})).rejects.toThrow(
    'Cannot migrate the database at DATABASE_URL: Connection terminated unexpectedly.',
  );
  await expect.poll(async () => (await observer.query(waiting)).rowCount).toBe(1);
  proxy.cut();
  await reported;
});

test.runIf(isFull)('if two start at once on an empty database, one makes the tables', async () => {
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

test('it is not ready while its database is gone, keeps responding, and recovers', async ({
  task,
}) => {
  const { proxy, url } = await newProxiedDatabase();
  const api = await startTestApi({ DATABASE_URL: url });
  ends.push(api.end);
  const status = async (path: string) => (await api.browser().get(path)).status;
  expect(await status('/api/ready')).toBe(200);

  const member = await api.signedIn('away@people.example');
  const me = async () => (await member.get('/api/users/currentUser')).status;

  proxy.cut();
  expect(await status('/api/ready')).toBe(503);
  expect(await status('/api/health')).toBe(200);
  expect(await me()).toBe(500);
  expect(api.logLines.join()).toContain('database-connection-lost');
  expect(api.logLines.join()).not.toContain(new URL(url).password + '@');

  proxy.mend();
  expect(await status('/api/ready')).toBe(200);
  expect(await me()).toBe(200);
  await expect.poll(() => api.logLines.join()).toContain('"event":"database-connected"');
  row(task, 'accidents', {
    Accident: 'The PostgreSQL server is gone for a minute',
    'What happens':
      'Pages are served; calls of members get a 500, `/api/ready` a 503. When it is back, the next call works, and everybody is signed in as before. `database-connection-lost`, then `database-connected`',
    'What to do': 'Nothing: no restart',
  });
});

test.runIf(isFull)('it is not ready while its database is read-only, and recovers', async () => {
  const url = await postgres.newDatabase();
  const api = await startTestApi({ DATABASE_URL: url });
  ends.push(api.end);
  const owner = await connected(url);
  const name = new URL(url).pathname.slice(1);
  const status = async () => (await api.browser().get('/api/ready')).status;
  const makeReadOnly = (state: 'on' | 'off') =>
    owner.query(`set default_transaction_read_only = off;
      alter database ${name} set default_transaction_read_only = ${state};
      select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${name}' and pid <> pg_backend_pid()`);
  expect(await status()).toBe(200);
  await makeReadOnly('on');
  await expect.poll(status).toBe(503);
  await makeReadOnly('off');
  await expect.poll(status).toBe(200);
});

test.runIf(isFull)('it is not ready while its database hangs, and recovers', async () => {
  const { proxy, url } = await newProxiedDatabase();
  const api = await startTestApi({ DATABASE_URL: url });
  ends.push(api.end);
  proxy.stall();
  const before = performance.now();
  expect((await api.browser().get('/api/ready')).status).toBe(503);
  expect(performance.now() - before).toBeLessThan(5000);
  proxy.mend();
  expect((await api.browser().get('/api/ready')).status).toBe(200);
});

test.each(sample(['is cut off', 'hangs']))(
  'while the server %s, every query fails and stores nothing',
  async (how) => {
    const { proxy, url } = await newProxiedDatabase();
    const { db, close } = await openPostgres(url, () => {}, 500);
    ends.push(close);
    // More than there are connections, each started in another way.
    const began = Promise.withResolvers<void>();
    const broken = Promise.withResolvers<void>();
    const inTheMidst = db.transaction(async (within) => {
      await within.insert(limits).values({ key: 'half', count: 1, expiresAt: new Date() });
      began.resolve();
      await broken.promise;
      await within.execute('select 1');
    });
    await began.promise;
    if (how === 'hangs') proxy.stall();
    else proxy.cut();
    broken.resolve();
    const asked = Array.from({ length: 12 }, async () => db.transaction(() => Promise.resolve()));
    const outcomes = await Promise.allSettled([inTheMidst, ...asked, db.execute('select 1')]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));

    proxy.mend();
    await Promise.all(
      Array.from({ length: 12 }, () => db.transaction((within) => within.execute('select 1'))),
    );
    expect(await db.select().from(limits)).toEqual([]);
  },
);

test.runIf(isFull)(
  'a process that lost its connection counts as alive once it reconnects',
  async () => {
    const { proxy, url, direct } = await newProxiedDatabase();
    const lost = await openPostgres(url, () => {});
    const other = await openPostgres(direct, () => {});
    ends.push(lost.close, other.close);
    expect(await other.liveness.alive()).toContain(lost.liveness.self);
    proxy.cut();
    await expect.poll(other.liveness.alive).not.toContain(lost.liveness.self);
    proxy.mend();
    await expect.poll(other.liveness.alive).toContain(lost.liveness.self);
  },
);

test.runIf(isFull)('a payment may be reported while its member withdraws', async () => {
  const url = await postgres.newDatabase();
  const api = await startTestApi({ DATABASE_URL: url });
  ends.push(api.end);
  const email = 'withdraws@people.example';
  const member = await newMember(api, email);
  const press = (outcome: string) =>
    member.send('/payment/test-checkout', new URLSearchParams({ outcome }));
  await press('pending');
  // What `dropPendingDeposit` does, with a report between its steps.
  const withdrawal = await connected(url);
  await withdrawal.query('begin');
  await withdrawal.query('select from users where id = $1 for update', [email]);
  const reported = press('failed');
  const observer = await connected(url);
  await expect.poll(async () => (await observer.query(waiting)).rowCount).toBe(1);
  await withdrawal.query(
    'insert into payments (reference, recorded_at, provider) select reference, started_at, provider from deposits',
  );
  await withdrawal.query('delete from deposits; commit');
  expect((await reported).status).toBe(303);
});
