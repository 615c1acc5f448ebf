import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** Modules the host provides to every page. */
const given = [/^react(-dom)?($|\/)/];

/** The size and modules of a bundle. */
export interface Measured {
  /** Bytes of its JavaScript and CSS, minified and compressed with brotli, without React. */
  bytes: number;
  /** The paths of all its modules. */
  modules: string[];
}

/** Bundles a component alone, as for a page that imports nothing else. Lazy parts do not count. */
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
      // Fonts and pictures are separate files.
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
