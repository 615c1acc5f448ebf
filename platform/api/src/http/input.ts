import type { z } from 'zod';
import type { Call } from '@emberite/contract/call';
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

/** Reasons for fields whose contract has no message of its own. */
const reasons: Readonly<Record<string, string>> = {
  too_big: 'is too long or too large',
  too_small: 'is too short or too small',
};

/** Writes a message that names the field, and repeats nothing else of the input. */
function sentence({ code, input, path = [], ...issue }: z.core.$ZodRawIssue): string {
  const field = path.map(String).join('.').slice(0, 200);
  if (code === 'unrecognized_keys') {
    return `Unknown field: ${(issue.keys as string[]).join(', ').slice(0, 200)}.`;
  }
  if (field === '') return 'This request is not valid.';
  if (input === undefined) return `${field} is missing.`;
  return `${field} ${reasons[code] ?? 'is not valid'}.`;
}

/**
 * Checks input against its schema. Throws `invalid-input` with a message that says what is wrong.
 */
export function checkInput<Input>(schema: Call<Input, unknown>['input'], given: object): Input {
  const { data, error } = schema.safeParse(given, { error: sentence });
  const issue = error?.issues[0];
  if (issue) throw new ApiFailure('invalid-input', issue.message);
  return data as Input;
}

/** Returns the query parameters. Each may occur once. */
export function readQuery(c: HonoContext): Record<string, string> {
  const { searchParams } = new URL(c.req.url);
  const query = Object.fromEntries(searchParams);
  if (Object.keys(query).length < searchParams.size) {
    throw new ApiFailure('invalid-input', 'A query parameter occurs more than once.');
  }
  return query;
}

/** Reads and checks the input of a call: its query or body, and the parts of its path. */
export async function readInput<Input>(
  c: HonoContext,
  call: Pick<Call<Input, unknown>, 'method' | 'input'>,
): Promise<Input> {
  const given = call.method === 'GET' ? readQuery(c) : await readJson(c);
  const inPath: Record<string, string> = c.req.param();
  const twice = Object.keys(inPath).find((name) => Object.hasOwn(given, name));
  if (twice) throw new ApiFailure('invalid-input', `${twice} is already part of the path.`);
  return checkInput(call.input, { ...given, ...inPath });
}
