import { createServer as createHttpServer } from 'node:http';
import type { Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Log } from '@emberite/config/log';
import { addedByGateway, hasOneHost, largestHead } from '@emberite/config/server';
import { patience } from '@emberite/contract/patience';
import { second } from '../clock.ts';
import { handleMalformedRequests, malformedRequestHandler } from './malformedRequests.ts';

/** Timeouts for slow clients. Uploads may take long; every other body has {@link bodyTimeout}. */
const serverOptions = {
  headersTimeout: 10 * second,
  requestTimeout: patience.wholeUpload,
  maxHeaderSize: largestHead + addedByGateway,
  // We refuse these ourselves, with a reason in the response.
  requireHostHeader: false,
};

/** How long a JSON body may take to arrive, in milliseconds. */
export const bodyTimeout = 30 * second;

type Fetch = Parameters<typeof getRequestListener>[0];

/** Creates a server that passes requests to `fetch` and refuses malformed ones itself. */
export function createServer(fetch: Fetch, log: Log): Server {
  const checked: Fetch = (request, env) => {
    if ('rawHeaders' in env.incoming && hasOneHost(env.incoming)) return fetch(request, env);
    throw new RequestError('Several hosts');
  };
  const listener = getRequestListener(checked, { errorHandler: malformedRequestHandler(log) });
  const server = createHttpServer(serverOptions, listener);
  handleMalformedRequests(server, log);
  return server;
}
