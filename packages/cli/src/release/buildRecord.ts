import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { valid } from 'semver';
import { z } from 'zod';
import type { BuildRecordFile } from '../build/record.ts';
import { fileName } from '@emberite/release/fileName';
import { RefusedError } from '@emberite/release';

const text = z.string().max(500);

const chunk = z.object({
  js: z.array(fileName),
  css: z.array(
    // The id becomes an attribute in documents.
    z.object({ file: fileName, chunkId: z.string().regex(/^[\w.:~@/-]*$/) }),
  ),
  shared: z.record(text, text),
  packages: z.array(text),
});

const buildRecord = z
  .object({
    name: z
      .string()
      .max(60)
      .regex(/^(shell|mf-[a-z\d]+(-[a-z\d]+)*)$/, 'must be shell or begin with mf-'),
    version: z
      .string()
      .max(60)
      .refine((version) => /^[\w.-]+$/.test(version) && valid(version), 'must be like 1.2.3'),
    kind: z.enum(['remote', 'host']),
    mode: z.enum(['production', 'development']),
    budget: z.strictObject({ js: z.number().positive() }).optional(),
    entry: chunk,
    provides: z.record(text, text),
    requires: z.record(text, text),
    lazy: z.array(text),
    uses: z.record(text, z.array(text)),
    imports: z.record(text, chunk),
    nodeChunks: z.record(fileName, z.array(text)),
  })
  .refine(({ name, kind }) => (name === 'shell') === (kind === 'host'), {
    path: ['kind'],
    error: 'must be host for the shell, and remote for all others',
  }) satisfies z.ZodType<BuildRecordFile>;

const assets = z.object({ sync: z.array(fileName), async: z.array(fileName) });

/** The part of Module Federation's manifest that names files. */
const federationManifest = z.object({
  exposes: z.array(z.object({ assets: z.object({ js: assets, css: assets }) })),
});

/** Reads JSON from a build. Throws a {@link RefusedError} if it does not match the schema. */
async function readJson<T>(dist: string, file: string, schema: z.ZodType<T>): Promise<T> {
  const refuse = (why: string) =>
    new RefusedError(`${file} in ${dist} is invalid (${why}). Build again with the build preset.`);
  let content: unknown;
  try {
    content = JSON.parse(await readFile(join(dist, file), 'utf8'), (key, value: unknown) => {
      // Every object inherits these names.
      if (key in {}) throw refuse(`it has the name ${key}`);
      return value;
    });
  } catch (error) {
    throw error instanceof RefusedError ? error : refuse('it is no JSON');
  }
  const { data, error } = schema.safeParse(content);
  if (!error) return data;
  const [issue] = error.issues;
  throw refuse(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** Reads `build.json`, which a team's pipeline wrote. */
export const readBuild = (dist: string): Promise<BuildRecordFile> =>
  readJson(dist, 'build.json', buildRecord);

/** Reads the manifest of a build that has one. */
export const readManifest = (dist: string) =>
  readJson(dist, 'browser/mf-manifest.json', federationManifest);
