import { and, eq, gt, isNull, notInArray, sql } from 'drizzle-orm';
import { poetryNightInvite } from '@emberite/content/registration';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { invites } from '../db/schema.ts';

const forever = new Date('2099-12-31T00:00Z');
const poetryCode = poetryNightInvite.inviteCode;

/** Only outside production, for trying out the site. Everyone can read it in the README. */
const welcome = { code: 'EMBER-WELCOME', maxUses: 1_000_000, expiresAt: forever };

/**
 * Stores the codes of the configuration and of the poetry night. Codes that are no longer in the
 * configuration expire; the ones that members made stay as they are.
 */
export async function seedInvites(
  { inviteCodes, production }: Pick<Config, 'inviteCodes' | 'production'>,
  db: Database,
  now: Date,
): Promise<void> {
  const seeded = production ? inviteCodes : [welcome, ...inviteCodes];
  await db
    .insert(invites)
    .values({ code: poetryCode, createdAt: now, expiresAt: forever, maxUses: 0 })
    .onConflictDoNothing();
  for (const { code, maxUses, expiresAt } of seeded) {
    await db
      .insert(invites)
      .values({ code, createdAt: now, expiresAt, maxUses })
      .onConflictDoUpdate({
        target: invites.code,
        set: { expiresAt, maxUses: sql`greatest(${maxUses}, ${invites.usageCount})` },
        setWhere: isNull(invites.ownerId),
      });
  }
  const current = [poetryCode, ...seeded.map(({ code }) => code)];
  const isDropped = and(isNull(invites.ownerId), notInArray(invites.code, current));
  await db
    .update(invites)
    .set({ expiresAt: now })
    .where(and(isDropped, gt(invites.expiresAt, now)));
}

/** Lets one more person join by the poetry night's code, because somebody has registered for it. */
export async function addPoetryUse(db: Database): Promise<void> {
  await db
    .update(invites)
    .set({ maxUses: sql`${invites.maxUses} + 1` })
    .where(eq(invites.code, poetryCode));
}
