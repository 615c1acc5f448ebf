import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A connection, below HTTP. */
export interface Line {
  socket: Socket;
  /** Resolves once it is closed, with what was received. */
  closed: Promise<string>;
}

/** Opens a connection, and sends a text. */
export async function dial(
  port: number,
  text: string | Buffer = '',
  localAddress = '127.0.0.2',
): Promise<Line> {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    // Nobody reads more than that.
    if (received.length < 1_000) received += String(chunk);
  });
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received));
  });
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve());
    socket.once('close', () => resolve());
  });
  socket.write(text);
  return { socket, closed };
}

/** Opens many connections, not all at the same time. */
export async function dialMany(
  count: number,
  open: (index: number) => Promise<Line>,
): Promise<Line[]> {
  const lines: Line[] = [];
  while (lines.length < count) {
    const some = Array.from({ length: Math.min(100, count - lines.length) }, (_, index) =>
      open(lines.length + index),
    );
    lines.push(...(await Promise.all(some)));
  }
  return lines;
}

/** The status of a response; `closed` for a connection that was closed without one. */
export const statusOf = (received: string): string =>
  /^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 'closed';

/** Sends one byte after the other, until the connection is closed. `ms` is the time between two. */
export async function drip({ socket }: Line, ms: number): Promise<void> {
  while (!socket.destroyed && socket.writable) {
    socket.write('x');
    await wait(ms);
  }
}
