// @vitest-environment jsdom
import type { Progress } from '@emberite/sdk/action';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AuthenticationView } from './AuthenticationView.tsx';

function show(progress: Progress = { status: 'idle' }) {
  const onSignOut = vi.fn<() => void>();
  render(
    <AuthenticationView
      accountId="maya@people.example"
      identities={[
        { provider: 'magic-link', userId: 'maya@people.example' },
        { provider: 'google', userId: '1129' },
        { provider: 'microsoft', userId: 'ab-12' },
        { provider: 'toString', userId: '7' },
      ]}
      progress={progress}
      onSignOut={onSignOut}
    />,
  );
  return onSignOut;
}

it('shows the account id, which cannot be changed', () => {
  show();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Account ID' });
  expect(field.value).toBe('maya@people.example');
  expect(field.readOnly).toBe(true);
});

it('lists every identity by name, logo and user id', () => {
  show();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Magic Linkmaya@people.example',
    'Google1129',
    'Microsoftab-12',
    'Unknown Provider7',
  ]);
  for (const item of items) expect(item.querySelector('svg')).toBeTruthy();
  expect(screen.getByText(/Identity data is not stored/)).toBeTruthy();
});

it('signs out', async () => {
  const onSignOut = show();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

it('waits while it signs out', async () => {
  const onSignOut = show({ status: 'busy' });
  await userEvent.click(screen.getByRole('button', { name: 'Signing Out...' }));
  expect(onSignOut).not.toHaveBeenCalled();
});

it('shows that signing out failed', () => {
  show({ status: 'failed', message: 'No connection.' });
  expect(screen.getByRole('alert').textContent).toContain('No connection.');
});
