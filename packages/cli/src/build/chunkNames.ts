import { dirname, posix, relative } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { parseSync } from 'oxc-parser';
import { nameOf } from './ModuleIds.ts';

/** What is written in an `import()`, if that is a plain name. */
const plain = /^(['"`])([^'"`\\$]+)\1$/;

/**
 * A loader that names the chunk of each `import()` after its module, from the package's folder, unless the `import()`
 * names it. Rspack makes a chunk's id of its name; without one, of the paths of its modules.
 */
export default function chunkNames(this: LoaderContext, source: string, map?: string): void {
  const { resourcePath, rootContext } = this;
  const folder = dirname(nameOf(relative(rootContext, resourcePath)));
  let [named, end] = ['', 0];
  if (source.includes('import(')) {
    for (const { start, moduleRequest } of parseSync(resourcePath, source, { lang: 'jsx' }).module
      .dynamicImports) {
      const written = source.slice(moduleRequest.start, moduleRequest.end);
      const [, , request] = plain.exec(written) ?? [];
      if (!request || source.slice(start, moduleRequest.start).includes('webpackChunkName')) {
        continue;
      }
      const module = request.startsWith('.') ? posix.join(folder, request) : request;
      const name = JSON.stringify(module.replace(/\.[cm]?[jt]sx?$/, ''));
      named += `${source.slice(end, moduleRequest.start)}/* webpackChunkName: ${name} */ `;
      end = moduleRequest.start;
    }
  }
  this.callback(null, named + source.slice(end), map);
}
