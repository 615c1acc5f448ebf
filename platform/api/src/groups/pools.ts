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
    const suiting = ages.flatMap((youngest) =>
      ages.map((oldest) =>
        free.filter(
          ({ age, minIdealAge, maxIdealAge }) =>
            minIdealAge <= youngest && youngest <= age && age <= oldest && oldest <= maxIdealAge,
        ),
      ),
    );
    const largest: Set<Candidate>[] = [];
    for (const pool of suiting.toSorted((one, other) => other.length - one.length)) {
      const isInOther = largest.some((other) => pool.every((person) => other.has(person)));
      if (pool.length > 0 && !isInOther) largest.push(new Set(pool));
    }
    return largest.map((pool) => ({ when, people: [...pool] }));
  });
}
