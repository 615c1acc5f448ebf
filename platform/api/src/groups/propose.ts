import { poolsOf, perSex } from './pools.ts';
import type { Pool } from './pools.ts';
import { brokenRules, countBySex, metIn } from './rules.ts';
import type { Candidate, Met, Sizes } from './rules.ts';
import { solve } from './solve.ts';
import type { Placed } from './solve.ts';

/** What groups are proposed from. Of `people`, who waits longest is first. */
export interface Waiting {
  people: readonly Candidate[];
  times: readonly string[];
  sizes: Sizes;
  /** The ids of the members of each earlier group. */
  earlier: readonly (readonly string[])[];
}

/** People who can meet at a time without breaking a rule. */
export interface Proposed {
  when: string;
  people: readonly Candidate[];
}

/** How many choices one integer program has at most, so that 500 people take seconds. The rest is another program. */
const mostChoices = 600;

/** The largest pools that one program can have. There is always one. */
function firstPools(pools: readonly Pool[]): Pool[] {
  let choices = 0;
  return pools
    .toSorted((one, other) => other.people.length - one.people.length)
    .filter(({ people }, index) => {
      const fits = index === 0 || choices + people.length <= mostChoices;
      if (fits) choices += people.length;
      return fits;
    });
}

/** How often members of a group were in one before. */
const repeats = (people: readonly Candidate[], met: Met): number =>
  people.flatMap((one) => people.filter((other) => met.has(one.id, other.id))).length;

/** Splits the people of a pool into groups: equally many of each gender in each, as far as the numbers allow. */
function split({ pool: { when }, groups, people }: Placed, met: Met): Proposed[] {
  const { men, women } = countBySex(people);
  const isEven = Math.floor(men / groups) === Math.floor(women / groups);
  const made: Candidate[][] = Array.from({ length: groups }, () => []);
  const of = (sex: Candidate['sex']) => people.filter((person) => person.sex === sex).entries();
  for (const [turn, man] of of('male')) made[turn % groups]?.push(man);
  // If every group has room for one more of either gender, those who are left over are in different groups.
  for (const [turn, woman] of of('female')) {
    made.at(isEven ? -1 - (turn % groups) : turn % groups)?.push(woman);
  }
  separate(made, met);
  return made.map((members) => ({ when, people: members }));
}

/** Swaps people of one gender among groups of one pool for as long as fewer of them have met before. */
function separate(groups: Candidate[][], met: Met): void {
  const swaps = () => {
    for (const [one, other] of groups.flatMap((group, index) =>
      groups.slice(index + 1).map((later) => [group, later] as const),
    )) {
      for (const [at, person] of one.entries()) {
        for (const [otherAt, partner] of other.entries()) {
          if (person.sex !== partner.sex) continue;
          const before = repeats(one, met) + repeats(other, met);
          if (before === 0) break;
          [one[at], other[otherAt]] = [partner, person];
          if (repeats(one, met) + repeats(other, met) < before) return true;
          [one[at], other[otherAt]] = [person, partner];
        }
      }
    }
    return false;
  };
  while (swaps());
}

/** Whether people can be a group at a time. They may have met. */
const canMeet = (people: readonly Candidate[], when: string, sizes: Sizes, met: Met): boolean =>
  brokenRules(people, when, sizes, met).every(({ rule }) => rule === 'met');

/**
 * Gives people who are left the places of those who wait less long, and places that a group still has, as far as the
 * rules allow and nobody meets the same people again because of it.
 */
function preferLongest(groups: readonly Proposed[], { people, sizes }: Waiting, met: Met): void {
  const left = people.filter((person) => !groups.some((group) => group.people.includes(person)));
  /** Puts somebody into a group if it can be. Returns who has to leave it for that, if anybody. */
  const place = (person: Candidate): Candidate | undefined => {
    const later = people.slice(people.indexOf(person) + 1).toReversed();
    for (const group of groups) {
      const before = group.people;
      const leavers = later.filter((one) => before.includes(one));
      for (const leaving of [undefined, ...leavers]) {
        const changed = leaving
          ? before.with(before.indexOf(leaving), person)
          : [...before, person];
        const isBetter = repeats(changed, met) <= repeats(before, met);
        if (!isBetter || !canMeet(changed, group.when, sizes, met)) continue;
        group.people = changed;
        return leaving;
      }
    }
    return undefined;
  };
  for (let person = left.shift(); person; person = left.shift()) {
    const leaving = place(person);
    // They wait less long than the one who has their place, so that this ends.
    if (leaving) left.unshift(leaving);
  }
}

/**
 * Proposes groups: as many people as possible, who wait longest first, and nobody twice with the same people if it can be
 * helped. No group breaks a rule. The same input gives the same groups.
 */
export async function propose(waiting: Waiting): Promise<Proposed[]> {
  const { people, times, sizes, earlier } = waiting;
  const met = metIn(earlier);
  const { fewest } = perSex(sizes);
  const groups: Proposed[] = [];
  for (;;) {
    const placed = new Set(groups.flatMap((group) => group.people));
    const left = people.filter((person) => !placed.has(person));
    const pools = poolsOf(left, times).filter((pool) => {
      const { men, women } = countBySex(pool.people);
      return Math.min(men, women) >= fewest;
    });
    if (pools.length === 0) break;
    const tried = firstPools(pools);
    const wished = await solve(left, tried, sizes, earlier);
    // That people meet again is no reason to have no group.
    const found = wished.length > 0 ? wished : await solve(left, tried, sizes, []);
    const made = found.flatMap((one) => split(one, met));
    const right = made.filter((group) => canMeet(group.people, group.when, sizes, met));
    if (right.length === 0) break;
    groups.push(...right);
  }
  preferLongest(groups, waiting, met);
  return groups;
}

/** Who would complete one more group with some who are left. Ages are in years, both ends included. */
export interface Shortage {
  when: string;
  men: number;
  women: number;
  minAge: number;
  maxAge: number;
}

/** How many shortages are named at most. */
const mostNamed = 3;

/** Says who is missing for more groups, the easiest one to complete first. */
export function shortages(groups: readonly Proposed[], waiting: Waiting): Shortage[] {
  const { times, sizes } = waiting;
  const { fewest } = perSex(sizes);
  const placed = new Set(groups.flatMap(({ people }) => people.map(({ id }) => id)));
  let left = waiting.people.filter(({ id }) => !placed.has(id));
  const named: Shortage[] = [];
  while (named.length < mostNamed) {
    const started = poolsOf(left, times).map(({ when, people }) => {
      const first = (sex: Candidate['sex']) =>
        people.filter((person) => person.sex === sex).slice(0, fewest);
      return { when, people: [...first('male'), ...first('female')] };
    });
    const [fullest] = started
      .filter(({ people }) => people.length < 2 * fewest)
      .toSorted((one, other) => other.people.length - one.people.length);
    // Half a group of strangers is no hint.
    if (!fullest || (named.length > 0 && fullest.people.length < fewest)) break;
    const { when, people } = fullest;
    const { men, women } = countBySex(people);
    named.push({
      when,
      men: fewest - men,
      women: fewest - women,
      minAge: Math.max(...people.map(({ minIdealAge }) => minIdealAge)),
      maxAge: Math.min(...people.map(({ maxIdealAge }) => maxIdealAge)),
    });
    left = left.filter((person) => !people.includes(person));
  }
  return named;
}
