import type { Canary, Gated, HistoryEntry, Stay } from '@emberite/release/responses';

/** What a move did to one package. */
export type Step = {
  name: string;
  at: string;
  by: string;
  why: string;
  number: number;
} & (
  | {
      kind: 'published' | 'back';
      id: string;
      /** The release before it; null if it is the first. */
      from: string | null;
      stay: Stay | undefined;
      gate: Gated | undefined;
    }
  | { kind: 'gone' }
  | { kind: 'canary'; canary: Canary; stay: Stay | undefined; gate: Gated | undefined }
  | { kind: 'canary-ended' }
);

/**
 * Takes the moves of a history apart by package, in its order. A release that an earlier move made
 * live has come back.
 *
 * @param only leaves out the others
 */
export function stepsOf(history: HistoryEntry[], only?: string): Step[] {
  const wasLive = (index: number, name: string, id: string) =>
    history.slice(index + 1).some((move) => move.to[name] === id || move.from[name] === id);
  return history.flatMap((move, index) => {
    const { number, at, by, why, from, to, gates = {}, canaries = {}, stays } = move;
    const about = (name: string) => ({ name, at, by, why, number });
    const changes = Object.entries(to).map(([name, id]): Step => {
      if (id === null) return { ...about(name), kind: 'gone' };
      const kind = wasLive(index, name, id) ? 'back' : 'published';
      const before = from[name] ?? null;
      return { ...about(name), kind, id, from: before, stay: stays[name], gate: gates[name] };
    });
    const tries = Object.entries(canaries).map(([name, canary]): Step =>
      canary
        ? { ...about(name), kind: 'canary', canary, stay: stays[name], gate: gates[name] }
        : { ...about(name), kind: 'canary-ended' },
    );
    return [...changes, ...tries].filter(({ name }) => only === undefined || name === only);
  });
}
