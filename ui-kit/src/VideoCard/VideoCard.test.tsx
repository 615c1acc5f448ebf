// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VideoCard } from './VideoCard.tsx';

// The test DOM has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function open(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.open = false;
  });
});

afterEach(cleanup);

const video = { src: 'joke.mp4' };
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

it('offers to record what is not started', async () => {
  const onRecord = vi.fn();
  render(<VideoCard title="Dad joke" onRecord={onRecord} onDelete={() => {}} />);
  expect(screen.getByText('Not started')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(onRecord).toHaveBeenCalledOnce();
});

it('deletes a completed one only after asking', async () => {
  const onDelete = vi.fn();
  render(<VideoCard title="Dad joke" video={video} onDelete={onDelete} />);
  expect(screen.getByText('Completed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete video' }));
  expect(screen.getByText('Are you sure you want to delete this video?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete video' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

it.each([{ isPublic: true }, { showControls: false }])('only shows its video with %j', (flags) => {
  const act = () => {};
  render(<VideoCard title="Dad joke" video={video} onRecord={act} onDelete={act} {...flags} />);
  expect(buttons()).toEqual(['']);
  expect(screen.getByRole('button', { name: 'Play Dad joke' })).toBeTruthy();
  cleanup();
  render(<VideoCard title="Dad joke" onRecord={act} onDelete={act} {...flags} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('plays in place', async () => {
  render(<VideoCard title="Dad joke" video={video} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play Dad joke' }));
  expect(screen.getByLabelText('Dad joke').getAttribute('src')).toBe('joke.mp4');
});
