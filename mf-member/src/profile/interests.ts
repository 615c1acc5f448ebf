import { useHydrated } from '@emberite/sdk/hydrated';
import { persisted } from '@emberite/sdk/storage';
import { useSnapshot } from 'valtio';

/** Interest by the id of a profile, 0 to 5. */
type Interests = Record<string, number>;

const isLevel = (level: unknown) =>
  typeof level === 'number' && Number.isInteger(level) && level >= 0 && level <= 5;

/** The user's interest in each profile they have rated. It never leaves this browser. */
export const interests = persisted<Interests>('ember.interests', {}, (stored) =>
  Object.fromEntries(Object.entries(stored as Interests).filter(([, level]) => isLevel(level))),
).state;

/** Returns the user's interest in a profile, undefined before they have said, and how to change it. */
export function useInterest(id: string) {
  const levels = useSnapshot(interests);
  const hydrated = useHydrated();
  return {
    level: hydrated ? levels[id] : undefined,
    onLevel(level: number): void {
      interests[id] = level;
    },
  };
}
