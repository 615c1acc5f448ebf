// @vitest-environment jsdom
import type { Video } from '@emberite/contract/video';
import { addVideo, ownProfile } from '@emberite/sdk/profile';
import { signedIn } from '@emberite/sdk/session';
import { openSite } from '@emberite/testing';
import { act, render, renderHook, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { useAnswers } from './useAnswers.ts';
import VideosPage from './VideosPage.tsx';

const site = await openSite();
await site.becomeMember('videos@people.example');
await signedIn();
await ownProfile().load();
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => site.close());

const answer = (id: string): Video => ({
  id,
  videoUrl: `/videos/${id}.mp4`,
  thumbnailUrl: null,
  promptId: 'dad_joke',
  promptType: 'fun',
  isPublic: false,
  captions: `This is ${id}.`,
});

it('saves captions for the video that is shown, also if it has replaced another one', async () => {
  addVideo(answer('v1'));
  render(<VideosPage />);
  await screen.findByRole('button', { name: /^Edit captions/ });
  await act(async () => addVideo(answer('v2')));
  await userEvent.click(screen.getByRole('button', { name: /^Edit captions/ }));
  const dialog = screen.getByRole('dialog', { name: 'Captions' });
  const field = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
  expect(field.value).toBe('This is v2.');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { videoId, captions } = (await (request as Request).json()) as Record<string, string>;
    return Response.json({ ...answer(String(videoId)), captions });
  });
  await userEvent.type(field, ' Hello.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(ownProfile().state.loaded).toMatchObject({
    value: { videos: [{ id: 'v2', captions: 'This is v2. Hello.' }] },
  });
});

it('shows captions again that could not be saved, if their dialog was closed meanwhile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  addVideo(answer('v3'));
  render(<VideosPage />);
  await userEvent.click(await screen.findByRole('button', { name: /^Edit captions/ }));
  await userEvent.type(screen.getByRole('textbox'), ' Hello.');
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(promise);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  resolve(Response.json({ code: 'unexpected', message: '' }, { status: 500 }));
  await screen.findByRole('alert');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('This is v3. Hello.');
});

it('keeps the captions of a video whose deletion was refused', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  addVideo(answer('v4'));
  render(<VideosPage />);
  await userEvent.click(await screen.findByRole('button', { name: /^Delete video/ }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ code: 'unexpected', message: '' }, { status: 500 }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Failed to delete video/);
  screen.getByRole('button', { name: /^Edit captions/ });
});

it('shows the prompt of the day on which the member comes back', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T20:00Z'), toFake: ['Date'] });
  const { result } = renderHook(() => useAnswers([]));
  expect(result.current.answers.daily.prompt.id).toBe('scientific_fact');
  vi.setSystemTime(new Date('2026-11-24T20:00Z'));
  act(() => void dispatchEvent(new Event('focus')));
  expect(result.current.answers.daily.prompt.id).toBe('good_news');
});
