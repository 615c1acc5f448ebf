import type { ReleaseFiles, StyleFile } from '@emberite/release/data';
import { isOver } from './arrivals.ts';
import { FileError } from './blocked.ts';
import { createCache } from './cache.ts';

const loading = createCache<void>();

/** The stylesheets of the pages that were loaded, by URL. */
const links = new Map<string, HTMLLinkElement>();

/** How many loads wait for a stylesheet, by URL. */
const waiting = new Map<string, number>();

/** How many of the pages and parts that are shown have a stylesheet, by URL. */
const users = new Map<string, number>();

function addUsers(urls: string[], count: number): void {
  for (const url of urls) users.set(url, (users.get(url) ?? 0) + count);
  for (const [url, { sheet }] of links) if (sheet) sheet.disabled = !users.get(url);
}

/**
 * Lets the stylesheets of something that is shown apply, and none of what is not: it looks the same whatever was
 * visited. Returns what ends it.
 */
export function applyStyles(urls: string[]): () => void {
  addUsers(urls, 1);
  return () => addUsers(urls, -1);
}

/**
 * Loads and verifies a release's stylesheet, unless the document already has it. Its chunk id keeps
 * the bundler's runtime from loading it again.
 */
export function loadStyle({ base, integrity }: ReleaseFiles, style: StyleFile): Promise<void> {
  const url = base + style.file;
  waiting.set(url, (waiting.get(url) ?? 0) + 1);
  return loading(url, () =>
    insert(url, style.chunkId, integrity[style.file]).finally(() => waiting.delete(url)),
  );
}

/** Gives these stylesheets up. What still loads is ended once nobody waits for it, so that it can be loaded again. */
export function endStyles(urls: readonly string[]): void {
  for (const url of urls) {
    const others = (waiting.get(url) ?? 1) - 1;
    waiting.set(url, others);
    const link = links.get(url);
    if (others <= 0 && !link?.sheet) link?.dispatchEvent(new Event('error'));
  }
}

function insert(url: string, chunkId: string, integrity = ''): Promise<void> {
  const link =
    document.querySelector<HTMLLinkElement>(`[data-href="${url}"],[href="${url}"]`) ??
    document.createElement('link');
  links.set(url, link);
  if (link.sheet) return Promise.resolve();
  const isNew = !link.isConnected;
  return new Promise((resolve, reject) => {
    // Listeners, because the bundler's runtime clears `onload` and `onerror` of a link it finds.
    link.addEventListener('load', () => {
      // Until its page is shown.
      if (link.sheet) link.sheet.disabled = isNew;
      resolve();
    });
    link.addEventListener('error', () => {
      // The link keeps its chunk id, or the bundler's runtime would load the sheet again, unverified.
      link.removeAttribute('href');
      reject(new FileError(url, integrity));
    });
    // What has failed in the document's head says nothing more.
    if (!isNew) return void (isOver(url) && link.dispatchEvent(new Event('error')));
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.dataset['rspack'] = chunkId;
    link.href = url;
    document.head.append(link);
  });
}
