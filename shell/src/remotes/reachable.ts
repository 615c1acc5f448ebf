import { withTimeout } from './timeout.ts';

/** Timeout in milliseconds for a response of the site. */
const timeout = 3000;

/** Whether the site responds at all. A browser may be cut off and not know that it is offline. */
export async function isReachable(): Promise<boolean> {
  const url = new URL('/robots.txt', document.baseURI);
  const response = fetch(url, { method: 'HEAD', cache: 'no-store' });
  return withTimeout(response, timeout).then(
    () => true,
    () => false,
  );
}
