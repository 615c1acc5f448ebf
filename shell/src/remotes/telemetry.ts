import { isOffline } from '@emberite/sdk/offline';
import type { FailureReport } from '@emberite/sdk/release';
import { viewId } from './view.ts';

/** A failure with the thrown error. */
interface Failure extends Omit<FailureReport, 'view' | 'message' | 'stack'> {
  error: unknown;
}

const reported = new Set<unknown>();

/**
 * Reports a failed release to the gateway, once for each error, and for each document, release and
 * kind. What fails offline is not the release's fault.
 */
export function report(failure: Failure): void {
  if (isOffline()) return;
  const { error, ...rest } = failure;
  const key = `${rest.remote} ${rest.release} ${rest.kind}`;
  // If two remotes throw equal values that are not objects, e.g. strings, those are still two
  // failures.
  const thrown = Object(error) === error ? error : key;
  if (reported.has(key) || reported.has(thrown)) return;
  reported.add(key).add(thrown);
  const message = String(error).slice(0, 2000);
  const stack = error instanceof Error ? error.stack?.slice(0, 3000) : undefined;
  const body = new Blob([JSON.stringify({ view: viewId(), ...rest, message, stack })], {
    type: 'application/json',
  });
  navigator.sendBeacon('/telemetry', body);
}

/** Milliseconds within which the code that loads a module reports what the module throws. */
const patience = 1000;

/**
 * Reports an uncaught error: from an event, an effect's timer or a promise. It counts as a failure
 * of the first remote in its stack, else of the shell. Without a file of a release in the stack it
 * comes from an extension, and is ignored. `place` names the file of an error without a stack.
 */
export function reportUncaught(error: unknown, path: string, place?: string): void {
  const stack = error instanceof Error ? error.stack : place;
  const files = [...(stack ?? '').matchAll(/\/assets\/([\w-]+)\/([\w.-]+)\//g)];
  const [, remote, release] = files.find(([, name]) => name !== 'shell') ?? files[0] ?? [];
  if (!remote || !release) return;
  setTimeout(() => report({ remote, release, path, kind: 'uncaught', error }), patience);
}
