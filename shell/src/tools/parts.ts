/** What this page has loaded of one package. */
export interface Part {
  /** `shell`, or a remote. */
  name: string;
  /** Bytes of its files, as they were sent or cached. */
  bytes: number;
  /** Milliseconds from the start of the document until its last file was loaded. */
  ms: number;
  /** What it threw or reported. */
  errors: string[];
}

const asset = /\/assets\/([\w-]+)\//;

/** What has failed, by package. */
const errors = new Map<string, string[]>();

function addError(name: string, message: string): void {
  errors.set(name, [...(errors.get(name) ?? []), message]);
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
    const name = asset.exec(entry.name)?.[1];
    if (name === undefined) continue;
    const part = parts.get(name) ?? { name, bytes: 0, ms: 0, errors: [] };
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
