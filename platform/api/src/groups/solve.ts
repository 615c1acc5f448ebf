import { createRequire } from 'node:module';
import type { Pool } from './pools.ts';
import { perSex } from './pools.ts';
import { mostApart } from './rules.ts';
import type { Candidate, Sizes } from './rules.ts';

// Its types describe the CommonJS module.
const loadSolver: (typeof import('highs'))['default'] = createRequire(import.meta.url)('highs');

let solver: ReturnType<typeof loadSolver> | undefined;

/** How many of a pool's people the solver places in groups, and in how many. */
export interface Placed {
  pool: Pool;
  groups: number;
  people: readonly Candidate[];
}

/**
 * What it costs that two members of an earlier group are in one again: less than a place for somebody is worth, which is
 * from 1 to 2, more for those who wait longer.
 */
const metCost = 0.5;

/** What a group costs: of two ways to place the same people, the one with fewer, fuller groups. */
const groupCost = 0.001;

/** How far from the best a solution may be. What is left goes into the next program, so that closer takes longer and places nobody else. */
const gap = 0.1;

/** After how many steps the solver takes the best solution that it has, so that no input takes minutes: some seconds. */
const mostSteps = 15_000;

const sum = (names: readonly string[], sign: '+' | '-' = '+') =>
  names.map((name) => `${sign} ${name}`).join(' ');

/**
 * Places people in groups by an integer program. Of `people`, who waits longest is first. `earlier` are the ids of the
 * members of each earlier group. Throws if the solver fails.
 *
 * A pool's people suit each other, so all that matters is who of them is in a group, in how many groups, and how many of
 * each gender. `split` then makes the groups.
 */
export async function solve(
  people: readonly Candidate[],
  pools: readonly Pool[],
  sizes: Sizes,
  earlier: readonly (readonly string[])[],
): Promise<Placed[]> {
  const { fewest, most } = perSex(sizes);
  const index = new Map(people.map(({ id }, position) => [id, position]));
  const worth = (id: string) => 2 - (index.get(id) ?? 0) / people.length;
  const places = new Map<string, string[]>();
  const goal: string[] = [];
  const rules: string[] = [];
  for (const [number, pool] of pools.entries()) {
    const groups = `g${number}`;
    const nameOf = (id: string) => `p${number}_${index.get(id)}`;
    const of = (sex: Candidate['sex']) =>
      pool.people.filter((person) => person.sex === sex).map(({ id }) => nameOf(id));
    const [men, women] = [of('male'), of('female')];
    goal.push(`- ${groupCost} ${groups}`);
    for (const { id } of pool.people) {
      goal.push(`+ ${worth(id)} ${nameOf(id)}`);
      places.set(id, [...(places.get(id) ?? []), nameOf(id)]);
    }
    for (const names of [men, women]) {
      rules.push(`${sum(names)} - ${most} ${groups} <= 0`);
      rules.push(`${sum(names)} - ${fewest} ${groups} >= 0`);
    }
    const apart = `${sum(men)} ${sum(women, '-')}`;
    rules.push(`${apart} - ${mostApart} ${groups} <= 0`, `${apart} + ${mostApart} ${groups} >= 0`);
    for (const ids of earlier) {
      const again = pool.people.filter(({ id }) => ids.includes(id));
      if (again.length < 2) continue;
      const penalty = `m${goal.length}`;
      goal.push(`- ${metCost} ${penalty}`);
      rules.push(`${sum(again.map(({ id }) => nameOf(id)))} - ${groups} - ${penalty} <= 0`);
    }
  }
  for (const names of places.values()) rules.push(`${sum(names)} <= 1`);
  const choices = [...places.values()].flat();
  const counts = pools.map((_, number) => `g${number}`);
  const program = [
    'Maximize',
    `obj: ${goal.join('\n')}`,
    'Subject To',
    ...rules.map((rule, position) => `r${position}: ${rule}`),
    'Binary',
    ...choices,
    'General',
    ...counts,
    'End',
  ].join('\n');
  solver ??= loadSolver();
  const highs = await solver;
  const { callbackType, modelStatus } = highs.constants;
  return highs.withModel({ format: 'lp', data: program }, (model) => {
    model.options.set({ output_flag: false, mip_rel_gap: gap });
    model.run({
      [callbackType.mipInterrupt](event) {
        if ((event.data.mip_total_lp_iterations ?? 0) > mostSteps) event.interrupt();
      },
    });
    const status = model.getModelStatus();
    if (status !== modelStatus.optimal && status !== modelStatus.interrupted) {
      throw new Error(`The solver says: ${status}.`);
    }
    const { colValue } = model.getSolution();
    const valueOf = (name: string) => Math.round(colValue[model.getColByName(name)] ?? 0);
    return pools.flatMap((pool, number) => {
      const groups = valueOf(`g${number}`);
      const placed = pool.people.filter(({ id }) => valueOf(`p${number}_${index.get(id)}`) === 1);
      return groups > 0 ? { pool, groups, people: placed } : [];
    });
  });
}
