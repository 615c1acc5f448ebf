import { hash } from 'node:crypto';
import type { Compiler } from '@rspack/core';

/**
 * The name of a module in every folder, also where `node_modules` is above it. `path` is from the
 * package's folder. The entry of the federation runtime is named by its code, with a path in it.
 */
export const nameOf = (path: string) =>
  path.includes('data:') ? 'federation' : path.replace(/^(.*\/(?=node_modules\/)|(\.\.?\/)+)/, '');

/** Ids are below it: short, and so many that one hardly ever depends on whether a neighbor comes or goes. */
const range = 100_000;

/**
 * Gives each module an id that is the same in every folder. Rspack's own are hashes of paths.
 */
export class ModuleIds {
  apply({ context, hooks, options }: Compiler): void {
    hooks.compilation.tap('ModuleIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ModuleIds', (modules) => {
        const named = [...modules].map((module) => {
          // A text here, whatever its type says.
          const identifier = String(module.identifier);
          return { module, name: nameOf(module.libIdent({ context }) ?? identifier) };
        });
        const taken = new Set<number>();
        for (const { module, name } of named.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
          if (options.mode === 'development' && name !== 'federation') continue;
          let id = parseInt(hash('sha256', name).slice(0, 8), 16) % range;
          while (taken.has(id)) id = (id + 1) % range;
          taken.add(id);
          Object.assign(module, { id });
        }
      });
    });
  }
}
