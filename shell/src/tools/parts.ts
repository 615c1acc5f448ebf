import type { Boot, RouteData, SetIndex } from '@emberite/sdk/release';

/** What this page has loaded of one package. */
export interface Part {
  /** `shell`, or a remote. */
  name: string;
  /** Id of the running release; of several, the one that was loaded last. */
  release: string;
  /** Bytes of its files, as they were sent or cached. */
  bytes: number;
  /** Milliseconds from the start of the document until its last file was loaded. */
  ms: number;
  /** What it threw or reported. */
  errors: string[];
}

/** The document's boot data. */
export const boot = JSON.parse(document.getElementById('ember-boot')!.textContent) as Boot;

const asset = /\/assets\/([\w-]+)\/([\w.-]+)\//;

/** What has failed, by package. */
const errors = new Map<string, string[]>();

function addError(name: string, message: string): void {
  const known = errors.get(name) ?? [];
  errors.set(name, [...known, message]);
}

/** Who an error belongs to: the first package that its stack names. */
const ownerOf = (text: string) => asset.exec(text)?.[1] ?? 'shell';

/**
 * Records failures from now on, including those that the shell reports about a release that it
 * replaced.
 */
export function watchErrors(): void {
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    addError(ownerOf(new Error().stack ?? ''), parts.map(String).join(' ').slice(0, 300));
    print(...parts);
  };
  addEventListener('error', ({ message, error, filename }) => {
    addError(ownerOf(error instanceof Error ? (error.stack ?? filename) : filename), message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    addError(ownerOf(reason instanceof Error ? (reason.stack ?? '') : ''), String(reason));
  });
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    if (body instanceof Blob) {
      void body.text().then((text) => {
        const { remote, message } = JSON.parse(text) as { remote: string; message?: string };
        if (message !== undefined) addError(remote, message);
      });
    }
    return send(url, body);
  };
}

/** Everything that this page has loaded, by package. */
export function loadedParts(): Part[] {
  const parts = new Map<string, Part>();
  for (const entry of performance.getEntriesByType('resource')) {
    const { encodedBodySize, responseEnd } = entry as PerformanceResourceTiming;
    const [, name, release] = asset.exec(entry.name) ?? [];
    if (name === undefined || release === undefined) continue;
    const part = parts.get(name) ?? { name, release, bytes: 0, ms: 0, errors: [] };
    part.release = release;
    part.bytes += encodedBodySize;
    part.ms = Math.max(part.ms, responseEnd);
    parts.set(name, part);
  }
  for (const [name, list] of errors) {
    const part = parts.get(name);
    if (part) part.errors = list;
  }
  return [...parts.values()];
}

/** Number of parameters in a path pattern; the fewer, the more specific the pattern. */
const params = ({ path }: RouteData) => path.split(':').length;

/** Whether a path matches a route. */
const matches = ({ path }: RouteData, pathname: string) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`, 'i').test(pathname);

let index: Promise<SetIndex> | undefined;

/** The remote that owns the page at an address; null if nobody does. */
export async function ownerOfPage(pathname: string): Promise<string | null> {
  const known = [...(boot.route ? [boot.route] : []), ...boot.linked];
  const own = known.find((route) => matches(route, pathname));
  if (own) return own.remote;
  index ??= fetch(boot.index).then((response) => response.json() as Promise<SetIndex>);
  const { routes } = await index;
  const [route] = routes
    .filter((one) => matches(one, pathname))
    .toSorted((one, other) => params(one) - params(other));
  return route?.remote ?? null;
}
