// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Message } from './Message.tsx';

it.each([
  ['danger', 'alert'],
  ['success', 'status'],
] as const)('a %s is an %s', (tone, role) => {
  render(<Message tone={tone}>Said</Message>);
  expect(screen.getByRole(role).textContent).toBe('Said');
});

it('an info is not announced', () => {
  render(<Message tone="info">Said</Message>);
  expect(screen.queryByRole('alert') ?? screen.queryByRole('status')).toBeNull();
});

it('links to what helps', () => {
  render(
    <Message tone="danger" remedy={{ label: 'Sign in again', href: '/enter' }}>
      Said
    </Message>,
  );
  const link = screen.getByRole('link', { name: 'Sign in again' });
  expect(link.getAttribute('href')).toBe('/enter');
});
