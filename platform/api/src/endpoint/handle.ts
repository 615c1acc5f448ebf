import type { Call } from '@emberite/contract/call';
import { findSession, isRecent } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import type { Services } from '../services.ts';
import type { HonoContext } from '../http/environment.ts';
import { ApiFailure } from '../http/failure.ts';
import { readInput } from '../http/input.ts';

/** One request, with the services that handle it. */
export interface RequestContext extends Services {
  /** Hono's context, for cookies and headers. */
  c: HonoContext;
  client: string;
}

/** The context of a call, with its checked input. */
export interface CallContext<Input> extends RequestContext {
  input: Input;
}

/** The context of a call by a signed-in user. */
export interface SignedInContext<Input> extends CallContext<Input> {
  session: Session;
  userId: string;
}

export type Contract = Call<unknown, unknown>;

interface BaseEndpoint {
  method: 'GET' | 'POST';
  path: string;
  /** The call reads the body itself, as a stream. Otherwise it is JSON of at most 1 MB. */
  streamed?: true;
  /**
   * A GET with side effects. HEAD is refused, because programs use it to check a URL without side
   * effects.
   */
  hasSideEffects?: true;
  /** Whoever may not make the call finds nothing at its address, whatever the method. */
  isHidden?: true;
  respond(context: RequestContext): Promise<Response>;
}

/** A call of the contract. */
export interface ContractEndpoint extends BaseEndpoint {
  /** The contracts it implements: several if the path has several forms. */
  contracts: readonly Contract[];
}

/** An endpoint without a contract: a redirect, a file, a webhook. */
export interface OtherEndpoint extends BaseEndpoint {
  contracts?: undefined;
  /** What it does, in one sentence. */
  about: string;
  query?: readonly string[];
}

/** A method and path, with the code that handles it. */
export type Endpoint = ContractEndpoint | OtherEndpoint;

/**
 * Implements a call for those whom `admit` lets in. It returns what the handler needs to know of them, or throws before
 * anything is read. Input and response are checked against the contract.
 */
export function handleFor<Input, Output, Admitted>(
  call: Call<Input, Output>,
  admit: (context: RequestContext) => Promise<Admitted>,
  handler: (context: CallContext<Input> & Admitted) => Promise<Output>,
): ContractEndpoint {
  return {
    contracts: [call],
    method: call.method,
    path: call.path,
    async respond(context) {
      const admitted = await admit(context);
      const input = await readInput(context.c, call);
      return context.c.json(call.response.parse(await handler({ ...context, input, ...admitted })));
    },
  };
}

/** Implements a call for anyone. */
export const handle = <Input, Output>(
  call: Call<Input, Output>,
  handler: (context: CallContext<Input>) => Promise<Output>,
) => handleFor(call, async () => ({}), handler);

/** Returns the session of the signed-in user. Throws a 401 if there is none. */
export async function signedInSession(context: RequestContext): Promise<Session> {
  const session = await findSession(context);
  if (!session) throw new ApiFailure('not-signed-in');
  return session;
}

/** Returns the id of the signed-in user. Throws a 401 if there is none. */
export async function signedInUser(context: RequestContext): Promise<string> {
  return (await signedInSession(context)).userId;
}

async function signedIn(context: RequestContext) {
  const session = await signedInSession(context);
  return { session, userId: session.userId };
}

/** Implements a call for signed-in users. Throws a 401 for visitors. */
export const handleSignedIn = <Input, Output>(
  call: Call<Input, Output>,
  handler: (context: SignedInContext<Input>) => Promise<Output>,
) => handleFor(call, signedIn, handler);

async function recentlySignedIn(context: RequestContext) {
  const admitted = await signedIn(context);
  if (isRecent(admitted.session, context.clock())) return admitted;
  throw new ApiFailure('recent-sign-in-needed');
}

/**
 * Implements a call that a stolen session is not enough for: users must have signed in within the
 * last 10 minutes. Throws a 401 for visitors, a 403 for other users.
 */
export const handleRecentSignIn = <Input, Output>(
  call: Call<Input, Output>,
  handler: (context: SignedInContext<Input>) => Promise<Output>,
) => handleFor(call, recentlySignedIn, handler);
