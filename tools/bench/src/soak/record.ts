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
export type Record = ReturnType<typeof createRecord>;

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
export function createRecord() {
  const start = performance.now();
  const deeds: Deed[] = [];
  /** One sentence each. */
  const errors: string[] = [];
  /** Milliseconds since its start. */
  const now = () => performance.now() - start;
  return {
    deeds,
    errors,
    now,
    /** Does something, and notes how long it took. Rejects as it does. */
    async time<T>(kind: Kind, work: () => Promise<T>): Promise<T> {
      const at = now();
      const result = await call(work);
      deeds.push({ kind, at, ms: now() - at });
      return result;
    },
    /** Waits for a promise, and records an error if it rejects. */
    async follow(what: string, work: Promise<unknown>): Promise<void> {
      await work.catch((error: unknown) => {
        errors.push(`Minute ${(now() / 60_000).toFixed(1)}, ${what}: ${String(error)}`);
      });
    },
  };
}
