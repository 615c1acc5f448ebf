import type { ReleaseFiles, StyleFile } from '@emberite/sdk/release';

const loading = new Map<string, Promise<void>>();

/**
 * Loads a release's stylesheet, verified, unless the document has it already. The mark keeps the
 * build's own runtime from loading it a second time.
 */
export function loadStyle({ base, integrity }: ReleaseFiles, style: StyleFile): Promise<void> {
  const url = base + style.file;
  if (document.querySelector(`style[data-href="${url}"]`)) return Promise.resolve();
  let promise = loading.get(url);
  if (!promise) {
    promise = insert(url, style.mark, integrity[style.file]);
    promise.catch(() => loading.delete(url));
    loading.set(url, promise);
  }
  return promise;
}

function insert(url: string, mark: string, integrity = ''): Promise<void> {
  const link =
    document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`) ??
    document.createElement('link');
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    // Listeners, because the build's runtime clears `onload` and `onerror` of a link it finds.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Its mark stays, or the build's runtime would load the sheet again, unverified.
      link.removeAttribute('href');
      reject(new Error(`The stylesheet ${url} did not load.`));
    });
    if (link.isConnected) return;
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.dataset['rspack'] = mark;
    link.href = url;
    document.head.append(link);
  });
}
