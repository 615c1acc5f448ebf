import { fileURLToPath } from 'node:url';
import { RefusedError } from '@emberite/release';
import { z } from 'zod';
import type { Limits } from './process.ts';
import { startLimited } from './process.ts';
import type { Bundles, Calls, PageData } from './protocol.ts';

export { startLimited } from './process.ts';
export type { Limits } from './process.ts';
export type { Bundles, HeadData, PageData, ShellData } from './protocol.ts';

/** A page needs a few milliseconds, and the shell alone a fifth of the memory. */
const defaults: Limits = { time: 10_000, memory: 512_000_000 };

/** How long a process may take to start, in milliseconds. It does not run code of a release meanwhile. */
const startTime = 60_000;

/** Runs the code of a shell and of one release. */
export type Sandbox = ReturnType<typeof openSandbox>;

const text = z.string();

/** What the process may answer. `readPageData` checks the data of a page. */
const results = {
  shell: z.object({
    tags: text,
    scripts: z.array(text),
    app: z.object({ name: text, icon: text, font: text, background: text }).optional(),
    draws: z.boolean(),
  }),
  page: z.unknown().transform((said) => said as PageData),
  render: text,
  preview: text,
} satisfies { [Name in keyof Calls]: z.ZodType<Awaited<ReturnType<Calls[Name]>>> };

const schema = z.object({ result: z.unknown().optional(), failed: text.optional() });

/** The longest reason that a refusal repeats, in characters. */
const longestReason = 2_000;

/** A process for what releases make does not start, which is not the fault of a release. */
export class NoSandbox extends Error {
  override name = 'NoSandbox';
}

/** A process that has started, for what releases make. */
export type StartedProcess = ReturnType<typeof startProcess>;

/**
 * Starts a process as {@link startLimited} does. Its first message is its start, and it answers that. If it does not,
 * requests throw a {@link NoSandbox}.
 */
export function startProcess(
  script: URL,
  limits: Limits,
  start: unknown,
  allowed: readonly string[] = [],
) {
  const program = startLimited(fileURLToPath(script), limits, allowed);
  const started = program.ask('The sandbox', start, startTime).catch(({ cause }: Error) => {
    throw new NoSandbox(
      `The registry could not check it: no sandbox starts (${cause}). Try again.`,
    );
  });
  started.catch(() => {});
  return {
    ...program,
    /** Resolves with the result. Throws a {@link RefusedError} that begins with `what` if there is none. */
    async result(what: string, request: unknown): Promise<unknown> {
      await started;
      const { result, failed } = schema.safeParse(await program.ask(what, request)).data ?? {};
      if (failed === undefined) return result;
      throw new RefusedError(`${what}: ${failed.slice(0, longestReason)}.`);
    },
  };
}

/**
 * Starts a process for the code of a release. It has no files, no network, no environment and no
 * other process, and limited time and memory. Whatever it does wrong becomes a {@link
 * RefusedError}; if it does not start, calls throw a {@link NoSandbox}.
 */
export function openSandbox(bundles: Bundles, limits: Limits = defaults) {
  const program = startProcess(new URL('./child.ts', import.meta.url), limits, bundles);
  return {
    /** Takes the beginning of a refusal, like `mf-events renders /x`, and a request. Calls run one at a time. */
    async call<Name extends keyof Calls>(
      what: string,
      name: Name,
      ...input: Parameters<Calls[Name]>
    ): Promise<Awaited<ReturnType<Calls[Name]>>> {
      const result = await program.result(what, { name, input });
      const { success, data } = results[name].safeParse(result);
      if (success) return data as never;
      throw new RefusedError(`${what}: it answers with something else. Fix the page.`);
    },
    [Symbol.asyncDispose]: program[Symbol.asyncDispose],
  };
}
