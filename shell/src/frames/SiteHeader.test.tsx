// @vitest-environment jsdom
import { config } from '@emberite/sdk/config';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteHeader } from './SiteHeader.tsx';
import { siteMenu } from './testing/siteMenu.ts';

it('leads home, to the pages that remotes put there, and in', () => {
  render(
    <MemoryRouter initialEntries={['/guides']}>
      <SiteHeader menu={siteMenu} />
    </MemoryRouter>,
  );
  const links = within(screen.getByRole('banner')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ember', config.roles.landing],
    ['Outings', '/outings'],
    ['How it goes', '/#steps'],
    ['Guides', '/guides'],
    // CSS shows a visitor the first, and a member the second.
    ['Login', config.roles.login],
    ['To my journey', config.roles.home],
  ]);
  expect(links.filter((link) => link.ariaCurrent).map((link) => link.textContent)).toEqual([
    'Guides',
  ]);
});
