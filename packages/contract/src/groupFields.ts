import { z } from './zod.ts';

/**
 * Where a group stands. `inviting`: not everybody has said yes. `standing`: it was full, so the evening takes place. A
 * place that becomes free again goes to the next who fits. `over`: the evening has begun. `called-off`: it does not take
 * place.
 */
export const groupStatusSchema = z.enum(['inviting', 'standing', 'over', 'called-off']);

/**
 * Where a member of a group stands. `asked`: they have not answered the last question yet. `replaced`: they said nothing
 * for too long, so that their place has gone to somebody else.
 */
export const seatStateSchema = z.enum(['asked', 'coming', 'declined', 'replaced']);

/** The answer to an invitation: I come, or I cannot. */
export const groupAnswerSchema = z.enum(['coming', 'declined']);

/**
 * What members and staff know of an evening. `startsAt` is ISO; `date` (like `2026-12-04`) and `hour` (like `19:00`) are
 * those of the place, in `timeZone`. `word` is what the host or staff say to the group, or ''.
 */
export const eveningFacts = {
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  date: z.iso.date(),
  hour: z.string(),
  meetingPlace: z.object({ name: z.string(), address: z.string() }),
  host: z.string(),
  word: z.string(),
};

/**
 * An evening as an invited member sees it. `mapUrl` opens a map at the meeting place. `answerBy` is when the place of who
 * is asked goes to somebody else. `changeUntil` is two days before the evening: until then, a member who comes can still
 * decline.
 */
export const eveningSchema = z.object({
  id: z.string(),
  experience: z.string(),
  /** What it is called in a sentence: 'Peak Axe Throwing', 'poetry night', 'a night out (karaoke)'. */
  name: z.string(),
  status: groupStatusSchema,
  state: seatStateSchema,
  ...eveningFacts,
  mapUrl: z.string(),
  answerBy: z.iso.datetime(),
  changeUntil: z.iso.datetime(),
});

export type GroupStatus = z.infer<typeof groupStatusSchema>;
export type SeatState = z.infer<typeof seatStateSchema>;
export type GroupAnswer = z.infer<typeof groupAnswerSchema>;
export type Evening = z.infer<typeof eveningSchema>;
