// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Link, LinkProvider } from './Link.tsx';
import type { LinkProps } from './Link.tsx';

function RouterLink({ href, children }: LinkProps) {
  return <a href={`/routed${href}`}>{children}</a>;
}

function leadsTo(href: string): string | null {
  render(
    <LinkProvider value={RouterLink}>
      <Link href={href}>There</Link>
    </LinkProvider>,
  );
  return screen.getByRole('link', { name: 'There' }).getAttribute('href');
}

it('uses the router for a path of this site', () => {
  expect(leadsTo('/join?x=1#top')).toBe('/routed/join?x=1#top');
});

it.each([
  'https://news.example/',
  '//news.example/',
  'mailto:hello@ember.example',
  'sms:+1',
  '#top',
])('makes %s a plain link', (href) => {
  expect(leadsTo(href)).toBe(href);
});

it('is a plain link without a router', () => {
  render(<Link href="/about">Press</Link>);
  expect(screen.getByRole('link', { name: 'Press' }).getAttribute('href')).toBe('/about');
});
