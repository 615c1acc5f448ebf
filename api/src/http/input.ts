import type { Call } from '@emberite/sdk/contract/call';
import type { Exchange } from './environment.ts';
import { ApiFailure } from './failure.ts';

/** The largest JSON body, in bytes. */
export const jsonMaxBytes = 1024 * 1024;

async function readJson(c: Exchange): Promise<object> {
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

/** A sentence for people where the contract has one, else which field is wrong and why. */
function sentence(issue: { message: string; path: PropertyKey[] }): string {
  if (issue.message.endsWith('.')) return issue.message;
  const field = issue.path.map(String).join('.');
  return field === '' ? `${issue.message}.` : `${field}: ${issue.message}.`;
}

/** Checks input against its schema; what is wrong is told in a sentence. */
export function checkInput<Input>(schema: Call<Input, unknown>['input'], given: object): Input {
  const { data, error } = schema.safeParse(given);
  const issue = error?.issues[0];
  if (issue) throw new ApiFailure('invalid-input', sentence(issue));
  return data as Input;
}

/** Reads what a call was given (query or body, and parts of the path) and checks it. */
export async function readInput<Input>(
  c: Exchange,
  call: Pick<Call<Input, unknown>, 'method' | 'input'>,
): Promise<Input> {
  const query = () => Object.fromEntries(new URL(c.req.url).searchParams);
  const given = call.method === 'GET' ? query() : await readJson(c);
  return checkInput(call.input, { ...given, ...c.req.param() });
}
