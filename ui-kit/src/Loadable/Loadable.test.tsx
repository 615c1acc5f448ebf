// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useLostFocus } from '../Page/useLostFocus.ts';
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

/** A section around a `Loadable`, which may have a heading that takes the focus. */
function Section({ loaded, title }: Pick<LoadableProps<string>, 'loaded'> & { title?: string }) {
  const heading = useLostFocus<HTMLHeadingElement>(loaded);
  return (
    <>
      <h1 tabIndex={-1}>Profile</h1>
      {title && (
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      )}
      <Loadable of="your profile" loaded={loaded} onRetry={() => {}}>
        {(name) => <p>{name}</p>}
      </Loadable>
    </>
  );
}

it.each([undefined, 'Videos'])(
  'moves the focus when the button that loads again is gone: to the heading of the page, or to %j around it',
  (title) => {
    cleanup();
    const { rerender } = render(
      <Section title={title} loaded={{ status: 'failed', message: 'No connection.' }} />,
    );
    screen.getByRole('button', { name: 'Try again' }).focus();
    rerender(<Section title={title} loaded={{ status: 'loading' }} />);
    expect(document.activeElement?.textContent).toBe(title ?? 'Profile');
  },
);
