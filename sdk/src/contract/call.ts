import type { z } from './zod.ts';
import type { ErrorCode } from './errors.ts';

/**
 * One call of the API, as client and server both know it.
 *
 * - `path` starts with '/' and stands under the API base; a `:name` part is filled from the
 *   input's field of that name, which then travels nowhere else.
 * - `input` is the query of a GET and the JSON body of a POST. Unknown fields are refused.
 * - `answer` is the JSON body of a 200. Fields a client does not know are dropped.
 * - `errors` are the codes this call answers besides those that every call can
 *   (`generalErrors`).
 */
export interface Call<Input, Answer> {
  method: 'GET' | 'POST';
  path: `/${string}`;
  input: z.ZodType<Input>;
  answer: z.ZodType<Answer>;
  errors: readonly ErrorCode[];
}

/** Declares a call; its types come from the schemas. */
export function defineCall<Input, Answer>(call: Call<Input, Answer>): Call<Input, Answer> {
  return call;
}

/** What a caller passes to a call. */
export type InputOf<C> = C extends Call<infer Input, unknown> ? Input : never;
