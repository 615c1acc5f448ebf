// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkCard } from './LinkCard.tsx';

it('is one link, named by its title alone', () => {
  render(
    <LinkCard
      frame="square"
      picture={<img alt="" />}
      badge="Verified"
      title="Maya"
      aside={<span> 30-40</span>}
      href="/somebody/maya"
      headingLevel={3}
    >
      Climbs before breakfast.
    </LinkCard>,
  );
  const link = screen.getByRole('link', { name: 'Maya' });
  expect(link.getAttribute('href')).toBe('/somebody/maya');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Maya 30-40');
});
