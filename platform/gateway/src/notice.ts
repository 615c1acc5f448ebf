import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { onlyVerified, reportTo } from '@emberite/release/policies';

const style = `
body { display: grid; place-content: center; gap: 1rem; margin: 0; min-block-size: 100vh; padding: 1.5rem;
  background: light-dark(#fbf4e8, #11181c); color: light-dark(#1d2427, #f5efe6);
  font: 1.125rem/1.5 system-ui, sans-serif; text-align: center; }
:root { color-scheme: light dark; }
h1 { margin: 0; font: 600 2rem/1.2 Georgia, serif; }
p { margin: 0; }
a { display: inline-block; padding: 0.75rem; color: inherit; }
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

/** The content of a page of the gateway itself. Its texts are HTML. */
interface Notice {
  title: string;
  message: string;
  /** Links, by label. */
  links: Record<string, string>;
}

/** Sends a page that needs neither a release nor the API. Set other headers and the status first. */
export function sendNotice(response: ServerResponse, { title, message, links }: Notice): void {
  response.setHeader('Cache-Control', 'no-store, no-transform');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  for (const [name, value] of Object.entries(policies)) response.setHeader(name, value);
  const anchors = Object.entries(links).map(([label, href]) => `<a href="${href}">${label}</a>`);
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<p>${message}</p>
<p>${anchors.join(' ')}</p>
`);
}
