// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Banner } from './Banner.tsx';

it('keeps its status mounted, so that the first message is announced', () => {
  const { rerender } = render(<Banner dismissLabel="Dismiss" onDismiss={() => {}} />);
  const status = screen.getByRole('status');
  rerender(<Banner message="Uploading video..." dismissLabel="Dismiss" onDismiss={() => {}} />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('Uploading video...');
});

it('is dismissed by a click', async () => {
  let dismissed = 0;
  render(<Banner message="Done" dismissLabel="Dismiss" onDismiss={() => (dismissed += 1)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismissed).toBe(1);
});

it('announces every 25 percent, and shows every percentage', () => {
  const banner = (message?: string) => (
    <Banner message={message} dismissLabel="Dismiss" onDismiss={() => {}} />
  );
  const { rerender } = render(banner());
  const said = new Set<string | null>();
  const status = screen.getByRole('status');
  const show = (message?: string) => {
    rerender(banner(message));
    if (message) expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    said.add(status.textContent);
  };
  show('Uploading video...');
  for (let percent = 0; percent <= 100; percent += 3) show(`Uploading video: ${percent}%`);
  show('Video uploaded successfully');
  show();
  expect([...said]).toEqual([
    'Uploading video...',
    'Uploading video: 0%',
    'Uploading video: 27%',
    'Uploading video: 51%',
    'Uploading video: 75%',
    'Video uploaded successfully',
    '',
  ]);
});
