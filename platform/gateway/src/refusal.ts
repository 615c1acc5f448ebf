import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse, Server } from 'node:http';
import { Socket } from 'node:net';
import { isApiPath } from '@emberite/contract/apiPath';
import { onlyVerified, reportTo } from '@emberite/release/document';
import { http, lastResponses } from '@emberite/config/server';

/** The content of a page of the gateway itself. Its texts are HTML. */
interface Notice {
  /** Its heading. */
  title: string;
  /** A sentence that says what to do. */
  message: string;
  /** Its links, by label. */
  links: Record<string, string>;
}

/** Why the gateway itself does not serve a request. */
export interface Refusal extends Notice {
  status: number;
  /** As in errors of the API. */
  code: string;
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
const tooSlow: Refusal = {
  status: 408,
  code: 'too-slow',
  title: 'That took too long',
  message: 'The request took too long to arrive. Please try again.',
  links: { 'Try again': '', ...home },
};

/** The request is not HTTP. */
const malformed: Refusal = {
  status: 400,
  code: 'malformed-request',
  title: 'We cannot read that',
  message: 'This is not a valid HTTP request.',
  links: home,
};

/** The request names no host, or several. */
export const unclearHost: Refusal = {
  ...malformed,
  message: 'This request names no host, or several.',
};

/** The address of the request could mean another one to the server behind us. */
export const unclearAddress: Refusal = {
  ...malformed,
  message: 'This address is not a path, or a part of it is . or .., perhaps encoded.',
};

/** The address of the request is too long. */
export const addressTooLong: Refusal = {
  status: 414,
  code: 'address-too-long',
  title: 'This address is too long',
  message: 'The address of this request has too many characters.',
  links: home,
};

/** The address can only be read. */
const onlyRead: Refusal = {
  status: 405,
  code: 'method-not-allowed',
  title: 'This can only be read',
  message: 'This address takes GET and HEAD requests only.',
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
  const isCall = isApiPath(url) || /^\/registry(?:[/?]|$)/.test(url);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', isCall ? 'application/json' : 'text/plain; charset=utf-8');
  response.end(isCall ? JSON.stringify({ code, message }) : `${message}\n`);
}

/** Refuses as {@link refuse}, and closes the connection. */
export function refuseLast(request: IncomingMessage, response: ServerResponse, why: Refusal): void {
  response.setHeader('Connection', 'close');
  refuse(request, response, why);
}

/** Refuses a request that would do more than read. */
export function refuseWrite(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD');
  refuse(request, response, onlyRead);
}

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

/** Node's codes for requests that it rejects. All others are malformed. */
const reasons: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: headTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

/** What is known of a request whose head could not be read: its address and what it accepts, if they have come. */
function beginningOf(socket: Socket, packet: Buffer | undefined): IncomingMessage {
  const request = new http.IncomingMessage(socket);
  const text = packet?.toString('latin1') ?? '';
  const [, url = '/'] = /^[A-Z]+ (?:https?:\/\/[^/ ]*)?(\/\S*) HTTP/.exec(text) ?? [];
  const [, accept = ''] = /^accept:(.*)$/im.exec(text) ?? [];
  return Object.assign(request, { method: 'GET', url, headers: { accept } });
}

/**
 * Makes a server refuse in words what Node rejects before there is a request.
 *
 * @param patience how long a client may take to read that, in ms: browsers read only once they have sent everything
 */
export function refuseUnreadable(server: Server, patience: number): void {
  const last = lastResponses(server);
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // The rest of what has been refused.
    if (socket.writableEnded) return;
    const isGone = error.code === 'ECONNRESET' || !socket.writable || last.has(socket);
    if (isGone || !(socket instanceof Socket)) return void socket.destroy();
    const request = beginningOf(socket, error.rawPacket);
    const response = new http.ServerResponse(request);
    response.assignSocket(socket);
    last.set(socket, response);
    response.once('finish', () => socket.end());
    const cut = setTimeout(() => socket.destroy(), patience);
    socket.once('close', () => clearTimeout(cut));
    refuseLast(request, response, reasons[error.code ?? ''] ?? malformed);
  });
}
