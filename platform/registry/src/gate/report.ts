import type { GateReport } from '@emberite/release';
import type { Store } from '@emberite/store';

/** The address of a report, for holders of a token. */
export const reportUrl = (site: string, id: string) => `${site}/registry/reports/${id}`;

/** The key of the picture of a report's page, in a store. */
const pictureKey = (id: string, page: number) => `reports/${id}/${page}.jpg`;

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
  // Last, because it completes the report.
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
