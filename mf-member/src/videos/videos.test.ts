import { removalOf } from '@emberite/sdk/action';
import type { Video } from '@emberite/contract/video';
import { ownProfile } from '@emberite/sdk/profile';
import { signedIn } from '@emberite/sdk/session';
import { openSite, upload } from '@emberite/testing';
import type { Site } from '@emberite/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answersOf, createVideos } from './videos.ts';
import type { Sources } from './videos.ts';

const video = (promptId: string, promptType: Video['promptType']): Video => ({
  id: `video of ${promptId}`,
  videoUrl: `/${promptId}.mp4`,
  thumbnailUrl: null,
  promptId,
  promptType,
  isPublic: false,
});

/** Two days with one daily prompt each. */
const factDay = new Date('2026-11-23T20:00Z');
const newsDay = new Date('2026-11-24T20:00Z');

const answers = (sources: Partial<Sources>) =>
  answersOf({ videos: [], uploads: {}, now: factDay, ...createVideos().state, ...sources });
const waiting = { promptType: 'fun', status: 'failed', recording: new Blob() } as const;

describe('the answers', () => {
  it('start with the default prompts', () => {
    const { fun, useful, daily, further } = answers({});
    expect([fun, useful, daily].map(({ prompt }) => prompt.id)).toEqual([
      'dad_joke',
      'travel_advice',
      'scientific_fact',
    ]);
    for (const { state } of [fun, useful, daily]) expect(state).toEqual({ status: 'not-started' });
    expect(further).toEqual([]);
  });

  it('show the first video of a type; further ones are listed', () => {
    const { fun, further } = answers({
      videos: [video('karaoke_song', 'fun'), video('dad_joke', 'fun'), video('good_news', 'daily')],
    });
    expect(fun).toMatchObject({
      prompt: { id: 'karaoke_song' },
      state: { status: 'completed', video: { src: '/karaoke_song.mp4' } },
    });
    expect(further.map(({ prompt }) => prompt.id)).toEqual(['dad_joke', 'good_news']);
  });

  it('have the prompt of the day; the answer of another day is listed', () => {
    const videos = [video('scientific_fact', 'daily')];
    const { daily, further } = answers({ videos, now: newsDay });
    expect(daily).toMatchObject({ prompt: { id: 'good_news' }, state: { status: 'not-started' } });
    expect(further.map(({ prompt }) => prompt.id)).toEqual(['scientific_fact']);
  });

  it('show a recording that waits, beside or in place of a video', () => {
    const { fun, further } = answers({
      videos: [video('dad_joke', 'fun')],
      uploads: { dad_joke: { ...waiting, reason: 'Offline.' }, karaoke_song: waiting },
    });
    expect(fun.state).toEqual({ status: 'upload-failed', reason: 'Offline.' });
    expect(further).toMatchObject([
      { prompt: { id: 'karaoke_song' }, state: { status: 'upload-failed' } },
    ]);
  });

  it('show that a recording was lost, unless there is a video', () => {
    const { fun, useful } = answers({
      videos: [video('dad_joke', 'fun')],
      uploads: {
        dad_joke: { promptType: 'fun', status: 'lost' },
        local_gem: { promptType: 'useful', status: 'lost' },
      },
    });
    expect(fun.state.status).toBe('completed');
    expect(useful).toMatchObject({
      prompt: { id: 'local_gem' },
      state: { status: 'recording-lost' },
    });
  });

  it('show the progress of an upload, once there is any', () => {
    const { fun, useful } = answers({
      uploads: {
        dad_joke: { promptType: 'fun', status: 'uploading', percent: 0 },
        local_gem: { promptType: 'useful', status: 'uploading', percent: 7 },
      },
    });
    expect(fun.state).toEqual({ status: 'uploading', percent: undefined });
    expect(useful).toMatchObject({ prompt: { id: 'local_gem' }, state: { percent: 7 } });
  });

  it('keep a video whose prompt is no longer asked', () => {
    const { useful } = answers({ videos: [video('retired', 'useful')] });
    expect(useful.prompt).toMatchObject({ id: 'retired', title: 'An earlier prompt' });
  });

  it('keep a recording that waits for such a prompt', () => {
    const { fun } = answers({ uploads: { retired: waiting } });
    expect(fun).toMatchObject({
      prompt: { id: 'retired', title: 'An earlier prompt' },
      state: { status: 'upload-failed' },
    });
  });

  it('follow the chosen prompt until there is a video', () => {
    const page = createVideos();
    page.choose('karaoke_song');
    const chosen = () => answers(page.state);
    expect(chosen().fun.prompt.id).toBe('karaoke_song');
    expect(chosen().useful.prompt.id).toBe('travel_advice');
  });
});

describe('deleting a video', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
    await site.becomeMember('deletes@people.example');
    await signedIn();
  });
  afterEach(() => {
    site.offline = false;
    vi.restoreAllMocks();
  });
  afterAll(() => site.close());

  it('shows what is in progress and what failed, and removes the video', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await upload(site.browser);
    await ownProfile().load();
    const stored = () => {
      const { loaded } = ownProfile().state;
      return loaded.status === 'ready' ? loaded.value.videos : undefined;
    };
    const id = stored()?.[0]?.id ?? '';

    const page = createVideos();
    site.offline = true;
    const failing = page.remove(id);
    expect(removalOf(page.state.removals, id).status).toBe('busy');
    await failing;
    expect(removalOf(page.state.removals, id).status).toBe('failed');
    expect(stored()).toHaveLength(1);
    site.offline = false;
    await page.remove(id);
    expect(removalOf(page.state.removals, id).status).toBe('done');
    expect(stored()).toEqual([]);
  });

  it('works for two at once', async () => {
    const page = createVideos();
    const first = page.remove('one');
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch')
      .mockImplementationOnce(fetch)
      .mockImplementation(
        // The second answer is the last.
        async (...request) => {
          await first;
          return fetch(...request);
        },
      );
    const second = page.remove('two');
    const states = () => ['one', 'two'].map((id) => removalOf(page.state.removals, id).status);
    expect(states()).toEqual(['busy', 'busy']);
    await Promise.all([first, second]);
    expect(states()).toEqual(['done', 'done']);
  });
});
