import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { z } from 'zod';
import { line, parseJson } from '@emberite/release/text';

/**
 * The most that is read of a map: bytes of its file, characters of its mappings, names and sources in it, and
 * characters of each of those. The largest of ours has a tenth of that. A team decides what is in its maps, and they
 * are decoded in the registry.
 */
const most = { bytes: 10_000_000, mappings: 4_000_000, texts: 20_000, text: 300 };

/** Sources may be modules that a bundler has written into their address. */
const text = z
  .string()
  .transform((value) => value.slice(0, most.text))
  .pipe(line(most.text));

/** Its length is checked before its items are. */
const texts = z
  .custom<unknown[]>((value) => Array.isArray(value) && value.length <= most.texts)
  .pipe(z.array(text.nullable().transform((value) => value ?? '')));

const sourceMap = z.object({
  version: z.literal(3),
  sourceRoot: text.nullish(),
  sources: texts,
  names: texts,
  mappings: z.string().max(most.mappings),
});

/** Finds the source of a position in a built file, all numbers from 1; null if the map has none. */
export type Originals = NonNullable<ReturnType<typeof readSourceMap>>;

/** Reads the source map of a file. Null if it is none, or larger than any map of ours. */
export function readSourceMap(bytes: Buffer) {
  const { data } = sourceMap.safeParse(bytes.length > most.bytes ? null : parseJson(String(bytes)));
  if (!data) return null;
  const { sourceRoot, ...rest } = data;
  const map = new TraceMap({ ...rest, ...(sourceRoot && { sourceRoot }) });
  return (row: number, column: number) => {
    const at = originalPositionFor(map, { line: row, column: column - 1 });
    if (!at.source) return null;
    // Its path is from the package's folder, and its name is empty if the map does not say what is there.
    return { source: at.source, line: at.line, column: at.column + 1, name: at.name ?? '' };
  };
}
