import { ApiFailure } from '../http/failure.ts';

/** Members' jobs, of which few run at a time. */
export interface Turns {
  /**
   * Runs a job when it is the member's turn. Rejects with a 429 if too many wait. How many one
   * member may have waiting is limited by how many uploads a member may have in progress.
   */
  run<T>(member: string, job: () => Promise<T>): Promise<T>;
}

/**
 * Runs at most `atOnce` jobs at a time, one of each member. Members take turns, so that nobody waits
 * for all the jobs of another.
 */
export function takeTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Turns {
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Set<string>();
  let inAll = 0;

  function startNext(): void {
    for (const [member, jobs] of waiting) {
      if (running.size === atOnce) return;
      if (running.has(member)) continue;
      running.add(member);
      inAll -= 1;
      jobs.shift()?.();
    }
  }

  function finish(member: string): void {
    running.delete(member);
    // Whoever had a turn is now the last.
    const others = waiting.get(member) ?? [];
    waiting.delete(member);
    if (others.length > 0) waiting.set(member, others);
    startNext();
  }

  return {
    async run(member, job) {
      if (inAll >= mostWaiting) {
        throw new ApiFailure(
          'too-many-requests',
          'Many people are uploading right now. Please try again in a minute.',
        );
      }
      inAll += 1;
      await new Promise<void>((start) => {
        waiting.set(member, [...(waiting.get(member) ?? []), start]);
        startNext();
      });
      try {
        return await job();
      } finally {
        finish(member);
      }
    },
  };
}
