import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Compiler, StatsChunk, StatsCompilation, StatsModule } from '@rspack/core';
import type { BuildRecordFile, ChunkRecord } from './record.ts';

type StatsChunkOrigin = NonNullable<StatsChunk['origins']>[number];

/** Names of the packages that a module comes from (several where modules were concatenated). */
function packagesOf(module: StatsModule): string[] {
  const paths = [module.name ?? '', ...(module.modules ?? []).map((inner) => inner.name ?? '')];
  return paths.flatMap((path) => {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
    return name ? [name] : [];
  });
}

/** The shared module a stats entry stands for, and the range it is asked for in. */
function consumed(module: StatsModule): [string, string][] {
  const match = /^consume shared module \(\w+\) (.+)@([^@ ]+)/.exec(module.name ?? '');
  return match ? [[match[1]!, match[2]!]] : [];
}

function record(chunks: StatsChunk[], uniqueName: string): ChunkRecord {
  const files = chunks.flatMap(({ id, files = [] }) =>
    files.map((file) => ({ file, mark: `${uniqueName}:chunk-${id}` })),
  );
  const modules = chunks.flatMap((chunk) => chunk.modules ?? []);
  return {
    js: files.flatMap(({ file }) => (file.endsWith('.js') ? [file] : [])).toSorted(),
    css: files.filter(({ file }) => file.endsWith('.css')),
    shared: Object.fromEntries(modules.flatMap(consumed)),
    packages: [...new Set(modules.flatMap(packagesOf))].toSorted(),
  };
}

/** The module that a chunk was made for: the target of an `import()`, or a module the host shares. */
function targetOf({ moduleName = '', request = '' }: StatsChunkOrigin): string | undefined {
  const provided = /^provide shared module \(\w+\) (.+)@[^@]+ = /.exec(moduleName)?.[1];
  if (provided) return provided;
  if (!moduleName.startsWith('./src/') || !request) return undefined;
  return request.startsWith('.') ? `./${posix.join(posix.dirname(moduleName), request)}` : request;
}

/** Every chunk that an `import()` of one module loads, by the module's name. */
function imports(stats: StatsCompilation, uniqueName: string): Record<string, ChunkRecord> {
  const found: Record<string, Set<StatsChunk>> = {};
  for (const chunk of stats.chunks ?? []) {
    for (const origin of chunk.origins ?? []) {
      const target = targetOf(origin);
      if (target) (found[target] ??= new Set()).add(chunk);
    }
  }
  return Object.fromEntries(
    Object.entries(found).map(([name, list]) => [name, record([...list], uniqueName)]),
  );
}

/**
 * Writes `dist/build.json` beside the built files: the entry, and for every lazily loaded module
 * which chunks bring it, so that a release knows what each of its pages needs.
 */
export class BuildRecord {
  readonly name: string;
  readonly kind: BuildRecordFile['kind'];
  readonly provides: BuildRecordFile['provides'];

  constructor({ name, kind, provides }: Pick<BuildRecordFile, 'name' | 'kind' | 'provides'>) {
    this.name = name;
    this.kind = kind;
    this.provides = provides;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('BuildRecord', (stats) => {
      if (stats.hasErrors()) return;
      const data = stats.toJson({
        all: false,
        ids: true,
        assets: true,
        chunks: true,
        chunkOrigins: true,
        chunkModules: true,
        dependentModules: true,
        chunkModulesSpace: Infinity,
        nestedModulesSpace: Infinity,
        nestedModules: true,
      });
      const chunks = data.chunks ?? [];
      const uniqueName = compiler.options.output.uniqueName ?? this.name;
      const entry = this.kind === 'remote' ? uniqueName : 'main';
      const named = (name: string) =>
        record(
          chunks.filter((chunk) => chunk.names?.includes(name)),
          uniqueName,
        );
      const { version } = JSON.parse(
        readFileSync(join(compiler.context, 'package.json'), 'utf8'),
      ) as { version: string };
      const build: BuildRecordFile = {
        name: this.name,
        version,
        kind: this.kind,
        entry: named(entry),
        routes: named('__federation_expose_routes'),
        provides: this.provides,
        imports: imports(data, uniqueName),
      };
      const folder = join(compiler.context, 'dist');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
    });
  }
}
