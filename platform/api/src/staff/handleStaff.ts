import type { Call } from '@emberite/contract/call';
import { findSession, isRecent } from '../session/session.ts';
import { ApiFailure } from '../http/failure.ts';
import { handleFor } from '../endpoint/handle.ts';
import type { CallContext, ContractEndpoint, RequestContext } from '../endpoint/handle.ts';
import { findStaff, staffLifetime } from '../role/role.ts';
import type { Staff } from '../role/role.ts';
import type { Session } from '../session/session.ts';
import type { Services } from '../services.ts';

/**
 * Returns who uses the desk with a session, or null if it may not: the role is asked for at each call. In production, the
 * user must have signed in with a passkey, within the last twelve hours.
 */
export async function staffOf(
  session: Session | null,
  { db, clock, config }: Services,
): Promise<Staff | null> {
  if (!session) return null;
  const isStrong = session.isPasskey && isRecent(session, clock(), staffLifetime);
  if (config.production && !isStrong) return null;
  return findStaff(session.userId, db);
}

/** The context of a call by staff. */
export interface StaffContext<Input> extends CallContext<Input> {
  staff: Staff;
}

/** Returns who uses the desk. Throws what an unknown address gets for everybody else. */
export async function staffIn(context: RequestContext): Promise<Staff> {
  const staff = await staffOf(await findSession(context), context);
  if (!staff) throw new ApiFailure('not-found');
  return staff;
}

/** Implements a call for staff. For anybody else there is nothing at its address. */
export const handleStaff = <Input, Output>(
  call: Call<Input, Output>,
  handler: (context: StaffContext<Input>) => Promise<Output>,
): ContractEndpoint => ({
  ...handleFor(call, async (context) => ({ staff: await staffIn(context) }), handler),
  isHidden: true,
});

/** Logs that staff have seen the data of people, by their public ids, or by what stands for them in the log. */
export function logSeen(
  { log, staff, c }: Pick<StaffContext<unknown>, 'log' | 'staff' | 'c'>,
  people: readonly string[],
): void {
  if (people.length === 0) return;
  log({ event: 'people-seen', id: c.get('requestId'), staff: staff.id, people });
}
