// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextLink } from './TextLink.tsx';

afterEach(cleanup);

it('stays in this tab unless told otherwise', () => {
  render(<TextLink href="/privacy-policy">Privacy policy</TextLink>);
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('target')).toBeNull();
});

it('says that it opens a new tab, which cannot reach this one', () => {
  render(
    <TextLink href="https://news.example" newTab="opens in a new tab">
      The article
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'The article opens in a new tab' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});
