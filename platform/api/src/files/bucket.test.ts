import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3 } from '@emberite/objects/testing';
import type { TestS3 } from '@emberite/objects/testing';
import type { Video } from '@emberite/contract/video';
import { cookieHeader } from '../testing/browser.ts';
import { newMember, startTestApi } from '../testing/index.ts';
import type { TestApi } from '../testing/index.ts';
import { recording, upload } from '../testing/recording.ts';
import { isFull } from '../../../../tools/sample.ts';

let s3: TestS3;
let api: TestApi;
beforeAll(async () => {
  s3 = await startS3();
  api = await startTestApi(s3.environment);
});
afterAll(async () => {
  await api.end();
  s3.stop();
});

test('a recording and its poster are kept in the bucket, served from it, and deleted', async () => {
  const member = await newMember(api, 'small@s3.example');
  const { id, videoUrl, thumbnailUrl } = (await upload(member)).body as Video;
  expect(await s3.keys()).toEqual([`${id}/poster`, `${id}/video`]);
  expect((await member.get(thumbnailUrl ?? '')).headers.get('content-type')).toBe('image/jpeg');
  const part = await member.get(videoUrl, { range: 'bytes=4-7' });
  expect([part.status, part.body]).toEqual([206, 'ftyp']);
  await member.post('/api/videos/delete', { videoId: id, location: 'CA:BC:Revelstoke' });
  expect(await s3.keys()).toEqual([]);
  expect((await member.get(videoUrl)).status).toBe(404);
});

test.runIf(isFull)(
  '50 MB are uploaded in parts and served complete; nothing stays on this machine',
  async () => {
    const member = await newMember(api, 'large@s3.example');
    const played = recording('webm');
    const filler = randomBytes(50 * 1_024 * 1_024 - played.length);
    // An element that players skip, with its length in seven bytes: by chance, random bytes alone are other elements.
    filler[0] = 0xec;
    filler.writeBigUInt64BE((1n << 56n) + BigInt(filler.length - 9), 1);
    const video = new Uint8Array(Buffer.concat([played, filler]));
    const { status, body } = await upload(member, { video });
    expect(status).toBe(200);
    const cookie = cookieHeader(member);
    const response = await fetch(api.origin + (body as Video).videoUrl, { headers: { cookie } });
    expect(Buffer.from(await response.arrayBuffer()).equals(video)).toBe(true);
    expect(readdirSync(join(api.dataDir, 'incoming'))).toEqual([]);
  },
);

test.runIf(isFull)(
  'when the bucket cannot be reached, nothing is stored and nothing is revealed',
  async () => {
    const broken = await startTestApi({ ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:9' });
    const member = await newMember(broken, 'unlucky@s3.example');
    const { status, body } = await upload(member);
    expect([status, body]).toEqual([500, expect.objectContaining({ code: 'unexpected' })]);
    const profile = await member.get('/api/profiles?location=CA:BC:Revelstoke');
    expect(profile.body).toMatchObject({ videos: [] });
    expect(readdirSync(join(broken.dataDir, 'incoming'))).toEqual([]);
    await broken.end();
  },
);
