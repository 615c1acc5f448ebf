import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What a gateway serves, and where. */
export interface Serving {
  /** Folder of the store. */
  store: string;
  /** Origin to listen at, without a trailing slash. */
  url: string;
  /** Origin that the documents are composed for; the default is that to listen at. */
  siteUrl?: string;
  apiUrl: string;
  registryUrl?: string;
  /** Where it serves its metrics on this machine; the default is any port. */
  metricsPort?: number;
}

/** What a gateway has used so far. */
export interface Usage {
  /** Bytes that it uses now. */
  memory: number;
  /** Seconds of a processor. */
  processor: number;
}

/** A running site on this machine. */
export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Starts a gateway, and waits until it listens. */
export async function startSite(serving: Serving) {
  const script = new URL('serve.ts', import.meta.url);
  // Ctrl-C reaches the whole process group, but the parent ends the gateways itself.
  const child = fork(script, [JSON.stringify(serving)], { detached: true });
  const exited = once(child, 'exit');
  /** The next message. Rejects if it ends before. */
  const message = () =>
    Promise.race([
      once(child, 'message'),
      exited.then(([code]) => Promise.reject(new Error(`A gateway stopped (exit code ${code}).`))),
    ]);
  await message();
  return {
    /** Origin, without a trailing slash. */
    url: serving.url,
    /** What its gateway has used. */
    async usage() {
      const response = message();
      // It may have ended: then the error is the one above.
      child.send('usage', () => {});
      return (await response)[0] as Usage;
    },
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
