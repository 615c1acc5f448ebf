import type { Experience } from '../detail/experience.ts';
import { experiences } from '../detail/experiences.ts';

/** The categories of the catalogue, in its order. */
export const categories: readonly string[] = [
  ...new Set(experiences.map(({ category }) => category)),
];

/** The path of the list: all experiences, or those of a category. */
export const listPath = (category?: string): string =>
  category
    ? `/emberite/experiences?${new URLSearchParams({ category }).toString()}`
    : '/emberite/experiences';

/** Returns the category that an address names, or null if it names none of the catalogue. */
export const categoryIn = (search: URLSearchParams): string | null =>
  categories.find((category) => category === search.get('category')) ?? null;

/** Returns the experiences of a category, or all without one: those of the member's place first. */
export const experiencesOf = (
  category: string | null,
  place?: string | null,
): readonly Experience[] =>
  experiences
    .filter((experience) => category === null || experience.category === category)
    .toSorted((a, b) => Number(b.area === place) - Number(a.area === place));
