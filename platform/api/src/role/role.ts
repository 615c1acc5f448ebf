import { asc, desc, eq } from 'drizzle-orm';
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
      await record(by, 'staff-added', added.id, { db, clock });
      return `${email} is staff now, as ${added.id}.`;
    }
    case 'remove': {
      const [removed] = await db.delete(staff).where(eq(staff.email, request.address)).returning();
      if (!removed) return `${request.address} is not staff.`;
      await record(by, 'staff-removed', removed.id, { db, clock });
      return `${request.address} is no longer staff.`;
    }
    case 'list': {
      const all = await db.select().from(staff).orderBy(asc(staff.email));
      return all
        .map(({ email, id, addedAt }) => `${email}  ${id}  since ${addedAt.toISOString()}`)
        .join('\n');
    }
    case 'history': {
      const all = await db.select().from(staffHistory).orderBy(desc(staffHistory.id)).limit(1000);
      return all
        .map((row) => [row.at.toISOString(), row.by, row.action, row.subject].join('  '))
        .join('\n');
    }
  }
}
