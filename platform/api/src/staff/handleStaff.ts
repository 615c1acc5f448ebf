import type { Call } from '@emberite/contract/call';
import { findSession } from '../auth/session.ts';
import { ApiFailure } from '../http/failure.ts';
import { runCall } from '../http/handle.ts';
import type { CallContext, ContractEndpoint, RequestContext } from '../http/handle.ts';
import { staffOf } from './role.ts';
import type { Staff } from './role.ts';

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
export function handleStaff<Input, Output>(
  call: Call<Input, Output>,
  handler: (context: StaffContext<Input>) => Promise<Output>,
): ContractEndpoint {
  return {
    contracts: [call],
    method: call.method,
    path: call.path,
    isHidden: true,
    async respond(context) {
      const staff = await staffIn(context);
      return runCall(call, context, (input) => handler({ ...context, input, staff }));
    },
  };
}

/** Logs that staff have seen the data of people, by their public ids. */
export function logSeen(
  { log, staff, c }: Pick<StaffContext<unknown>, 'log' | 'staff' | 'c'>,
  people: readonly string[],
): void {
  if (people.length === 0) return;
  log({ event: 'people-seen', id: c.get('requestId'), staff: staff.id, people });
}
