import { isApiPath } from '@emberite/contract/apiPath';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendNotice } from './notice.ts';

/** Why the gateway itself does not serve a request. */
export interface Refusal {
  status: number;
  /** As in errors of the API. */
  code: string;
  /** The heading of the page. */
  title: string;
  /** A sentence that says what to do. */
  message: string;
  /** The links of the page, by label. */
  links: Record<string, string>;
}

const home = { 'Back to home': '/' };

/** No server can be reached that should have responded. */
export const unreachable: Refusal = {
  status: 502,
  code: 'unavailable',
  title: 'Ember cannot be reached',
  message: 'We cannot reach Ember right now. Please try again in a moment.',
  links: { 'Try again': '', ...home },
};

/** The request names another host. `siteUrl` is the origin of this site. */
export const wrongHost = (siteUrl: string): Refusal => ({
  status: 421,
  code: 'wrong-host',
  title: 'This is another address',
  message: `This site is ${siteUrl} and answers to no other name. Open it there, or set SITE_URL to the name that you use.`,
  links: { 'Open the site': siteUrl },
});

/**
 * Somebody on another machine opens a site whose address only its own machine can open.
 *
 * @param siteUrl origin of the site
 * @param asked the origin that works for them
 */
export const onlyHere = (siteUrl: string, asked: string): Refusal => ({
  status: 421,
  code: 'wrong-host',
  title: 'This is another address',
  message: `This site is ${siteUrl}, which only the machine that it runs on can open. To use it here, for example on a phone in the same network, start it there with HOST=0.0.0.0 and SITE_URL=${asked}`,
  links: {},
});

/** The page was one of a remote that its team has taken off the site. */
export const retired: Refusal = {
  status: 410,
  code: 'gone',
  title: 'This page is gone',
  message: 'It was here, and we have taken it down. Everything else is where it was.',
  links: home,
};

/** The head of the request is too large. */
export const headTooLarge: Refusal = {
  status: 431,
  code: 'headers-too-large',
  title: 'Your browser sends too much',
  message:
    'The headers of this request are too large. Delete the cookies of this site, then try again.',
  links: { 'Try again': '', ...home },
};

/** The request did not arrive in time. */
export const tooSlow: Refusal = {
  status: 408,
  code: 'too-slow',
  title: 'That took too long',
  message: 'The request took too long to arrive. Please try again.',
  links: { 'Try again': '', ...home },
};

/** The request is not HTTP. */
export const malformed: Refusal = {
  status: 400,
  code: 'malformed-request',
  title: 'We cannot read that',
  message: 'This is not a valid HTTP request.',
  links: home,
};

/**
 * Refuses a request in words: with a page if a person opens an address, with an error as of the API if a program
 * calls it or the registry, otherwise with the sentence.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, why: Refusal): void {
  const { url = '', headers } = request;
  response.statusCode = why.status;
  if (headers.accept?.includes('text/html')) return sendNotice(response, why);
  const { code, message } = why;
  const isCall = isApiPath(url) || url.startsWith('/registry/');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', isCall ? 'application/json' : 'text/plain; charset=utf-8');
  response.end(isCall ? JSON.stringify({ code, message }) : `${message}\n`);
}
