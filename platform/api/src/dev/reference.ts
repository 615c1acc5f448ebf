import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { brand } from '@emberite/content/brand';
import type { Environment } from '../http/environment.ts';
import type { Endpoint } from '../endpoint/handle.ts';
import { openApi } from './openApi.ts';

const require = createRequire(import.meta.url);
const swaggerUi = (name: string) =>
  readFileSync(require.resolve(`swagger-ui-dist/${name}`), 'utf8');

// Swagger UI sets inline styles and embeds its icons as data URLs.
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${brand.name} API</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/dev/api/swagger-ui.css" />
    </head>
    <body>
      <main id="reference"></main>
      <script src="/dev/api/swagger-ui-bundle.js"></script>
      <script src="/dev/api/start.js"></script>
    </body>
  </html>`;

const start = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/dev/api.json',
  dom_id: '#reference',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: true,
  displayRequestDuration: true,
});
`;

/**
 * The API reference: at /dev/api for people, who can try each call in their own session, and at
 * /dev/api.json for tools. Never mounted in production.
 */
export function reference(endpoints: readonly Endpoint[]) {
  const app = new Hono<Environment>();
  app.get('/dev/api.json', (c) => c.json(openApi(endpoints)));
  app.get('/dev/api', (c) => {
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(page);
  });
  app.get('/dev/api/start.js', (c) => c.body(start, 200, { 'Content-Type': 'text/javascript' }));
  app.get('/dev/api/swagger-ui-bundle.js', (c) =>
    c.body(swaggerUi('swagger-ui-bundle.js'), 200, { 'Content-Type': 'text/javascript' }),
  );
  app.get('/dev/api/swagger-ui.css', (c) =>
    c.body(swaggerUi('swagger-ui.css'), 200, { 'Content-Type': 'text/css' }),
  );
  return app;
}
