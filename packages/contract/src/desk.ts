import { defineCall, z } from './call.ts';
import { line, paragraphs } from './line.ts';
import { locationSchema, sexSchema } from './profileFields.ts';
import {
  activitySchema,
  experienceSchema,
  poetryDateSchema,
  weeklyTimeSchema,
} from './registrationFields.ts';

/*
 * Calls of the desk are for staff only: others find nothing at their addresses.
 */

/**
 * What a group is for: an experience of the catalogue, an activity of a night out such as `karaoke`, or
 * `poetry-night`.
 */
export const groupExperienceSchema = z.union([
  experienceSchema,
  activitySchema,
  z.literal('poetry-night'),
]);

/** When a group can meet: a time of the week, or a Friday of the poetry night as a date. */
export const groupTimeSchema = z.union([weeklyTimeSchema, poetryDateSchema]);

/** A member as staff see them. `id` is the one that other members see, too. Ages are in years. */
export const deskPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  sex: sexSchema,
  ageGroup: z.string(),
  minIdealAge: z.int(),
  maxIdealAge: z.int(),
});

/**
 * Declares a list of the desk: the rows that fit `filters`, and the address of the same list as a CSV file, e.g.
 * `/api/desk/waitlist.csv?role=host`.
 */
export const defineDeskList = <Filters extends z.ZodRawShape, Row extends z.ZodType>(
  path: `/desk/${string}`,
  filters: Filters,
  row: Row,
) =>
  defineCall({
    method: 'GET',
    path,
    input: z.strictObject(filters),
    response: z.object({ rows: z.array(row), csv: z.string() }),
    errors: [],
  });

/** Filters that most lists of the desk share. Without one, it filters nothing. */
export const deskFilters = {
  experience: groupExperienceSchema.optional(),
  place: locationSchema.optional(),
};

/** The ids of members. */
export const peopleSchema = z.array(line(100).min(1)).max(50);

/**
 * What staff say about an evening: the `date` like `2026-12-04` and the `hour` like `19:00`, both in the time zone of
 * the place; where people meet, with an address that a map finds; who hosts; a word for the group, or ''.
 */
export const eveningFields = {
  date: z.iso.date('Please choose a date.'),
  hour: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time of the day.'),
  meetingPlace: z.strictObject({
    name: line(100).min(1, 'Please say where the group meets.'),
    address: line(200).min(1, 'Please enter the address.'),
  }),
  host: line(100).min(1, 'Please say who hosts.'),
  word: paragraphs(1000),
};

export type GroupExperience = z.infer<typeof groupExperienceSchema>;
export type GroupTime = z.infer<typeof groupTimeSchema>;
export type DeskPerson = z.infer<typeof deskPersonSchema>;
