import { isBuiltin, SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { extname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compilation, Compiler, Dependency, Module, RspackError } from '@rspack/core';
import { contentTypes } from '@emberite/release/contentTypes';
import { rspack } from '@rspack/core';
import { kinds } from './base.ts';
import { manifestOf } from './manifest.ts';

const missing = fileURLToPath(new URL('./runtime/missing.ts', import.meta.url));

const workers = 'Pages have no workers: do it in the page, in small parts.';
const timers = 'Browsers do not have it: use setTimeout or queueMicrotask.';

/** What pages may import. */
const possible = `Pages import code, .css, .json, and files of these kinds: ${kinds.join(', ')}. With ?raw, the text of any file.`;

/** What code may expect and pages lack, by name: what to do instead. */
const lacking: Record<string, string> = {
  process:
    'Browsers do not have it, and a build reads no environment and no .env file: only process.env.NODE_ENV is known.',
  Buffer: 'Browsers do not have it: use Uint8Array, TextEncoder and TextDecoder.',
  setImmediate: timers,
  clearImmediate: timers,
  'import.meta.env':
    'A build reads no environment and no .env file: only import.meta.env.MODE, DEV and PROD are known.',
  WebAssembly:
    "The site's policy refuses to compile it: use a library, or a build of it, without it.",
  Worker: workers,
  SharedWorker: workers,
};

/** How a library finds out whether a name is there. */
const guardOf = (name: string): RegExp =>
  name === 'import.meta.env'
    ? /import\.meta\.env ?(\?|&&|\))|typeof \(?import\.meta\b/
    : new RegExp(`typeof \\(?${name}\\b|(globalThis|window|self|global)\\??\\.${name}\\b`);

/** Packages that a page has from the shell and that would not know their second copy; what to import instead. */
const single: Record<string, string> = {
  react: "Import it as 'react', which is the shell's.",
  'react-dom':
    "The shell renders the page. Import what else you need, like createPortal, from 'react-dom'.",
  'react-router':
    "Import the shell's router from '@emberite/sdk/router', and links from '@emberite/ui-kit/Link'.",
  valtio: "Import it as 'valtio', which is the shell's, or as 'valtio/utils'.",
};

/** Modules of those packages that have no state, so that each remote may have its own. */
const stateless = /\/(react\/(cjs\/react-)?(compiler|jsx-dev)-runtime|valtio\/([^/]+\/)*utils)\b/;

/** The package that a file comes from; undefined for a file of the remote itself. */
const libraryOf = (file = ''): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/** The package that a file belongs to; undefined for one of the remote, and for one without state. */
export const packageOf = (file = ''): string | undefined =>
  stateless.test(file) ? undefined : libraryOf(file);

/**
 * Whether a library looks for a name before it uses it, be it in another module. Where the remote's
 * own code does, the use is left out of the build.
 */
function isGuarded(name: string, module: Module, { modules }: Compilation): boolean {
  const library = libraryOf(module.nameForCondition());
  if (library === undefined) return false;
  const all = [...modules].filter((one) => libraryOf(one.nameForCondition()) === library);
  const guard = guardOf(name);
  return all.some((one) => guard.test(String(one.originalSource()?.source())));
}

/** Where a module's code, as Rspack reads it, imports something, or else where it uses it. */
function startOf({ module, loc, request }: Refusal): { line: number; column: number } {
  const lines = String(module.originalSource()?.source()).split('\n');
  const isNamed = (text: string) =>
    !/^\s*(\/\/|\/?\*)/.test(text) &&
    [`'${request}'`, `"${request}"`, `(${request})`].some((form) => text.includes(form));
  const named = request === undefined ? -1 : lines.findIndex(isNamed);
  if (named >= 0) return { line: named + 1, column: 1 };
  if (loc && 'start' in loc) return { line: loc.start.line, column: loc.start.column ?? 1 };
  return { line: 1, column: 1 };
}

/** The line of the source for a place in a module's code. */
function lineOf(module: Module, { line, column }: { line: number; column: number }): number {
  const map = module.originalSource()?.map() as SourceMapPayload | null | undefined;
  const found = map && new SourceMap(map).findEntry(line - 1, column - 1);
  return found && 'originalLine' in found ? found.originalLine + 1 : line;
}

/** Why a build fails, and where: `once` for what is said once for each module, however often it is there. */
interface Refusal {
  what: string;
  module: Module;
  loc: Dependency['loc'];
  advice: string;
  /** What the module imports. */
  request?: string | undefined;
  once?: true;
}

/** Whether a site takes a file that a build emits as it is. */
const isServed = (file: Module) =>
  Object.hasOwn(contentTypes, extname(file.nameForCondition() ?? '').toLowerCase());

/** Why a module may not depend on something; undefined if it may. */
function refusalFor(
  one: Dependency,
  module: Module,
  compilation: Compilation,
): Refusal | undefined {
  const place = { module, loc: one.loc };
  const [, name] = one.request?.split(`${missing}?`) ?? [];
  if (name !== undefined) {
    if (isGuarded(name, module, compilation)) return undefined;
    return { ...place, what: `uses ${name}`, advice: lacking[name]! };
  }
  const { moduleGraph, chunkGraph } = compilation;
  const target = moduleGraph.getModule(one);
  if (one.category === 'url' && target?.type.startsWith('javascript')) {
    const what = `has code at an address, ${one.request}`;
    return { ...place, what, advice: 'Import it. For its text, add ?raw.', request: one.request };
  }
  if (!target || chunkGraph.getModuleChunks(target).length === 0) return undefined;
  if (target.type === 'asset/resource' && !isServed(target)) {
    const what = `imports ${one.request}`;
    return { ...place, what, advice: possible, request: one.request, once: true };
  }
  const wanted = packageOf(target.nameForCondition());
  const advice = wanted && single[wanted];
  if (!advice || wanted === packageOf(module.nameForCondition())) return undefined;
  const what = `brings a second ${wanted}, as it imports ${one.request}`;
  return { ...place, what, advice, request: one.request, once: true };
}

/** Why routes may not wait: a module that does so at its top is ready later than the list is read. */
function waiting(module: Module, { moduleGraph, chunkGraph }: Compilation): Refusal[] {
  const isFirst = [...chunkGraph.getModuleChunks(module)].some((chunk) => chunk.canBeInitial());
  const waits = (one: Module | null) => one !== null && moduleGraph.isAsync(one);
  if (!isFirst || !waits(module)) return [];
  if (module.dependencies.some((one) => waits(moduleGraph.getModule(one)))) return [];
  const lines = String(module.originalSource()?.source()).split('\n');
  // Only what is not indented can be at the top.
  const line = lines.findIndex((text) => /^\S.*\bawait\b/.test(text)) + 1;
  const loc = { start: { line: Math.max(line, 1), column: 1 } };
  const advice = 'Routes are data that is there at once: write them without it.';
  return [{ what: 'has an await for its routes', module, loc, advice }];
}

/** In place of Rspack's own error: what a module imports and cannot have; undefined for other errors. */
function refusalOf({ message, module, loc }: RspackError, { moduleGraph }: Compilation): Refusal[] {
  const [, absent] = /Can't resolve '([^']+)'/.exec(message) ?? [];
  if (module && absent !== undefined) {
    const advice = isBuiltin(absent)
      ? 'It is a part of Node, and browsers do not have it.'
      : 'There is no such file or package, or the package does not export it.';
    const what = `imports ${absent}`;
    return [{ what, module, loc: loc ?? null, advice, request: absent, once: true }];
  }
  const isNode = message.includes('Unhandled scheme');
  if (!module || !(isNode || message.includes('an appropriate loader'))) return [];
  return moduleGraph.getIncomingConnections(module).flatMap(({ originModule, dependency }) => {
    const what = `imports ${dependency.request}`;
    const advice = isNode ? 'It is a part of Node, and browsers do not have it.' : possible;
    return originModule
      ? [{ what, module: originModule, loc: dependency.loc, advice, once: true as const }]
      : [];
  });
}

/**
 * Fails the build of a remote, with module and line, if it builds but would not run for a visitor:
 * it uses a name that pages do not have, or brings a second copy of what the shell shares.
 */
export class Refusals {
  /** Called by Rspack for the build for browsers. */
  apply(compiler: Compiler): void {
    const { context, options } = compiler;
    const { name: remote } = manifestOf(context);
    const names = Object.keys(lacking);
    const globals = names.filter((name) => !name.includes('.'));
    new rspack.ProvidePlugin(
      Object.fromEntries(names.map((name) => [name, [`${missing}?${name}`, 'default']])),
    ).apply(compiler);
    new rspack.DefinePlugin({
      ...Object.fromEntries(globals.map((name) => [`typeof ${name}`, '"undefined"'])),
      'import.meta.env.MODE': JSON.stringify(options.mode),
      'import.meta.env.DEV': options.mode === 'development',
      'import.meta.env.PROD': options.mode === 'production',
    }).apply(compiler);

    /** Where a module stands: from the remote's folder, or from that of all packages. */
    const pathOf = (file = '') =>
      file.includes('/node_modules/')
        ? file.slice(file.lastIndexOf('/node_modules/') + 1)
        : relative(context, file);

    compiler.hooks.compilation.tap('Refusals', (compilation) => {
      // Before modules are joined, and after what no page uses is left out.
      compilation.hooks.optimizeModules.tap('Refusals', () => {
        const { errors, modules, chunkGraph } = compilation;
        const used = [...modules].filter((one) => chunkGraph.getModuleChunks(one).length > 0);
        const refused = used.flatMap((module) => [
          ...waiting(module, compilation),
          ...module.dependencies.flatMap((one) => refusalFor(one, module, compilation) ?? []),
        ]);
        for (let index = errors.length - 1; index >= 0; index -= 1) {
          const own = refusalOf(errors[index]!, compilation);
          if (own.length > 0) errors.splice(index, 1);
          refused.push(...own);
        }
        const sentences = new Map<string, string>();
        const placed = refused.map((one) => ({ ...one, start: startOf(one) }));
        for (const { what, module, start, advice, once } of placed.toSorted(
          (one, other) => one.start.line - other.start.line,
        )) {
          const file = pathOf(module.nameForCondition());
          const line = lineOf(module, start);
          const key = [what, file, !once && line].join();
          if (sentences.has(key)) continue;
          sentences.set(key, `${remote} ${what} in ${file}:${line}. ${advice}`);
        }
        for (const sentence of sentences.values()) errors.push(new Error(sentence));
      });
    });
  }
}
