import type { Call } from '@emberite/sdk/contract/call';
import { findSession } from '../auth/session.ts';
import type { Services } from '../services.ts';
import type { HonoContext } from './environment.ts';
import { ApiFailure } from './failure.ts';
import { readInput } from './input.ts';

/** One request, and what is there to answer it. */
export interface RequestContext extends Services {
  /** The request and its answer to be: for cookies and headers. */
  c: HonoContext;
  /** The address the request came from. */
  client: string;
}

/** A context with what the call was given. */
export interface CallContext<Input> extends RequestContext {
  input: Input;
}

/** A context of somebody who is signed in. */
export interface SignedInContext<Input> extends CallContext<Input> {
  userId: string;
}

/** What is said of a call to those who use it. */
export type Contract = Call<unknown, unknown>;

interface BaseEndpoint {
  method: 'GET' | 'POST';
  path: string;
  /** The body is not JSON of a megabyte at most: it is left for the call to read as it comes. */
  streamed?: true;
  /** A GET that begins or records something: not for HEAD, by which programs only look. */
  hasSideEffects?: true;
  respond(context: RequestContext): Promise<Response>;
}

/** A call with the code that answers it. */
interface ContractEndpoint extends BaseEndpoint {
  /** What it is agreed to do, in each of its forms. */
  contracts: readonly Contract[];
}

/** What no page calls: a way to somewhere else, a file, a message from outside. */
export interface OtherEndpoint extends BaseEndpoint {
  contracts?: undefined;
  /** What it does, in a sentence. */
  about: string;
  /** What it reads of the query. */
  query?: readonly string[];
}

/** A path that is answered, with the code that answers it. */
export type Endpoint = ContractEndpoint | OtherEndpoint;

/** Checks what a call was given, has it answered, and checks the answer. */
async function reply<Input, Answer>(
  call: Call<Input, Answer>,
  context: RequestContext,
  handler: (input: Input) => Promise<Answer>,
): Promise<Response> {
  const input = await readInput(context.c, call);
  return context.c.json(call.answer.parse(await handler(input)));
}

/** Answers a call for anyone. Input and answer are checked against the contract. */
export function handle<Input, Answer>(
  call: Call<Input, Answer>,
  handler: (context: CallContext<Input>) => Promise<Answer>,
): ContractEndpoint {
  return {
    contracts: [call],
    method: call.method,
    path: call.path,
    respond: (context) => reply(call, context, (input) => handler({ ...context, input })),
  };
}

/** The id of the user who asks; 401 when nobody is signed in. */
export async function signedInUser(context: RequestContext): Promise<string> {
  const session = await findSession(context);
  if (!session) throw new ApiFailure('not-signed-in');
  return session.userId;
}

/** Answers a call for those who are signed in; 401 for everybody else, before anything is read. */
export function handleSignedIn<Input, Answer>(
  call: Call<Input, Answer>,
  handler: (context: SignedInContext<Input>) => Promise<Answer>,
): ContractEndpoint {
  return {
    contracts: [call],
    method: call.method,
    path: call.path,
    async respond(context) {
      const userId = await signedInUser(context);
      return reply(call, context, (input) => handler({ ...context, input, userId }));
    },
  };
}
