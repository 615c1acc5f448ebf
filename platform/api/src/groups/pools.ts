import type { Candidate, Sizes } from './rules.ts';

/** People who are all free at one time, and all inside each other's ideal ages: any of them suit each other. */
export interface Pool {
  when: string;
  people: readonly Candidate[];
}

/** The fewest and the most of one gender in a group whose genders differ by one at most. */
export const perSex = ({ smallest, largest }: Sizes) => ({
  fewest: Math.floor(smallest / 2),
  most: Math.ceil(largest / 2),
});

/**
 * Returns the largest pools of some people at some times: each pool is in none of the others. People suit each other
 * exactly if the youngest and the oldest of them are within everybody's ideal ages, so each pool belongs to such a pair
 * of ages.
 */
export function poolsOf(people: readonly Candidate[], times: readonly string[]): Pool[] {
  return times.flatMap((when) => {
    const free = people.filter(({ availability }) => availability.includes(when));
    const ages = [...new Set(free.map(({ age }) => age))].toSorted((one, other) => one - other);
    const found = new Map<bigint, Pool>();
    for (const youngest of ages) {
      const wanting = free
        .map((person, index) => ({ person, bit: 1n << BigInt(index) }))
        .filter(({ person: { age, minIdealAge } }) => youngest <= age && minIdealAge <= youngest);
      for (const oldest of ages.filter((age) => age >= youngest)) {
        const suiting = wanting.filter(
          ({ person: { age, maxIdealAge } }) => age <= oldest && oldest <= maxIdealAge,
        );
        const key = suiting.reduce((bits, { bit }) => bits | bit, 0n);
        if (key > 0n) found.set(key, { when, people: suiting.map(({ person }) => person) });
      }
    }
    const bySize = [...found].toSorted(
      ([, one], [, other]) => other.people.length - one.people.length,
    );
    const largest: [bigint, Pool][] = [];
    for (const [key, pool] of bySize) {
      if (!largest.some(([bits]) => (bits & key) === key)) largest.push([key, pool]);
    }
    return largest.map(([, pool]) => pool);
  });
}
