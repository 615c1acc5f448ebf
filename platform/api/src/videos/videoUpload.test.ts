import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { BufferSource, Input, MovOutputFormat, MP4, Mp4OutputFormat } from 'mediabunny';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Video } from '@emberite/contract/video';
import { videoIdOf } from '@emberite/contract/videoId';
import { cookieHeader } from '../testing/browser.ts';
import { halfUpload } from '../../testing/halfUpload.ts';
import { newMember, startTestApi } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { picture } from '../../testing/picture.ts';
import { endlessRecording, recording, upload, uploadForm } from '../testing/recording.ts';
import { remux } from '../../../../tools/remux.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import type { PosterOutcome, PosterSource } from './poster.ts';
import { isFull, sample } from '../../../../tools/sample.ts';

const api = useTestApi();

/** Takes 21 seconds. */
const long = await remux(recording('mp4'), new Mp4OutputFormat(), { slower: 21 });

const videosOf = async (browser: Browser) => {
  const { body } = await browser.get('/api/profiles?location=CA:BC:Revelstoke');
  return (body as { videos: Video[] }).videos;
};

/** Every file that the server stores for uploads, incomplete or complete. */
const filesKept = () =>
  ['incoming', 'files'].flatMap((folder) => {
    try {
      return readdirSync(join(api.dataDir, folder), { recursive: true }).map(String);
    } catch {
      return [];
    }
  });

