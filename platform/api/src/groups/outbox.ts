import { and, eq, lt, or, sql } from 'drizzle-orm';
import { after, day, hour, minute, second } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { groups, outbox, registrations, seats } from '../db/schema.ts';
import { failed } from '../errorFields.ts';
import { sendNotice } from '../mail/notice.ts';
import type { Notice } from '../mail/notice.ts';
import { hashSecret, newSecret } from '../secrets/secrets.ts';
import type { Services } from '../services.ts';
import { settlesAt, shortest } from './evening.ts';
import type { Group } from './evening.ts';
import { groupNotice } from './notices.ts';
import type { GroupEvent, Invitation } from './notices.ts';
import { kindOf } from './rules.ts';

/** For how long a mail is tried, in milliseconds. */
const patience = 7 * day;

/**
 * How long a mail waits until it is tried again, in milliseconds: as long as it has been tried for. A try may take the
 * shortest of these waits.
 */
const waits = { shortest: 2 * minute, longest: 4 * hour };

const interval = (ms: number) => sql`make_interval(secs => ${ms / second})`;

/** When a mail is tried again. */
const dueAt = sql`${outbox.triedAt} + greatest(${interval(waits.shortest)},
  least(${outbox.triedAt} - ${outbox.createdAt}, ${interval(waits.longest)}))`;

type Stored = typeof outbox.$inferSelect;

/**
 * Stores what people are told about a group, in the transaction of what it is about, instead of what they have not been
 * told about that group yet: whom the first question has not reached is asked for the first time, and whom the last one has
 * not reached is not told that they said nothing. Send it once the transaction has ended.
 */
export async function storeMails(
  told: readonly Pick<Stored, 'to' | 'groupId' | 'event'>[],
  now: Date,
  db: Database,
): Promise<Stored[]> {
  if (told.length === 0) return [];
  const isSame = ({ to, groupId }: (typeof told)[number]) =>
    and(eq(outbox.to, to), eq(outbox.groupId, groupId));
  const unsent = await db
    .delete(outbox)
    .where(or(...told.map(isSame)))
    .returning();
  /** What is true for who has not got the question before. */
  const truthOf = ({ to, groupId, event }: (typeof told)[number]): GroupEvent => {
    const unsaid = unsent.find((one) => one.to === to && one.groupId === groupId)?.event;
    if (unsaid?.kind !== 'asked') return event;
    if (event.kind === 'replaced') return { ...event, isUnreached: true };
    return event.kind === 'asked' && !unsaid.isMoved ? { ...event, isMoved: false } : event;
  };
  const rows = told.map((one) => ({
    ...one,
    event: truthOf(one),
    createdAt: now,
    triedAt: now,
  }));
  return db.insert(outbox).values(rows).returning();
}

/**
 * Lets the mails that wait tell of an evening as it is, before it moves: who is not asked again does not see where it has
 * moved to. Those of the others are replaced.
 */
export async function keepEvening(group: Group, db: Database): Promise<void> {
  const { id, startsAt, meetingName, meetingAddress } = group;
  const was = JSON.stringify({ was: { startsAt, meetingName, meetingAddress } });
  await db
    .update(outbox)
    .set({ event: sql`${was}::jsonb || ${outbox.event}` })
    .where(eq(outbox.groupId, id));
}

/**
 * Makes the links of an invitation, which only its mail knows, in place of those with `secretHash`. Who is told late has
 * time to answer, until the evening is settled. Returns null if that has passed, or if they are not asked any more, or
 * were asked again since.
 */
async function invite(
  secretHash: string,
  group: Group,
  { db, clock }: Services,
): Promise<Invitation | null> {
  const secret = newSecret();
  const soon = new Date(Math.min(after(clock(), shortest).getTime(), settlesAt(group).getTime()));
  const [asked] = await db
    .update(seats)
    .set({
      secretHash: hashSecret(secret),
      answerBy: sql`greatest(${seats.answerBy}, ${soon})`,
    })
    .where(and(eq(seats.secretHash, secretHash), eq(seats.state, 'asked')))
    .returning();
  return asked && asked.answerBy > clock() ? { secret, answerBy: asked.answerBy } : null;
}

/** Writes a stored mail. Returns null if there is nothing to say any more, or another mail has replaced it. */
async function compose({ id, to }: Stored, services: Services): Promise<Notice | null> {
  const { db, clock } = services;
  const [found] = await db
    .select({ event: outbox.event, group: groups, secretHash: seats.secretHash })
    .from(outbox)
    .innerJoin(groups, eq(groups.id, outbox.groupId))
    .leftJoin(seats, and(eq(seats.groupId, groups.id), eq(seats.userId, outbox.to)))
    .where(eq(outbox.id, id));
  if (!found) return null;
  // It may have changed since it was read.
  const { event, group, secretHash } = found;
  const isCertain = ['stands', 'reminder'].includes(event.kind);
  if (isCertain && !group.standsAt) return null;
  if ((isCertain || event.kind === 'asked') && group.startsAt <= clock()) return null;
  const ofKind = eq(registrations.kind, kindOf(group.experience));
  const isRegistered =
    (await db.$count(registrations, and(eq(registrations.userId, to), ofKind))) > 0;
  if (event.kind !== 'asked') {
    const { was } = event;
    const evening = was ? { ...group, ...was, startsAt: new Date(was.startsAt) } : group;
    return groupNotice(event, evening, isRegistered, services);
  }
  const invitation = secretHash && (await invite(secretHash, group, services));
  return invitation
    ? groupNotice({ ...event, ...invitation }, group, isRegistered, services)
    : null;
}

/** Sends a stored mail. It stays stored until the mail server has accepted it or refused it for good. */
export async function sendStored(stored: Stored, services: Services): Promise<void> {
  const { db, log } = services;
  const settled = () => db.delete(outbox).where(eq(outbox.id, stored.id));
  try {
    const notice = await compose(stored, services);
    if (notice) await sendNotice(services, stored.to, notice, settled);
    else await settled();
  } catch (error) {
    log(failed('notice-failed', error));
  }
}

/** Sends again what is due of what the mail server has not taken, until `ending` is aborted. */
export async function sendWaiting(services: Services, ending: AbortSignal): Promise<void> {
  const { db } = services;
  const now = services.clock();
  await db.delete(outbox).where(lt(outbox.createdAt, after(now, -patience)));
  const waiting = await db
    .update(outbox)
    .set({ triedAt: now })
    .where(sql`${dueAt} < ${now}`)
    .returning();
  for (const one of waiting.toSorted((a, b) => a.id - b.id)) {
    if (!ending.aborted) await sendStored(one, services);
  }
}
