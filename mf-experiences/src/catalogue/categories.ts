import type { Experience } from '../experiences/experience.ts';
import { experiences } from '../experiences/experiences.ts';

/** The categories of the catalogue, in its order. */
export const categories: readonly string[] = [
  ...new Set(experiences.map(({ category }) => category)),
];

/** Returns the path of the catalogue, public or in the member area: all of it, or one category. */
export function cataloguePath(audience: 'public' | 'member', category?: string | null): string {
  const base = audience === 'member' ? '/emberite/experiences' : '/experience';
  return category ? `${base}?${new URLSearchParams({ category }).toString()}` : base;
}

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
