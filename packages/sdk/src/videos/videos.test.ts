// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { locks } from 'node:worker_threads';
import { subscribe } from 'valtio';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../../../tools/listen.ts';
import { config } from '@emberite/sdk/config';
import { patience } from '@emberite/contract/patience';
import type { User } from '@emberite/contract/user';
import { videoIdOf } from '@emberite/contract/videoId';
import { host, provideHost } from '@emberite/sdk/host';
import { dismissNotice, notices, showNotice } from '@emberite/sdk/notices';
import { offlineSentence } from '@emberite/sdk/offline';
import { loadSession, sessionEnded, signedIn } from '@emberite/sdk/session';
import { setOwner } from '@emberite/sdk/storage';
import {
  deleteProfileVideo,
  discardDraft,
  forgetDrafts,
  holdRecording,
  keepInterrupted,
  resumeDrafts,
  retryUpload,
  uploadProfileVideo,
  uploads,
} from '@emberite/sdk/videos';
import { isFull } from '../../../../tools/sample.ts';
import { slower } from '../../../../tools/slow.ts';
import { setSession } from '../session/state.ts';
import { deleteDraft, listDrafts } from './drafts.ts';

interface Received {
  path: string | undefined;
  body: string;
}

const video = {
  id: 'v1',
  videoUrl: '/videos/v1.mp4',
  thumbnailUrl: null,
  promptId: 'dad_joke',
  promptType: 'fun',
  isPublic: false,
};
const user: User = {
  id: 'ann@people.example',
  identities: [],
  location: 'CA:BC:Revelstoke',
  place: null,
  hasProfile: true,
  roadmaps: {},
  ownedInvites: [],
};
/** Signs in somebody, whoever was signed in before. */
const setUser = (next: User) => setSession({ status: 'signed-in', user: next });
const recording = `data:video/mp4;base64,${Buffer.alloc(30_000, 'film').toString('base64')}`;

let respond: (response: ServerResponse) => void;
/** Responds with the profile of the member: by default it cannot be read. */
let readProfile: (response: ServerResponse) => void;
const received: Received[] = [];

async function serve(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('access-control-allow-origin', location.origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'content-type');
  if (request.method === 'OPTIONS') return response.end();
  if (request.url?.startsWith('/api/profiles')) return readProfile(response);
  if (request.url === '/api/auth/me') return response.end(JSON.stringify(user));
  if (request.method === 'GET') return response.end(Buffer.alloc(50 * 1024 * 1024 + 1));
  let body = '';
  request.setEncoding('latin1');
  for await (const chunk of request) body += String(chunk);
  received.push({ path: request.url, body });
  return respond(response);
}

const accept = (response: ServerResponse) => void response.end(JSON.stringify(video));
const refuse =
  (status: number, code = 'unexpected') =>
  (response: ServerResponse) =>
    void response.writeHead(status).end(JSON.stringify({ code, message: 'No.' }));

/** Collects the banner's messages while `work` runs. */
async function messagesDuring(work: Promise<unknown>): Promise<(string | undefined)[]> {
  const messages: (string | undefined)[] = [notices.message];
  const stop = subscribe(notices, () => messages.push(notices.message), true);
  await work.catch(() => {});
  stop();
  return [...new Set(messages)];
}

const server = createServer((request, response) => void serve(request, response));
const origin = `http://127.0.0.1:${await listen(server)}`;
config.apiBase = `${origin}/api`;
beforeEach(() => {
  setUser(user);
  respond = accept;
  readProfile = refuse(500);
  received.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  await discardDraft('dad_joke');
  dismissNotice();
  vi.restoreAllMocks();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a recording is uploaded with its fields, and the banner shows the progress', async () => {
  const upload = uploadProfileVideo(recording, 'dad_joke', 'fun');
  const messages = await messagesDuring(upload);
  expect(await upload).toEqual(video);
  const [{ path, body } = { path: '', body: '' }] = received;
  expect(path).toBe('/api/videos/upload');
  expect(body).toMatch(/name="location"\r\n\r\nCA:BC:Revelstoke/);
  expect(body).toMatch(/name="promptId"\r\n\r\ndad_joke/);
  expect(body).toMatch(/name="promptType"\r\n\r\nfun/);
  expect(body).toMatch(/name="video"; filename="dad_joke.mp4"\r\nContent-Type: video\/mp4/i);
  expect(body.length).toBeGreaterThan(30_000);
  expect(messages).toContain('Uploading video...');
  expect(messages).toContain('Uploading video: 0%');
  expect(messages).toContain('Preparing your video…');
  expect(messages.at(-1)).toBe('Video uploaded successfully');
  expect(uploads).toEqual({});
});

