import { arrive } from './patience.ts';

/** Whether the site responds at all. A browser may be cut off and not know that it is offline. */
export async function isReachable(): Promise<boolean> {
  const url = new URL('/robots.txt', document.baseURI);
  return arrive(url, { method: 'HEAD', cache: 'no-store' }).then(
    // A proxy responds for a site that is away.
    ({ status }) => status < 500,
    () => false,
  );
}
