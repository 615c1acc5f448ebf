import type { z } from 'zod';
import type { Call } from '@emberite/sdk/contract/call';
import type { HonoContext } from './environment.ts';
import { ApiFailure } from './failure.ts';

/** The largest JSON body, in bytes. */
export const jsonMaxBytes = 1024 * 1024;

async function readJson(c: HonoContext): Promise<object> {
  const text = await c.req.text();
  if (text === '') return {};
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new ApiFailure('wrong-content-type');
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    throw new ApiFailure('malformed-json');
  }
  throw new ApiFailure('invalid-input', 'The body must be a JSON object.');
}

/** What is wrong with a field, where the contract has no sentence of its own for that. */
const reasons: Readonly<Record<string, string>> = {
  too_big: 'is too long or too large',
  too_small: 'is too short or too small',
};

/** Names the field; never more than that of what was given. */
function sentence({ code, input, path = [], ...issue }: z.core.$ZodRawIssue): string {
  const field = path.map(String).join('.').slice(0, 200);
  if (code === 'unrecognized_keys') {
    return `There is no field ${(issue.keys as string[]).join(', ').slice(0, 200)} here.`;
  }
  if (field === '') return 'Something in this request is not right.';
  if (input === undefined) return `${field} is missing.`;
  return `${field} ${reasons[code] ?? 'is not right'}.`;
}

/** Checks input against its schema; what is wrong is told in a sentence. */
export function checkInput<Input>(schema: Call<Input, unknown>['input'], given: object): Input {
  const { data, error } = schema.safeParse(given, { error: sentence });
  const issue = error?.issues[0];
  if (issue) throw new ApiFailure('invalid-input', issue.message);
  return data as Input;
}

/** What stands in the address after the question mark; each name once. */
export function readQuery(c: HonoContext): Record<string, string> {
  const { searchParams } = new URL(c.req.url);
  const query = Object.fromEntries(searchParams);
  if (Object.keys(query).length < searchParams.size) {
    throw new ApiFailure('invalid-input', 'Something in the address is there twice.');
  }
  return query;
}

/** Reads what a call was given (query or body, and parts of the path) and checks it. */
export async function readInput<Input>(
  c: HonoContext,
  call: Pick<Call<Input, unknown>, 'method' | 'input'>,
): Promise<Input> {
  const given = call.method === 'GET' ? readQuery(c) : await readJson(c);
  const inPath: Record<string, string> = c.req.param();
  const twice = Object.keys(inPath).find((name) => Object.hasOwn(given, name));
  if (twice) throw new ApiFailure('invalid-input', `${twice} is part of the address already.`);
  return checkInput(call.input, { ...given, ...inPath });
}
