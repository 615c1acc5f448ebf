import { defineCall, z } from './call.ts';
import {
  depositSchema,
  groupSchema,
  memberPlaceSchema,
  paymentsSchema,
  registrationSchema,
} from './registration.ts';

/** What a user is registered for, with the last deposit if there ever was one. */
export const registrationsSchema = z.object({
  registrations: z.array(registrationSchema),
  deposit: depositSchema.nullable(),
  payments: paymentsSchema,
  /** Null without a profile. */
  place: memberPlaceSchema.nullable(),
  /** Null where no group forms, and while there are too few people to report. */
  group: groupSchema.nullable(),
});

/** Returns what the user is registered for. */
export const registrationList = defineCall({
  method: 'GET',
  path: '/registrations',
  input: z.strictObject({}),
  response: registrationsSchema,
  errors: ['not-signed-in'],
});
