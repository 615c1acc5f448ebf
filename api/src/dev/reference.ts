import { Hono } from 'hono';
import { html } from 'hono/html';
import { errorStatus } from '@emberite/sdk/contract/errors';
import type { Environment } from '../http/environment.ts';
import type { Endpoint } from '../http/handle.ts';
import { openApi } from './openApi.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

interface Operation {
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}

function call(path: string, method: string, { parameters, requestBody, responses }: Operation) {
  return html`<li>
    <details>
      <summary><strong>${method.toUpperCase()} ${path}</strong></summary>
      ${
        parameters?.length
          ? html`<h3>In the address</h3>
              <pre>${pretty(parameters)}</pre>`
          : ''
      }
      ${
        requestBody
          ? html`<h3>Body</h3>
              <pre>${pretty(requestBody)}</pre>`
          : ''
      }
      <h3>Answers</h3>
      <pre>${pretty(responses)}</pre>
    </details>
  </li>`;
}

function page(paths: Record<string, Record<string, Operation>>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>The API</title>
        <link rel="stylesheet" href="/dev/mailbox.css" />
      </head>
      <body>
        <main>
          <h1>The API</h1>
          <p>
            Every call, as client and server check it. For tools:
            <a href="/dev/api.json">OpenAPI 3.1</a>.
          </p>
          <ul>
            ${Object.entries(paths).map(([path, methods]) =>
              Object.entries(methods).map(([method, operation]) => call(path, method, operation)),
            )}
          </ul>
          <h2>Error codes and their statuses</h2>
          <pre>${pretty(errorStatus)}</pre>
        </main>
      </body>
    </html>`;
}

/** The description of the calls, for people and for tools. Never mounted in production. */
export function reference(endpoints: readonly Endpoint[]) {
  const app = new Hono<Environment>();
  app.get('/dev/api.json', (c) => c.json(openApi(endpoints)));
  app.get('/dev/api', (c) => {
    const { paths } = openApi(endpoints);
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(page(paths as Record<string, Record<string, Operation>>));
  });
  return app;
}
