/** Whether the page is out of sight. */
export const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Resolves when the page is in sight: phones load no video before. */
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
