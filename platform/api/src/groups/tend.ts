import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { groups, seats } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { advance, changeGroups, lastReminderAt } from './changes.ts';
import type { Change } from './changes.ts';
import { hasPlaceIn, settlesAt, statusOf } from './evening.ts';
import { sendWaiting } from './outbox.ts';

/** Reminds the members of a group that stands, two days and three hours before, each once. */
async function remind(groupId: string, { db, clock, tell }: Change): Promise<void> {
  const now = clock();
  const [group] = await db.select().from(groups).where(eq(groups.id, groupId));
  if (!group || statusOf(group, now) !== 'standing' || now < settlesAt(group)) return;
  const isLast = now >= lastReminderAt(group);
  const column = isLast ? seats.remindedHours : seats.remindedDays;
  const due = await db
    .update(seats)
    .set(isLast ? { remindedHours: now } : { remindedDays: now })
    .where(and(hasPlaceIn(group), isNull(column)))
    .returning();
  for (const { userId } of due) tell(userId, { kind: 'reminder' }, group);
}

/**
 * Sends what people have not been told yet, and does what is due for every group that is still to come, or whose evening
 * has passed without being called off though it never stood, one by one until `ending` is aborted.
 */
export async function tendGroups(services: Services, ending: AbortSignal): Promise<void> {
  await sendWaiting(services, ending);
  const isDue = or(gt(groups.startsAt, services.clock()), isNull(groups.standsAt));
  const due = await services.db
    .select({ id: groups.id })
    .from(groups)
    .where(and(isNull(groups.calledOffAt), isDue))
    .orderBy(asc(groups.startsAt));
  for (const { id } of due) {
    if (ending.aborted) return;
    await changeGroups(services, async (change) => {
      await advance(id, change);
      await remind(id, change);
    });
  }
}
