// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { initials, shade } from './initials.ts';

it('uses the first and the last word', () => {
  expect(initials('Maya de Groot')).toBe('MG');
  expect(initials('  élodie ')).toBe('É');
  expect(initials('')).toBe('');
  expect(initials('🇨🇦 Zoe\u0301')).toBe('🇨🇦Z');
  expect(initials('👩‍👩‍👧')).toBe('👩‍👩‍👧');
});

it('fetches a photo at once, and small pictures when they come into view', () => {
  const { rerender } = render(<Avatar name="Maya" label="Maya" src="/maya.svg" size="photo" />);
  const loading = () => screen.getByRole('img', { name: 'Maya' }).getAttribute('loading');
  expect(loading()).toBe('eager');
  rerender(<Avatar name="Maya" label="Maya" src="/maya.svg" size="large" />);
  expect(loading()).toBe('lazy');
});

it('gives the same name the same colour', () => {
  expect(shade('Maya')).toBe(shade('Maya'));
});

it('shows the initials when a picture fails to load, until there is another', () => {
  const { rerender } = render(<Avatar name="Maya de Groot" label="Maya" src="/gone.webp" />);
  fireEvent.error(screen.getByRole('img', { name: 'Maya' }));
  expect(screen.getByRole('img', { name: 'Maya' }).textContent).toBe('MG');
  rerender(<Avatar name="Maya de Groot" label="Maya" src="/new.webp" />);
  expect(screen.getByRole('img', { name: 'Maya' }).getAttribute('src')).toBe('/new.webp');
});
