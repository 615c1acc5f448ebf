import { RefusedError } from '@emberite/release';
import type { DrawText } from '@emberite/release/data';
import { openFont } from '@emberite/composer/drawText';
import { createCalls } from '@emberite/composer/sandbox/calls';
import type { Sandbox } from '@emberite/composer/sandbox';
import type { Bundles, Calls } from '@emberite/composer/sandbox/protocol';

/** The fonts that have been opened. */
const fonts = new Map<string, Promise<DrawText>>();

function open(font: string): Promise<DrawText> {
  const opened = fonts.get(font) ?? openFont(Buffer.from(font, 'base64'));
  fonts.set(font, opened);
  return opened;
}

/**
 * Runs the code of a release in this process, for tests of what follows from it: a sandbox takes longer to start than
 * a small page to render. The tests of sandboxes and of whole sites have real ones.
 */
export function composeHere({ font, ...bundles }: Bundles): Sandbox {
  let calls: Calls | undefined;
  return {
    async call(what, name, ...input) {
      try {
        calls ??= createCalls(bundles, font === null ? null : await open(font));
        const call = calls[name] as (...parts: unknown[]) => unknown;
        return (await call(...input)) as never;
      } catch (error) {
        throw new RefusedError(
          `${what}: ${error instanceof Error ? error.message : String(error)}.`,
        );
      }
    },
    async [Symbol.asyncDispose]() {},
  };
}
