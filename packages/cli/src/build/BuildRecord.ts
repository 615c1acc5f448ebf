import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ConcatenatedModule } from '@rspack/core';
import type { Compilation, Compiler, Dependency, StatsChunk } from '@rspack/core';
import { manifestOf } from './manifest.ts';
import { packageOf } from './Refusals.ts';
import type { BuildRecordFile, ChunkRecord } from './recordFile.ts';

/** Names of the packages that the modules of a chunk come from. */
function packagesIn({ chunks, chunkGraph }: Compilation, id: StatsChunk['id']): string[] {
  const chunk = [...chunks].find((one) => one.id === id);
  const modules = chunk ? chunkGraph.getChunkModules(chunk) : [];
  return modules
    .flatMap((one) => (one instanceof ConcatenatedModule ? one.modules : [one]))
    .flatMap((one) => packageOf(one.nameForCondition()) ?? []);
}

/** The shared module that a module's name says it consumes, and the requested version range. */
function consumed(name = ''): [string, string][] {
  const match = /^consume shared module \(\w+\) (.+)@([^@ ]+)/.exec(name);
  return match ? [[match[1]!, match[2]!]] : [];
}

/**
 * The exports that the modules of a remote import of each shared module, by its name. Read from the
 * module graph, so exports that a library uses count, too.
 */
function usedExports({ modules, moduleGraph }: Compilation): Record<string, string[]> {
  const uses = new Map<string, Set<string>>();
  const note = (dependency: Dependency, name?: string) => {
    const [shared] = consumed(moduleGraph.getModule(dependency)?.identifier());
    if (name && shared) uses.set(shared[0], (uses.get(shared[0]) ?? new Set()).add(name));
  };
  for (const { dependencies, blocks } of modules) {
    // Without ids, it is the import itself.
    for (const one of dependencies) note(one, one.ids && (one.ids[0] ?? '*'));
    // The graph does not record what an `import()` is used for.
    for (const one of blocks.flatMap((block) => block.dependencies)) note(one, '*');
  }
  return Object.fromEntries(
    [...uses].toSorted().map(([name, names]) => [name, [...names].toSorted()]),
  );
}

/** The shared module that a chunk of the host provides. */
function provided({ origins = [] }: StatsChunk): string[] {
  return origins.flatMap(({ moduleName = '' }) => {
    const name = /^provide shared module \(\w+\) (.+)@[^@]+ = /.exec(moduleName)?.[1];
    return name ? [name] : [];
  });
}

function record(chunks: StatsChunk[], uniqueName: string, compilation: Compilation): ChunkRecord {
  const files = chunks.flatMap(({ id, files = [] }) =>
    files.map((file) => ({ file, chunkId: `${uniqueName}:chunk-${id}` })),
  );
  const modules = chunks.flatMap((chunk) => chunk.modules ?? []);
  return {
    js: files.flatMap(({ file }) => (file.endsWith('.js') ? [file] : [])).toSorted(),
    css: files.filter(({ file }) => file.endsWith('.css')),
    shared: Object.fromEntries(modules.flatMap(({ name }) => consumed(name))),
    packages: [...new Set(chunks.flatMap(({ id }) => packagesIn(compilation, id)))].toSorted(),
  };
}

/**
 * The chunks that each `import()` of a source file loads, by the file's path from the package's
 * folder. Read from the module graph, so it does not matter how or where the `import()` is written.
 */
function importedChunks({ modules, moduleGraph, chunkGraph, compiler }: Compilation) {
  const found = new Map<string, Set<{ id: string | number; files: string[] }>>();
  for (const block of [...modules].flatMap((module) => module.blocks)) {
    const chunks = chunkGraph.getBlockChunkGroup(block)?.chunks ?? [];
    for (const dependency of block.dependencies) {
      const file = moduleGraph.getModule(dependency)?.nameForCondition();
      if (!file) continue;
      const name = `./${relative(compiler.context, file)}`;
      const known = found.get(name) ?? new Set();
      found.set(name, known);
      for (const { id, files } of chunks) known.add({ id: id ?? '', files: [...files] });
    }
  }
  return found;
}

/**
 * Writes `build.json` next to the folders of a package's two builds: the entry and, for each lazily
 * loaded module, the chunks that contain it. A release reads from it what each of its pages needs.
 */
export class BuildRecord {
  readonly known: Pick<BuildRecordFile, 'kind' | 'provides' | 'requires' | 'lazy'>;
  browserPart: Omit<BuildRecordFile, 'nodeChunks'> | undefined;
  nodeChunks: BuildRecordFile['nodeChunks'] | undefined;

  constructor(known: BuildRecord['known']) {
    this.known = known;
  }

  /** Called by Rspack for each of the two builds. */
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('BuildRecord', (compilation) => {
      if (compilation.errors.length > 0) return;
      if (compiler.name === 'node') this.nodeChunks = this.readNode(compilation);
      else this.browserPart = this.readBrowser(compilation);
      // The shell's development build for teams has no part for Node.
      if (compiler.name === 'development') this.nodeChunks = {};
      if (!this.browserPart || !this.nodeChunks) return;
      const build: BuildRecordFile = { ...this.browserPart, nodeChunks: this.nodeChunks };
      const folder = dirname(compilation.outputOptions.path ?? '');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
    });
  }

  private readNode(compilation: Compilation): BuildRecordFile['nodeChunks'] {
    const loads = [...importedChunks(compilation)].flatMap(([name, chunks]) =>
      [...chunks].flatMap(({ files }) => files.map((file) => ({ file, name }))),
    );
    const files = Object.groupBy(loads, ({ file }) => file);
    return Object.fromEntries(
      Object.entries(files).map(([file, list = []]) => [
        file,
        [...new Set(list.map(({ name }) => name))],
      ]),
    );
  }

  private readBrowser(compilation: Compilation): Omit<BuildRecordFile, 'nodeChunks'> {
    const { compiler } = compilation;
    const { kind, provides } = this.known;
    const data = compilation.getStats().toJson({
      all: false,
      ids: true,
      chunks: true,
      chunkOrigins: true,
      chunkModules: true,
      dependentModules: true,
      chunkModulesSpace: Infinity,
    });
    const all = data.chunks ?? [];
    const { name, version, ember } = manifestOf(compiler.context);
    const uniqueName = compiler.options.output.uniqueName ?? name;
    const part = (which: (chunk: StatsChunk) => boolean) =>
      record(all.filter(which), uniqueName, compilation);
    const imports: BuildRecordFile['imports'] = {};
    for (const [file, chunks] of importedChunks(compilation)) {
      const ids = new Set([...chunks].map(({ id }) => id));
      imports[file] = part(({ id }) => ids.has(id ?? ''));
    }
    for (const shared of Object.keys(provides)) {
      imports[shared] = part((chunk) => provided(chunk).includes(shared));
    }
    return {
      name,
      version,
      ...this.known,
      mode: compiler.options.mode === 'development' ? 'development' : 'production',
      ...(ember?.budget && { budget: ember.budget }),
      entry: part(({ names, initial }) =>
        kind === 'host' ? initial : (names?.includes(uniqueName) ?? false),
      ),
      uses: kind === 'remote' ? usedExports(compilation) : {},
      imports,
    };
  }
}
