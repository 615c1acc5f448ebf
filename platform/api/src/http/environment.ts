import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Node's request and response, and the values that the middleware sets. */
export interface Environment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Until when the request waits for its notices, by `performance.now()`. */
    noticesUntil?: number;
  };
}

export type HonoContext = Context<Environment>;
