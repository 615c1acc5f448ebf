import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendNotice } from './notice.ts';

const message = 'We cannot reach Ember right now. Please try again in a moment.';

/**
 * Says that no API server can be reached: with a page if a person opens an address of the API, such
 * as the payment, otherwise with an error of the API.
 */
export function sendUnreachable(request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 502;
  if (request.headers.accept?.includes('text/html')) {
    const links = { 'Try again': '', 'Back to home': '/' };
    return sendNotice(response, { title: 'Ember cannot be reached', message, links });
  }
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ code: 'unavailable', message }));
}
