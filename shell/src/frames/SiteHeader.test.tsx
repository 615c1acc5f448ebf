// @vitest-environment jsdom
import { config } from '@emberite/sdk/config';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteHeader } from './SiteHeader.tsx';
import { siteMenu } from './testing/siteMenu.ts';

const show = (path: string) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader menu={siteMenu} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('banner')).getAllByRole('link');
};

it('leads home, to the pages that remotes put there, and in', () => {
  const links = show('/');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ember', config.roles.landing],
    ['Outings', '/outings'],
    ['How it goes', '/#steps'],
    ['Guides', '/guides'],
    // CSS shows a visitor the first, and a member the second.
    ['Login', config.roles.login],
    ['To my journey', config.roles.home],
  ]);
  expect(links.filter((link) => link.ariaCurrent)).toEqual([]);
});

it.each([
  ['/guides', 'page'],
  ['/guides/maren', 'true'],
])('marks the entry of %s as the current one', (path, how) => {
  const current = show(path).filter((link) => link.ariaCurrent);
  expect(current.map((link) => [link.textContent, link.ariaCurrent])).toEqual([['Guides', how]]);
});
