import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/**
 * Starts a TCP proxy to the port `target`, which tests can cut or stall.
 *
 * @param silence it cuts a connection on which nothing is sent for that long, in milliseconds
 */
export async function startTcpProxy(target: number, silence = 0) {
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
    /** Breaks every connection and accepts no new ones. */
    cut,
    /** Keeps all connections and accepts new ones, but forwards nothing. */
    stall() {
      state = 'stalled';
      for (const socket of open) socket.pause();
    },
    /** Forwards everything from now on, but each piece `ms` milliseconds later. */
    slow(ms: number) {
      delay = ms;
    },
    /** Forwards everything again, to another port if one is given. */
    mend(other = port) {
      port = other;
      delay = 0;
      state = 'whole';
      for (const socket of open) socket.resume();
    },
    end() {
      cut();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;
