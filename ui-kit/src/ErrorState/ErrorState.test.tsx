// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from './ErrorState.tsx';

const words = { title: 'Nothing here', action: <button type="button">Try again</button> };

it('is announced, with its action', () => {
  render(<ErrorState {...words} headingLevel={1} />);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeTruthy();
  expect(alert.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('differs from an empty state, which is not announced', () => {
  render(<EmptyState {...words} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Nothing here' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
