// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfileCard } from './ProfileCard.tsx';

const maya = {
  name: 'Maya',
  title: 'Climbs before breakfast.',
  location: 'Revelstoke, Canada',
  href: '/somebody/maya',
};

it('shows the details of a person and whether they are verified', () => {
  render(<ProfileCard {...maya} ageGroup="30-40" verified="Verified" />);
  for (const text of ['Climbs before breakfast.', 'Revelstoke, Canada', '30-40', 'Verified']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: 'Maya' })).toBeTruthy();
});

it('keeps the initials behind a photo in case it does not load', () => {
  const { container } = render(<ProfileCard {...maya} photo="/gone.webp" />);
  expect(screen.getByText('M')).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/gone.webp');
});
