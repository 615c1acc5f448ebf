import type { ErrorCode } from './errors.ts';
import type { z } from './zod.ts';

export { z } from './zod.ts';

/**
 * One call of the API, as client and server know it.
 *
 * - `path` starts with '/' and is relative to the API base. A `:name` part is filled from the
 *   input's field of that name, and the field is sent only there.
 * - `input` is the query of a GET and the JSON body of a POST. Unknown fields are refused.
 * - `response` is the JSON body of a 200. Clients drop fields they do not know.
 * - `errors` are the error codes of this call, in addition to those of every call
 *   (`generalErrors`).
 * - `patience` is how long a client waits for the response, in milliseconds; `patience.call` if it is
 *   missing.
 */
export interface Call<Input, Output> {
  method: 'GET' | 'POST';
  path: `/${string}`;
  input: z.ZodType<Input>;
  response: z.ZodType<Output>;
  errors: readonly ErrorCode[];
  patience?: number;
}

/** Declares a call. Its types come from the schemas. */
export function defineCall<Input, Output>(call: Call<Input, Output>): Call<Input, Output> {
  return call;
}

/** The input type of a call. */
export type InputOf<C> = C extends Call<infer Input, unknown> ? Input : never;
