import { isOffline } from '@emberite/sdk/offline';
import type { FailureReport } from '@emberite/release/reports';
import { isBlocked, textOf } from './blocked.ts';
import { releaseWith } from './integrity.ts';
import { isForeignChange, isTranslated } from './foreignChange.ts';
import { TimeoutError } from './patience.ts';
import { send, viewId } from './view.ts';

/** A failure with the thrown error. */
interface Failure extends Omit<FailureReport, 'view' | 'message' | 'stack'> {
  error: unknown;
}

const reported = new Set<unknown>();

/**
 * Tells the gateway, once, if something on its way has changed this document, which then has another size than the
 * gateway says. Returns whether it has.
 */
export function reportChange(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const received = entry?.decodedBodySize;
  const sent = entry?.serverTiming?.find(({ name }) => name === 'document')?.duration;
  if (!sent || !received || sent === received) return false;
  if (!reported.has('document')) send({ document: { path: location.pathname, sent, received } });
  reported.add('document');
  return true;
}

/**
 * Reports a failed release to the gateway, once for each error, and for each document, release and
 * kind. What fails offline, in a browser that the site is not built for, in a document that was
 * changed on its way, or because a translator changed it here, is not the release's fault.
 */
export function report(failure: Failure): void {
  if ('isTooOld' in document || isOffline() || reportChange()) return;
  const { error, ...rest } = failure;
  if (isForeignChange(error) && isTranslated()) return;
  const key = `${rest.remote} ${rest.release} ${rest.kind}`;
  // If two remotes throw equal values that are not objects, e.g. strings, those are still two
  // failures.
  const thrown = Object(error) === error ? error : key;
  if (reported.has(key) || reported.has(thrown)) return;
  reported.add(key).add(thrown);
  const message = textOf(error).slice(0, 2000);
  const stack = error instanceof Error ? error.stack?.slice(0, 3000) : undefined;
  send({ view: viewId(), ...rest, message, stack });
}

/** Milliseconds within which the code that loads a module reports what the module throws. */
const patience = 1000;

/** The first file of a remote in a stack, else of the shell, and whose it is; nothing without one. */
export function firstFile(stack: unknown): readonly (string | undefined)[] {
  const files = [...String(stack).matchAll(/\/assets\/([\w-]+)\/[\w./-]+/g)];
  return files.find(([, name]) => name !== 'shell') ?? files[0] ?? [];
}

/**
 * Reports an uncaught error: from an event, an effect's timer or a promise. It counts as a failure
 * of the first remote in its stack, else of the shell. Without a file of a release in the stack it
 * comes from an extension, and is ignored, and so is a network that stands still. `place` names the file of an error without a stack.
 *
 * @param shell id of the shell's release
 */
export function reportUncaught(error: unknown, path: string, shell: string, place?: string): void {
  if (error instanceof TimeoutError) return;
  const [file, remote] = firstFile(error instanceof Error ? error.stack : place);
  const release = remote === 'shell' ? shell : file && releaseWith(file);
  if (!remote || !release) return;
  setTimeout(async () => {
    if (!(await isBlocked(error))) report({ remote, release, path, kind: 'uncaught', error });
  }, patience);
}
