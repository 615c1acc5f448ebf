import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** What every page has anyway: the host gives it once. */
const given = [/^react(-dom)?($|\/)/];

/** What of the kit or its packages went into a bundle. */
export interface Measured {
  /** Bytes of its JavaScript and CSS, minified and compressed with brotli; React left out. */
  bytes: number;
  /** Paths of all modules in it. */
  modules: string[];
}

/** Bundles a component alone, as a page would that imports nothing else. Lazy parts do not count. */
export async function measure(folder: string): Promise<Measured> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      // Fonts and pictures are files of their own.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(folder, 'index.ts'),
        external: given,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const files = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  let text = '';
  const modules: string[] = [];
  for (const file of files) {
    if (file.type === 'chunk' && file.isEntry) {
      text += file.code;
      modules.push(...file.moduleIds);
    } else if (file.type === 'asset' && file.fileName.endsWith('.css')) {
      text += String(file.source);
    }
  }
  return { bytes: brotliCompressSync(text).length, modules };
}
