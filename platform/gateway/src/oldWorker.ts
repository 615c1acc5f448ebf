import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A service worker whose only work is to go: it removes itself and what it kept, and loads its pages again. They are not
 * awaited, because they wait for it.
 */
const lastWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) void page.navigate(page.url);
})()));
`;

/** Whether a browser asks for the script of a service worker. This site has none, so it is one of an earlier site here. */
export const isOldWorker = ({ headers }: IncomingMessage): boolean =>
  headers['service-worker'] === 'script';

/** Replaces the service worker of an earlier site, which would go on showing that site. */
export function endWorker(response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/javascript',
    'Cache-Control': 'no-store',
    // An old one may have had pages outside its own folder.
    'Service-Worker-Allowed': '/',
  });
  response.end(lastWorker);
}
