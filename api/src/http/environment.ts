import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Node's own request and answer, and what the request middleware sets for all that follows it. */
export interface Environment {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}

/** One request and its answer to be. */
export type HonoContext = Context<Environment>;
