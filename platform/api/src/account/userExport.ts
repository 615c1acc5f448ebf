import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { findStaff, loadHistory } from '../role/role.ts';
import { selectSeated, toEvening } from '../groups/evening.ts';
import { userExport } from '@emberite/contract/users';
import type { Database } from '../db/database.ts';
import {
  deposits,
  groups,
  invites,
  knownClients,
  outbox,
  paymentOutages,
  payments,
  profiles,
  registrations,
  seats,
  sessions,
  signInLinks,
  users,
  videos,
  waitlist,
} from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleRecentSignIn } from '../endpoint/handle.ts';
import { toInvite } from '../invites/toInvite.ts';
import { loadPasskeys } from '../passkeys/loadPasskeys.ts';
import { loadProfile } from '../profiles/loadProfile.ts';
import { loadDeposit, loadRegistrations } from '../registrations/loadRegistrations.ts';
import { toEntry } from '../waitlist/toEntry.ts';
import { loadUser } from '../users/loadUser.ts';

/** What is stored of a user beside what the rest of the export says. */
async function loadMore(userId: string, db: Database) {
  const { userId: _, ...outage } = getTableColumns(paymentOutages);
  const [profile] = await db
    .select({ publicId: profiles.publicId, createdAt: profiles.createdAt })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  const [paymentOutage] = await db
    .select(outage)
    .from(paymentOutages)
    .where(eq(paymentOutages.userId, userId));
  const [deposit] = await db
    .select({ provider: deposits.provider, reference: deposits.reference })
    .from(deposits)
    .where(eq(deposits.userId, userId));
  const paymentsToReturn = await db
    .select({ provider: payments.provider, reference: payments.reference })
    .from(payments)
    .where(eq(payments.toTell, userId));
  return {
    profile,
    paymentOutage,
    deposit,
    ...(paymentsToReturn.length > 0 && { paymentsToReturn }),
    registrations: await db
      .select({ id: registrations.id, updatedAt: registrations.updatedAt })
      .from(registrations)
      .where(eq(registrations.userId, userId)),
    videos: await db
      .select({ id: videos.id, createdAt: videos.createdAt })
      .from(videos)
      .where(eq(videos.userId, userId)),
    signInMails: await db
      .select({ expiresAt: signInLinks.expiresAt, usedAt: signInLinks.usedAt })
      .from(signInLinks)
      .where(eq(signInLinks.email, userId)),
    knownClients: await db
      .select({ fingerprint: knownClients.client, expiresAt: knownClients.expiresAt })
      .from(knownClients)
      .where(eq(knownClients.userId, userId)),
  };
}

export const userExportEndpoint = handleRecentSignIn(userExport, async (context) => {
  const { userId, db, clock, c } = context;
  const [account] = await db
    .select({ joinedAt: users.createdAt, usedInvite: profiles.inviteCode })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!account) throw new ApiFailure('not-signed-in');
  const waiting = await db.select().from(waitlist).where(eq(waitlist.email, userId));
  const owned = await db.select().from(invites).where(eq(invites.ownerId, userId));
  const open = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
  const evenings = await selectSeated(db)
    .where(eq(seats.userId, userId))
    .orderBy(desc(groups.startsAt), desc(groups.id));
  const waitingMails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.to, userId))
    .orderBy(asc(outbox.id));
  const role = await findStaff(userId, db);
  const done = await loadHistory(userId, db);
  c.header('Content-Disposition', 'attachment; filename="ember-data.json"');
  return {
    exportedAt: clock().toISOString(),
    joinedAt: account.joinedAt.toISOString(),
    usedInvite: account.usedInvite,
    user: await loadUser(userId, db),
    profile: await loadProfile(userId, db),
    invites: owned.map(toInvite),
    waitlist: waiting.map(toEntry),
    registrations: await loadRegistrations(userId, db),
    deposit: await loadDeposit(userId, context),
    groups: evenings.map(({ group, seat }) => ({
      ...toEvening({ group, seat }, clock()),
      askedAt: seat.askedAt.toISOString(),
      remindedAt: [seat.remindedDays, seat.remindedHours].flatMap(
        (time) => time?.toISOString() ?? [],
      ),
    })),
    mails: waitingMails.map(({ groupId, event, createdAt, triedAt }) => ({
      group: groupId,
      kind: event.kind,
      storedAt: createdAt.toISOString(),
      triedAt: triedAt.toISOString(),
    })),
    staff: role && { id: role.id, since: role.addedAt.toISOString() },
    desk: done.map(({ at, action, subject }) => ({ at: at.toISOString(), action, subject })),
    passkeys: await loadPasskeys(userId, db),
    sessions: open.map(({ device, createdAt, expiresAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    more: {
      ...(await loadMore(userId, db)),
      waitlist: waiting.map(({ createdAt, confirmedAt, ...entry }) => ({
        role: entry.role,
        createdAt,
        confirmedAt,
      })),
      invites: owned.map(({ code, createdAt }) => ({ id: code, createdAt })),
      passkeySessions: open.flatMap(({ isPasskey, createdAt }) => (isPasskey ? { createdAt } : [])),
    },
  };
});
