import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Log } from './log.ts';

/**
 * Signals within this time count as one, in milliseconds: a Ctrl-C in a terminal reaches a program directly, and once
 * more from each program that started it.
 */
const oneKeystroke = 500;

/** How often connections that have become idle are closed, in milliseconds. */
const often = 50;

/** How a program ends. */
export interface Ending {
  /** Stops accepting, finishes what runs, and releases what the program has. */
  end(): Promise<unknown>;
  /** How long that may take, in milliseconds. Then the program ends anyway, with code 1. */
  limit: number;
}

/**
 * Ends this program when it is told to: by a signal, or because the program that forked it has gone. A second signal
 * ends it at once. Call it before anything is started. Returns a function that ends it with an exit code.
 */
export function endWhenTold({ end, limit }: Ending): (code: number) => void {
  let began: number | undefined;
  function begin(code: number): void {
    if (began !== undefined) return;
    began = performance.now();
    setTimeout(() => {
      process.stderr.write(`Ended after ${limit / 1_000} s, before all was over.\n`);
      process.exit(1);
    }, limit);
    end().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (began !== undefined && performance.now() - began > oneKeystroke) process.exit(1);
      begin(0);
    });
  }
  process.once('disconnect', () => begin(0));
  // It went before anybody listened.
  if (process.send && !process.connected) begin(0);
  return begin;
}

/** What a request is for, without what identifies a person: its method and the first part of its path. */
const kindOf = ({ method, url = '' }: IncomingMessage) =>
  `${method} ${/^\/[\w.-]*/.exec(url)?.[0] ?? ''}`;

/**
 * Prepares the end of a server, before it gets requests. The returned function stops it: it accepts nothing more, and
 * finishes what it has begun. What takes longer is cut off, which the log and the operator in front of it are told:
 * `requests-given-up`.
 *
 * @param limit after how many milliseconds it cuts off what is not finished
 */
export function prepareClose(server: Server, limit: number, log: Log): () => Promise<void> {
  const running = new Set<IncomingMessage>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    running.add(request);
    response.once('close', () => running.delete(request));
  });

  function cut(): void {
    const kinds = Map.groupBy(running, kindOf);
    const requests = [...kinds].map(([kind, { length }]) => `${length} ${kind}`);
    if (requests.length > 0) {
      log({ event: 'requests-given-up', level: 'error', count: running.size, requests });
      process.stderr.write(`Gave up requests that took too long: ${requests.join(', ')}.\n`);
    }
    server.closeAllConnections();
  }

  return async () => {
    const closed = new Promise<void>((done) => void server.close(() => done()));
    const idle = setInterval(() => server.closeIdleConnections(), often);
    const timer = setTimeout(cut, limit);
    await closed;
    clearInterval(idle);
    clearTimeout(timer);
  };
}
