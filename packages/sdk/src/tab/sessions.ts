let count = 0;

/**
 * The number of this tab's session: another one once somebody has signed in or out. What the server
 * refuses for want of a session says nothing about a later one.
 */
export const sessionNumber = (): number => count;

/** Somebody has signed in or out, in this tab or in another one. */
export function nextSession(): void {
  count += 1;
}
