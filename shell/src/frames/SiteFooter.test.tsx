// @vitest-environment jsdom
import { brand } from '@emberite/content/brand';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteFooter } from './SiteFooter.tsx';

it('has the year and the page version', () => {
  render(<SiteFooter />);
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toContain('© 2025 Ember');
  expect(footer.textContent).toContain('0.0.1');
});

it('leads to the social network, the policies and the contact address', () => {
  render(<SiteFooter />);
  const { network, handle, href } = brand.social;
  const social = screen.getByRole('link', { name: `${handle} on ${network} opens in a new tab` });
  expect([social.getAttribute('href'), social.getAttribute('rel')]).toEqual([href, 'noopener']);
  const mail = screen.getByRole('link', { name: brand.email });
  expect(mail.getAttribute('href')).toBe(brand.emailHref);
  for (const name of ['Privacy policy', 'Terms of use']) screen.getByRole('link', { name });
});
