// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextLink } from './TextLink.tsx';

it('opens in the same tab by default', () => {
  render(<TextLink href="/privacy">Privacy policy</TextLink>);
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('target')).toBeNull();
});

it('announces that it opens a new tab, which gets no access to this one', () => {
  render(
    <TextLink href="https://news.example" newTab="opens in a new tab">
      The article
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'The article opens in a new tab' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});