const fetchFile = async (browser: Browser, path: string, headers: Record<string, string> = {}) => {
  const cookie = cookieHeader(browser);
  const response = await fetch(api.origin + path, { headers: { ...headers, cookie } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe.each(sample(['mp4', 'fragmented.mp4', 'webm'] as const))('a recording in %s', (kind) => {
  let browser: Browser;
  let video: Video;
  beforeAll(async () => {
    browser = await newMember(api, `${kind}@videos.example`);
    const { status, body } = await upload(browser, { video: recording(kind) });
    expect(status).toBe(200);
    video = body as Video;
  });

  test('is returned, and is in the profile', async () => {
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

  test('is served as it was sent, with its real type', async () => {
    const { response, bytes } = await fetchFile(browser, video.videoUrl);
    expect(response.headers.get('content-type')).toBe(`video/${kind.split('.').at(-1)}`);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(bytes.equals(recording(kind))).toBe(true);
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

test('a QuickTime file becomes an MP4 with the same picture, turned as it was, and sound', async () => {
  const browser = await newMember(api, 'quicktime@videos.example');
  // As an iPhone that is held upright writes it.
  const sent = await remux(recording('mov'), new MovOutputFormat(), { rotation: 90 });
  expect(sent.subarray(8, 12)).toEqual(new Uint8Array(Buffer.from('qt  ')));
  const { status, body } = await upload(browser, { video: sent });
  expect(status).toBe(200);
  const { videoUrl, thumbnailUrl } = body as Video;
  const { response, bytes } = await fetchFile(browser, videoUrl);
  expect(response.headers.get('content-type')).toBe('video/mp4');
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const picture = (await input.getPrimaryVideoTrack())!;
  const sound = (await input.getPrimaryAudioTrack())!;
  expect([await picture.getCodec(), await sound.getCodec()]).toEqual(['avc', 'aac']);
  expect(await picture.getRotation()).toBe(90);
  expect(await picture.computeDuration()).toBeCloseTo(1, 1);
  expect(await sound.computeDuration()).toBeCloseTo(1, 1);
  const poster = await fetchFile(browser, thumbnailUrl ?? '');
  expect(await sharp(poster.bytes).metadata()).toMatchObject({ width: 120, height: 160 });
});

test.runIf(isFull)(
  'the sender of an upload knows the id of its video, which nobody else can take, and may send it twice',
  async () => {
    const uploadId = randomUUID();
    const [ann, ben] = [
      await newMember(api, 'known@videos.example'),
      await newMember(api, 'other@videos.example'),
    ];
    const id = await videoIdOf('known@videos.example', uploadId);
    expect(await upload(ann, { uploadId })).toMatchObject({ status: 200, body: { id } });
    const other = await upload(ben, { uploadId });
    expect(other.status).toBe(200);
    expect((other.body as Video).id).not.toBe(id);
    expect(await upload(ann, { uploadId })).toMatchObject({ status: 200, body: { id } });
    const [stored] = await videosOf(ann);
    expect(await fetchFile(ann, stored?.videoUrl ?? '')).toMatchObject({
      response: { status: 200 },
    });
    expect((await upload(ann, { uploadId: 'mine' })).status).toBe(400);
  },
);

test.runIf(isFull)('captions may have 500 characters of any writing', async () => {
  const browser = await newMember(api, 'flags@videos.example');
  const captions = '👨‍👩‍👧‍👦'.repeat(500);
  expect(await upload(browser, { captions })).toMatchObject({ status: 200, body: { captions } });
});

describe('a poster that is sent', () => {
  test('is encoded again, smaller and without metadata', async () => {
    const browser = await newMember(api, 'poster@videos.example');
    const drawn = await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: '#0000ff' },
    })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .toBuffer();
    expect(drawn.includes('SECRET-PLACE')).toBe(true);
    const { body } = await upload(browser, { poster: new Uint8Array(drawn) });
    const { bytes } = await fetchFile(browser, (body as Video).thumbnailUrl ?? '');
    expect(bytes.includes('SECRET-PLACE')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 720,
      height: 360,
    });
  });

  test.each(
    sample([
      ['no picture', Buffer.from('not a picture')],
      [
        'a drawing that could run scripts',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      ],
    ] as const),
  )('is refused when it is %s, and nothing is kept', async (what, poster) => {
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
    [
      'what only begins like an mp4',
      { video: Buffer.from(`\0\0\0\x18ftypisom${'junk'.repeat(13)}`, 'latin1') },
      415,
      'wrong-video-type',
    ],
    [
      'a webm without a picture',
      { video: recording('webm').subarray(0, 200) },
      415,
      'wrong-video-type',
    ],
    ['HEVC', { video: recording('hevc.mov') }, 415, 'wrong-video-codec'],
    ['what takes more than 20 seconds', { video: long }, 413, 'video-too-long'],
    ['an unknown prompt', { promptId: 'nothing' }, 400, 'invalid-input'],
    ['the wrong type of prompt', { promptType: 'useful' }, 400, 'invalid-input'],
    ['no type where one is needed', { promptType: undefined }, 400, 'invalid-input'],
    ['a type for the daily prompt', { promptId: 'scientific_fact' }, 400, 'invalid-input'],
    ['another location', { location: 'CA:BC:MetroVancouver' }, 409, 'location-mismatch'],
  ])('%s', async (_, given, status, code) => {
    const response = await upload(browser, given);
    expect([response.status, response.body]).toEqual([status, expect.objectContaining({ code })]);
    await expectNothing();
  });

  // It takes the whole time limit.
  test.runIf(isFull)('what is not read in time, but not for good', async () => {
    const response = await upload(browser, { video: endlessRecording() });
    expect(response).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    await expectNothing();
  });

  test.runIf(isFull)('more than 50 MB', async () => {
    const response = await upload(browser, { video: large(50 * 1024 * 1024 + 1) });
    expect([response.status, response.body]).toEqual([
      413,
      expect.objectContaining({ code: 'body-too-large' }),
    ]);
    await expectNothing();
  });

  test('what declares that it is far too large, without being read', async () => {
    const sending = request(`${api.origin}/api/videos/upload`, {
      method: 'POST',
      headers: {
        cookie: cookieHeader(browser),
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1024 ** 4,
      },
    });
    sending.on('error', () => {});
    sending.flushHeaders();
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    expect([response.statusCode, await json(response)]).toEqual([
      413,
      expect.objectContaining({
        code: 'body-too-large',
        message: 'The recording must not be larger than 50 MB.',
      }),
    ]);
    sending.destroy();
    await expectNothing();
  });

  test('a poster of more than 5 MB', async () => {
    const response = await upload(browser, { poster: new Uint8Array(5 * 1024 * 1024 + 1) });
    expect([response.status, response.body]).toEqual([
      413,
      expect.objectContaining({ message: 'The poster must not be larger than 5 MB.' }),
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
  ])('a body that is not a form: %s', async (type, status, code) => {
    const response = await browser.post('/api/videos/upload', '--y nonsense', {
      'content-type': type,
    });
    expect([response.status, response.body]).toEqual([status, expect.objectContaining({ code })]);
    await expectNothing();
  });

  test('an upload that is cut off', async () => {
    const lines = api.logLines.length;
    const sending = await halfUpload(api.origin, browser);
    await expect.poll(() => filesKept().length).toBe(before.length + 1);
    sending.cut();
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

test.runIf(isFull)('exactly 50 MB is accepted, and served complete', async () => {
  const browser = await newMember(api, 'large@videos.example');
  const video = new Uint8Array(50 * 1024 * 1024);
  video.set(recording('mp4'));
  const { status, body } = await upload(browser, { video });
  expect(status).toBe(200);
  const { bytes } = await fetchFile(browser, (body as Video).videoUrl);
  expect(bytes.equals(video)).toBe(true);
});

test.runIf(isFull)('a recording nobody can decode has no poster', async () => {
  const browser = await newMember(api, 'broken@videos.example');
  const video = recording('mp4');
  // Noise instead of its pictures.
  video.fill(0xff, video.indexOf('mdat') + 4, video.indexOf('mdat') + 400);
  const { status, body } = await upload(browser, { video });
  expect([status, body]).toEqual([200, expect.objectContaining({ thumbnailUrl: null })]);
});

test.runIf(isFull)('of the uploads of one member, three are accepted at once', async () => {
  const browser = await newMember(api, 'many@videos.example');
  const before = filesKept();
  const halves: Awaited<ReturnType<typeof halfUpload>>[] = [];
  for (let count = 0; count < 3; count += 1) halves.push(await halfUpload(api.origin, browser));
  await expect.poll(() => filesKept().length).toBe(before.length + 3);
  const { status, body } = await upload(browser);
  expect([status, body]).toEqual([
    429,
    expect.objectContaining({
      code: 'too-many-requests',
      message: 'You have too many uploads in progress. Please wait until one finishes.',
    }),
  ]);
  expect((await upload(await newMember(api, 'another@videos.example'))).status).toBe(200);
  expect(await halves[0]?.finish()).toBe(200);
  expect((await upload(browser)).status).toBe(200);
  for (const half of halves) half.cut();
  await expect.poll(() => readdirSync(join(api.dataDir, 'incoming'))).toEqual([]);
});

test.runIf(isFull)('of four uploads at once, the fourth alone is refused', async () => {
  const browser = await newMember(api, 'four@videos.example');
  const poster = await picture();
  const started = Array.from({ length: 4 }, () => halfUpload(api.origin, browser, { poster }));
  const halves = await Promise.all(started);
  const statuses = await Promise.all(halves.map((half) => half.finish()));
  expect(statuses.toSorted()).toEqual([200, 200, 200, 429]);
});

describe('an upload whose session ends meanwhile is refused', () => {
  const endAll = (browser: Browser) => browser.post('/api/auth/sessions/end-all', {});

  test('and replaces nothing', async () => {
    const email = 'ended@videos.example';
    const owner = await newMember(api, email);
    const { body: first } = await upload(owner);
    const thief = api.browser();
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
    const before = filesKept();
    const half = await halfUpload(api.origin, thief);
    await expect.poll(() => filesKept().length).toBe(before.length + 1);
    await endAll(owner);
    expect(await half.finish()).toBe(401);
    expect(await videosOf(await api.signedIn(email))).toEqual([first]);
    await expect.poll(filesKept).toEqual(before);
  });

  test.runIf(isFull)('and does not reach a new account of the same address', async () => {
    const email = 'reborn@videos.example';
    const owner = await newMember(api, email);
    const before = filesKept();
    const half = await halfUpload(api.origin, owner);
    await expect.poll(() => filesKept().length).toBe(before.length + 1);
    expect((await owner.post('/api/users/delete', { email })).status).toBe(200);
    const reborn = await newMember(api, email);
    expect(await half.finish()).toBe(401);
    expect(await videosOf(reborn)).toEqual([]);
    await expect.poll(filesKept).toEqual(before);
  });
});

test.runIf(isFull)('the daily prompt needs no type', async () => {
  const browser = await newMember(api, 'daily@videos.example');
  const given = { promptId: 'scientific_fact', promptType: undefined };
  expect((await upload(browser, given)).body).toMatchObject({ promptType: 'daily' });
});

test.runIf(isFull)(
  'a new answer to a prompt replaces the old one, even if both are sent at once',
  async () => {
    const browser = await newMember(api, 'again@videos.example');
    const before = filesKept().length;
    // Posters are sent, since making them would delay some of the responses.
    const poster = await picture();
    const atOnce = Array.from({ length: 3 }, () => upload(browser, { poster }));
    const responses = await Promise.all(atOnce);
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
    expect(await videosOf(browser)).toHaveLength(1);
    // Its folder, the recording and the poster.
    expect(filesKept()).toHaveLength(before + 3);
  },
);

test.runIf(isFull)(
  'a picture that takes too much to decode leaves the video without a poster',
  async () => {
    const posters = { make: () => Promise.resolve<PosterOutcome>('ended') };
    const slow = await startTestApi({}, { posters });
    const browser = await newMember(slow, 'slow@videos.example');
    const response = await upload(browser, { poster: await picture() });
    expect(response).toMatchObject({ status: 200, body: { thumbnailUrl: null } });
    await slow.end();
  },
);

test.runIf(isFull)(
  "one member's uploads are decoded one after the other, beside another's",
  async () => {
    const begun: { kind: PosterSource['kind']; end: () => void }[] = [];
    const posters = {
      make: ({ kind }: PosterSource) =>
        new Promise<PosterOutcome>((done) => {
          begun.push({ kind, end: () => done('ended') });
        }),
    };
    const slow = await startTestApi({}, { posters });
    const kinds = () => begun.map(({ kind }) => kind);
    const [ann, bea] = [
      await newMember(slow, 'ann@videos.example'),
      await newMember(slow, 'bea@videos.example'),
    ];
    // Hers are posters of recordings, the other's is of a picture.
    const hers = Array.from({ length: 3 }, () => upload(ann));
    await expect.poll(kinds).toEqual(['recording']);
    const other = upload(bea, { poster: await picture() });
    await expect.poll(kinds).toEqual(['recording', 'picture']);
    begun[1]?.end();
    expect((await other).status).toBe(200);
    expect(kinds()).toEqual(['recording', 'picture']);
    for (const turn of [0, 2, 3]) {
      await expect.poll(() => begun[turn]).toBeDefined();
      begun[turn]?.end();
    }
    expect((await Promise.all(hers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await slow.end();
  },
);
