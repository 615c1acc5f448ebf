import { fileURLToPath } from 'node:url';
import { RefusedError } from '@emberite/release';
import { z } from 'zod';
import { answer, startLimited } from './sandbox/index.ts';
import type { LimitedProcess } from './sandbox/index.ts';

/** A picture needs a second, on a machine with nothing else to do, and a fifth of the memory. */
const limits = { time: 60_000, memory: 512_000_000 };

/** Makes pictures of what releases draw. */
export type Painter = ReturnType<typeof createPainter>;

/**
 * Creates a painter. It works in a process of its own, which starts with its first picture: what releases draw and how
 * they style it is parsed only there.
 */
export function createPainter() {
  let program: LimitedProcess | undefined;
  return {
    /**
     * Adds styles to an SVG and converts it to PNG. Throws a {@link RefusedError} that begins with `what` if that takes
     * too much.
     */
    async paint(what: string, svg: string, css: string) {
      program ??= startLimited(fileURLToPath(new URL('./paint.ts', import.meta.url)), limits, [
        '--allow-addons',
      ]);
      const { result } = answer(what, await program.ask(what, { svg, css }));
      const { data } = z.base64().safeParse(result);
      if (data !== undefined) return Buffer.from(data, 'base64');
      throw new RefusedError(`${what}: it is not a picture.`);
    },
    async [Symbol.asyncDispose]() {
      await program?.[Symbol.asyncDispose]();
    },
  };
}
