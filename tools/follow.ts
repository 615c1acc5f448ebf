import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Follows what a process prints, in both of its streams. */
export function follow(child: ChildProcess) {
  let written = '';
  const streams = [child.stdout, child.stderr];
  for (const one of streams) one?.on('data', (chunk: Buffer) => (written += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    /** What it has written until now. */
    output: () => written,
    /** Resolves once its output matches. Rejects with its output if it ends before. */
    says: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(written);
          if (found) resolve(found);
        };
        for (const one of streams) one?.on('data', look);
        look();
        void ended.then(() => reject(new Error(`It ended: ${written}`)));
      }),
    /** Resolves with its exit code or its signal, once all of its output has been received. */
    ended,
  };
}
