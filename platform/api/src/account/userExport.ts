import { asc, desc, eq } from 'drizzle-orm';
import { findStaff, loadHistory } from '../role/role.ts';
import { selectSeated, toEvening } from '../groups/evening.ts';
import { userExport } from '@emberite/contract/users';
import {
  groups,
  invites,
  knownClients,
  outbox,
  paymentOutages,
  profiles,
  seats,
  sessions,
  users,
  videos,
  waitlist,
} from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleRecentSignIn } from '../endpoint/handle.ts';
import { toInvite } from '../invites/toInvite.ts';
import { loadPasskeys } from '../passkeys/loadPasskeys.ts';
import { loadDeposit, loadRegistrations } from '../registrations/loadRegistrations.ts';
import { toEntry } from '../waitlist/toEntry.ts';
import { loadUser } from '../users/loadUser.ts';
import { toVideo } from '../videos/rows.ts';

const made = ({ createdAt }: { createdAt: Date }) => ({ createdAt: createdAt.toISOString() });

export const userExportEndpoint = handleRecentSignIn(userExport, async (context) => {
  const { userId, db, clock, c } = context;
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw new ApiFailure('not-signed-in');
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  const recorded = await db
    .select()
    .from(videos)
    .where(eq(videos.userId, userId))
    .orderBy(asc(videos.createdAt));
  const [outage] = await db.select().from(paymentOutages).where(eq(paymentOutages.userId, userId));
  const known = await db.select().from(knownClients).where(eq(knownClients.userId, userId));
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
    joinedAt: account.createdAt.toISOString(),
    usedInvite: profile?.inviteCode ?? null,
    user: await loadUser(userId, db),
    profile: profile
      ? {
          ...profile,
          ...made(profile),
          videos: recorded.map((video) => ({ ...toVideo(video), ...made(video) })),
        }
      : null,
    invites: owned.map((invite) => ({ ...toInvite(invite), ...made(invite) })),
    waitlist: waiting.map(toEntry),
    registrations: await loadRegistrations(userId, db),
    deposit: await loadDeposit(userId, context),
    paymentOutage: outage && { ...outage, since: outage.since.toISOString() },
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
    knownClients: known.map(({ client, expiresAt }) => ({
      client,
      expiresAt: expiresAt.toISOString(),
    })),
  };
});
