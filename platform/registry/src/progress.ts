import { ReadableStream as NodeStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
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
  /** Resolves when there is another line. */
  next: PromiseWithResolvers<void>;
}

/** How many changes of one owner are remembered, for commands that have lost their connection. */
const most = 50;

const ownerOf = (key: string) => key.split(' ')[0];

/** What the changes of a registry have said so far. A change goes on whoever listens. */
export type Progress = ReturnType<typeof createProgress>;

/** The lines of a change from one on, and, after each `beat` without any, one that says so. */
async function* linesOf(change: Change, from: number, beat: number): AsyncGenerator<Uint8Array> {
  const began = performance.now();
  const encode = (line: object) => Buffer.from(`${JSON.stringify(line)}\n`);
  for (let line = from; ;) {
    for (; line < change.lines.length; line += 1) yield encode({ ...change.lines[line], line });
    if (change.isOver) return;
    const waiting = new AbortController();
    const silent = wait(beat, 'silent', { signal: waiting.signal });
    if ((await Promise.race([change.next.promise, silent])) === 'silent') {
      const seconds = Math.round((performance.now() - began) / 1_000);
      yield encode({ says: `Still working after ${seconds} s …` });
    }
    waiting.abort();
  }
}

/**
 * Remembers what changes say.
 *
 * @param beat milliseconds after which a response that has nothing to say says so: proxies end silent ones
 */
export function createProgress(beat = 10_000) {
  const changes = new Map<string, Change>();
  const running = new Set<Promise<void>>();

  const changesOf = (key: string) => [...changes].filter(([one]) => ownerOf(one) === ownerOf(key));

  function remember(key: string, given: Pick<Change, 'isOver' | 'state'>): Change {
    const change: Change = { lines: [], next: Promise.withResolvers(), ...given };
    changes.delete(key);
    changes.set(key, change);
    const own = changesOf(key);
    const [oldest = ''] = own.find(([, { isOver }]) => isOver) ?? [];
    if (own.length > most) changes.delete(oldest);
    return change;
  }

  return {
    /**
     * Makes a change.
     *
     * @param key whose it is, and what its owner calls it, with a space between them
     * @param work returns its last line. It calls `settle` before it does what cannot be given up any more: that throws
     *   a {@link RefusedError} if it was. What it returns lets the change be given up again.
     */
    begin(key: string, work: (follow: Follow, settle: () => () => void) => Promise<Line>) {
      if (changesOf(key).filter(([, { isOver }]) => !isOver).length >= most) {
        throw new RefusedError('Wait until one of your other changes is done.');
      }
      const before = changes.get(key)?.state === 'given-up' ? 'given-up' : 'open';
      const change = remember(key, { isOver: false, state: before });
      const settle = () => {
        if (change.state === 'given-up') throw new RefusedError('You have given it up.');
        change.state = 'settled';
        return () => void (change.state = 'open');
      };
      const add = (line: Line) => {
        change.lines.push(line);
        change.next.resolve();
        change.next = Promise.withResolvers();
      };
      const over = work((says) => add({ says }), settle).then((last) => {
        change.isOver = true;
        if (change.state === 'open') change.state = 'settled';
        add(last);
        running.delete(over);
      });
      running.add(over);
    },
    /** Gives a change up, also one that has not arrived yet. Returns false if it is too late. */
    giveUp(key: string) {
      const change = changes.get(key) ?? remember(key, { isOver: true, state: 'given-up' });
      if (change.state === 'open') change.state = 'given-up';
      return change.state === 'given-up';
    },
    /** Resolves once all changes that have begun are over. */
    async settled() {
      await Promise.all(running);
    },
    /** What a change says from its line `from` on, as lines of JSON, until it is over. Undefined if there is none. */
    read(key: string, from: number) {
      const change = changes.get(key);
      if (!change) return undefined;
      return NodeStream.from(linesOf(change, from, beat)) as ReadableStream<Uint8Array>;
    },
  };
}
