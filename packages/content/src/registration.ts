import type { Option } from './option.ts';

/** The deposit in dollars. It is still optional. */
export const depositDollars = 10;
/** The kinds of videos that a member needs, one of each, to be discoverable. */
export const neededVideos = ['fun', 'useful'] as const;

/** Returns the kinds of videos that a member still needs; none if they are discoverable. */
export const missingVideos = (
  videos: readonly { readonly promptType: string }[],
): (typeof neededVideos)[number][] =>
  neededVideos.filter((kind) => videos.every(({ promptType }) => promptType !== kind));

/** The minimum number of people for an event. */
export const smallestGroup = 6;
/** How many days before an event its date becomes known. */
export const noticeDays = 7;
/** How long an evening is, in hours. */
export const eveningHours = 3;

/** The times a member is generally free. */
export const availabilityOptions = [
  { value: 'weekday_evenings', label: 'Weekday evenings', help: 'Monday to Thursday, from 6 PM' },
  { value: 'friday_evenings', label: 'Friday evenings', help: 'From 6 PM' },
  { value: 'saturday_daytime', label: 'Saturday daytime', help: 'Between 10 AM and 5 PM' },
  { value: 'saturday_evenings', label: 'Saturday evenings', help: 'From 5 PM' },
  { value: 'sunday_daytime', label: 'Sunday daytime', help: 'Between 10 AM and 5 PM' },
  { value: 'sunday_evenings', label: 'Sunday evenings', help: 'From 5 PM' },
] as const satisfies readonly Option[];

/** A time of the week. */
export type Availability = (typeof availabilityOptions)[number]['value'];

export const activityOptions = [
  { value: 'arcade', label: 'Arcade' },
  { value: 'bars_lounges', label: 'Bars and lounges' },
  { value: 'live_music', label: 'Live music' },
  { value: 'nightclubs', label: 'Nightclubs' },
  { value: 'comedy_shows', label: 'Comedy shows' },
  { value: 'karaoke', label: 'Karaoke' },
  { value: 'themed_parties', label: 'Themed parties' },
  { value: 'speakeasies', label: 'Speakeasies' },
  { value: 'rooftop_events', label: 'Rooftop events' },
] as const satisfies readonly Option[];

export type Activity = (typeof activityOptions)[number]['value'];

/** The budgets for an evening, lowest first. Used for the ideal and the maximum. */
export const budgetOptions = [
  { value: '0-20', label: '$0 to $20' },
  { value: '20-50', label: '$20 to $50' },
  { value: '50-100', label: '$50 to $100' },
  { value: '100-200', label: '$100 to $200' },
  { value: '200+', label: '$200 and more' },
] as const satisfies readonly Option[];

/** What an evening may cost, in dollars. */
export type Budget = (typeof budgetOptions)[number]['value'];

/**
 * What is wrong with a registration: shown by the form beside its cause, and returned by the API.
 */
export const registrationMessages = {
  noAvailability:
    'Please select at least one availability option. More options mean a higher chance of snagging a spot.',
  /** Of the poetry night, whose page may have been open for weeks. */
  fridayOver: 'This Friday is over. Please choose one that is still to come.',
  seasonOver: 'This season of the poetry night is over.',
  notExplained: 'Make sure you understand that the spot is not guaranteed (check the box)',
  noActivity: 'Please select at least one activity.',
  noBudget: 'Please select your budget.',
  maxBelowIdeal: 'Your maximum budget must not be below your ideal budget.',
  videosMandatory: 'Uploading videos is mandatory to be discoverable.',
  noVideoAnswer: 'Please select whether you will upload videos.',
  noDepositAnswer: 'Please select whether you will leave a deposit.',
} as const;

/** The values that a poetry night registration stores before the account is created. */
export const poetryNightInvite = {
  inviteCode: 'EMBER-POETRY',
  location: 'CA:BC:Revelstoke',
} as const;
