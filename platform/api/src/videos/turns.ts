import { ApiFailure } from '../http/failure.ts';

/**
 * Runs at most `atOnce` jobs at a time, one of each member. Members take turns, so that nobody waits
 * for all the jobs of another, nor longer than `longestWait` milliseconds.
 */
export function takeTurns({ atOnce, longestWait }: { atOnce: number; longestWait: number }) {
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Set<string>();

  function startNext(): void {
    for (const [member, jobs] of waiting) {
      if (running.size === atOnce) return;
      if (running.has(member)) continue;
      running.add(member);
      jobs.shift()?.();
    }
  }

  function finish(member: string): void {
    running.delete(member);
    // The member who had a turn is now the last.
    const others = waiting.get(member) ?? [];
    waiting.delete(member);
    if (others.length > 0) waiting.set(member, others);
    startNext();
  }

  function leave(member: string, job: () => void): void {
    const others = waiting.get(member)?.filter((each) => each !== job) ?? [];
    if (others.length > 0) waiting.set(member, others);
    else waiting.delete(member);
  }

  function turnOf(member: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        leave(member, start);
        reject(
          new ApiFailure(
            'too-many-requests',
            'Many people are uploading right now. Please try again in a minute.',
          ),
        );
      }, longestWait);
      waiting.set(member, [...(waiting.get(member) ?? []), start]);
      startNext();
    });
  }

  return {
    /**
     * Runs a job when it is the member's turn. Rejects with a 429 if the turn does not come in
     * time. How many one member may have waiting is limited by how many uploads a member may have
     * in progress.
     */
    async run<T>(member: string, job: () => Promise<T>): Promise<T> {
      await turnOf(member);
      try {
        return await job();
      } finally {
        finish(member);
      }
    },
  };
}
