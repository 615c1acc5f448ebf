import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { onlyVerified, reportTo } from '../compose/policies.ts';

const message = 'We cannot reach Ember right now. Please try again in a moment.';

const style = `
body { display: grid; place-content: center; gap: 1rem; margin: 0; min-block-size: 100vh; padding: 1.5rem;
  background: light-dark(#fbf4e8, #11181c); color: light-dark(#1d2427, #f5efe6);
  font: 1.125rem/1.5 system-ui, sans-serif; text-align: center; }
:root { color-scheme: light dark; }
h1 { margin: 0; font: 600 2rem/1.2 Georgia, serif; }
p { margin: 0; }
a { display: inline-block; padding: 0.75rem; color: inherit; }
`;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ember cannot be reached</title>
<style>${style}</style>
<h1>Ember cannot be reached</h1>
<p>${message}</p>
<p><a href="">Try again</a> <a href="/">Back to home</a></p>
`;

const policies = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    reportTo,
  ].join('; '),
  ...onlyVerified,
};

/**
 * Says that no API server can be reached: with a page if a person opens an address of the API, such
 * as the payment, otherwise with an error of the API.
 */
export function sendUnreachable(request: IncomingMessage, response: ServerResponse): void {
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  response.statusCode = 502;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', isPage ? 'text/html; charset=utf-8' : 'application/json');
  for (const [name, value] of Object.entries(isPage ? policies : {}))
    response.setHeader(name, value);
  response.end(isPage ? page : JSON.stringify({ code: 'unavailable', message }));
}
