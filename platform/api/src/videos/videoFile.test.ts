import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3 } from '@emberite/objects/testing';
import type { TestS3 } from '@emberite/objects/testing';
import type { Video } from '@emberite/contract/video';
import { cookieHeader } from '../testing/browser.ts';
import { newMember, startTestApi } from '../testing/index.ts';
import type { Browser, TestApi } from '../testing/index.ts';
import { recording, upload } from '../testing/recording.ts';
import { isFull, sample } from '../../../../tools/sample.ts';

describe.each(sample(['folder', 'bucket'] as const))('files in a %s', (store) => {
  const whole = recording('mp4');
  let s3: TestS3 | undefined;
  let api: TestApi;
  let browser: Browser;
  let video: Video;
  beforeAll(async () => {
    if (store === 'bucket') s3 = await startS3();
    api = await startTestApi(s3?.environment);
    browser = await newMember(api, `${store}@files.example`);
    video = (await upload(browser, { video: whole })).body as Video;
  });
  afterAll(async () => {
    await api.end();
    s3?.stop();
  });

  const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(api.origin + video.videoUrl, {
      method,
      headers: { cookie: cookieHeader(browser), ...headers },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, header: (name: string) => response.headers.get(name), bytes };
  };

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100-', 100, whole.length],
    ['bytes=-5', whole.length - 5, whole.length],
    ['bytes=2000-999999', 2000, whole.length],
  ])('a part: %s', async (range, start, end) => {
    const { status, header, bytes } = await ask({ range });
    const contentRange = `bytes ${start}-${end - 1}/${whole.length}`;
    expect([status, header('content-range')]).toEqual([206, contentRange]);
    expect(header('content-length')).toBe(`${end - start}`);
    expect(bytes.equals(whole.subarray(start, end))).toBe(true);
  });

  test('a range beyond the end is refused', async () => {
    const { status, header, bytes } = await ask({ range: 'bytes=999999-' });
    expect([status, header('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    expect(header('content-type')).toBe('application/json');
    expect(JSON.parse(bytes.toString())).toEqual({
      code: 'no-such-range',
      message: 'The requested range is outside the file.',
      requestId: header('x-request-id'),
    });
  });

  test('a range is only sent to a client that has the rest of the same file', async () => {
    const etag = (await ask()).header('etag') ?? '';
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    const { status, bytes } = await ask({ range: 'bytes=0-9', 'if-range': '"another"' });
    expect([status, bytes.length]).toEqual([200, whole.length]);
  });

  test('a cached copy is not sent again, and proxies keep none', async () => {
    const { header } = await ask();
    const etag = header('etag') ?? '';
    expect(header('cache-control')).toBe('private, no-cache');
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { status, bytes } = await ask({ 'if-none-match': tags });
      expect([status, bytes.length]).toEqual([304, 0]);
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('HEAD describes the whole file and has no body', async () => {
    const { status, header, bytes } = await ask({ range: 'bytes=0-9' }, 'HEAD');
    expect([status, header('content-length')]).toEqual([200, `${whole.length}`]);
    expect([header('content-type'), header('accept-ranges')]).toEqual(['video/mp4', 'bytes']);
    expect(bytes.length).toBe(0);
  });

  test('nothing in it can run in the page', async () => {
    const { header } = await ask();
    expect(header('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(header('x-content-type-options')).toBe('nosniff');
  });

  test.runIf(isFull)('a viewer who stops half-way disturbs nobody', async () => {
    const large = new Uint8Array(20 * 1024 * 1024);
    large.set(whole);
    const given = { promptId: 'travel_advice', promptType: 'useful', video: large };
    const { videoUrl } = (await upload(browser, given)).body as Video;
    const asking = request(api.origin + videoUrl, { headers: { cookie: cookieHeader(browser) } });
    asking.end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    asking.destroy();
    expect((await ask()).bytes.equals(whole)).toBe(true);
    expect(api.logLines.join('\n')).not.toContain('"level":"error"');
  });
});

test.runIf(isFull)(
  'a file that breaks off ends the response, and only the log says why',
  async () => {
    const s3 = await startS3();
    const api = await startTestApi(s3.environment);
    const browser = await newMember(api, 'broken@files.example');
    const large = new Uint8Array(randomBytes(40 * 1024 * 1024));
    large.set(recording('mp4'));
    const { videoUrl } = (await upload(browser, { video: large })).body as Video;
    const headers = { cookie: cookieHeader(browser) };
    const response = await fetch(api.origin + videoUrl, { headers });
    const end = response.arrayBuffer();
    s3.stop();
    await expect(end).rejects.toThrow();
    await expect.poll(() => api.logLines.join('\n')).toContain('file-broken-off');
    await api.end();
  },
);
