import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { RefusedError } from '@emberite/release';
import { parseJson } from '@emberite/release/text';

/** What runs in the process: the files of a bundle for Node, by name. */
export interface Observed {
  kind: 'remote' | 'host';
  sources: Record<string, string>;
}

const names = z.array(z.string());

/** The data of a route or a part, with the type of what loads it, and the chunks that this requests. */
const loaded = z.object({ data: z.record(z.string(), z.unknown()), requested: names });

const observation = z.union([
  z.object({ failed: z.string() }),
  /** The routes, null without a list, and the parts. */
  z.object({ routes: z.array(loaded).nullable(), parts: z.record(z.string(), loaded) }),
  /** The names of what each shared module exports. */
  z.object({ exports: z.record(z.string(), names) }),
]);

/** What the process writes. */
export type Observation = z.output<typeof observation>;

const observer = fileURLToPath(new URL('./observer.ts', import.meta.url));
const nodeBundle = createRequire(import.meta.url).resolve('@emberite/release/nodeBundle');

/** How long the bundle of a build may run, in milliseconds, and the largest answer, in bytes. */
const limits = { timeout: 10_000, maxBuffer: 16_000_000 };

/**
 * Runs the bundle for Node in a `dist` folder in a process that has nothing of this machine, and
 * returns what it observes there. Throws a {@link RefusedError} that names the package if it fails.
 */
export async function observe(
  name: string,
  kind: Observed['kind'],
  dist: string,
): Promise<Observation> {
  const folder = join(dist, 'node');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.cjs'));
  const sources = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
    ),
  );
  const refuse = (why: string) =>
    new RefusedError(
      `${name} failed to list its ${kind === 'host' ? 'exports' : 'routes'}: ${why.replace(/\.$/, '')}.`,
    );
  const answer = await new Promise<string>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [
        '--permission',
        // Its own code, which is public.
        `--allow-fs-read=${fileURLToPath(new URL('../../', import.meta.url))}*`,
        `--allow-fs-read=${join(dirname(nodeBundle), '../')}*`,
        '--max-old-space-size=512',
        '--no-experimental-webstorage',
        '--disable-warning=ExperimentalWarning',
        observer,
        nodeBundle,
      ],
      { ...limits, env: {}, killSignal: 'SIGKILL' },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        const isLarge = error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER';
        const late = error.killed && `it takes longer than ${limits.timeout / 1_000} s`;
        const large = isLarge && `they have more than ${limits.maxBuffer / 1_000_000} MB`;
        reject(refuse(large || late || (/^\w*Error[^\n]*/m.exec(stderr)?.[0] ?? error.message)));
      },
    );
    // A process that has ended does not read it.
    child.stdin?.on('error', () => {});
    child.stdin?.end(JSON.stringify({ kind, sources } satisfies Observed));
  });
  const { data, error } = observation.safeParse(parseJson(answer));
  if (error) throw refuse('they are not data');
  if ('failed' in data) throw refuse(data.failed);
  return data;
}
