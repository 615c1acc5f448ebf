import type { Evenings } from '../evening.ts';

/** An evening of a member who comes, for stories; the stories' time is `now`. */
export const evening: Evenings[number] = {
  id: 'evening',
  experience: 'peak-axethrowing',
  name: 'Peak Axe Throwing',
  status: 'standing',
  state: 'coming',
  startsAt: '2026-12-05T03:00:00.000Z',
  timeZone: 'America/Vancouver',
  date: '2026-12-04',
  hour: '19:00',
  meetingPlace: { name: 'The Axe Hall', address: '12 Mackenzie Avenue, Revelstoke' },
  mapUrl: 'https://www.openstreetmap.org/search?query=12%20Mackenzie%20Avenue%2C%20Revelstoke',
  host: 'Dana',
  word: 'Bring shoes that cover your toes, and come hungry.',
  answerBy: '2026-11-25T10:00:00.000Z',
  changeUntil: '2026-12-03T03:00:00.000Z',
  calendar: '/api/groups/evening.ics',
  company: {
    size: 6,
    coming: 6,
    access: 'open',
    people: ['Maya', 'Jonas', 'Aiko'].map((name) => ({ id: name, name, videos: [] })),
  },
};

/** When it ends, in milliseconds. */
export const ends = Date.parse('2026-12-05T06:00:00.000Z');

/** The time of the stories, in milliseconds. */
export const now = Date.parse('2026-11-22T20:00:00.000Z');
