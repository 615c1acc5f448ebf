import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { cookieHeader } from '../src/testing/browser.ts';
import type { Browser } from '../src/testing/browser.ts';
import { recording, uploadForm } from '../src/testing/recording.ts';
import type { UploadForm } from '../src/testing/recording.ts';

/** Sends the first megabyte of a two-megabyte upload to the API at `origin`. */
export async function halfUpload(
  origin: string,
  browser: Browser,
  given: Pick<UploadForm, 'poster'> = {},
) {
  const video = new Uint8Array(2_000_000);
  video.set(recording('mp4'));
  const form = new Request(origin, { method: 'POST', body: uploadForm({ ...given, video }) });
  const bytes = Buffer.from(await form.arrayBuffer());
  const sending = request(`${origin}/api/videos/upload`, {
    method: 'POST',
    headers: {
      cookie: cookieHeader(browser),
      'content-type': form.headers.get('content-type') ?? '',
      'content-length': bytes.length,
    },
  });
  sending.on('error', () => {});
  await new Promise((written) => sending.write(bytes.subarray(0, 1_000_000), written));
  return {
    /** Sends the rest. Resolves with the status of the response. */
    async finish() {
      sending.end(bytes.subarray(1_000_000));
      const [response] = (await once(sending, 'response')) as [IncomingMessage];
      response.resume();
      return response.statusCode ?? 0;
    },
    /** Breaks the connection. */
    cut: () => void sending.destroy(),
  };
}
