import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { Builds } from './builds.ts';

/** A place in a development build, e.g. in a stack. */
const place = /[^\s(@]*\/assets\/([\w-]+)\/dev\/([\w.-]+?\.m?js)(?:\?[^\s:]*)?:(\d+):(\d+)/g;

/** Writes the places of the sources into a text, in place of those in development builds. */
export async function withSources(text: string, builds: Builds): Promise<string> {
  const parts = await Promise.all(
    [...text.matchAll(place)].map(async ([all, name = '', file = '', line, column]) => {
      if (!builds.names.includes(name)) return all;
      const map = await readFile(join(builds.folder(name), 'browser', `${file}.map`), 'utf8');
      const payload = JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0];
      const found = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
      return 'originalSource' in found && found.originalSource
        ? `${name}/${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
        : all;
    }),
  ).catch(() => []);
  return text.replace(place, (all) => parts.shift() ?? all);
}
