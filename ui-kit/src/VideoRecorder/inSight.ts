/** Whether the page is hidden. */
export const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Resolves when the page is visible. Phones load no video before that. */
export async function inSight(): Promise<void> {
  if (!isHidden()) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isHidden()) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
}
