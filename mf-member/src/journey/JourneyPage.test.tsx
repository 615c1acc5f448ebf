// @vitest-environment jsdom
import { addVideo, ownProfile } from '@emberite/sdk/profile';
import { signedIn } from '@emberite/sdk/session';
import { discardDraft, uploads } from '@emberite/sdk/videos';
import { openSite } from '@emberite/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, expect, it, vi } from 'vitest';
import { firstVideo } from './later.ts';
import JourneyPage from './JourneyPage.tsx';

// With reduced motion there is no confetti, which jsdom could not draw anyway.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
// It has no layout either, so nothing ever comes into view.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
// The page loads it lazily.
await import('./FirstVideo.tsx');
const site = await openSite();
await site.becomeMember('first@journey.example');
await signedIn();
await ownProfile().load();
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.close();
});

it('says what happens next, and remembers that the first video is put off', async () => {
  render(<JourneyPage />);
  const next = await screen.findByRole('region', { name: 'What happens next' });
  expect(within(next).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  const step = await screen.findByRole('heading', { name: 'Record your first video' });
  expect(document.activeElement).toBe(step);
  cleanup();
  render(<JourneyPage />);
  await screen.findByRole('link', { name: 'Record it' });
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  expect(localStorage.getItem('ember.mf-member.first-video')).toContain('first@journey.example');
  cleanup();
  firstVideo.isLater = false;
});

it('keeps the focus on the page when a recording is discarded', async () => {
  render(<JourneyPage />);
  const heading = await screen.findByRole('heading', { name: 'Record a 15-sec Video' });
  await act(async () => {
    uploads.dad_joke = { promptType: 'fun', status: 'failed', recording: new Blob() };
  });
  // Browsers return the focus to it once the question is answered.
  screen.getByRole('button', { name: 'Discard' }).focus();
  await act(() => discardDraft('dad_joke'));
  screen.getByRole('button', { name: 'Record' });
  expect(document.activeElement).toBe(heading);
  cleanup();
});

it('keeps the recorder open when a video arrives from another tab', async () => {
  render(<JourneyPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  const start = await screen.findByRole('button', { name: 'Start recording' });
  await act(async () =>
    addVideo({
      id: 'v1',
      videoUrl: '/videos/v1.mp4',
      thumbnailUrl: null,
      promptId: 'dad_joke',
      promptType: 'fun',
      isPublic: false,
    }),
  );
  expect(start.isConnected).toBe(true);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(0) as HTMLElement);
  const news = await screen.findByRole('heading', { name: 'One down, now a useful one' });
  expect(screen.queryByRole('button', { name: 'Start recording' })).toBeNull();
  expect(document.activeElement).toBe(news);
});
