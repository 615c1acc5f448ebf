import { suit } from './rules.ts';
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
 * Returns the largest sets of people who all suit each other, as the README says: each is in none of the others. Who is
 * outside their own ideal ages suits nobody who is outside on the same side.
 */
function suitingIn(people: readonly Candidate[]): Set<Candidate>[] {
  const ages = [...new Set(people.map(({ age }) => age))].toSorted((one, other) => one - other);
  const inside = ages.flatMap((youngest) =>
    ages.map((oldest) =>
      people.filter(
        ({ age, minIdealAge, maxIdealAge }) =>
          minIdealAge <= youngest && youngest <= age && age <= oldest && oldest <= maxIdealAge,
      ),
    ),
  );
  const outside = people
    .filter((one) => !suit(one, one))
    .flatMap((one) =>
      suitingIn(people.filter((other) => suit(one, other))).map((others) => [one, ...others]),
    );
  const largest: Set<Candidate>[] = [];
  for (const set of [...inside, ...outside].toSorted((one, other) => other.length - one.length)) {
    const isInOther = largest.some((other) => set.every((person) => other.has(person)));
    if (set.length > 0 && !isInOther) largest.push(new Set(set));
  }
  return largest;
}

/** Returns the largest pools of some people at some times. */
export const poolsOf = (people: readonly Candidate[], times: readonly string[]): Pool[] =>
  times.flatMap((when) => {
    const free = people.filter(({ availability }) => availability.includes(when));
    return suitingIn(free).map((set) => ({ when, people: free.filter((one) => set.has(one)) }));
  });
