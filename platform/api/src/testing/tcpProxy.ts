import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A TCP proxy to a local server that tests can cut or stall. */
export interface TcpProxy {
  port: number;
  /** Breaks every connection and accepts no new ones. */
  cut(): void;
  /** Keeps all connections and accepts new ones, but forwards nothing. */
  stall(): void;
  /** Forwards everything from now on, but each piece `ms` milliseconds later. */
  slow(ms: number): void;
  /** Forwards everything again, to another port if one is given. */
  mend(port?: number): void;
  end(): Promise<void>;
}

/**
 * Starts a proxy to the port `target`.
 *
 * @param silence it cuts a connection on which nothing is sent for that long, in milliseconds
 */
export async function startTcpProxy(target: number, silence = 0): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let port = target;
  let state: 'whole' | 'cut' | 'stalled' = 'whole';
  let delay = 0;
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(port, '127.0.0.1');
    near.setTimeout(silence, () => near.destroy());
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.on('data', (bytes) => {
        if (delay === 0) other.write(bytes);
        else setTimeout(() => other.write(bytes), delay);
      });
      if (state === 'stalled') one.pause();
    }
  });
  const cut = () => {
    state = 'cut';
    for (const socket of open) socket.destroy();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    stall() {
      state = 'stalled';
      for (const socket of open) socket.pause();
    },
    slow(ms) {
      delay = ms;
    },
    mend(other = port) {
      port = other;
      delay = 0;
      state = 'whole';
      for (const socket of open) socket.resume();
    },
    end() {
      cut();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
