import { expect } from 'vitest';
import { site } from './fixtures.ts';
import type { HttpResponse } from './http.ts';
import { send } from './http.ts';

/** A browser that has opened a page. */
export interface Visitor {
  /** The document. */
  html: string;
  /** The id of the view; undefined while there is no canary. */
  view: string | undefined;
  /** Reports something from the page, to the same gateway or another one. Resolves with the status of the response. */
  report(body: object, to?: number): Promise<number>;
}

/** The id of the view that a document's response tells its page. */
const viewIn = ({ headers }: HttpResponse): string | undefined =>
  /\bview;desc="([^"]+)"/.exec(String(headers['server-timing']))?.[1];

/**
 * Opens the page at `/` as the browser with that number, from an address of this machine, without
 * running its scripts.
 */
export async function openPage(
  port: number,
  number: number,
  localAddress = '127.0.0.1',
): Promise<Visitor> {
  const cookie = `ember_number=${number}`;
  const headers = { cookie, 'sec-fetch-mode': 'navigate' };
  const document = await send(port, '/', { headers, localAddress });
  expect(document.status).toBe(200);
  const view = viewIn(document);
  return {
    html: String(document.body),
    view,
    async report(body, to = port) {
      const { status } = await send(to, '/telemetry', {
        method: 'POST',
        headers: { cookie, origin: site.siteUrl },
        localAddress,
        body: JSON.stringify({ view, ...body }),
      });
      return status;
    },
  };
}
