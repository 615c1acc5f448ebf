import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Video } from '@emberite/sdk/contract/video';
import { newMember, startTestApi } from '../testing/index.ts';
import type { Browser, TestApi } from '../testing/index.ts';
import { recording, upload, uploadForm } from '../testing/recording.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.end());

const videosOf = async (browser: Browser) => {
  const { body } = await browser.get('/api/profiles?location=CA:BC:Revelstoke');
  return (body as { videos: Video[] }).videos;
};

/** Every file the server keeps of uploads, arriving or arrived. */
const filesKept = () =>
  ['incoming', 'files'].flatMap((folder) => {
    try {
      return readdirSync(join(api.dataDir, folder), { recursive: true }).map(String);
    } catch {
      return [];
    }
  });

const fetchFile = async (browser: Browser, path: string, headers: Record<string, string> = {}) => {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(api.origin + path, { headers: { ...headers, cookie } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe.each(['mp4', 'webm'] as const)('a recording in %s', (extension) => {
  let browser: Browser;
  let video: Video;
  beforeAll(async () => {
    browser = await newMember(api, `${extension}@videos.example`);
    const { status, body } = await upload(browser, { video: recording(extension) });
    expect(status).toBe(200);
    video = body as Video;
  });

  test('is told back, and is in the profile', async () => {
    expect(video).toEqual({
      id: expect.stringMatching(/^[\w-]{36}$/),
      videoUrl: `/api/videos/${video.id}/video`,
      thumbnailUrl: `/api/videos/${video.id}/poster`,
      promptId: 'dad_joke',
      promptType: 'fun',
      isPublic: false,
    });
    expect(await videosOf(browser)).toEqual([video]);
  });

  test('comes back as it was sent, under its real type', async () => {
    const { response, bytes } = await fetchFile(browser, video.videoUrl);
    expect(response.headers.get('content-type')).toBe(`video/${extension}`);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(bytes.equals(recording(extension))).toBe(true);
  });

  test('has a poster made of its first frames', async () => {
    const { response, bytes } = await fetchFile(browser, video.thumbnailUrl ?? '');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([160, 120]);
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2]).toBeLessThan(60);
  });
});

describe('parts of a file', () => {
  let browser: Browser;
  let url: string;
  const whole = recording('mp4');
  beforeAll(async () => {
    browser = await newMember(api, 'parts@videos.example');
    url = ((await upload(browser)).body as Video).videoUrl;
  });

  test.each([
    ['bytes=0-9', whole.subarray(0, 10), `bytes 0-9/${whole.length}`],
    ['bytes=100-', whole.subarray(100), `bytes 100-${whole.length - 1}/${whole.length}`],
    [
      'bytes=-5',
      whole.subarray(-5),
      `bytes ${whole.length - 5}-${whole.length - 1}/${whole.length}`,
    ],
  ])('%s', async (range, expected, contentRange) => {
    const { response, bytes } = await fetchFile(browser, url, { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, contentRange]);
    expect(response.headers.get('content-length')).toBe(`${expected.length}`);
    expect(bytes.equals(expected)).toBe(true);
  });

  test('one beyond the end is refused', async () => {
    const { response } = await fetchFile(browser, url, { range: 'bytes=999999-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
  });

  test('a copy the browser has is not sent again, and HEAD has no body', async () => {
    const { response } = await fetchFile(browser, url);
    const etag = response.headers.get('etag') ?? '';
    const again = await fetchFile(browser, url, { 'if-none-match': etag });
    expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const head = await fetch(api.origin + url, { method: 'HEAD', headers: { cookie } });
    expect(head.headers.get('content-length')).toBe(`${whole.length}`);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('a poster that is sent', () => {
  test('is made anew, smaller and without what the camera wrote into it', async () => {
    const browser = await newMember(api, 'poster@videos.example');
    const picture = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: '#0000ff' },
    })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .toBuffer();
    expect(picture.includes('SECRET-PLACE')).toBe(true);
    const { body } = await upload(browser, { poster: new Uint8Array(picture) });
    const { bytes } = await fetchFile(browser, (body as Video).thumbnailUrl ?? '');
    expect(bytes.includes('SECRET-PLACE')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 720,
      height: 360,
    });
  });

  test.each([
    ['no picture', Buffer.from('not a picture')],
    ['a drawing that could run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('is refused when it is %s, and nothing is kept', async (what, poster) => {
    const browser = await newMember(api, `${what.length}@poster.example`);
    const before = filesKept();
    const { status, body } = await upload(browser, { poster });
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid-input' })]);
    expect(await videosOf(browser)).toEqual([]);
    expect(filesKept()).toEqual(before);
  });
});

describe('an upload that is refused leaves no file and no row', () => {
  let browser: Browser;
  let before: string[];
  beforeAll(async () => {
    browser = await newMember(api, 'refused@videos.example');
    before = filesKept();
  });
  const expectNothing = async () => {
    expect(await videosOf(browser)).toEqual([]);
    expect(filesKept()).toEqual(before);
  };

  const large = (bytes: number) => {
    const video = new Uint8Array(bytes);
    video.set(recording('mp4'));
    return video;
  };

  test.each([
    [
      'text',
      { video: Buffer.from('just text, whatever it is called'.repeat(10)) },
      415,
      'wrong-video-type',
    ],
    ['nothing', { video: Buffer.alloc(0) }, 415, 'wrong-video-type'],
    ['an unknown prompt', { promptId: 'nothing' }, 400, 'invalid-input'],
    ['the wrong type of prompt', { promptType: 'useful' }, 400, 'invalid-input'],
    ['no type where one is needed', { promptType: undefined }, 400, 'invalid-input'],
    ['a type for the daily prompt', { promptId: 'scientific_fact' }, 400, 'invalid-input'],
    ['another location', { location: 'CA:BC:MetroVancouver' }, 409, 'location-mismatch'],
  ])('%s', async (_, given, status, code) => {
    const answer = await upload(browser, given);
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
    await expectNothing();
  });

  test('more than 50 MB', async () => {
    const answer = await upload(browser, { video: large(50 * 1024 * 1024 + 1) });
    expect([answer.status, answer.body]).toEqual([
      413,
      expect.objectContaining({ code: 'body-too-large' }),
    ]);
    await expectNothing();
  });

  test('no recording, an unknown part, an unknown field, a field twice', async () => {
    const without = uploadForm();
    without.delete('video');
    const strange = uploadForm();
    strange.set('virus', new Blob(['x']), 'x');
    const unknown = uploadForm();
    unknown.set('admin', 'yes');
    const twice = uploadForm();
    twice.append('promptId', 'travel_advice');
    for (const form of [without, strange, unknown, twice]) {
      const { status, body } = await browser.send('/api/videos/upload', form);
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid-input' })]);
    }
    await expectNothing();
  });

  test.each([
    ['application/json', 415, 'wrong-content-type'],
    ['multipart/form-data', 415, 'wrong-content-type'],
    ['multipart/form-data; boundary=', 400, 'malformed-form'],
    ['multipart/form-data; boundary=x', 400, 'malformed-form'],
  ])('a body that is no form: %s', async (type, status, code) => {
    const answer = await browser.post('/api/videos/upload', '--y nonsense', {
      'content-type': type,
    });
    expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
    await expectNothing();
  });

  test('an upload that is cut off', async () => {
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const form = uploadForm({ video: large(2_000_000) });
    const encoded = new Request(api.origin, { method: 'POST', body: form });
    const bytes = Buffer.from(await encoded.arrayBuffer());
    const lines = api.logLines.length;
    const sending = request(`${api.origin}/api/videos/upload`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': bytes.length,
      },
    });
    sending.on('error', () => {});
    await new Promise((written) => sending.write(bytes.subarray(0, 1_000_000), written));
    await expect.poll(() => filesKept().length).toBe(before.length + 1);
    sending.destroy();
    await expect.poll(() => api.logLines.slice(lines).join()).toContain('/api/videos/upload');
    await expectNothing();
  });

  test('a visitor, and a user without a profile', async () => {
    const guest = await api.signedIn('guest@videos.example');
    expect((await upload(api.browser())).status).toBe(401);
    expect(await upload(guest)).toMatchObject({ status: 403, body: { code: 'profile-needed' } });
    await expectNothing();
  });
});

test('exactly 50 MB is taken, and comes back whole', async () => {
  const browser = await newMember(api, 'large@videos.example');
  const video = new Uint8Array(50 * 1024 * 1024);
  video.set(recording('mp4'));
  const { status, body } = await upload(browser, { video });
  expect(status).toBe(200);
  const { bytes } = await fetchFile(browser, (body as Video).videoUrl);
  expect(bytes.equals(video)).toBe(true);
});

test('a recording nobody can decode has no poster', async () => {
  const browser = await newMember(api, 'broken@videos.example');
  const { status, body } = await upload(browser, { video: recording('webm').subarray(0, 200) });
  expect([status, body]).toEqual([200, expect.objectContaining({ thumbnailUrl: null })]);
});

test('the daily prompt needs no type', async () => {
  const browser = await newMember(api, 'daily@videos.example');
  const given = { promptId: 'scientific_fact', promptType: undefined };
  expect((await upload(browser, given)).body).toMatchObject({ promptType: 'daily' });
});

test('a new answer to a prompt takes the place of the old one, also when both come at once', async () => {
  const browser = await newMember(api, 'again@videos.example');
  const before = filesKept().length;
  const answers = await Promise.all([upload(browser), upload(browser), upload(browser)]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(await videosOf(browser)).toHaveLength(1);
  // Its folder, the recording and the poster.
  expect(filesKept()).toHaveLength(before + 3);
});

describe('deleting', () => {
  const remove = (browser: Browser, videoId: string, location = 'CA:BC:Revelstoke') =>
    browser.post('/api/videos/delete', { videoId, location });

  test('takes the row and the files, once', async () => {
    const browser = await newMember(api, 'delete@videos.example');
    const before = filesKept();
    const { id, videoUrl } = (await upload(browser)).body as Video;
    expect(await remove(browser, id, 'Other')).toMatchObject({ status: 409 });
    expect((await remove(browser, id)).status).toBe(200);
    expect(filesKept()).toEqual(before);
    expect(await videosOf(browser)).toEqual([]);
    expect((await browser.get(videoUrl)).status).toBe(404);
    expect((await remove(browser, id)).status).toBe(404);
  });

  test("nobody deletes another's video", async () => {
    const owner = await newMember(api, 'owner@videos.example');
    const { id } = (await upload(owner)).body as Video;
    const other = await newMember(api, 'thief@videos.example');
    expect((await remove(other, id)).status).toBe(404);
    expect(await videosOf(owner)).toHaveLength(1);
    expect((await remove(api.browser(), id)).status).toBe(401);
  });
});
