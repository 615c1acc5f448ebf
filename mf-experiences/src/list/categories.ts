import { experiences } from '@emberite/content/catalogue';
import type { Experience } from '@emberite/content/catalogue';

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

/** Returns the experiences of a category; all of them without one. */
export const experiencesOf = (category: string | null): readonly Experience[] =>
  experiences.filter((experience) => category === null || experience.category === category);