test.each([
  ['succeeds', accept, 'Video uploaded successfully'],
  ['fails', refuse(500), 'Deleting video...'],
])('an upload whose banner was dismissed %s, and leaves another one alone', async (_, how, end) => {
  respond = how;
  const stop = subscribe(notices, () => {
    stop();
    dismissNotice();
    showNotice('Deleting video...');
  });
  const messages = await messagesDuring(uploadProfileVideo(recording, 'dad_joke', 'fun'));
  expect(messages).not.toContain('Preparing your video…');
  expect(notices.message).toBe(end);
});

test('the poster and the captions are sent with the recording, also after a reload, but no poster that the server would refuse', async () => {
  const poster = new Blob(['picture'], { type: 'image/jpeg' });
  const sent = /name="poster"; filename="dad_joke"\r\nContent-Type: image\/jpeg\r\n\r\npicture/i;
  respond = refuse(500);
  const captions = 'Hi.';
  await uploadProfileVideo(recording, 'dad_joke', 'fun', { poster, captions }).catch(() => {});
  expect(received.at(-1)?.body).toMatch(sent);
  setUser({ ...user, id: 'ben@people.example' });
  await resumeDrafts();
  setUser(user);
  await resumeDrafts();
  respond = accept;
  await retryUpload('dad_joke');
  expect(received.at(-1)?.body).toMatch(sent);
  expect(received.at(-1)?.body).toMatch(/name="captions"\r\n\r\nHi\./);
  const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]);
  await uploadProfileVideo(recording, 'dad_joke', 'fun', { poster: large });
  expect(received.at(-1)?.body).not.toContain('name="poster"');
});

test.runIf(isFull)('a recording of more than 50 MB is not sent', async () => {
  const upload = uploadProfileVideo(`${origin}/large.mp4`, 'dad_joke', 'fun');
  await expect(upload).rejects.toMatchObject({ status: 413 });
  expect(received).toEqual([]);
  expect(uploads.dad_joke).toMatchObject({
    status: 'failed',
    reason: 'The recording must not be larger than 50 MB.',
    isFinal: true,
  });
});

test.each([
  [413, 'video-too-long', true],
  [415, 'wrong-video-codec', true],
  [415, 'wrong-video-type', false],
  [500, 'unexpected', false],
])('after %i %s, another try of the recording is hopeless: %s', async (status, code, isFinal) => {
  respond = refuse(status, code);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  expect(uploads.dad_joke).toMatchObject({ status: 'failed', isFinal });
});

test('the daily prompt sends no type', async () => {
  await uploadProfileVideo(recording, 'scientific_fact', 'daily');
  expect(received[0]?.body).not.toContain('promptType');
});

test.each([
  ['refused', refuse(500), 'ApiError'],
  ['cut off', (response: ServerResponse) => void response.destroy(), 'NetworkError'],
  [
    'given a response with an invalid body',
    (response: ServerResponse) => void response.end('<p>'),
    'ApiError',
  ],
])('an upload that is %s clears the banner and keeps the recording', async (_, how, name) => {
  respond = how;
  await expect(uploadProfileVideo(recording, 'dad_joke', 'fun')).rejects.toMatchObject({ name });
  expect(notices.message).toBeUndefined();
  expect(uploads.dad_joke).toMatchObject({
    status: 'failed',
    recording: { size: 30_000 },
    reason: expect.stringMatching(/\.$/),
  });
  respond = accept;
  expect(await retryUpload('dad_joke')).toEqual(video);
  expect(received.at(-1)?.body.length).toBeGreaterThan(30_000);
  expect(uploads).toEqual({});
});

test('a recording that failed offline does not say so once the browser is online again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  respond = (response) => void response.destroy();
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  expect(uploads.dad_joke).toMatchObject({ status: 'failed', reason: offlineSentence });
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  // The tab looks for its session then, and this browser has no cookie.
  setUser(user);
  expect(uploads.dad_joke).toEqual({
    promptType: 'fun',
    status: 'failed',
    recording: expect.any(Blob),
  });
});

test('a video that was already deleted elsewhere is deleted', async () => {
  respond = (response) =>
    void response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"code":"not-found","message":"You have no such video."}');
  expect(await messagesDuring(deleteProfileVideo('v1'))).toContain('Video deleted successfully');
});

