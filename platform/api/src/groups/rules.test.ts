import { expect, it } from 'vitest';
import { brokenRules, isBalanced, kindOf, metIn, sizesOf, suit } from './rules.ts';
import type { Candidate } from './rules.ts';

const person = (
  id: string,
  sex: Candidate['sex'],
  changes: Partial<Candidate> = {},
): Candidate => ({
  id,
  sex,
  age: 35,
  minIdealAge: 30,
  maxIdealAge: 40,
  availability: ['friday_evenings'],
  ...changes,
});

/** As many men and women. */
const group = (men: number, women: number) => [
  ...Array.from({ length: men }, (_, index) => person(`m${index}`, 'male')),
  ...Array.from({ length: women }, (_, index) => person(`w${index}`, 'female')),
];

const nobodyMet = metIn([]);

const broken = (people: readonly Candidate[], met = nobodyMet) =>
  brokenRules(people, 'friday_evenings', sizesOf('peak-axethrowing'), met);

it.each([
  ['peak-axethrowing', 6],
  ['poetry-night', 8],
])('a group for %s has %i to 12 people', (experience, smallest) => {
  expect(sizesOf(experience)).toEqual({ smallest, largest: 12 });
});

it.each([
  [3, 3],
  [3, 4],
  [4, 3],
  [6, 6],
])('%i men and %i women are a group', (men, women) => {
  expect(broken(group(men, women))).toEqual([]);
});

it.each([
  [2, 3],
  [7, 6],
])('%i men and %i women are too few or too many', (men, women) => {
  expect(broken(group(men, women))).toEqual([{ rule: 'size', people: [] }]);
});

it('names those of whom there are too many', () => {
  expect(broken(group(4, 2))).toEqual([{ rule: 'balance', people: ['m0', 'm1', 'm2', 'm3'] }]);
  expect(broken(group(2, 4))).toEqual([{ rule: 'balance', people: ['w0', 'w1', 'w2', 'w3'] }]);
});

it('may still be balanced by who takes the free places', () => {
  expect([0, 1, 2].map((free) => isBalanced(group(4, 2), free))).toEqual([false, true, true]);
});

it.each([
  ['peak-axethrowing', 'night-out'],
  ['karaoke', 'night-out'],
  ['poetry-night', 'poetry-night'],
])('who wants %s registers for %s', (experience, kind) => {
  expect(kindOf(experience)).toBe(kind);
});

it.each<[Partial<Candidate>, boolean]>([
  [{}, true],
  [{ age: 30 }, true],
  [{ age: 29 }, false],
  [{ age: 40 }, true],
  [{ age: 41 }, false],
  [{ minIdealAge: 35 }, true],
  [{ minIdealAge: 36 }, false],
  [{ maxIdealAge: 35 }, true],
  [{ maxIdealAge: 34 }, false],
])('whether somebody of 35, who wishes 30 to 40, suits %j: %j', (changes, expected) => {
  const [one, other] = [person('m', 'male'), person('w', 'female', changes)];
  expect([suit(one, other), suit(other, one)]).toEqual([expected, expected]);
});

it('names whoever does not suit, or has no time', () => {
  const [first, ...others] = group(3, 3);
  const people = [...others, person('old', 'male', { age: 70, availability: ['sunday_daytime'] })];
  expect(first && broken(people)).toEqual([
    { rule: 'ages', people: people.map(({ id }) => id) },
    { rule: 'time', people: ['old'] },
  ]);
});

it('names who met before, and nobody else', () => {
  const met = metIn([
    ['m0', 'w0'],
    ['m0', 'w1'],
    ['m1', 'somebody'],
    ['w2', 'somebody'],
  ]);
  expect(broken(group(3, 3), met)).toEqual([{ rule: 'met', people: ['m0', 'w0', 'w1'] }]);
  expect([met.has('w0', 'm0'), met.has('m0', 'm0'), met.has('w0', 'w1')]).toEqual([
    true,
    false,
    false,
  ]);
});
