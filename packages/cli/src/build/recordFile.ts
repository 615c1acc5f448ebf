import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fileName, loadedFiles, packageName } from '@emberite/release/fileName';
import { RefusedError } from '@emberite/release';
import { parseOwnNames } from '@emberite/release/text';
import { isVersion } from './manifest.ts';

const text = z.string().max(500);

/** The contents of a group of chunks. Paths are relative to `dist/browser`. */
const chunk = z.object({
  ...loadedFiles,
  /** Shared modules it takes from the host, with the version range it was built against. */
  shared: z.record(text, text),
  /** npm packages bundled into it. */
  packages: z.array(text),
});

/** `dist/build.json`: the output of a build of a remote or the shell. */
const buildRecord = z
  .object({
    name: packageName,
    version: z.string().refine(isVersion, 'must be like 1.2.3'),
    kind: z.enum(['remote', 'host']),
    /** Only production builds can be published. */
    mode: z.enum(['production', 'development']),
    /**
     * The budget in `package.json` for a page's own JavaScript, in bytes with brotli; undefined for
     * the default.
     */
    budget: z.strictObject({ js: z.number().positive() }).optional(),
    /** The federation entry of a remote, with its routes; the first load of the host. */
    entry: chunk,
    /** Versions of the shared modules and the federation runtime that the host provides; empty for a remote. */
    provides: z.record(text, text),
    /** Version range of the federation runtime that a remote's entry borrows; empty for the host. */
    requires: z.record(text, text),
    /** The shared modules outside the host's first load. */
    lazy: z.array(text),
    /** The exports that a remote uses of each shared module; `*` if it may be any. Empty for the host. */
    uses: z.record(text, z.array(text)),
    /** What an `import()` of a module loads, by module, e.g. `./src/journey/JourneyPage.tsx`. */
    imports: z.record(text, chunk),
    /** The modules whose `import()` loads a chunk file, by file under `dist/node`. */
    nodeChunks: z.record(fileName, z.array(text)),
  })
  .refine(({ name, kind }) => (name === 'shell') === (kind === 'host'), {
    path: ['kind'],
    error: 'must be host for the shell, and remote for all others',
  });

export type ChunkRecord = z.output<typeof chunk>;
export type BuildRecordFile = z.output<typeof buildRecord>;

/** Reads `build.json`, which a team's pipeline wrote. Throws a {@link RefusedError} if it does not match the schema. */
export async function readBuild(dist: string): Promise<BuildRecordFile> {
  const refuse = (why: string) =>
    new RefusedError(
      `build.json in ${dist} is invalid (${why}). Build again with the build preset.`,
    );
  const json = await readFile(join(dist, 'build.json'), 'utf8').catch(() => '');
  const { data, error } = buildRecord.safeParse(parseOwnNames(json, refuse));
  if (!error) return data;
  const [issue] = error.issues;
  throw refuse(`${issue?.path.join('.')}: ${issue?.message}`);
}
