import type { ServerResponse } from 'node:http';
import { RefusedError } from '@emberite/release';
import type { Follow } from '@emberite/release';

/** A line of the response to a change: its progress, and finally its result. */
type Line = { says: string } | { refused: string } | { done: unknown };

/** A change that is being made, or has been made a while ago. */
interface Change {
  lines: Line[];
  isOver: boolean;
  /** Whether its owner may still give it up, has done so, or comes too late. */
  state: 'open' | 'given-up' | 'settled';
  /** Called when there is another line. */
  readers: Set<() => void>;
}

/** How many changes are remembered, for commands that have lost their connection. */
const most = 200;

/** What the changes of a registry have said so far. A change goes on whoever listens. */
export interface Progress {
  /**
   * Makes a change.
   *
   * @param key whose it is, and what its owner calls it
   * @param work returns its last line. It calls `settle` before it does what cannot be given up any more: that throws
   *   a {@link RefusedError} if it was.
   */
  begin(key: string, work: (follow: Follow, settle: () => void) => Promise<Line>): void;
  /** Gives a change up, also one that has not arrived yet. Returns false if it is too late. */
  giveUp(key: string): boolean;
  /** Resolves once all changes that have begun are over. */
  settled(): Promise<void>;
  /** Sends what a change says from its line `from` on, until it is over. Returns false if there is none. */
  send(key: string, from: number, response: ServerResponse): boolean;
}

/**
 * Remembers what changes say.
 *
 * @param beat milliseconds after which a response that has nothing to say says so: proxies end silent ones
 */
export function createProgress(beat = 10_000): Progress {
  const changes = new Map<string, Change>();
  const running = new Set<Promise<void>>();

  function remember(key: string, given: Pick<Change, 'isOver' | 'state'>): Change {
    const change: Change = { lines: [], readers: new Set(), ...given };
    changes.delete(key);
    changes.set(key, change);
    const [oldest = ''] = [...changes].find(([, { isOver }]) => isOver) ?? [];
    if (changes.size > most) changes.delete(oldest);
    return change;
  }

  return {
    begin(key, work) {
      const before = changes.get(key)?.state === 'given-up' ? 'given-up' : 'open';
      const change = remember(key, { isOver: false, state: before });
      const settle = () => {
        if (change.state === 'given-up') throw new RefusedError('You have given it up.');
        change.state = 'settled';
      };
      const add = (line: Line) => {
        change.lines.push(line);
        for (const read of change.readers) read();
      };
      const over = work((says) => add({ says }), settle).then((last) => {
        change.isOver = true;
        if (change.state === 'open') change.state = 'settled';
        add(last);
        running.delete(over);
      });
      running.add(over);
    },
    giveUp(key) {
      const change = changes.get(key) ?? remember(key, { isOver: true, state: 'given-up' });
      if (change.state === 'open') change.state = 'given-up';
      return change.state === 'given-up';
    },
    async settled() {
      await Promise.all(running);
    },
    send(key, from, response) {
      const change = changes.get(key);
      if (!change) return false;
      response.writeHead(200, {
        'Content-Type': 'application/x-ndjson',
        'Cache-Control': 'no-store',
        // A proxy in front would buffer the lines.
        'X-Accel-Buffering': 'no',
      });
      const began = performance.now();
      let next = from;
      const write = (line: object) => void response.write(`${JSON.stringify(line)}\n`);
      const read = () => {
        timer.refresh();
        for (; next < change.lines.length; next += 1) write({ ...change.lines[next], line: next });
        if (change.isOver) response.end();
      };
      const timer = setInterval(() => {
        const seconds = Math.round((performance.now() - began) / 1_000);
        write({ says: `Still working after ${seconds} s …` });
      }, beat);
      change.readers.add(read);
      response.once('close', () => {
        clearInterval(timer);
        change.readers.delete(read);
      });
      read();
      return true;
    },
  };
}
