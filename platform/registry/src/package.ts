import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fileName, loadedFiles, packageName } from '@emberite/release/fileName';
import { integrityOf, RefusedError, releaseId } from '@emberite/release';
import { oneLine } from '@emberite/release/text';
import { partFields, routeFields } from '@emberite/release/routes';
import type { Package, Release } from '@emberite/release';
import { z } from 'zod';
import { contentTypes } from '@emberite/release/contentTypes';
import { checkAddresses } from './checks.ts';

/**
 * Maximum bytes and files of one release, and bytes of its `release.json`. The shell, the largest, has five million in
 * 300. One stylesheet and all of them may have less, because their rules take seconds to read, and other releases wait
 * for the gate.
 */
export const limits = {
  bytes: 64_000_000,
  files: 2_000,
  json: 1_000_000,
  sheet: 2_000_000,
  sheets: 4_000_000,
};

const integrity = z.string().regex(/^sha384-[\w+/]{64}$/);
const text = oneLine(500);
const files = z.record(fileName, integrity);

/** The files of a page or of a part. */
const pageFiles = { ...loadedFiles, shared: z.array(text) };

/**
 * What the registry relies on in `release.json`. `checkSet` checks whether routes work with each
 * other.
 */
const schema = z.object({
  name: packageName,
  id: z
    .string()
    .max(80)
    .regex(/^[\w.-]+-[\da-f]{12}$/),
  version: z.string().max(60),
  commit: oneLine(64).nullable(),
  repository: oneLine(300)
    .and(z.url({ protocol: /^https$/ }))
    .optional(),
  lock: integrity.optional(),
  kind: z.enum(['host', 'remote']),
  files: z.record(
    fileName,
    z.object({ integrity, bytes: z.int().nonnegative(), brotli: z.int().nonnegative() }),
  ),
  budget: z.strictObject({ js: z.number().positive() }).optional(),
  node: files,
  maps: z.array(fileName),
  tools: z
    .strictObject({ team: fileName, visits: fileName, vitals: fileName })
    .partial()
    .optional(),
  development: files.optional(),
  entry: z.array(fileName).min(1),
  css: z.array(fileName),
  routes: z
    .array(
      routeFields.extend({
        remote: text,
        prerender: z.boolean(),
        newcomer: z.object(pageFiles).optional(),
        ...pageFiles,
      }),
    )
    .max(1_000),
  parts: z.record(partFields.name, z.object({ ...partFields.data, ...pageFiles })).optional(),
  requires: z.record(text, text),
  uses: z.record(text, z.array(text)),
  provides: z.record(
    text,
    z.object({
      version: text,
      js: z.array(fileName),
      exports: z.array(text).optional(),
    }),
  ),
});

/** A decoder with the option `info`, which its types lack: the engine knows how many bytes it has read. */
type Decoder = (
  bytes: Buffer,
  options: { maxOutputLength: number; info: true },
) => { buffer: Buffer; engine: { bytesWritten: number } };

/** The decoders of compressed copies, by the ending of their files. */
const decoders: Record<'.br' | '.gz', Decoder> = {
  '.br': brotliDecompressSync as unknown as Decoder,
  '.gz': gunzipSync as unknown as Decoder,
};

/** Refuses a file for browsers of an unknown type. */
function checkType(name: string, file: string): void {
  const ending = /\.\w+$/.exec(file)?.[0] ?? '';
  if (Object.hasOwn(contentTypes, ending)) return;
  throw new RefusedError(
    `${name} has the file ${file}. Browsers get ${Object.keys(contentTypes).join(', ')} only.`,
  );
}

/** The paths of the files that a release lists, with their integrity; null for a file of any content. */
function listed(release: Release): Map<string, string | null> {
  const { files: browser, node = {}, development = {}, maps = [] } = release;
  return new Map<string, string | null>([
    ...Object.entries(browser).map(([file, one]) => [`browser/${file}`, one.integrity] as const),
    ...Object.entries(node).map(([file, hash]) => [`node/${file}`, hash] as const),
    ...Object.entries(development).map(([file, hash]) => [`development/${file}`, hash] as const),
    ...maps.map((file) => [`maps/${file}`, null] as const),
  ]);
}

