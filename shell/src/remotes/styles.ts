import type { ReleaseFiles, StyleFile } from '@emberite/release/data';
import { FileError } from './blocked.ts';
import { createCache } from './cache.ts';

const loading = createCache<void>();

/**
 * Loads and verifies a release's stylesheet, unless the document already has it. Its chunk id keeps
 * the bundler's runtime from loading it again.
 */
export function loadStyle({ base, integrity }: ReleaseFiles, style: StyleFile): Promise<void> {
  const url = base + style.file;
  if (document.querySelector(`style[data-href="${url}"]`)) return Promise.resolve();
  return loading(url, () => insert(url, style.chunkId, integrity[style.file]));
}

function insert(url: string, chunkId: string, integrity = ''): Promise<void> {
  const link =
    document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`) ??
    document.createElement('link');
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    // Listeners, because the bundler's runtime clears `onload` and `onerror` of a link it finds.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The link keeps its chunk id, or the bundler's runtime would load the sheet again, unverified.
      link.removeAttribute('href');
      reject(new FileError(url, integrity));
    });
    if (link.isConnected) return;
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.dataset['rspack'] = chunkId;
    link.href = url;
    document.head.append(link);
  });
}
