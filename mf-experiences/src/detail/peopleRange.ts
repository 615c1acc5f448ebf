import type { Experience } from '@emberite/content/catalogue';

/** Returns the group size as text: '6–12 people'. */
export function peopleRange({ participants }: Pick<Experience, 'participants'>): string {
  return `${participants.min}–${participants.max} people`;
}
