// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

it('opens other sites in a new tab, and pages of this site in the same one', () => {
  render(
    <Footer
      brand="Ember"
      label="Site"
      links={[{ href: '/terms', label: 'Terms of use' }]}
      social={{ href: 'https://social.example', label: 'Instagram' }}
      contact={{ href: 'mailto:hello@ember.example', label: 'hello@ember.example' }}
      copyright="© 2025 Ember"
      version="0.0.1"
    />,
  );
  const terms = screen.getByRole('link', { name: 'Terms of use' });
  expect(terms.getAttribute('target')).toBeNull();
  const social = screen.getByRole('link', { name: 'Instagram opens in a new tab' });
  expect(social.getAttribute('target')).toBe('_blank');
});
