/** Whether the page is hidden. */
export const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Resolves when the page is visible. Phones load no video before that. */
export async function inSight(): Promise<void> {
  while (isHidden()) {
    await new Promise((look) =>
      document.addEventListener('visibilitychange', look, { once: true }),
    );
  }
}
