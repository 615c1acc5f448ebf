// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

it('is replaced if it does not load, and tries again once the browser is online', () => {
  render(<Picture src="/gone.webp" alt="A sunset" fallback="No picture" />);
  fireEvent.error(screen.getByRole('img', { name: 'A sunset' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('No picture')).toBeTruthy();
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('img', { name: 'A sunset' }).getAttribute('src')).toBe('/gone.webp');
});
