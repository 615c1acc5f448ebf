import { defineCall, z } from './call.ts';
import {
  activitiesSchema,
  availabilitySchema,
  budgetSchema,
  depositAgreementSchema,
  experienceSchema,
  videoAgreementSchema,
} from './registrationFields.ts';
import { registrationSchema } from './registration.ts';

/**
 * Registers a member for a night out: the wizard's variant of `POST /profiles`, told apart from a
 * new profile by its fields. One per member: a second one replaces the answers, and its
 * `experience` is added to those of the first. Refused where groups do not form yet. A member who
 * agreed to a deposit goes on to `/payment`.
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
    /** The experience that the wizard was opened for. */
    experience: experienceSchema.optional(),
  }),
  response: registrationSchema,
  errors: ['not-signed-in', 'profile-needed', 'place-not-open'],
});
