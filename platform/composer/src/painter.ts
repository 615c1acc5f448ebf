import { RefusedError } from '@emberite/release';
import { z } from 'zod';
import { startProcess } from './sandbox/index.ts';
import type { Limits, StartedProcess } from './sandbox/index.ts';

/** A picture needs a second, on a machine with nothing else to do, and a fifth of the memory. */
const defaults: Limits = { time: 60_000, memory: 512_000_000 };

/** Makes pictures of what releases draw. */
export type Painter = ReturnType<typeof createPainter>;

/**
 * Creates a painter. It works in a process of its own, which starts with its first picture: what releases draw and how
 * they style it is parsed only there.
 */
export function createPainter(limits = defaults) {
  let program: StartedProcess | undefined;
  return {
    /**
     * Adds styles to an SVG and converts it to PNG. Throws a {@link RefusedError} that begins with `what` if that takes
     * too much, and a {@link NoSandbox} if the process does not start.
     */
    async paint(what: string, svg: string, css: string) {
      program ??= startProcess(new URL('./paint.ts', import.meta.url), limits, 'start', [
        '--allow-addons',
      ]);
      const { data } = z.base64().safeParse(await program.result(what, { svg, css }));
      if (data !== undefined) return Buffer.from(data, 'base64');
      throw new RefusedError(`${what}: it is not a picture.`);
    },
    async [Symbol.asyncDispose]() {
      await program?.[Symbol.asyncDispose]();
    },
  };
}
