// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteFooter } from './SiteFooter.tsx';

it('has the year and the page version', () => {
  render(<SiteFooter />);
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toContain('© 2025 Ember');
  expect(footer.textContent).toContain('0.0.1');
});