test('a failed recording is there again after a reload', async () => {
  respond = refuse(500);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  vi.resetModules();
  const page = await import('@emberite/sdk/videos');
  const { setUser } = await import('@emberite/sdk/session');
  const { config } = await import('@emberite/sdk/config');
  setUser(user);
  config.apiBase = `${origin}/api`;
  expect(page.uploads).toEqual({});
  await page.resumeDrafts();
  expect(page.uploads.dad_joke).toMatchObject({
    status: 'failed',
    recording: { size: 30_000, type: 'video/mp4' },
  });
  respond = accept;
  expect(await page.retryUpload('dad_joke')).toEqual(video);
  await page.resumeDrafts();
  expect(page.uploads).toEqual({});
});

test("nobody sees another user's recording", async () => {
  respond = refuse(500);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  setUser({ ...user, id: 'ben@people.example' });
  await resumeDrafts();
  expect(uploads).toEqual({});
  await expect(retryUpload('dad_joke')).rejects.toThrow('There is no recording to retry');
});

test('a recording is removed when somebody else signs in, and not before', async () => {
  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  setOwner(user.id);
  respond = refuse(500);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  const [kept] = await names();
  expect(kept).toContain(user.id);
  for (const owner of [user.id, null, user.id]) setOwner(owner);
  await resumeDrafts();
  expect(uploads.dad_joke?.status).toBe('failed');
  setOwner('ben@people.example');
  await expect.poll(names).not.toContain(kept);
});

test.each([
  ['empty', 'data:video/mp4,', 'empty'],
  ['unreadable', 'blob:none', 'no longer available'],
])(
  'a recording that is %s is lost, which is logged, and nothing is sent',
  async (_, url, words) => {
    await expect(uploadProfileVideo(url, 'dad_joke', 'fun')).rejects.toThrow(words);
    expect(received).toEqual([]);
    expect(uploads).toEqual({ dad_joke: { promptType: 'fun', status: 'lost' } });
    expect(console.warn).toHaveBeenCalledOnce();
    expect(await uploadProfileVideo(recording, 'dad_joke', 'fun')).toEqual(video);
    expect(uploads).toEqual({});
  },
);

test('a recording of somebody without a profile is lost', async () => {
  setUser({ ...user, location: null });
  await expect(uploadProfileVideo(recording, 'dad_joke', 'fun')).rejects.toThrow('profile');
  expect(uploads.dad_joke?.status).toBe('lost');
  setUser(user);
});

test('a 401 sends the user to sign in and keeps the recording', async () => {
  const { unauthorized } = host;
  const told = vi.fn();
  provideHost({ unauthorized: told });
  respond = refuse(401);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  provideHost({ unauthorized });
  expect(told).toHaveBeenCalledOnce();
  expect(uploads.dad_joke?.status).toBe('failed');
});

test('a recording whose session has ended waits until the member is back', async () => {
  const { unauthorized } = host;
  provideHost({ unauthorized: sessionEnded });
  respond = refuse(401);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  provideHost({ unauthorized });
  expect(notices.message).toBeUndefined();
  setUser(user);
  await resumeDrafts();
  expect(uploads.dad_joke?.status).toBe('failed');
  respond = accept;
  expect(await retryUpload('dad_joke')).toEqual(video);
});

/** Begins an upload, and returns it with the response that the server still owes. */
async function sending() {
  const asked = Promise.withResolvers<ServerResponse>();
  respond = asked.resolve;
  const upload = uploadProfileVideo(recording, 'dad_joke', 'fun');
  upload.catch(() => {});
  return { upload, response: await asked.promise };
}

test('an upload ends with sign-out, and the recording waits until the member is back', async () => {
  const { upload, response } = await sending();
  // No cookie says that there is a session.
  await loadSession();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => response.destroyed).toBe(true);
  expect(notices.message).toBeUndefined();
  setUser(user);
  await resumeDrafts();
  expect(uploads.dad_joke).toMatchObject({ status: 'failed', recording: { size: 30_000 } });
  respond = accept;
  expect(await retryUpload('dad_joke')).toEqual(video);
});

test('a 401 for an upload of an earlier session leaves the present one alone', async () => {
  const { unauthorized } = host;
  const told = vi.fn();
  provideHost({ unauthorized: told });
  onTestFinished(() => provideHost({ unauthorized }));
  const { upload, response } = await sending();
  await signedIn();
  refuse(401)(response);
  await expect(upload).rejects.toMatchObject({ status: 401 });
  expect(told).not.toHaveBeenCalled();
  // Whoever reads it is signed in.
  expect(uploads.dad_joke).not.toHaveProperty('reason');
  expect(uploads.dad_joke?.status).toBe('failed');
});

