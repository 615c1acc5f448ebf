import { isolated } from '@emberite/contract/isolated';

/**
 * Returns the greeting for an hour of the day, 0 to 23. A member without a nickname is greeted
 * without a name.
 */
export function greeting(hour: number, nickname: string): string {
  const words =
    hour >= 5 && hour < 12
      ? 'Good morning'
      : hour >= 12 && hour < 18
        ? 'Good afternoon'
        : 'Good evening';
  return nickname ? `${words}, ${isolated(nickname)}` : words;
}
