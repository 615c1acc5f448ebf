// @vitest-environment jsdom
import { brand } from '@emberite/content/brand';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteFooter } from './SiteFooter.tsx';
import { siteMenu } from './testing/siteMenu.ts';

it('has the year and the page version', () => {
  render(<SiteFooter menu={[]} />);
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toContain('© 2025 Ember');
  expect(footer.textContent).toContain('0.0.1');
});

it('leads to the social network, the contact address and the pages of the menu', () => {
  render(<SiteFooter menu={siteMenu} />);
  const { network, handle, href } = brand.social;
  const social = screen.getByRole('link', { name: `${handle} on ${network} opens in a new tab` });
  expect([social.getAttribute('href'), social.getAttribute('rel')]).toEqual([href, 'noopener']);
  const mail = screen.getByRole('link', { name: brand.email });
  expect(mail.getAttribute('href')).toBe(brand.emailHref);
  const pages = screen.getByRole('navigation').querySelectorAll('a');
  expect([...pages].map((one) => one.getAttribute('href'))).toEqual([
    '/outings',
    '/guides',
    '/news',
    '/your-data',
  ]);
});
