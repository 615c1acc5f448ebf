import type { PromptId } from '@emberite/content/prompts';
import { newProfile } from '@emberite/testing';
import type { Profile } from '@emberite/contract/profile';
import type { Locator, Page } from 'playwright-core';
import { enterByCode, signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { describe, expect, it } from 'vitest';
import { dailyPromptAt, promptById } from '../src/videos/prompts.ts';
import { isFull } from '../../tools/sample.ts';
import { slower } from '../../tools/slow.ts';
import { withoutEvent } from '../../tools/withoutEvent.ts';

const run = useSite({
  viewport: { width: 360, height: 800 },
  ...(isFull && { api: 'process' }),
});

const videosPath = '/emberite/settings/videos';

/** Makes the tab's user a member with videos for these prompts. */
async function becomeMember(email: string, ...promptIds: PromptId[]): Promise<void> {
  await (await signIn(run.site, run.tab.page.context(), email)).becomeMember(...promptIds);
}

const open = (path: string) => run.tab.page.goto(run.site.url + path);
const press = (name: string) =>
  run.tab.page.getByRole('button', { name, exact: true }).last().click();
const heading = (name: string, level = 1) =>
  run.tab.page.getByRole('heading', { level, name }).waitFor();
const banner = (message: string | RegExp) =>
  run.tab.page.getByText(message, { exact: true }).first();
/** The card of the fun, useful or daily video. */
const card = (type: string) => run.tab.page.getByRole('region', { name: type, exact: true });
const completed = (place: Locator) => place.getByText('Completed', { exact: true });

const preview = () => run.tab.page.getByLabel('Your video', { exact: true });

/** Starts to record at once in the open recorder. */
async function begin(): Promise<void> {
  await run.tab.page.getByRole('switch', { name: /^Count down/ }).uncheck();
  await press('Start recording');
}

/** Records for a second in the open recorder. */
async function take(): Promise<void> {
  await begin();
  await run.tab.page.waitForFunction(() => {
    const name = document.querySelector('[role="timer"]')?.getAttribute('aria-label') ?? '';
    return Number(/\d+/.exec(name)?.[0] ?? Infinity) <= 14;
  });
  await press('Stop');
  await preview().waitFor();
}

/** Records for a second in the open recorder, and uploads that. */
async function record(): Promise<void> {
  await take();
  await press('Upload');
}

/** Plays the video in a place, and waits until both its picture and its sound have been decoded. */
async function play(place: Page | Locator): Promise<void> {
  await place
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  const player = place.locator('video').first();
  await expect
    .poll(() =>
      player.evaluate((video: HTMLVideoElement & { webkitAudioDecodedByteCount: number }) => ({
        played: video.currentTime > 0.2,
        picture: video.videoWidth > 0,
        sound: !video.muted && video.webkitAudioDecodedByteCount > 0,
      })),
    )
    .toEqual({ played: true, picture: true, sound: true });
}

/** The captions that a player shows, in order. */
const captionsOf = (place: Locator) =>
  place
    .locator('video')
    .first()
    .evaluate(({ textTracks }: HTMLVideoElement) =>
      [...textTracks]
        .filter(({ mode }) => mode === 'showing')
        .flatMap(({ cues }) => [...(cues ?? [])].map((cue) => (cue as VTTCue).text)),
    );

/** The ids of the prompts that the server has videos for. */
async function stored(): Promise<string[]> {
  const response = await run.tab.page
    .context()
    .request.get(`${run.site.url}/api/profiles?location=${newProfile.location}`);
  return ((await response.json()) as Profile).videos.map(({ promptId }) => promptId);
}

/** Completes the step that asks for videos. */
async function craftProfile(): Promise<void> {
  const value = { 'first-steps': ['how-ember-works', 'our-promises', 'craft-profile'] };
  await run.tab.page.context().request.post(`${run.site.url}/api/users/updateUserProperty`, {
    headers: { Origin: run.site.url },
    data: { changes: [{ field: 'roadmaps', value }] },
  });
}

it('records, uploads, plays, previews and deletes, and the journey follows', async () => {
  const { page } = run.tab;
  const before = await run.site.api.files();
  const goToVideos = page.getByRole('link', { name: 'Go to Videos' });
  await becomeMember('maya@videos.example');

  // Without videos, the journey begins with the first one.
  await open('/emberite');
  await heading('Record a 15-sec Video');
  await page.getByRole('tab', { name: 'Useful' }).click();
  await heading('Give one piece of travel advice', 2);
  await page.getByRole('tab', { name: 'Fun' }).click();
  await page.getByRole('button', { name: 'Choose another prompt' }).click();
  await page.getByRole('radio', { name: /Your karaoke song/ }).check();
  await press('Use this prompt');
  await heading('Your karaoke song', 2);
  expect(await page.getByText(/^Example, (fun|useful):/).count()).toBe(2);
  await press('Record');
  await take();
  await page.getByLabel('What do you say?').fill('I will not sing.\nI will hum.');
  await press('Upload');

  // With one.
  await heading('One down, now a useful one', 2);
  await banner('Video uploaded successfully').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('One down, now a useful one');
  expect(await goToVideos.count()).toBe(0);
  await craftProfile();
  await page.reload();
  await goToVideos.click();

  await heading('Videos');
  await completed(card('Fun')).waitFor();
  expect(await card('Fun').getByRole('button', { name: 'Choose another prompt' }).count()).toBe(0);
  await card('Useful').getByRole('button', { name: 'Record' }).click();
  await record();
  await completed(card('Useful')).waitFor();
  expect(await stored()).toEqual(['karaoke_song', 'travel_advice']);
  await play(card('Fun'));
  await expect.poll(() => captionsOf(card('Fun'))).toEqual(['I will not sing.', 'I will hum.']);
  await play(card('Useful'));
  await card('Useful').getByRole('button', { name: 'Add captions' }).click();
  await page.getByLabel('What do you say?').fill('Bring socks.');
  await press('Save Changes');
  await card('Useful').getByRole('button', { name: 'Edit captions' }).waitFor();
  await expect.poll(() => captionsOf(card('Useful'))).toEqual(['Bring socks.']);

  // With two.
  await page.getByRole('link', { name: 'Journey' }).first().click();
  await heading('Register for a night out', 2);
  expect(await goToVideos.count()).toBe(0);

  await open('/emberite/settings/preview');
  await heading('Your karaoke song', 2);
  await press('Give one piece of travel advice');
  await heading('Give one piece of travel advice', 2);
  await play(page);
  // Each recording came with a picture.
  const kept = (await run.site.api.files()).filter((file) => !before.includes(file));
  expect(kept).toHaveLength(4);

  await open(videosPath);
  await card('Fun').getByRole('button', { name: 'Delete video' }).click();
  await press('Delete');
  await banner('Video deleted successfully').waitFor();
  await card('Fun').getByRole('button', { name: 'Record' }).waitFor();
  expect(await stored()).toEqual(['travel_advice']);
  await expect
    .poll(async () => (await run.site.api.files()).filter((file) => kept.includes(file)).length)
    .toBe(2);
  run.tab.expectClean();
});

describe.runIf(isFull)('a recording is stored', () => {
  /** Opens the recorder of a new member in a browser that `prepare` changes. */
  async function openRecorder(email: string, prepare?: (page: Page) => Promise<unknown>) {
    await becomeMember(email, 'dad_joke');
    await prepare?.(run.tab.page);
    await open(videosPath);
    await card('Useful').getByRole('button', { name: 'Record' }).click();
  }

  async function expectStored(): Promise<void> {
    await completed(card('Useful')).waitFor();
    expect(await stored()).toEqual(['dad_joke', 'travel_advice']);
  }

  it.each([
    ['no first frame comes', 'frame', withoutEvent('HTMLMediaElement', 'loadeddata')],
    ['no seek ends', 'seek', withoutEvent('HTMLMediaElement', 'seeked')],
  ])('if %s', async (_what, name, prepare) => {
    await openRecorder(`${name}@videos.example`, prepare);
    await record();
    await expectStored();
    run.tab.expectClean();
  });

  it('if the processor is 20 times as slow', async () => {
    await openRecorder('slow@videos.example');
    const context = run.tab.page.context();
    context.setDefaultTimeout(120_000 * slower);
    const devtools = await context.newCDPSession(run.tab.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await begin();
    // The recorder stops by itself: however slow the machine is, nobody has to press Stop in time.
    await preview().waitFor();
    await press('Upload');
    await expectStored();
    run.tab.expectClean();
  });

  it('if the recorder fails after its third part', async () => {
    await openRecorder('third@videos.example', (page) =>
      page.addInitScript(() => {
        // Chromium delivers parts of a webm often, and those of an mp4 every five seconds.
        const supported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
        MediaRecorder.isTypeSupported = (type) => type.includes('webm') && supported(type);
        const start = MediaRecorder.prototype.start;
        MediaRecorder.prototype.start = function startBroken(timeslice) {
          let parts = 0;
          this.addEventListener('dataavailable', () => {
            if (++parts === 3) setTimeout(() => this.dispatchEvent(new Event('error')));
          });
          start.call(this, timeslice);
        };
      }),
    );
    await begin();
    await preview().waitFor();
    await press('Upload');
    await expectStored();
    run.tab.expectClean(/failed during a recording/);
  });
});

const failed = 'Failed to upload video. Please try again.';

it.runIf(isFull)(
  'resumes an upload after the API was killed and the page was reloaded',
  async () => {
    const { page } = run.tab;
    await becomeMember('theo@videos.example', 'dad_joke');
    await open(videosPath);
    await card('Useful').getByRole('button', { name: 'Record' }).click();
    // So slowly that the upload can be interrupted.
    const devtools = await page.context().newCDPSession(page);
    const network = { offline: false, latency: 0, downloadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', {
      ...network,
      uploadThroughput: 20_000,
    });
    await record();
    await banner(/^Uploading video: \d+%$/).waitFor();
    await run.site.api.crash();
    await card('Useful').getByRole('alert').getByText(failed).waitFor();
    expect(await page.getByText(/^Uploading video/).count()).toBe(0);

    await devtools.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: -1 });
    await run.site.api.restart();
    await page.reload();
    await card('Useful').getByText('Not uploaded').waitFor();
    expect(await stored()).toEqual(['dad_joke']);
    await card('Useful').getByRole('button', { name: 'Retry' }).click();
    await completed(card('Useful')).waitFor();
    expect(await stored()).toEqual(['dad_joke', 'travel_advice']);
    await play(card('Useful'));
    // It asked whether the video is there.
    const asked = /502 .*\/api\/profiles/;
    run.tab.expectClean(
      /videos\/upload/,
      asked,
      /Failed to load resource/,
      /NetworkError/,
      /ApiError/,
    );
  },
);

