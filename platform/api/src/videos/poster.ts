import { fork } from 'node:child_process';
import type { Log } from '@emberite/config/log';
import { second } from '../clock.ts';

/** What a poster is made of: the file of a recording, or of a picture that was sent with it. */
export interface PosterSource {
  kind: 'recording' | 'picture';
  path: string;
}

/**
 * How making a poster went: it was made; the source was refused, for its format or its size; or
 * decoding was ended, by a limit or by what happened to the machine.
 */
export type PosterOutcome = 'made' | 'refused' | 'ended';

export interface PosterMaker {
  make(source: PosterSource, path: string): Promise<PosterOutcome>;
}

/** What decoding one poster may take: milliseconds, and bytes of memory. */
export const posterLimits = { ms: 5 * second, bytes: 512 * 1024 * 1024 };

const program = new URL('./posterProcess.ts', import.meta.url);

/** Runs the program. Never rejects. */
function run(
  task: readonly string[],
  limits: typeof posterLimits,
  env: Record<string, string>,
): Promise<PosterOutcome> {
  return new Promise((done) => {
    const child = fork(program, [String(limits.bytes), ...task], {
      env,
      execArgv: [],
      stdio: 'ignore',
      timeout: limits.ms,
      killSignal: 'SIGKILL',
    });
    child.once('error', () => done('ended'));
    // Without a code if it was killed.
    child.once('exit', (code) => done(code === null ? 'ended' : code === 0 ? 'made' : 'refused'));
  });
}

/**
 * Decodes in a process of its own for each poster: native code reads a stranger's file, and whatever
 * that does to the process, the API keeps running and gets all memory back.
 */
export function createPosters(
  limits = posterLimits,
  env: Record<string, string> = {},
): PosterMaker {
  return { make: ({ kind, path: source }, path) => run([kind, source, path], limits, env) };
}

/** Logs one line if this machine cannot decode recordings. Everything else works without that. */
export async function reportMissingDecoder(
  log: Log,
  env: Record<string, string> = {},
): Promise<void> {
  // The first import on a busy machine may take longer than a poster.
  const outcome = await run(['decoder'], { ...posterLimits, ms: 60 * second }, env);
  if (outcome === 'made') return;
  const reason = `Recordings get no posters: node-av does not run on ${process.platform} ${process.arch} here.`;
  log({ event: 'no-posters-of-recordings', level: 'error', reason });
}
