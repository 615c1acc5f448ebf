// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BottomBar } from '../BottomBar/index.ts';
import { navIcons } from '../../testing/places.ts';
import { Sidebar } from './Sidebar.tsx';

const items = [
  { href: '/journey', label: 'Journey', icon: navIcons.journey, current: true },
  { href: '/settings', label: 'Settings', icon: navIcons.settings },
];

it.each([
  ['Sidebar', Sidebar],
  ['BottomBar', BottomBar],
])('%s links to its items and marks the current one', (_, Bar) => {
  render(<Bar label="Member area" items={items} />);
  const bar = within(screen.getByRole('navigation', { name: 'Member area' }));
  const drawn = bar
    .getAllByRole('link')
    .map((link) => [...link.querySelectorAll('svg path')].map((path) => path.getAttribute('d')));
  expect(drawn).toEqual(items.map(({ icon }) => icon));
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
