import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GateFailure, Release } from '@emberite/release';
import { scopeStyles } from '@emberite/release/scope';
import type { Store } from '@emberite/store';

/** What a stylesheet of a remote has that could change what others show, in words; undefined if there is nothing. */
export function outside(css: string, remote: string): string | undefined {
  let scoped;
  try {
    scoped = scopeStyles({ css }, remote)['css']!;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return 'a rule that is nested too deep';
  }
  const { unlayered, refused, reaching, unreadable } = scoped;
  const says = (what: string, text: string) => `${what}: ${text.slice(0, 100)}`;
  if (unreadable !== undefined) return says('a rule that cannot be read', unreadable);
  if (unlayered !== undefined) return says('a rule outside @layer remotes', unlayered);
  if (refused !== undefined) return says('a rule that holds for the whole document', refused);
  return reaching === undefined ? undefined : says('a rule that reaches other pages', reaching);
}

/** The memory of the worker: each rule repeats all selectors around it. */
const maxOldGenerationSizeMb = 512;

const worker = new URL('./layersWorker.ts', import.meta.url);

/** The stylesheets of a remote. */
export interface Sheets {
  remote: string;
  /** With the names of their files. */
  sheets: { file: string; css: string }[];
}

/**
 * The failures of stylesheets of a remote with a rule that could change what others show. A worker reads them, because
 * that may take seconds in which this thread would answer nobody.
 *
 * @param patience milliseconds after which they fail unread
 */
export async function layerFailures(
  store: Pick<Store, 'file'>,
  { kind, name, id, files }: Pick<Release, 'kind' | 'name' | 'id' | 'files'>,
  patience = 60_000,
): Promise<GateFailure[]> {
  const own = kind === 'host' ? [] : Object.keys(files).filter((file) => file.endsWith('.css'));
  if (own.length === 0) return [];
  const sheets = await Promise.all(
    own.map(async (file) => ({
      file,
      css: String((await store.file(name, id, `browser/${file}`)) ?? ''),
    })),
  );
  const workerData: Sheets = { remote: name, sheets };
  const reading = new Worker(worker, {
    workerData,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb },
  });
  try {
    // Rejects with the error in the worker.
    const signal = AbortSignal.timeout(patience);
    const [failures] = (await once(reading, 'message', { signal })) as [GateFailure[]];
    return failures;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY'].includes(code)) throw error;
    return [{ kind: 'layer', says: 'Its stylesheets take too long or too much memory to read' }];
  } finally {
    await reading.terminate();
  }
}
