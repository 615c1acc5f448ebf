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

/** How many of a group somebody was in one with before. */
const known = ({ id }: Candidate, people: readonly Candidate[], met: Met): number =>
  people.filter((other) => met.has(id, other.id)).length;

/** Splits the people of a pool into groups: equally many of each gender in each, as far as the numbers allow. */
function split({ pool: { when }, groups, people }: Placed): Proposed[] {
  const { men, women } = countBySex(people);
  const isEven = Math.floor(men / groups) === Math.floor(women / groups);
  const made: Candidate[][] = Array.from({ length: groups }, () => []);
  const of = (sex: Candidate['sex']) => people.filter((person) => person.sex === sex).entries();
  for (const [turn, man] of of('male')) made[turn % groups]?.push(man);
  // If every group has room for one more of either gender, those who are left over are in different groups.
  for (const [turn, woman] of of('female')) {
    made.at(isEven ? -1 - (turn % groups) : turn % groups)?.push(woman);
  }
  return made.map((members) => ({ when, people: members }));
}

/** Whether people can be a group at a time. They may have met. */
const canMeet = (people: readonly Candidate[], when: string, sizes: Sizes, met: Met): boolean =>
  brokenRules(people, when, sizes, met).every(({ rule }) => rule === 'met');

/**
 * Gives people who are left the places of those who wait less long, and places that a group still has, as far as the
 * rules allow and nobody meets the same people again because of it.
 */
function preferLongest(groups: readonly Proposed[], { people, sizes }: Waiting, met: Met): void {
  const isPlaced = (person: Candidate) => groups.some((group) => group.people.includes(person));
  /** Puts somebody into a group if it can be, and whoever has to leave it for that into another one. */
  const place = (person: Candidate): boolean => {
    const later = people.slice(people.indexOf(person) + 1).toReversed();
    for (const group of groups) {
      const before = group.people;
      const leavers = later.filter((one) => before.includes(one));
      for (const leaving of [undefined, ...leavers]) {
        const changed = leaving
          ? before.with(before.indexOf(leaving), person)
          : [...before, person];
        const isBetter = known(person, changed, met) <= (leaving ? known(leaving, before, met) : 0);
        if (!isBetter || !canMeet(changed, group.when, sizes, met)) continue;
        group.people = changed;
        if (leaving) place(leaving);
        return true;
      }
    }
    return false;
  };
  // A change can make room for whoever had none before. Who leaves waits less long, so that this ends.
  while (people.filter((person) => !isPlaced(person) && place(person)).length > 0);
}

/**
 * Swaps people of one gender where fewer of them meet again because of it and no rule is broken. Returns whether anybody
 * was swapped.
 */
function separate(groups: readonly Proposed[], { sizes }: Waiting, met: Met): boolean {
  let isSwapped = false;
  const swap = (group: Proposed, person: Candidate): boolean =>
    groups.some((other) =>
      other.people.some((partner) => {
        if (other === group || partner.sex !== person.sex) return false;
        const mine = group.people.with(group.people.indexOf(person), partner);
        const theirs = other.people.with(other.people.indexOf(partner), person);
        const before = known(person, group.people, met) + known(partner, other.people, met);
        const isBetter = known(person, theirs, met) + known(partner, mine, met) < before;
        if (!isBetter || !canMeet(mine, group.when, sizes, met)) return false;
        if (!canMeet(theirs, other.when, sizes, met)) return false;
        group.people = mine;
        other.people = theirs;
        return true;
      }),
    );
  for (const group of groups) {
    for (const person of group.people) {
      if (known(person, group.people, met) > 0 && swap(group, person)) isSwapped = true;
    }
  }
  return isSwapped;
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
    const made = found.flatMap(split);
    const right = made.filter((group) => canMeet(group.people, group.when, sizes, met));
    if (right.length === 0) break;
    groups.push(...right);
  }
  do preferLongest(groups, waiting, met);
  while (separate(groups, waiting, met));
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
