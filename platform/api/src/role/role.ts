import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { hour } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { staff, staffHistory } from '../db/schema.ts';
import type { Services } from '../services.ts';

export type Staff = typeof staff.$inferSelect;

/** How long after a sign-in a session may use the desk in production, in milliseconds. */
export const staffLifetime = 12 * hour;

/** Returns the member of staff with an address, or null. */
export async function findStaff(email: string, db: Database): Promise<Staff | null> {
  const [found] = await db.select().from(staff).where(eq(staff.email, email));
  return found ?? null;
}

/** Records who did what. */
export async function record(
  by: string,
  action: string,
  subject: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  await db.insert(staffHistory).values({ at: clock(), by, action, subject });
}

/** What the history says of a member of staff whose role changes, so that their id can be traced to them. */
const subjectOf = ({ id, email }: Staff) => `${id} ${email}`;

/** Words of the subject of an entry: an id, and the address of a member of staff whose role it is about. */
const word = (place: 1 | 2) => sql<string>`split_part(${staffHistory.subject}, ' ', ${place})`;

/** Returns what the history says of the member of staff with an address, also if they are no longer staff. */
export async function loadHistory(email: string, db: Database) {
  const named = await db
    .select({ id: word(1) })
    .from(staffHistory)
    .where(eq(word(2), email));
  const current = await findStaff(email, db);
  const ids = [current, ...named].flatMap((one) => one?.id ?? []);
  return db
    .select()
    .from(staffHistory)
    .where(or(inArray(staffHistory.by, ids), inArray(word(1), ids)))
    .orderBy(asc(staffHistory.id));
}

/** Takes the role from somebody who deletes their account, and their address out of the history, which keeps their ids. */
export async function forgetStaff(
  email: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const [removed] = await db.delete(staff).where(eq(staff.email, email)).returning();
  if (removed) await record(removed.id, 'staff-removed', removed.id, { db, clock });
  await db
    .update(staffHistory)
    .set({ subject: word(1) })
    .where(eq(word(2), email));
}

/** What an operator does with the role: `by` is their name on the machine. */
export type StaffRequest = { by: string } & (
  | { action: 'add' | 'remove'; address: string }
  | { action: 'list' | 'history' }
);

/** Does what an operator asks for. Returns what to print. */
export async function changeStaff(
  request: StaffRequest,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<string> {
  const by = `operator ${request.by}`;
  switch (request.action) {
    case 'add': {
      const email = request.address;
      const [added] = await db
        .insert(staff)
        .values({ email, addedAt: clock() })
        .onConflictDoNothing()
        .returning();
      if (!added) return `${email} is staff already.`;
      await record(by, 'staff-added', subjectOf(added), { db, clock });
      return `${email} is staff now, as ${added.id}.`;
    }
    case 'remove': {
      const [removed] = await db.delete(staff).where(eq(staff.email, request.address)).returning();
      if (!removed) return `${request.address} is not staff.`;
      await record(by, 'staff-removed', subjectOf(removed), { db, clock });
      return `${request.address} is no longer staff.`;
    }
    case 'list': {
      const all = await db.select().from(staff).orderBy(asc(staff.email));
      return all
        .map(({ email, id, addedAt }) => `${email}  ${id}  since ${addedAt.toISOString()}`)
        .join('\n');
    }
    case 'history': {
      const all = await db.select().from(staffHistory).orderBy(desc(staffHistory.id));
      return all
        .map((row) => [row.at.toISOString(), row.by, row.action, row.subject].join('  '))
        .join('\n');
    }
  }
}
