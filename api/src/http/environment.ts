import type { Context } from 'hono';

/** What the request middleware sets for whatever comes after it. */
export interface Environment {
  Variables: { requestId: string };
}

/** One request and its answer to be. */
export type Exchange = Context<Environment>;