describe.runIf(isFull)('an upload that fails', () => {
  const expected = [
    /videos\/upload/,
    /Failed to load resource/,
    /NetworkError/,
    /ApiError/,
    /INTERNET_DISCONNECTED/,
  ];

  it('while the member is offline can be discarded, after a question', async () => {
    const { page } = run.tab;
    await becomeMember('noor@videos.example', 'dad_joke');
    await open(videosPath);
    await card('Useful').getByRole('button', { name: 'Record' }).click();
    await page.context().setOffline(true);
    await record();
    const alert = card('Useful').getByRole('alert');
    await alert.getByText(failed).waitFor();
    await alert.getByText(/You are offline/).waitFor();
    await card('Useful').getByRole('button', { name: 'Discard' }).click();
    await press('Keep it');
    await page.context().setOffline(false);
    await page.reload();
    await card('Useful').getByRole('button', { name: 'Discard' }).click();
    await press('Discard');
    await card('Useful').getByRole('button', { name: 'Record' }).waitFor();
    await page.reload();
    await card('Useful').getByText('Not started').waitFor();
    run.tab.expectClean(...expected);
  });

  it('because its type is refused says so', async () => {
    const { page } = run.tab;
    await becomeMember('ravi@videos.example', 'dad_joke');
    await open(videosPath);
    // The recording breaks on its way.
    await page.route('**/api/videos/upload', (route) => {
      const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
      const broken = body.replace(/ftyp|E\u00df\u00a3/, 'oops');
      return route.continue({ postData: Buffer.from(broken, 'latin1') });
    });
    await card('Useful').getByRole('button', { name: 'Record' }).click();
    await record();
    const alert = card('Useful').getByRole('alert');
    await alert.getByText(failed).waitFor();
    await alert.getByText('The video must be a complete MP4, MOV or WebM file.').waitFor();
    await page.unroute('**/api/videos/upload');
    await card('Useful').getByRole('button', { name: 'Retry' }).click();
    await completed(card('Useful')).waitFor();
    run.tab.expectClean(...expected);
  });

  it('only because its answer was lost is found stored', async () => {
    const { page } = run.tab;
    await becomeMember('isla@videos.example', 'dad_joke');
    await open(videosPath);
    let sent = 0;
    await page.route('**/api/videos/upload', async (route) => {
      sent++;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await card('Useful').getByRole('button', { name: 'Record' }).click();
    await record();
    await completed(card('Useful')).waitFor();
    expect([sent, await stored()]).toEqual([1, ['dad_joke', 'travel_advice']]);
    await page.unroute('**/api/videos/upload');
    run.tab.expectClean(...expected);
  });
});

it.runIf(isFull)('a take in which the session ends is there after signing in again', async () => {
  const { page } = run.tab;
  const email = 'nils@videos.example';
  await becomeMember(email, 'dad_joke');
  await open(videosPath);
  await card('Useful').getByRole('button', { name: 'Record' }).click();
  await begin();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await page.context().clearCookies({ name: /^ember_sid/ });
  // As when the member looks at the tab again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForURL(/\/login/);
  await enterByCode(run.site, page, email);
  await card('Useful').getByText('Not uploaded').waitFor();
  await page.reload();
  await card('Useful').getByRole('button', { name: 'Retry' }).click();
  await completed(card('Useful')).waitFor();
  expect(await stored()).toEqual(['dad_joke', 'travel_advice']);
  run.tab.expectClean(/401/, /ApiError/);
});

it.runIf(isFull)('a take that is left after the question is not kept', async () => {
  const { page } = run.tab;
  await becomeMember('juno@videos.example', 'dad_joke');
  await open('/emberite/settings');
  await page.getByRole('link', { name: /^Videos/ }).click();
  await card('Useful').getByRole('button', { name: 'Record' }).click();
  await begin();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await page.goBack();
  await press('Leave');
  await heading('Settings');
  await page.getByRole('link', { name: /^Videos/ }).click();
  await card('Useful').getByRole('button', { name: 'Record' }).click();
  await take();
  await press('Close');
  await press('Leave');
  await page.reload();
  await card('Useful').getByText('Not started').waitFor();
  run.tab.expectClean();
});

it.runIf(isFull)('asks before Back loses a recording', async () => {
  const { page } = run.tab;
  await becomeMember('elif@videos.example', 'dad_joke');
  await open('/emberite/settings');
  await page.getByRole('link', { name: /^Videos/ }).click();
  await card('Useful').getByRole('button', { name: 'Record' }).click();
  await take();
  await page.goBack();
  await press('Stay here');
  expect(await preview().isVisible()).toBe(true);
  await page.goBack();
  await press('Leave');
  await heading('Settings');
  expect(await stored()).toEqual(['dad_joke']);
  run.tab.expectClean();
});

it.runIf(isFull)(
  'says that a video was not deleted, and deletes it at the second try',
  async () => {
    const { page } = run.tab;
    await becomeMember('omar@videos.example', 'dad_joke', 'travel_advice');
    await open(videosPath);
    const remove = async () => {
      await card('Fun').getByRole('button', { name: 'Delete video' }).click();
      await press('Delete');
    };
    await completed(card('Fun')).waitFor();
    await page.context().setOffline(true);
    await remove();
    await banner('Failed to delete video').waitFor();
    await card('Fun')
      .getByRole('alert')
      .getByText('Failed to delete video. Please try again.')
      .waitFor();
    await page.context().setOffline(false);
    await remove();
    await card('Fun').getByRole('button', { name: 'Record' }).waitFor();
    run.tab.expectClean(/INTERNET_DISCONNECTED/, /Failed to load resource/, /NetworkError/);
  },
);

it.runIf(isFull)('records and shows the answer to the daily prompt', async () => {
  const { page } = run.tab;
  await becomeMember('ines@videos.example', 'dad_joke');
  await open(videosPath);
  await card('Daily').getByRole('button', { name: 'Record' }).click();
  const { id, title } = promptById(dailyPromptAt(new Date()))!;
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Record' }).click();
  await record();
  await completed(card('Daily')).waitFor();
  await card('Daily').getByRole('button', { name: 'Show today’s prompt' }).click();
  await play(dialog);
  expect(await stored()).toEqual(['dad_joke', id]);
  run.tab.expectClean();
});

it.runIf(isFull)('follows another tab', async () => {
  const { page } = run.tab;
  await becomeMember('kim@videos.example', 'dad_joke', 'travel_advice');
  await open(videosPath);
  await completed(card('Fun')).waitFor();
  const beside = await page.context().newPage();
  await beside.goto(run.site.url + videosPath);
  const fun = beside.getByRole('region', { name: 'Fun', exact: true });
  await fun.getByRole('button', { name: 'Delete video' }).click();
  await beside.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await card('Fun').getByRole('button', { name: 'Record' }).waitFor();
  run.tab.expectClean();
});
