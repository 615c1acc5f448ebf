// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Failure } from './Failure.tsx';

it.each(['idle', 'busy', 'done', 'loading', 'ready'] as const)(
  'shows nothing while the state is %s',
  (status) => {
    const { container } = render(<Failure of={{ status }} title="It was not saved." />);
    expect(container.textContent).toBe('');
  },
);

it('says why it failed, and its remedy replaces the action', () => {
  const of = { status: 'failed', message: 'Too late.' } as const;
  const action = <button>Try again</button>;
  const { rerender } = render(<Failure of={of} title="It was not saved." action={action} />);
  expect(screen.getByRole('alert').textContent).toBe('It was not saved.Too late.Try again');
  const remedy = { label: 'Sign in again', href: '/enter' };
  rerender(<Failure of={{ ...of, remedy }} title="It was not saved." action={action} />);
  expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/enter');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it('moves the focus to the remedy if the pressed button has gone', () => {
  const remedy = { label: 'Sign in again', href: '/enter' };
  const failed = { status: 'failed', message: 'Too late.', remedy } as const;
  const page = (hasFailed: boolean) => (
    <>
      <Failure of={hasFailed ? failed : { status: 'busy' }} />
      {!hasFailed && <button>Save</button>}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button').focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sign in again' }));
});

it('leaves the focus on the page while what failed is tried again', () => {
  const failed = { status: 'failed', message: 'Too late.' } as const;
  const page = (of: typeof failed | { status: 'loading' }) => (
    <>
      <h1>Your videos</h1>
      <Failure of={of} action={<button>Try again</button>} />
    </>
  );
  const { rerender } = render(page(failed));
  screen.getByRole('button').focus();
  rerender(page({ status: 'loading' }));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
