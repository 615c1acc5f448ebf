// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

afterEach(cleanup);

it('makes the site’s own links with the router’s link and opens others in a new tab', () => {
  render(
    <Footer
      brand="Ember"
      label="Site"
      links={[{ href: '/terms-of-use', label: 'Terms of use' }]}
      social={[{ href: 'https://social.example', label: 'Instagram' }]}
      newTabLabel="opens in a new tab"
      contact={[{ href: 'mailto:hello@ember.example', label: 'hello@ember.example' }]}
      copyright="© 2025 Ember"
      version="0.0.1"
      renderLink={({ children, ...rest }) => (
        <a {...rest} data-router="">
          {children}
        </a>
      )}
    />,
  );
  const terms = screen.getByRole('link', { name: 'Terms of use' });
  expect(terms.hasAttribute('data-router')).toBe(true);
  const social = screen.getByRole('link', { name: 'Instagram opens in a new tab' });
  expect(social.getAttribute('target')).toBe('_blank');
});
