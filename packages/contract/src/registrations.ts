import { registrationMessages } from '@emberite/content/registration';
import { defineCall, z } from './call.ts';
import { line } from './line.ts';
import { patience } from './patience.ts';
import { locationSchema } from './profileFields.ts';
import {
  depositSchema,
  groupSchema,
  memberPlaceSchema,
  paymentsSchema,
  registrationSchema,
} from './registration.ts';
import {
  activitiesSchema,
  availabilitySchema,
  budgetSchema,
  depositAgreementSchema,
  experienceSchema,
  poetryAvailabilitySchema,
  videoAgreementSchema,
} from './registrationFields.ts';

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
  errors: ['not-signed-in', 'too-many-requests', 'profile-needed', 'place-not-open'],
});

/**
 * Registers anyone for a poetry night. The registration goes to the user who then signs in with
 * this browser. The response has the initial values of the new account.
 */
export const poetryNightJoin = defineCall({
  method: 'POST',
  path: '/registrations/poetry-night',
  input: z.strictObject({
    availability: poetryAvailabilitySchema,
    availabilityExplained: z.literal(true, registrationMessages.notExplained),
  }),
  response: z.object({ inviteCode: z.string(), location: locationSchema.exclude(['Other']) }),
  errors: ['too-many-requests'],
});

/** Adds an experience to the member's registration for a night out. Adding it twice changes nothing. */
export const experienceAdd = defineCall({
  method: 'POST',
  path: '/registrations/experiences/add',
  input: z.strictObject({ experience: experienceSchema }),
  response: registrationSchema,
  errors: ['not-signed-in', 'too-many-requests', 'place-not-open'],
});

/** Removes an experience from the member's registration for a night out, which stays. */
export const experienceRemove = defineCall({
  method: 'POST',
  path: '/registrations/experiences/remove',
  input: z.strictObject({ experience: experienceSchema }),
  response: registrationSchema,
  errors: ['not-signed-in', 'too-many-requests'],
});

/**
 * Withdraws a registration of the signed-in user and deletes it, and gives up their place in a group that is not settled
 * yet. For a night out, a paid deposit is refunded unless it is used, and a pending one as soon as it is paid. If that
 * is not possible, the registration stays.
 */
export const registrationWithdraw = defineCall({
  method: 'POST',
  path: '/registrations/withdraw',
  input: z.strictObject({ id: line(100) }),
  response: z.object({}),
  errors: ['not-signed-in', 'payment-unavailable'],
  // It waits for a refund and a mail.
  patience: patience.write,
});

/** Asks the payment service about a payment that is pending or unconfirmed, and returns what the user is registered for. */
export const depositCheck = defineCall({
  method: 'POST',
  path: '/registrations/deposit/check',
  input: z.strictObject({}),
  response: registrationsSchema,
  errors: ['not-signed-in', 'too-many-requests', 'payment-unavailable'],
  patience: patience.write,
});
