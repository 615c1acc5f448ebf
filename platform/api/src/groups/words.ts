import { ageMax, ageMin } from '@emberite/content/ages';
import { registrationName } from '@emberite/content/experiences';
import { labelOf } from '@emberite/content/option';
import { poetrySeason } from '@emberite/content/poetrySeason';
import { activityOptions, availabilityOptions } from '@emberite/content/registration';
import { kindOf } from './rules.ts';
import type { Broken, Sizes } from './rules.ts';
import type { Shortage } from './propose.ts';

/** What an evening is called in a sentence. */
export function eveningName(experience: string): string {
  const activity = activityOptions.find(({ value }) => value === experience)?.label;
  if (activity) return `a night out (${activity.toLowerCase()})`;
  return registrationName({ kind: kindOf(experience), experiences: [experience] });
}

/** A time in a sentence: 'on Friday evenings', 'on Friday, February 7, 2025, from 7 PM'. */
const timeWords = (when: string): string =>
  `on ${labelOf([...availabilityOptions, ...poetrySeason.fridays], when)}`;

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const ordinals = ['a first', 'a second', 'a third', 'a fourth', 'a fifth', 'a sixth'];

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${numbers[count] ?? count} more ${count === 1 ? one : many}`];

/** Says who would complete one more group: it would be the group number `nth`, from 0. */
export function shortageWords({ when, men, women, minAge, maxAge }: Shortage, nth: number): string {
  const [first = '', second] = [...counted(women, 'woman', 'women'), ...counted(men, 'man', 'men')];
  const who = second ? `${first} and ${second.toLowerCase()}` : first;
  const are = men + women === 1 ? 'is' : 'are';
  // Ideal ages may reach below and above the ages that members have.
  const ages = `${Math.max(minAge, ageMin)} and ${Math.min(maxAge, ageMax)}`;
  return `${who} between ${ages} who ${are} free ${timeWords(when)} would complete ${ordinals[nth] ?? 'another'} group.`;
}

/** Says which rule a group breaks. */
export function brokenWords(
  rule: Broken['rule'] | 'waiting',
  { smallest, largest }: Sizes,
): string {
  return {
    size: `A group has ${smallest} to ${largest} people.`,
    balance: 'There may be one more man than women, or one more woman than men, but not more.',
    ages: 'Somebody is outside the ideal ages of somebody else.',
    time: 'Somebody is not free then.',
    waiting: 'Somebody is not registered for this here, or is in another group.',
    met: 'Some of them were in a group together before.',
  }[rule];
}
