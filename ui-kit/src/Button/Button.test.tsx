// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

function show(busy?: string) {
  const log: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        log.push('submitted');
      }}
    >
      <input aria-label="Email" />
      <Button type="submit" busy={busy} onClick={() => log.push('clicked')}>
        Continue with Email
      </Button>
    </form>,
  );
  return log;
}

it('submits its form', async () => {
  const log = show();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Email' }));
  expect(log).toEqual(['clicked', 'submitted']);
});

it('shows what it is doing and ignores clicks and Enter, but keeps the focus', async () => {
  const log = show('Sending Magic Link...');
  const button = screen.getByRole('button', { name: 'Sending Magic Link...' });
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  await userEvent.type(screen.getByLabelText('Email'), 'a{Enter}');
  expect(log).toEqual([]);
});

it('counts the second click of a double click only if it had the first', () => {
  const onClick = vi.fn<(detail: number) => void>();
  render(<Button onClick={({ detail }) => onClick(detail)}>Cancel</Button>);
  const button = screen.getByRole('button', { name: 'Cancel' });
  fireEvent.click(button, { detail: 2 });
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  fireEvent.click(button, { detail: 0 });
  expect(onClick.mock.calls).toEqual([[1], [2], [0]]);
});

it('renders a link as ButtonLink', () => {
  render(
    <ButtonLink href="/join" width="full">
      Claim your Spot!
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Claim your Spot!' });
  expect(link.getAttribute('href')).toBe('/join');
});
