import { defineDeskList, deskFilters, deskPersonSchema } from './desk.ts';
import { depositSchema, registrationSchema } from './registration.ts';
import { z } from './zod.ts';

/** Where a registration stands: the member waits to be asked, is asked, or comes. */
const deskRegistrationStateSchema = z.enum(['waiting', 'asked', 'coming']);

/**
 * A registration of a member as staff see it. `place` is where they live. `waitingSince` is an ISO time: when they
 * registered, or when their last group met. `group` is the id of the group that they are asked for or come to.
 */
const deskRegistrationSchema = z.object({
  registration: registrationSchema,
  person: deskPersonSchema,
  place: z.string(),
  hasBothVideos: z.boolean(),
  deposit: depositSchema.nullable(),
  waitingSince: z.iso.datetime(),
  state: deskRegistrationStateSchema,
  group: z.string().nullable(),
});

/** Lists the registrations of members, who waits longest first. */
export const deskRegistrationList = defineDeskList(
  '/desk/registrations',
  { ...deskFilters, state: deskRegistrationStateSchema.optional() },
  deskRegistrationSchema,
);

export type DeskRegistration = z.infer<typeof deskRegistrationSchema>;
export type DeskRegistrationState = z.infer<typeof deskRegistrationStateSchema>;
