import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { after, day, hour } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { groups, outbox, seats, users } from '../db/schema.ts';
import type { Message } from '../mail/message.ts';
import type { Services } from '../services.ts';
import { startTestApi } from '../testing/index.ts';
import type { GroupEvent } from './notices.ts';
import { sendStored, storeMails } from './outbox.ts';

const to = 'asked@outbox.example';
const now = new Date();
let db: Database;
let services: Omit<Services, 'db'>;
let groupId: string;
let sent: Message[];

beforeAll(async () => {
  const api = await startTestApi();
  await api.stop();
  const opened = await api.database();
  db = opened.db;
  services = {
    config: readConfig(api.environment),
    clock: () => now,
    log: () => {},
    mailer: { send: async (_: string, message: Message) => void sent.push(message) },
  } as unknown as typeof services;
  await db.insert(users).values({ id: to, createdAt: now });
  return async () => {
    await opened.close();
    await api.end();
  };
});

/** A group that is not full, and one who is asked for it. */
beforeEach(async () => {
  sent = [];
  const startsAt = after(now, 30 * day);
  const evening = { meetingName: '', meetingAddress: '', host: '', word: '' };
  const place = 'CA:BC:Revelstoke';
  const [group] = await db
    .insert(groups)
    .values({ experience: 'karaoke', place, size: 6, startsAt, createdAt: now, ...evening })
    .returning();
  groupId = group!.id;
  const until = { askedAt: now, answerBy: after(now, day) };
  await db
    .insert(seats)
    .values({ groupId, userId: to, state: 'asked', secretHash: groupId, ...until });
});

/** Sends a mail, by a database. Returns the subjects of those that were sent. */
async function send(event: GroupEvent, database = db): Promise<(string | undefined)[]> {
  const row = { to, groupId, event, createdAt: now, triedAt: now };
  const [stored] = await db.insert(outbox).values(row).returning();
  await sendStored(stored!, { ...services, db: database });
  return sent.map(({ subject }) => subject.split(':')[0]);
}

test('does not say that an evening takes place once that is not certain any more', async () => {
  for (const kind of ['stands', 'reminder'] as const) expect(await send({ kind })).toEqual([]);
  expect(await db.select().from(outbox)).toEqual([]);
  await db.update(groups).set({ standsAt: now });
  expect(await send({ kind: 'stands' })).toEqual(['Your evening takes place']);
});

test('sends no question any more once it is too late to answer', async () => {
  await db.update(groups).set({ startsAt: after(now, day) });
  await db.update(seats).set({ answerBy: after(now, -hour) });
  expect(await send({ kind: 'asked', isMoved: false })).toEqual([]);
  await db.update(seats).set({ answerBy: after(now, day) });
  expect(await send({ kind: 'asked', isMoved: true })).toEqual(['Your evening has changed']);
});

test('whom the first question has not reached is not asked again, but for the first time', async () => {
  const tell = async (isMoved: boolean) => {
    const told = { to, groupId, event: { kind: 'asked' as const, isMoved } };
    return (await storeMails([told], now, db)).map(({ event }) => event);
  };
  expect(await tell(true)).toEqual([{ kind: 'asked', isMoved: true }]);
  expect(await tell(false)).toEqual([{ kind: 'asked', isMoved: false }]);
  expect(await tell(true)).toEqual([{ kind: 'asked', isMoved: false }]);
});

test('whom the question has not reached is not told that they said nothing', async () => {
  const textOf = async (...events: GroupEvent[]) => {
    for (const event of events) {
      const [stored] = await storeMails([{ to, groupId, event }], now, db);
      if (event.kind === 'replaced') await sendStored(stored!, { ...services, db });
    }
    return sent.at(-1)?.text;
  };
  const replaced = { kind: 'replaced', isTaken: true } as const;
  for (const isMoved of [false, true]) {
    const text = await textOf({ kind: 'asked', isMoved }, replaced);
    expect(text).toContain('but could not deliver our mail in time, so your place has gone');
    expect(text).not.toContain('heard nothing');
  }
  expect(await textOf(replaced)).toContain('heard nothing, so your place has gone');
});

test('a mail that is written while its reader is asked again takes no link over', async () => {
  expect(await send({ kind: 'asked', isMoved: false })).toEqual(['Your group is here']);
  /** The database, in which somebody moves the evening just before the next change. */
  const moving = Object.assign(Object.create(db) as Database, {
    update: ((table: typeof seats) => ({
      set: (values: object) => ({
        where: (condition: ReturnType<typeof eq>) => ({
          async returning() {
            await db.update(seats).set({ secretHash: 'second' }).where(eq(seats.groupId, groupId));
            return db.update(table).set(values).where(condition).returning();
          },
        }),
      }),
    })) as unknown as Database['update'],
  });
  expect(await send({ kind: 'asked', isMoved: false }, moving)).toHaveLength(1);
  const [seat] = await db.select().from(seats).where(eq(seats.groupId, groupId));
  expect(seat?.secretHash).toBe('second');
});
