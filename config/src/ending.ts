import type { Server } from 'node:http';

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
    setTimeout(() => process.exit(1), limit);
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

/**
 * Stops a server: it accepts nothing more, and finishes what it has begun.
 *
 * @param limit after how many milliseconds it cuts off what is not finished
 */
export async function closeServer(server: Server, limit: number): Promise<void> {
  const closed = new Promise<void>((done) => void server.close(() => done()));
  const idle = setInterval(() => server.closeIdleConnections(), often);
  const cut = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
