import type { Option } from './option.ts';

export interface AvailabilityDay {
  day: string;
  slots: readonly Option[];
}

const morning = { part: 'morning', label: 'Morning, 9 to 12' };
const afternoon = { part: 'afternoon', label: 'Afternoon, 1 to 5' };
const evening = { part: 'evening', label: 'Evening, 6 to 10' };

function dayOf(day: string, ...slots: readonly { part: string; label: string }[]): AvailabilityDay {
  return {
    day,
    slots: slots.map(({ part, label }) => ({ value: `${day.toLowerCase()}-${part}`, label })),
  };
}

/** Sample times of a week: no event is planned around them yet, and the page says so. */
export const sampleAvailability: readonly AvailabilityDay[] = [
  dayOf('Wednesday', evening),
  dayOf('Thursday', evening),
  dayOf('Friday', afternoon, evening),
  dayOf('Saturday', morning, afternoon, evening),
  dayOf('Sunday', morning, afternoon),
];