test('a recording that another tab has uploaded or discarded is offered no longer', async () => {
  respond = refuse(500);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  vi.resetModules();
  const other = await import('@emberite/sdk/videos');
  const { setUser } = await import('@emberite/sdk/session');
  setUser(user);
  await other.discardDraft('dad_joke');
  await resumeDrafts();
  expect(uploads).toEqual({});
});

test('a recording that another tab has uploaded is not sent again', async () => {
  respond = refuse(500);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  await deleteDraft('dad_joke', user.id);
  received.length = 0;
  await expect(retryUpload('dad_joke')).rejects.toThrow('Another tab has uploaded');
  expect([uploads, received, notices.message]).toEqual([{}, [], undefined]);
});

test('a recording that another tab is uploading cannot be discarded', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  respond = refuse(500);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  const { promise: isUploaded, resolve: end } = Promise.withResolvers<void>();
  const elsewhere = locks.request(`ember.upload.${user.id}.dad_joke`, () => isUploaded);
  await discardDraft('dad_joke');
  expect(notices.message).toBe('Not discarded: another tab is using this recording.');
  expect([uploads, await listDrafts(user.id)]).toMatchObject([{}, [{ promptId: 'dad_joke' }]]);
  end();
  await elsewhere;
  // It was not uploaded there.
  await expect.poll(() => uploads.dad_joke?.status).toBe('failed');
});

test('a recording that another tab is uploading is offered only once that has failed', async () => {
  // jsdom has none.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  let end = () => {};
  respond = (response) => {
    end = () => refuse(500)(response);
  };
  const upload = uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  await expect.poll(() => received).toHaveLength(1);
  vi.resetModules();
  const other = await import('@emberite/sdk/videos');
  const { setUser } = await import('@emberite/sdk/session');
  setUser(user);
  await other.resumeDrafts();
  await other.resumeDrafts();
  expect(other.uploads).toEqual({});
  end();
  await upload;
  await expect.poll(() => other.uploads.dad_joke?.status).toBe('failed');
  Reflect.deleteProperty(navigator, 'locks');
});

test.runIf(isFull)(
  'an upload says which tab holds another recording for the prompt, keeps its own, and goes on afterwards',
  async () => {
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    document.title = 'Your videos · Ember';
    const holding = holdRecording({ ...taken(), captions: 'The other one.' });
    await expect.poll(async () => (await locks.query()).held).toHaveLength(2);
    document.title = 'A recipe · Ember';
    vi.resetModules();
    const tab = await import('@emberite/sdk/videos');
    const { setUser: setUserOfTab } = await import('@emberite/sdk/session');
    const { notices: noticesOfTab } = await import('@emberite/sdk/notices');
    const { config: configOfTab } = await import('@emberite/sdk/config');
    configOfTab.apiBase = config.apiBase;
    setUserOfTab(user);
    const reason =
      'You have another recording for this prompt in the tab “Your videos · Ember”. Upload or discard that one first.';
    await expect(tab.uploadProfileVideo(recording, 'dad_joke', 'fun')).rejects.toThrow(reason);
    expect([tab.uploads.dad_joke, received]).toMatchObject([{ status: 'failed', reason }, []]);
    const onlyHere = 'This recording is only in this tab. Upload it before you leave.';
    expect(noticesOfTab.message).toBe(onlyHere);
    await tab.resumeDrafts();
    holding.end('discard');
    await expect.poll(async () => (await locks.query()).held).toEqual([]);
    await tab.resumeDrafts();
    expect(await tab.retryUpload('dad_joke')).toEqual(video);
    expect(received.at(-1)?.body).not.toContain('The other one.');
  },
);

/** Shows jsdom that everything was sent, as browsers find out by themselves. */
const begin = (response: ServerResponse) => response.flushHeaders();

