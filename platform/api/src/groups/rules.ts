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

/** By how many people one gender may exceed the other. */
export const mostApart = 1;

const countOf = (people: readonly Candidate[], sex: Candidate['sex']) =>
  people.filter((person) => person.sex === sex).length;

/** How many men and women there are. */
export const countBySex = (people: readonly Candidate[]) => ({
  men: countOf(people, 'male'),
  women: countOf(people, 'female'),
});

/** Whether two people are inside each other's ideal ages. */
export const suit = (one: Candidate, other: Candidate): boolean =>
  one.minIdealAge <= other.age &&
  other.age <= one.maxIdealAge &&
  other.minIdealAge <= one.age &&
  one.age <= other.maxIdealAge;

/** Pairs of people who were in a group together before. */
export interface Met {
  has(one: string, other: string): boolean;
}

/** Collects who met whom in earlier groups, each a list of ids. */
export function metIn(groups: readonly (readonly string[])[]): Met {
  const others = new Map<string, Set<string>>();
  for (const ids of groups) {
    for (const id of ids) others.set(id, new Set([...(others.get(id) ?? []), ...ids]));
  }
  return { has: (one, other) => one !== other && (others.get(one)?.has(other) ?? false) };
}

/** A rule that a group breaks, and the ids of the people it is about. */
export interface Broken {
  rule: 'size' | 'balance' | 'ages' | 'time' | 'met';
  people: string[];
}

/** Returns the ids of those who fulfill `test` with somebody else of the group. */
const whoWith = (
  people: readonly Candidate[],
  test: (one: Candidate, other: Candidate) => boolean,
): string[] =>
  people
    .filter((one) => people.some((other) => other !== one && test(one, other)))
    .map(({ id }) => id);

/** Returns the rules that people break as a group at a time; only `met` may stay broken. */
export function brokenRules(
  people: readonly Candidate[],
  when: string,
  { smallest, largest }: Sizes,
  met: Met,
): Broken[] {
  const { men, women } = countBySex(people);
  const more = men > women ? 'male' : 'female';
  const rules: (Broken & { isBroken?: boolean })[] = [
    {
      rule: 'size',
      people: [],
      isBroken: people.length < smallest || people.length > largest,
    },
    {
      rule: 'balance',
      people: people.filter(({ sex }) => sex === more).map(({ id }) => id),
      isBroken: Math.abs(men - women) > mostApart,
    },
    { rule: 'ages', people: whoWith(people, (one, other) => !suit(one, other)) },
    {
      rule: 'time',
      people: people.filter((one) => !one.availability.includes(when)).map(({ id }) => id),
    },
    { rule: 'met', people: whoWith(people, (one, other) => met.has(one.id, other.id)) },
  ];
  return rules.flatMap(({ isBroken, ...broken }) =>
    (isBroken ?? broken.people.length > 0) ? broken : [],
  );
}
