import type { Option } from '@emberite/content/option';

export interface AvailabilityDay {
  day: string;
  slots: readonly Option[];
}

/** A week to try out, with the times of a registration: no event is planned around what is checked. */
export const sampleAvailability: readonly AvailabilityDay[] = [
  {
    day: 'Monday to Thursday',
    slots: [{ value: 'weekday_evenings', label: 'Evening, from 6 PM' }],
  },
  { day: 'Friday', slots: [{ value: 'friday_evenings', label: 'Evening, from 6 PM' }] },
  {
    day: 'Saturday',
    slots: [
      { value: 'saturday_daytime', label: 'Daytime, 10 AM to 5 PM' },
      { value: 'saturday_evenings', label: 'Evening, from 5 PM' },
    ],
  },
  {
    day: 'Sunday',
    slots: [
      { value: 'sunday_daytime', label: 'Daytime, 10 AM to 5 PM' },
      { value: 'sunday_evenings', label: 'Evening, from 5 PM' },
    ],
  },
];
