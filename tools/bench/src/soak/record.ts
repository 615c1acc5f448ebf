/** The kinds of actions of visitors and teams. */
export const kinds = [
  'document',
  'asset',
  'report',
  'sign in',
  'API read',
  'API write',
  'upload',
  'watch',
  'sign out',
  'publish',
  'gated publish',
  'rollback',
  'canary',
  'promote',
  'abort',
  'collect',
] as const;

export type Kind = (typeof kinds)[number];

/** An action that was performed. */
export interface Deed {
  kind: Kind;
  /** When it began, in ms since the start of the record. */
  at: number;
  /** How long it took, in ms. */
  ms: number;
}

/** The actions so far, and their errors. */
export interface Record {
  deeds: Deed[];
  /** One sentence each. */
  errors: string[];
  /** Milliseconds since its start. */
  now(): number;
  /** Does something, and notes how long it took. Rejects as it does. */
  time<T>(kind: Kind, work: () => Promise<T>): Promise<T>;
  /** Waits for a promise, and records an error if it rejects. */
  follow(what: string, work: Promise<unknown>): Promise<void>;
}

/** Error codes of a call whose idle connection was closed just as it was reused. */
const closed = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/** Makes a call, and repeats it as browsers do if its connection has just been closed. */
export async function call<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: Error) => {
    const { code } = (error.cause ?? {}) as { code?: string };
    if (code !== undefined && closed.includes(code)) return work();
    throw error;
  });
}

/** Starts a record. */
export function createRecord(): Record {
  const start = performance.now();
  const record: Record = {
    deeds: [],
    errors: [],
    now: () => performance.now() - start,
    async time(kind, work) {
      const at = record.now();
      const result = await call(work);
      record.deeds.push({ kind, at, ms: record.now() - at });
      return result;
    },
    follow: (what, work) =>
      work.then(
        () => {},
        (error: unknown) => {
          const minute = (record.now() / 60_000).toFixed(1);
          record.errors.push(`Minute ${minute}, ${what}: ${String(error)}`);
        },
      ),
  };
  return record;
}
