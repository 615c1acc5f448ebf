import { smallestGroup } from '@emberite/content/registration';

/** What the rules need to know of a member. Ages are in years. */
export interface Candidate {
  id: string;
  sex: 'male' | 'female';
  age: number;
  minIdealAge: number;
  maxIdealAge: number;
  /** The times at which they are free. */
  availability: readonly string[];
}

/** How many people a group may have. */
export interface Sizes {
  smallest: number;
  largest: number;
}

/** How many people a group for an experience has: 6 to 12, and 8 to 12 for the poetry night. */
export const sizesOf = (experience: string): Sizes => ({
  smallest: experience === 'poetry-night' ? 8 : smallestGroup,
  largest: 12,
});

/** The kind of registration that a group for an experience needs. */
export const kindOf = (experience: string): 'night-out' | 'poetry-night' =>
  experience === 'poetry-night' ? experience : 'night-out';

/** By how many people one gender may exceed the other. */
export const mostApart = 1;

/** How many men and women there are. */
export function countBySex(people: readonly Candidate[]) {
  const men = people.filter(({ sex }) => sex === 'male').length;
  return { men, women: people.length - men };
}

/** Whether a group keeps its balance with some people, once the places that are `free` are taken. */
export function isBalanced(people: readonly Candidate[], free = 0): boolean {
  const { men, women } = countBySex(people);
  return Math.abs(men - women) <= mostApart + free;
}

/** Whether two people are inside each other's ideal ages. */
export const suit = (one: Candidate, other: Candidate): boolean =>
  one.minIdealAge <= other.age &&
  other.age <= one.maxIdealAge &&
  other.minIdealAge <= one.age &&
  one.age <= other.maxIdealAge;

/** Collects who met whom in earlier groups, each a list of ids. */
export function metIn(groups: readonly (readonly string[])[]) {
  const others = new Map<string, Set<string>>();
  for (const ids of groups) {
    for (const id of ids) others.set(id, new Set([...(others.get(id) ?? []), ...ids]));
  }
  return {
    has: (one: string, other: string) => one !== other && (others.get(one)?.has(other) ?? false),
  };
}

/** Pairs of people who were in a group together before. */
export type Met = ReturnType<typeof metIn>;

/** A rule that a group breaks, and the ids of the people it is about. */
export interface Broken {
  rule: 'size' | 'balance' | 'ages' | 'time' | 'met';
  people: string[];
}

const idsOf = (people: readonly Candidate[]) => people.map(({ id }) => id);

/** Returns the ids of those who fulfill `test` with somebody else of the group. */
const whoWith = (
  people: readonly Candidate[],
  test: (one: Candidate, other: Candidate) => boolean,
): string[] =>
  idsOf(people.filter((one) => people.some((other) => other !== one && test(one, other))));

/** Returns the rules that people break as a group at a time; only `met` may stay broken. */
export function brokenRules(
  people: readonly Candidate[],
  when: string,
  { smallest, largest }: Sizes,
  met: Met,
): Broken[] {
  const { men, women } = countBySex(people);
  const more = men > women ? 'male' : 'female';
  const isWrongSize = people.length < smallest || people.length > largest;
  const uneven = isBalanced(people) ? [] : people.filter(({ sex }) => sex === more);
  const busy = people.filter(({ availability }) => !availability.includes(when));
  const about: Broken[] = [
    { rule: 'balance', people: idsOf(uneven) },
    { rule: 'ages', people: whoWith(people, (one, other) => !suit(one, other)) },
    { rule: 'time', people: idsOf(busy) },
    { rule: 'met', people: whoWith(people, (one, other) => met.has(one.id, other.id)) },
  ];
  return [
    ...(isWrongSize ? [{ rule: 'size' as const, people: [] }] : []),
    ...about.filter((broken) => broken.people.length > 0),
  ];
}
