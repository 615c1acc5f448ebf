/**
 * Throws confetti over the whole window. The code is loaded on the first call. Does nothing for
 * people who prefer reduced motion. Never throws: if the code cannot be loaded, there is no
 * confetti.
 */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const loaded = await import('canvas-confetti').catch(() => undefined);
  if (!loaded) return;
  // The worker would start from a blob, which the site's content security policy blocks.
  const fire = loaded.default.create(undefined, { resize: true, useWorker: false });
  const colors = ['#ef7630', '#ffb27a', '#ffe2b8', '#2f7a66', '#8cc4ae', '#c65a7c'];
  await Promise.all([
    fire({ particleCount: 70, angle: 60, spread: 65, origin: { x: 0, y: 0.75 }, colors }),
    fire({ particleCount: 70, angle: 120, spread: 65, origin: { x: 1, y: 0.75 }, colors }),
  ]);
}
