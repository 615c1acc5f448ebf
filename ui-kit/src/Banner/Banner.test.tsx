// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Banner } from './Banner.tsx';

afterEach(cleanup);

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
