// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useState } from 'react';
import { VideoCard } from './VideoCard.tsx';
import type { VideoState } from './videoState.ts';

const video = { src: 'joke.mp4' };
const none = { status: 'not-started' } as const;
const completed = { status: 'completed', video } as const;
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

it('offers to record a missing video', async () => {
  const onRecord = vi.fn();
  render(<VideoCard title="Dad joke" state={none} onRecord={onRecord} onDelete={() => {}} />);
  expect(screen.getByText('Not started')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Record: / }));
  expect(onRecord).toHaveBeenCalledOnce();
});

it('deletes a completed video only after confirmation', async () => {
  const onDelete = vi.fn();
  render(<VideoCard title="Dad joke" state={completed} onDelete={onDelete} />);
  expect(screen.getByText('Completed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Delete video: / }));
  expect(screen.getByText('Are you sure you want to delete this video?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /^Delete video: / }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

it.each([{ isPublic: true }, { showControls: false }])('is read-only with %j', (flags) => {
  const act = () => {};
  render(<VideoCard title="Dad joke" state={completed} onRecord={act} onDelete={act} {...flags} />);
  expect(buttons()).toEqual(['']);
  expect(screen.getByRole('button', { name: 'Play Dad joke' })).toBeTruthy();
  cleanup();
  render(<VideoCard title="Dad joke" state={none} onRecord={act} onDelete={act} {...flags} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('plays in place', async () => {
  render(<VideoCard title="Dad joke" state={completed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play Dad joke' }));
  expect(screen.getByLabelText('Dad joke').getAttribute('src')).toBe('joke.mp4');
});

it('does not play the next video by itself', async () => {
  const { rerender } = render(<VideoCard title="Dad joke" state={completed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play Dad joke' }));
  const next = { status: 'completed', video: { src: 'song.mp4' } } as const;
  rerender(<VideoCard title="Your karaoke song" state={next} />);
  expect(screen.getByRole('button', { name: 'Play Your karaoke song' })).toBeTruthy();
});

it('waits while a video is uploading, and shows the progress', async () => {
  const onRecord = vi.fn();
  const { rerender } = render(
    <VideoCard title="Dad joke" state={{ status: 'uploading' }} onRecord={onRecord} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Uploading…' }));
  expect(onRecord).not.toHaveBeenCalled();
  expect(screen.queryByText('Not started')).toBeNull();
  rerender(
    <VideoCard title="Dad joke" state={{ status: 'uploading', percent: 42 }} onRecord={onRecord} />,
  );
  expect(screen.getByRole('button', { name: 'Uploading…' })).toBeTruthy();
  rerender(<VideoCard title="Dad joke" state={{ status: 'uploading', percent: 99.9 }} />);
  expect(screen.queryByText(/100/)).toBeNull();
  rerender(
    <VideoCard
      title="Dad joke"
      state={{ status: 'uploading', percent: 100 }}
      onRecord={onRecord}
    />,
  );
  expect(screen.getByRole('button', { name: 'Preparing…' })).toBeTruthy();
});

it.each([
  [{ status: 'upload-failed' }, 'Failed to upload video. Please try again.', 'Record'],
  [{ status: 'recording-lost' }, 'Failed to upload video. Please try again.', 'Record'],
  [{ status: 'delete-failed', video }, 'Failed to delete video. Please try again.', 'Delete video'],
] as const)('shows the failure of %j and offers another try', (state, words, button) => {
  const act = () => {};
  render(<VideoCard title="Dad joke" state={state} onRecord={act} onDelete={act} />);
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(screen.getByRole('button', { name: `${button}: Dad joke` })).toBeTruthy();
});

it('retries or discards a waiting recording, the latter only after confirmation', async () => {
  const [onRetry, onDiscard] = [vi.fn(), vi.fn()];
  const state = { status: 'upload-failed', reason: 'We cannot reach Ember.' } as const;
  render(<VideoCard title="Dad joke" {...{ state, onRetry, onDiscard }} onRecord={() => {}} />);
  expect(screen.getByText('Not uploaded')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed to upload video. Please try again.We cannot reach Ember.',
  );
  expect(buttons()).toEqual(['Retry: Dad joke', 'Discard: Dad joke']);
  await userEvent.click(screen.getByRole('button', { name: /^Retry: / }));
  expect(onRetry).toHaveBeenCalledOnce();
  const press = (name: string) =>
    userEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  await press('Discard: Dad joke');
  await press('Keep it');
  expect(onDiscard).not.toHaveBeenCalled();
  await press('Discard: Dad joke');
  await press('Discard');
  expect(onDiscard).toHaveBeenCalledOnce();
});

it('offers a new recording in place of one that is refused', () => {
  const state = { status: 'upload-failed', reason: 'Too large.', isFinal: true } as const;
  const act = () => {};
  render(
    <VideoCard title="Dad joke" {...{ state }} onRetry={act} onDiscard={act} onRecord={act} />,
  );
  expect(buttons()).toEqual(['Record: Dad joke', 'Discard: Dad joke']);
});

it.each([
  ['Delete', completed, { status: 'completed', video: { src: 'newer-joke.mp4' } }],
  ['Discard', { status: 'upload-failed' }, { status: 'upload-failed' }],
] as const)('"%s" means what was shown when it was asked', async (action, shown, next) => {
  const [lose, loseNext] = [vi.fn(), vi.fn()];
  const card = (title: string, state: VideoState, handler: () => void) => (
    <VideoCard {...{ title, state }} onDelete={handler} onDiscard={handler} />
  );
  const { rerender } = render(card('Dad joke', shown, lose));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${action}.*: Dad joke`) }));
  rerender(card('Your karaoke song', next, loseNext));
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(lose).toHaveBeenCalledOnce();
  expect(loseNext).not.toHaveBeenCalled();
});

function Own() {
  const [state, setState] = useState<VideoState>(completed);
  const remove = () => setState(none);
  return <VideoCard title="Dad joke" state={state} onDelete={remove} />;
}

async function remove() {
  await userEvent.click(screen.getByRole('button', { name: /^Delete video: / }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
}

it('moves the focus to its heading if no button is left', async () => {
  render(<Own />);
  await remove();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dad joke' }));
});

it('does not take the focus if it did not have it', () => {
  const { rerender } = render(<VideoCard title="Dad joke" state={completed} />);
  rerender(<VideoCard title="Dad joke" state={none} />);
  expect(document.activeElement).toBe(document.body);
});

it.each(['Keep it', 'Delete'])('does not take the focus long after "%s"', async (button) => {
  const card = (state: VideoState) => (
    <VideoCard title="Dad joke" state={state} onDelete={() => {}} />
  );
  const { rerender } = render(card(completed));
  await userEvent.click(screen.getByRole('button', { name: /^Delete video: / }));
  await userEvent.click(screen.getByRole('button', { name: button }));
  if (button === 'Delete') {
    rerender(card({ status: 'deleting', video }));
    rerender(card({ status: 'delete-failed', video }));
  }
  (document.activeElement as HTMLElement).blur();
  rerender(card(none));
  expect(document.activeElement).toBe(document.body);
});
