/** What some browsers report about the connection. */
interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** The connection, if the browser reports it. */
export const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether the user wants to load as little as possible. */
export const savesData = (): boolean =>
  connection()?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;

/** Resolves when the browser has nothing else to do. Safari does not say when that is. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
