import type { Store } from '../store/index.ts';

/** Whose browser opens a page: one that is not signed in, one without and one with a profile. */
export type Who = 'visitor' | 'newcomer' | 'member';

/** Something that keeps a release from going live. */
export interface GateFailure {
  /**
   * What did not hold: the page starts, the console stays clean, every request succeeds, nothing breaks a
   * policy, nobody is shut out, the page is light enough, styles stay in their layer.
   */
  kind: 'start' | 'console' | 'request' | 'policy' | 'axe' | 'budget' | 'layer';
  /** In a sentence. */
  says: string;
}

/** A page that was opened. */
export interface GatePage {
  /** The address, e.g. `/events/42`, and its route, e.g. `/events/:id`; the same without parameters. */
  path: string;
  route: string;
  who: Who;
  /** Width of the window in CSS pixels. */
  width: number;
  /** When it had its heading and answered, in ms from the navigation; null if it never did. */
  ready: number | null;
  /** JavaScript that it loaded of the release, in bytes with brotli. */
  js: number;
  /** Whether there is a picture, whose number is that of the page in the report. */
  picture: boolean;
  failures: GateFailure[];
}

/** What the gate saw of a release. It is written once. */
export interface GateReport {
  /** `<name>/<release>/<time>`: the time in ms, so that the last one is the newest. */
  id: string;
  name: string;
  release: string;
  /** The set in which it was opened. */
  set: string;
  /** ISO time. */
  at: string;
  /** How long it took, in ms. */
  ms: number;
  passed: boolean;
  pages: GatePage[];
  /** Of its files, whatever page has them. */
  failures: GateFailure[];
}

/** The address of a report, for whoever has a token. */
export const reportUrl = (site: string, id: string) => `${site}/registry/reports/${id}`;

/** The key of the picture of a report's page, in a store. */
export const pictureKey = (id: string, page: number) => `reports/${id}/${page}.jpg`;

const isId = (id: string) => /^[\w-]+\/[\w.-]+\/\d+$/.test(id);

/** Stores a report with its pictures, by page. */
export async function addReport(
  { objects }: Store,
  report: GateReport,
  pictures: (Buffer | null)[],
): Promise<void> {
  for (const [page, picture] of pictures.entries()) {
    if (picture) await objects.putIfAbsent(pictureKey(report.id, page), picture, 'image/jpeg');
  }
  // Last, because with it the report is whole.
  const bytes = Buffer.from(`${JSON.stringify(report, null, 2)}\n`);
  await objects.putIfAbsent(`reports/${report.id}/report.json`, bytes);
}

/** Reads a report; null if there is none. */
export async function readReport({ objects }: Store, id: string): Promise<GateReport | null> {
  const bytes = isId(id) ? await objects.get(`reports/${id}/report.json`) : null;
  return bytes && (JSON.parse(bytes.toString()) as GateReport);
}

/** Reads the picture of a report's page as JPEG; null if there is none. */
export const readPicture = async (
  { objects }: Store,
  id: string,
  page: number,
): Promise<Buffer | null> => (isId(id) ? objects.get(pictureKey(id, page)) : null);

/** The last report of a release; null if there is none. */
export async function lastReport(
  store: Store,
  name: string,
  release: string,
): Promise<GateReport | null> {
  let last: string | undefined;
  for await (const { key } of store.objects.list(`reports/${name}/${release}/`)) {
    if (key.endsWith('/report.json')) last = key;
  }
  return last ? readReport(store, last.slice('reports/'.length, -'/report.json'.length)) : null;
}
