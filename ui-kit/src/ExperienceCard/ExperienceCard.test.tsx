// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExperienceCard } from './ExperienceCard.tsx';

it('shows category, title, subtitle, host, place, duration, group and price', () => {
  render(
    <ExperienceCard
      title="Peak axe throwing"
      subtitle="Throw, miss, laugh."
      category="Adventure"
      picture={<img alt="" />}
      host={{ name: 'Leila Haddad' }}
      place="Revelstoke, BC"
      duration="1.5 hours"
      people="8-12 people"
      price="$45 CAD per person"
      href="/evening/axes"
    />,
  );
  const words = [
    'Adventure',
    'Peak axe throwing',
    'Throw, miss, laugh.',
    'Leila Haddad',
    'Revelstoke, BC',
    '1.5 hours',
    '8-12 people',
    '$45 CAD per person',
  ];
  for (const text of words) expect(screen.getByText(text)).toBeTruthy();
  // The host's picture is decorative: the name is beside it.
  expect(screen.getByText('LH').getAttribute('aria-hidden')).toBe('true');
});
