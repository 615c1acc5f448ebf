import type { CDPSession } from 'playwright-core';
import { patience } from '../../../slow.ts';

/** One request of a page. Times are seconds on the browser's monotonic clock. */
export interface RequestRecord {
  url: string;
  kind: 'document' | 'script' | 'style' | 'data' | 'other';
  sentAt: number;
  respondedAt: number;
  endedAt: number;
  /** Bytes received, headers included. */
  bytes: number;
}

const kinds: Record<string, RequestRecord['kind']> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Fetch: 'data',
  XHR: 'data',
};

/**
 * Records every request that goes to the network from now on.
 *
 * @param silence milliseconds without a request after which a page counts as complete
 */
export async function recordRequests(cdp: CDPSession, silence: number) {
  const open = new Map<string, RequestRecord>();
  const finished: RequestRecord[] = [];
  let clockOffset = 0;
  let changed = () => {};

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (!/^https?:/.test(request.url)) return;
    clockOffset = wallTime - timestamp;
    const kind = kinds[type ?? ''] ?? 'other';
    const times = { sentAt: timestamp, respondedAt: timestamp, endedAt: timestamp };
    open.set(requestId, { url: request.url, kind, ...times, bytes: 0 });
    changed();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const record = open.get(requestId);
    if (!record) return;
    // A preloaded module is not reported as a script.
    if (response.mimeType.endsWith('javascript')) record.kind = 'script';
    if (!response.timing) return;
    // The time of sending, because a request may have waited for one of the six connections.
    record.sentAt = response.timing.requestTime + response.timing.sendStart / 1000;
    record.respondedAt = response.timing.requestTime + response.timing.receiveHeadersEnd / 1000;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const record = open.get(requestId);
    if (!record) return;
    open.delete(requestId);
    finished.push({ ...record, endedAt: timestamp, bytes: encodedDataLength });
    changed();
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    changed();
  });
  await cdp.send('Network.enable');

  return {
    finished,
    /** Converts a wall-clock time in milliseconds to a time of the records. */
    toRecordTime: (wallMs: number) => wallMs / 1000 - clockOffset,
    /** Waits until no request has been pending for a while. Rejects if that takes too long. */
    quiet: () =>
      new Promise<void>((resolve, reject) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const late = setTimeout(() => {
          clearTimeout(timer);
          const [first] = open.values();
          reject(new Error(`The page requests more and more, e.g. ${first?.url}.`));
        }, patience);
        const isQuiet = () => {
          clearTimeout(late);
          resolve();
        };
        changed = () => {
          clearTimeout(timer);
          if (open.size === 0) timer = setTimeout(isQuiet, silence);
        };
        changed();
      }),
  };
}