test('an upload waits longer for its response than a proxy and the API together', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  respond = (response) => {
    begin(response);
    asked.resolve(response);
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const upload = uploadProfileVideo(recording, 'dad_joke', 'fun');
  const response = await asked.promise;
  const sent = () => expect(notices.message).toBe('Preparing your video…');
  await vi.waitFor(sent, { interval: 1, timeout: 30_000 * slower });
  // A proxy has taken all of it, and passes it on as slowly as the API allows.
  await vi.advanceTimersByTimeAsync(patience.wholeUpload + patience.write);
  expect(uploads.dad_joke).toMatchObject({ status: 'uploading', percent: 100 });
  accept(response);
  expect(await upload).toEqual(video);

  respond = begin;
  const stalled = uploadProfileVideo(recording, 'dad_joke', 'fun');
  const refused = expect(stalled).rejects.toThrow('The upload stalled.');
  await vi.waitFor(sent, { interval: 1, timeout: 30_000 * slower });
  await vi.advanceTimersByTimeAsync(patience.uploadResponse);
  await refused;

  respond = () => {};
  const stuck = uploadProfileVideo(recording, 'dad_joke', 'fun');
  const ended = expect(stuck).rejects.toThrow('The upload stalled.');
  await vi.waitFor(() => expect(received).toHaveLength(3), {
    interval: 1,
    timeout: 30_000 * slower,
  });
  await vi.advanceTimersByTimeAsync(patience.upload);
  await ended;
});

/** The profile of the member, with a video of this id. */
const profileWith = (id: string) => ({
  firstName: 'Ann',
  nickname: 'Ann',
  location: user.location,
  relationshipStatus: '',
  userSex: 'female',
  age: 30,
  preferredSex: [],
  minIdealAge: 20,
  maxIdealAge: 40,
  bucketList: [],
  videos: [{ ...video, id }],
});

test.each([
  [
    'cut off',
    (response: ServerResponse) => {
      begin(response);
      setImmediate(() => response.destroy());
    },
  ],
  ['lost in a gateway', refuse(504)],
  ['not what was asked for', (response: ServerResponse) => void response.end('<p>')],
])('an upload whose answer is %s is done if the video is there', async (_what, lose) => {
  respond = lose;
  readProfile = (response) => {
    const uploadId = /name="uploadId"\r\n\r\n([\w-]+)/.exec(received.at(-1)?.body ?? '')?.[1] ?? '';
    void videoIdOf(user.id, uploadId).then((id) => response.end(JSON.stringify(profileWith(id))));
  };
  const upload = uploadProfileVideo(recording, 'dad_joke', 'fun');
  expect((await messagesDuring(upload)).slice(-2)).toEqual([
    'Preparing your video…',
    'Video uploaded successfully',
  ]);
  expect(await upload).toMatchObject({ promptId: 'dad_joke' });
  expect(uploads).toEqual({});
});

test('an upload whose answer is lost is offered again if only an earlier video is there', async () => {
  respond = refuse(504);
  readProfile = (response) => void response.end(JSON.stringify(profileWith('v0')));
  await expect(uploadProfileVideo(recording, 'dad_joke', 'fun')).rejects.toThrow('No.');
  expect(uploads.dad_joke?.status).toBe('failed');
});

/** A recording that its recorder still shows. */
const taken = () => ({
  promptId: 'dad_joke',
  promptType: 'fun' as const,
  recording: new Blob(['film'], { type: 'video/mp4' }),
});

/** What a newly opened page finds, like the one after a crash. */
async function foundByNextPage() {
  vi.resetModules();
  const next = await import('@emberite/sdk/videos');
  const { setUser } = await import('@emberite/sdk/session');
  setUser(user);
  await next.resumeDrafts();
  return { ...next.uploads };
}

test('a recording that waits for a decision is there again after a crash, with its captions', async () => {
  const holding = holdRecording(taken());
  holding.say('Knock knock.');
  await expect
    .poll(async () => await foundByNextPage())
    .toEqual({ dad_joke: { promptType: 'fun', status: 'failed', recording: expect.any(Blob) } });
  holding.end('keep');
  setUser({ ...user, id: 'ben@people.example' });
  await resumeDrafts();
  setUser(user);
  await resumeDrafts();
  await retryUpload('dad_joke');
  expect(received.at(-1)?.body).toMatch(/name="captions"\r\n\r\nKnock knock\./);
});

test('captions are stored while they are typed', async () => {
  const holding = holdRecording(taken());
  await expect.poll(async () => await foundByNextPage()).toHaveProperty('dad_joke');
  const typing = setInterval(() => holding.say('Knock knock.'), 20);
  onTestFinished(() => clearInterval(typing));
  const captions = async () => (await listDrafts(user.id)).map((draft) => draft.captions);
  await expect.poll(captions).toEqual(['Knock knock.']);
  holding.end('discard');
});

