// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Loadable } from './Loadable.tsx';
import type { LoadableProps } from './Loadable.tsx';

function show(loaded: LoadableProps<string>['loaded']) {
  const onRetry = vi.fn<() => void>();
  render(
    <Loadable of="your profile" loaded={loaded} onRetry={onRetry}>
      {(name) => <p>{name}</p>}
    </Loadable>,
  );
  return onRetry;
}

it('tells what is loading, then shows it', () => {
  show({ status: 'loading' });
  expect(screen.getByRole('status').textContent).toBe('Loading your profile');
  cleanup();
  show({ status: 'ready', value: 'Kay' });
  screen.getByText('Kay');
  expect(screen.queryByRole('status')).toBeNull();
});

it('says why it failed, and offers to try again or what helps instead', async () => {
  const onRetry = show({ status: 'failed', message: 'No connection.' });
  expect(screen.getByRole('alert').textContent).toContain('We could not load your profile.');
  expect(screen.getByRole('alert').textContent).toContain('No connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  cleanup();
  show({ status: 'failed', message: 'Outdated.', remedy: { label: 'Reload', href: '/somewhere' } });
  screen.getByRole('link', { name: 'Reload' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('moves the focus to the heading of the page when the button that loads again is gone', async () => {
  const page = (loaded: LoadableProps<string>['loaded']) => (
    <>
      <h1 tabIndex={-1}>Profile</h1>
      <Loadable of="your profile" loaded={loaded} onRetry={() => {}}>
        {(name) => <p>{name}</p>}
      </Loadable>
    </>
  );
  cleanup();
  const { rerender } = render(page({ status: 'failed', message: 'No connection.' }));
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(page({ status: 'loading' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Profile' }));
});
