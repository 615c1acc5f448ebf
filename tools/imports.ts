/**
 * Reads the imports of source files and resolves them, for the boundary check, the check of packages and a test of
 * ui-kit.
 */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '..');

/** Resolves like the compiler: `exports` of packages, file extensions as written. */
const resolver = new ResolverFactory({
  conditionNames: ['import', 'types', 'node', 'default'],
  extensions: ['.ts', '.tsx', '.d.ts', '.js'],
  mainFields: ['types', 'module', 'main'],
});

/** The package of a specifier: `@emberite/sdk` of `@emberite/sdk/api`. */
export const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the specifiers of a file's imports and re-exports. Throws on a syntax error. */
export function importsOf(
  file: string,
  text = readFileSync(join(root, file), 'utf8'),
  kinds: 'with types' | 'at run time' = 'with types',
): string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = new Set<string>();
  interface Node {
    source: { type: string; value?: unknown } | null;
    importKind?: unknown;
    exportKind?: unknown;
  }
  const add = ({ source, importKind, exportKind }: Node) => {
    const isType = importKind === 'type' || exportKind === 'type';
    if (source?.type === 'Literal' && !(isType && kinds === 'at run time')) {
      found.add(String(source.value));
    }
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    ...(kinds === 'with types' && { TSImportType: add }),
  }).visit(program);
  return [...found];
}

/** Returns what a file imports by name, types included, with the specifiers of their modules. */
export const namesOf = (file: string, text: string): { specifier: string; name: string }[] =>
  parseSync(file, text).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ importName: { name } }) =>
      name ? [{ specifier: moduleRequest.value, name }] : [],
    ),
  );

/** Returns the names of the values that a file exports. */
export const exportsOf = (file: string, text: string): string[] =>
  parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name }, isType }) => (name && !isType ? [name] : [])),
  );

/**
 * Resolves a specifier in `importer` to a path from the root, with forward slashes. Returns Node's
 * own modules by name, and undefined if there is no such file or its package does not export it.
 */
export function resolveImport(specifier: string, importer: string): string | undefined {
  if (isBuiltin(specifier)) return specifier;
  const from = dirname(join(root, importer));
  const { path } = resolver.sync(from, specifier.replace(/\?\w+$/, ''));
  return path && relative(root, path).replaceAll('\\', '/');
}
