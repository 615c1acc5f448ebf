import { expect, test } from 'vitest';
import type { Video } from '@emberite/contract/video';
import { newMember } from '../testing/index.ts';
import type { Browser } from '../testing/index.ts';
import { upload } from '../testing/recording.ts';
import { useTestApi } from '../../testing/useTestApi.ts';

const api = useTestApi({}, { posters: { make: () => Promise.resolve('refused') } });

const location = 'CA:BC:Revelstoke';

const write = (browser: Browser, videoId: string, captions: string, at = location) =>
  browser.post('/api/videos/captions', { videoId, captions, location: at });

const captionsOf = async (browser: Browser) => {
  const { body } = await browser.get(`/api/profiles?location=${location}`);
  return (body as { videos: Video[] }).videos.map(({ captions }) => captions);
};

test('captions come with the recording, and are changed, exported and replaced with it', async () => {
  const member = await newMember(api, 'says@videos.example');
  const { id } = (await upload(member, { captions: ' Hi, I am Robin.\nAnd you? ' })).body as Video;
  expect(await captionsOf(member)).toEqual(['Hi, I am Robin.\nAnd you?']);
  const { status, body } = await write(member, id, 'Hello.');
  expect([status, body]).toEqual([200, expect.objectContaining({ id, captions: 'Hello.' })]);
  expect((await member.get('/api/users/export')).body).toMatchObject({
    profile: { videos: [{ captions: 'Hello.' }] },
  });
  await write(member, id, '');
  expect(await captionsOf(member)).toEqual([undefined]);
  await write(member, id, 'Of the first recording.');
  await upload(member);
  expect(await captionsOf(member)).toEqual([undefined]);
});

test('captions have a limit, and an owner', async () => {
  const owner = await newMember(api, 'owner@captions.example');
  const longest = 'ü\n'.repeat(249) + 'ü';
  const { id, captions } = (await upload(owner, { captions: longest })).body as Video;
  expect(captions).toBe(longest);
  expect(await write(owner, id, 'x'.repeat(501))).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', message: 'Captions can have at most 500 characters.' },
  });
  expect((await write(owner, id, 'Hi.', 'Other')).status).toBe(409);
  expect((await write(await newMember(api, 'thief@captions.example'), id, 'Hi.')).status).toBe(404);
  expect((await write(api.browser(), id, 'Hi.')).status).toBe(401);
  expect(await captionsOf(owner)).toEqual([longest]);
});
