import type { Experience } from '@emberite/content/catalogue';

/** How many take part, in words: '6–12 people'. */
export function peopleRange({ participants }: Pick<Experience, 'participants'>): string {
  return `${participants.min}–${participants.max} people`;
}
