// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ProfileState } from '@emberite/sdk/profile';
import { afterEach, expect, it, vi } from 'vitest';
import { ProfileStates } from './ProfileStates.tsx';

afterEach(cleanup);

function show(state: ProfileState) {
  const onRetry = vi.fn<() => void>();
  render(
    <ProfileStates state={state} onRetry={onRetry}>
      {({ nickname }) => nickname}
    </ProfileStates>,
  );
  return onRetry;
}

it('tells that the profile is loading', () => {
  show({ status: 'loading' });
  expect(screen.getByRole('status').textContent).toBe('Loading your profile');
});

it('says why it failed, and offers to try again', async () => {
  const onRetry = show({ status: 'failed', message: 'No connection.' });
  expect(screen.getByRole('alert').textContent).toContain('No connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