test('a recording whose recorder is closed is offered at once with its last captions, also where the browser stores nothing', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const holding = holdRecording({ ...taken(), captions: 'Knock knock.' });
  holding.say('');
  holding.end('keep');
  await expect.poll(() => uploads.dad_joke?.status).toBe('failed');
  await retryUpload('dad_joke');
  expect(received.at(-1)?.body).not.toContain('captions');
});

test('a recording in a recorder survives the end of the session, and is not stored after sign-out removed the drafts', async () => {
  await resumeDrafts();
  sessionEnded();
  const holding = holdRecording(taken());
  await expect.poll(async () => await foundByNextPage()).toHaveProperty('dad_joke');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  holding.say('Knock knock.');
  indexedDB.deleteDatabase('ember.recordings.ann@people.example');
  forgetDrafts();
  holding.end('keep');
  vi.runAllTimers();
  vi.useRealTimers();
  setUser(user);
  expect(await foundByNextPage()).toEqual({});
  expect(uploads).toEqual({});
});

test('a take in which the session ends is stored for its member, once its file is there, and for nobody else', async () => {
  const { recording: film, ...about } = taken();
  await resumeDrafts();
  sessionEnded();
  const { promise, resolve } = Promise.withResolvers<Blob>();
  const keeping = keepInterrupted(promise, about);
  setUser({ ...user, id: 'ben@people.example' });
  await resumeDrafts();
  resolve(film);
  await keeping;
  expect(uploads).toEqual({});
  expect(await foundByNextPage()).toEqual({});

  setUser(user);
  await resumeDrafts();
  sessionEnded();
  await keepInterrupted(Promise.resolve(new Blob()), about);
  await keepInterrupted(Promise.reject(new Error('The recorder failed.')), about);
  expect(uploads).toEqual({});
  const removed = keepInterrupted(Promise.resolve(film), about);
  dispatchEvent(new StorageEvent('storage', { key: 'ember.owner', newValue: '' }));
  await removed;
  expect(await foundByNextPage()).toEqual({});

  setUser(user);
  await resumeDrafts();
  // No cookie says that there is a session any more.
  await loadSession();
  await keepInterrupted(Promise.resolve(film), about);
  const kept = { dad_joke: { promptType: 'fun', status: 'failed', recording: expect.any(Blob) } };
  expect(uploads).toEqual(kept);
  expect(await foundByNextPage()).toEqual(kept);
  setUser(user);
});

test('a recording that was discarded in the recorder is gone, but not the one before it', async () => {
  const first = holdRecording(taken());
  await expect.poll(async () => await foundByNextPage()).toHaveProperty('dad_joke');
  first.end('discard');
  await expect.poll(async () => await foundByNextPage()).toEqual({});

  respond = refuse(500);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  holdRecording(taken()).end('discard');
  await retryUpload('dad_joke').catch(() => {});
  expect(received.at(-1)?.body.length).toBeGreaterThan(30_000);
  expect(await foundByNextPage()).toHaveProperty('dad_joke');
});

test('a recording that the browser has no room for is reported to be only here, until it is uploaded', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const holding = holdRecording(taken());
  await expect.poll(() => notices.message).toMatch(/^Your browser cannot keep this recording/);
  const leaving = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaving()).toBe(false);
  holding.end('keep');
  respond = refuse(500);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  expect(notices.message).toBe('This recording is only in this tab. Upload it before you leave.');
  expect(leaving()).toBe(false);
  respond = accept;
  await retryUpload('dad_joke');
  expect(leaving()).toBe(true);
});

test('without a database the recording lives as long as the tab', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  respond = refuse(500);
  await uploadProfileVideo(recording, 'dad_joke', 'fun').catch(() => {});
  respond = accept;
  expect(await retryUpload('dad_joke')).toEqual(video);
});

test('deletes a video, and reports a failure', async () => {
  respond = (response) => void response.end('{}');
  const deleted = deleteProfileVideo('v1');
  expect(await messagesDuring(deleted)).toEqual([
    'Deleting video...',
    'Video deleted successfully',
  ]);
  expect(received[0]).toEqual({
    path: '/api/videos/delete',
    body: '{"videoId":"v1","location":"CA:BC:Revelstoke"}',
  });
  respond = refuse(500);
  await expect(deleteProfileVideo('v1')).rejects.toMatchObject({ status: 500 });
  expect(notices).toEqual({ message: 'Failed to delete video', tone: 'danger' });
});