/**
 * Refuses an upload that is not one whole release: `release.json` as a build makes it, and the
 * files that it lists, with their compressed copies. Nothing of it is stored then.
 */
export function checkPackage({ release, files: given }: Package): void {
  const { error } = schema.safeParse(release);
  if (error) {
    const [issue] = error.issues;
    throw new RefusedError(
      `release.json is invalid (${issue?.path.join('.')}: ${issue?.message}). Build again with the build preset.`,
    );
  }
  const { name, kind, routes } = release;
  if ((name === 'shell') !== (kind === 'host')) {
    throw new RefusedError(`${name} is built as a ${kind}. Only shell is the host.`);
  }
  const stranger = routes.find(({ remote }) => remote !== name);
  if (stranger) throw new RefusedError(`${name} has the route ${stranger.path} of another remote.`);
  if (release.id !== releaseId(release)) {
    throw new RefusedError(`${name} has been changed since it was built. Build again.`);
  }
  const expected = listed(release);
  const named = [
    ...release.entry,
    ...release.css,
    ...Object.values(release.tools ?? {}),
    ...[
      ...routes.flatMap(({ newcomer, ...page }) => (newcomer ? [page, newcomer] : [page])),
      ...Object.values(release.parts ?? {}),
    ].flatMap(({ js, css }) => [...js, ...css.map(({ file }) => file)]),
  ];
  for (const file of named) {
    if (!expected.has(`browser/${file}`)) {
      throw new RefusedError(
        `${name} needs ${file}, but the release has no such file. Build again.`,
      );
    }
  }
  checkAddresses(release);
  for (const file of Object.keys(release.files)) checkType(name, file);
  for (const [path, hash] of expected) {
    const bytes = given.get(path);
    if (!bytes)
      throw new RefusedError(`${name} lists ${path}, but it was not uploaded. Publish again.`);
    if (hash !== null && integrityOf(bytes) !== hash) {
      throw new RefusedError(`${path} of ${name} is not the file that was built. Publish again.`);
    }
  }
  for (const [path, bytes] of given) {
    if (expected.has(path)) continue;
    const ending = path.slice(-3);
    const original = given.get(path.slice(0, -3));
    const isCopy =
      original !== undefined &&
      path.startsWith('browser/') &&
      (ending === '.br' || ending === '.gz') &&
      decodes(decoders[ending], bytes, original);
    if (!isCopy) throw new RefusedError(`${name} does not list the file ${path}. Build again.`);
  }
  // The gate counts with them.
  for (const [file, { bytes, brotli }] of Object.entries(release.files)) {
    const original = given.get(`browser/${file}`)!;
    const copy = given.get(`browser/${file}.br`) ?? original;
    if (bytes === original.length && brotli === copy.length) continue;
    throw new RefusedError(
      `release.json of ${name} says that ${file} has ${bytes} bytes and ${brotli} with brotli. It has ${original.length} and ${copy.length}. Build again.`,
    );
  }
  const sheets = Object.entries(release.files).flatMap(([file, { bytes }]) =>
    file.endsWith('.css') ? bytes : [],
  );
  const all = sheets.reduce((sum, bytes) => sum + bytes, 0);
  if (all > limits.sheets || sheets.some((bytes) => bytes > limits.sheet)) {
    throw new RefusedError(
      `${name} has stylesheets of ${(all / 1_000_000).toFixed(1)} MB. One may have ${limits.sheet / 1_000_000} MB, and all together ${limits.sheets / 1_000_000} MB. Remove the rules that no page needs.`,
    );
  }
}

/** Whether compressed bytes are those of a file, and nothing more. */
function decodes(decode: Decoder, bytes: Buffer, original: Buffer): boolean {
  try {
    // Never more than the file has, whatever the bytes claim.
    const limit = { maxOutputLength: Math.max(original.length, 1), info: true } as const;
    const { buffer, engine } = decode(bytes, limit);
    return buffer.equals(original) && engine.bytesWritten === bytes.length;
  } catch {
    return false;
  }
}
