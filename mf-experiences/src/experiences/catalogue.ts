import { poetryNightJoinPath, wizardPath } from '@emberite/content/paths';
import { priceText } from '@emberite/content/price';
import type { Experience, ExperienceId, NightOutExperience } from './experience.ts';
import { experiences } from './experiences.ts';

/** The experience shown when an id is unknown. */
export const defaultExperienceId: ExperienceId = 'downstream-adventure-class';

/** Every id, in the order of Next. */
export const experienceIds: readonly ExperienceId[] = experiences.map(({ id }) => id);

/** Returns the experience with this id, or the default one if the id is missing or unknown. */
export function experienceById(id: string | undefined): Experience {
  const find = (wanted: string | undefined) => experiences.find((one) => one.id === wanted);
  return find(id) ?? find(defaultExperienceId)!;
}

/**
 * Returns the id after this one; after the last comes the first. An unknown id counts as the
 * default.
 */
export function nextExperienceId(id: string | undefined): ExperienceId {
  const position = experienceIds.indexOf(experienceById(id).id);
  return experienceIds[(position + 1) % experienceIds.length]!;
}

/**
 * Returns the path of an experience's page, public or in the member area. Throws 'Experience ID is
 * required to generate a link.' when the id is missing or blank.
 */
export function experienceLink(
  id: string | null | undefined,
  audience: 'public' | 'member' = 'public',
): string {
  const name = id?.trim();
  if (!name) throw new Error('Experience ID is required to generate a link.');
  const base = audience === 'member' ? '/emberite/experience' : '/experience';
  return `${base}/${encodeURIComponent(name)}`;
}

/** Returns the path of the form that registers for an experience. */
export const joinLink = (id: ExperienceId): string =>
  id === 'poetry-night' ? poetryNightJoinPath : `${wizardPath}?experience=${id}`;

/** Returns what an experience costs, as text: '$65 CAD per person'. */
export const priceOf = ({ price, evening }: Pick<Experience, 'price' | 'evening'>): string =>
  priceText(evening?.price ?? { currency: 'CAD', amount: price });

/** Returns the duration of an experience as text: '1.5 hours', or '3-4 hours' as its evening has it. */
export function durationInHours({
  duration,
  evening,
}: Pick<Experience, 'duration' | 'evening'>): string {
  if (evening) return evening.duration;
  const hours = Math.round((duration.hours + duration.minutes / 60) * 100) / 100;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** Returns the experience of the catalogue that a value names; null if none, or one of its own form. */
export function readExperience(value: unknown): NightOutExperience | null {
  const id = experienceIds.find((known) => known === value);
  return !id || id === 'poetry-night' ? null : id;
}
