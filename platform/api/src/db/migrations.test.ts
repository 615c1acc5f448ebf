import '../../drizzleHere.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, onTestFinished, test } from 'vitest';
import type { Video } from '@emberite/contract/video';
import { newMember, startTestApi } from '../testing/index.ts';
import { upload } from '../testing/recording.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';
import { isFull } from '../../../../tools/sample.ts';

const read = (name: string): string => readFileSync(join(migrationsFolder, name), 'utf8');
const { entries } = JSON.parse(read('meta/_journal.json')) as {
  entries: { tag: string; when: number }[];
};

/** Recreates the tables as the first `count` migrations left them. */
async function makeOlder(db: Database, count: number): Promise<void> {
  const run = (statement: string) => db.execute(sql.raw(statement));
  await run('drop schema public cascade');
  await run('create schema public');
  await run('delete from drizzle.__drizzle_migrations');
  for (const { tag, when } of entries.slice(0, count)) {
    for (const statement of read(`${tag}.sql`).split('--> statement-breakpoint')) {
      await run(statement);
    }
    await run(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${when})`);
  }
}

/** Recreates the tables as they were before the migration `tag`, fills them, and migrates them. */
async function migrated(tag: string, fill: (db: Database) => Promise<unknown>): Promise<Database> {
  const api = await startTestApi();
  await api.stop();
  const before = await api.database();
  await makeOlder(
    before.db,
    entries.findIndex((entry) => entry.tag.endsWith(tag)),
  );
  await fill(before.db);
  await before.close();
  const { db, close } = await api.database();
  onTestFinished(close);
  return db;
}

test('a database of the first version is migrated and keeps its data', async () => {
  const first = await startTestApi();
  await first.stop();
  const { db, close } = await first.database();
  await makeOlder(db, 1);
  await db.insert(schema.users).values({ id: 'old@db.example', createdAt: new Date(0) });
  await close();

  const api = await startTestApi(first.environment);
  const member = await newMember(api, 'old@db.example');
  const video = (await upload(member)).body as Video;
  expect((await member.get(video.videoUrl)).status).toBe(200);
  await api.stop();
  const later = await api.database();
  expect(await later.db.select().from(schema.users)).toContainEqual({
    id: 'old@db.example',
    createdAt: new Date(0),
  });
  await later.close();
  await api.end();
});

test.runIf(isFull)(
  'a deposit that was paid before there were pending ones has its time as the start',
  async () => {
    const db = await migrated('pending_deposits', async (before) => {
      await before.execute(
        sql`insert into users (id, created_at) values ('payer@db.example', now())`,
      );
      await before.execute(
        sql`insert into deposits (user_id, status, amount_cents, provider, reference, paid_at)
          values ('payer@db.example', 'paid', 1000, 'local', 'old', '2026-11-01T12:00Z')`,
      );
    });
    const [deposit] = await db.select().from(schema.deposits);
    expect(deposit?.startedAt).toEqual(new Date('2026-11-01T12:00Z'));
    expect(deposit?.paidAt).toEqual(deposit?.startedAt);
  },
);

test.runIf(isFull)(
  'a question that waits for the mail server is still asked, without the secret of its links',
  async () => {
    const db = await migrated('outbox_without_secrets', async (before) => {
      await before.execute(sql`insert into users (id, created_at) values ('a@db.example', now())`);
      await before.execute(
        sql`insert into groups
          (id, experience, place, size, starts_at, meeting_name, meeting_address, host, word, created_at)
          values ('g', 'karaoke', 'CA:BC:Revelstoke', 6, now(), 'Bar', 'Street', 'Robin', '', now())`,
      );
      await before.execute(
        sql`insert into seats (group_id, user_id, state, asked_at, answer_by, secret_hash)
          values ('g', 'a@db.example', 'asked', now(), now(), 'hash')`,
      );
      for (const href of ['https://ember.example/invitation?answer=coming#s', 'https://other']) {
        await before.execute(
          sql`insert into outbox (user_id, notice, created_at, tried_at)
            values ('a@db.example', ${JSON.stringify({ link: { href } })}, now(), now())`,
        );
      }
    });
    expect(await db.select().from(schema.outbox)).toMatchObject([
      { to: 'a@db.example', groupId: 'g', event: { kind: 'asked', isMoved: false } },
    ]);
  },
);

test.runIf(isFull)(
  'names of members who left before are removed from the codes of their friends',
  async () => {
    const codes = { inviter: 'EMBER-WELCOME', friend: 'ROSALIND-GONEGONE', other: 'ROSALIND-HERE' };
    const db = await migrated('names_in_invite_codes', async (before) => {
      for (const [name, code] of Object.entries(codes)) {
        await before.execute(sql`insert into users (id, created_at) values (${name}, now())`);
        await before.execute(
          sql`insert into profiles values
            (${name}, 'Ann', '', 'Other', 'friends', 'female', 34, '{}', 24, 44, '{}', ${code}, now())`,
        );
      }
      await before.execute(
        sql`insert into invites (code, owner_id, expires_at, max_uses, usage_count, created_at)
          values ('EMBER-WELCOME', null, now(), 5, 1, now()),
                 ('ROSALIND-HERE', 'inviter', now(), 5, 1, now())`,
      );
    });
    const used = await db
      .select({ userId: schema.profiles.userId, code: schema.profiles.inviteCode })
      .from(schema.profiles);
    expect(Object.fromEntries(used.map(({ userId, code }) => [userId, code]))).toEqual({
      ...codes,
      friend: 'EMBER-GONEGONE',
    });
  },
);

test.runIf(isFull)('the books include what was paid before there were books', async () => {
  const db = await migrated('people_and_books', async (before) => {
    await before.execute(
      sql`insert into users (id, created_at) values ('payer@db.example', now())`,
    );
    await before.execute(sql`insert into payments values ('old'), ('gone')`);
    await before.execute(
      sql`insert into deposits (user_id, status, amount_cents, provider, reference, started_at, paid_at)
          values ('payer@db.example', 'paid', 1000, 'local', 'old', '2026-11-01T12:00Z', '2026-11-01T12:00Z')`,
    );
  });
  const books = await db.select().from(schema.payments);
  expect(books).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        reference: 'old',
        amountCents: 1000,
        recordedAt: new Date('2026-11-01T12:00Z'),
        provider: 'local',
        refund: null,
      }),
      expect.objectContaining({ reference: 'gone', amountCents: null }),
    ]),
  );
});

test('the migrations match the schema', async () => {
  const last = entries.at(-1)?.tag.slice(0, 4);
  const before = JSON.parse(read(`meta/${last}_snapshot.json`)) as ReturnType<
    typeof generateDrizzleJson
  >;
  const now = generateDrizzleJson(schema, before.id, undefined, 'snake_case');
  expect(await generateMigration(before, now)).toEqual([]);
});
