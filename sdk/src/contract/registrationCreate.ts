import { z } from './zod.ts';
import { defineCall } from './call.ts';
import {
  activitiesSchema,
  availabilitySchema,
  budgetSchema,
  depositAgreementSchema,
  videoAgreementSchema,
} from './registrationFields.ts';
import { registrationSchema } from './registration.ts';

/**
 * Registers a member for a night out: the wizard's form of `POST /profiles`, which its fields tell
 * from a new profile. One per member; a second one replaces the first. A member who agreed to a
 * deposit goes on to `/payment`.
 */
export const registrationCreate = defineCall({
  method: 'POST',
  path: '/profiles',
  input: z.strictObject({
    availability: availabilitySchema,
    activities: activitiesSchema,
    budget: budgetSchema,
    videoAgreement: videoAgreementSchema,
    depositAgreement: depositAgreementSchema,
  }),
  answer: registrationSchema,
  errors: ['not-signed-in', 'profile-needed'],
});
