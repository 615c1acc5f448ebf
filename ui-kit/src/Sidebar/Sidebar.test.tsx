// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BottomBar } from '../BottomBar/index.ts';
import { MapIcon, Settings } from '../Icon/index.ts';
import { Sidebar } from './Sidebar.tsx';

afterEach(cleanup);

const items = [
  { href: '/journey', label: 'Journey', icon: MapIcon, current: true },
  { href: '/settings', label: 'Settings', icon: Settings },
];

it('draws a shape given as data', () => {
  const icon = ['M4 7h16', 'M4 17h16'];
  render(<Sidebar label="Member area" items={[{ href: '/new', label: 'New', icon }]} />);
  const paths = screen.getByRole('link', { name: 'New' }).querySelectorAll('svg path');
  expect([...paths].map((path) => path.getAttribute('d'))).toEqual(icon);
});

it.each([
  ['Sidebar', Sidebar],
  ['BottomBar', BottomBar],
])('%s links to its items and marks the current one', (_, Bar) => {
  render(<Bar label="Member area" items={items} />);
  const bar = within(screen.getByRole('navigation', { name: 'Member area' }));
  const links = bar
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
  expect(links).toEqual([
    ['Journey', '/journey', 'page'],
    ['Settings', '/settings', null],
  ]);
});
