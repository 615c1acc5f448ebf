// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { peopleRange } from '../booking/amounts.ts';
import { durationInHours, experienceLink, priceOf } from '../experiences/catalogue.ts';
import { experiences } from '../experiences/experiences.ts';
import { Catalogue } from './Catalogue.tsx';
import type { CatalogueProps } from './Catalogue.tsx';
import { categories, categoryIn, cataloguePath } from './categories.ts';

const show = (category: string | null, of: Partial<CatalogueProps> = {}) =>
  render(<Catalogue audience="public" category={category} {...of} />);
const cards = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.ariaCurrent)
    .map((link) => link.textContent);

it.each(['public', 'member'] as const)(
  'shows every experience with its facts and a link to its page: %s',
  (audience) => {
    show(null, { audience });
    expect(cards()).toEqual(experiences.map(({ title }) => title));
    for (const experience of experiences) {
      const { id, title, category, area, host, participants } = experience;
      const link = screen.getByRole('link', { name: title });
      expect(link.getAttribute('href')).toBe(experienceLink(id, audience));
      const card = link.closest('article')!;
      expect(card.querySelector(`img[src$="/${experience.image.motif}.svg"]`)).not.toBeNull();
      const facts = [durationInHours(experience), peopleRange(participants), priceOf(experience)];
      for (const fact of [...facts, category, area, host.name]) {
        expect(within(card).getAllByText(fact, { exact: false }).length).toBeGreaterThan(0);
      }
    }
    expect(screen.getByRole('status').textContent).toBe('10 experiences');
    expect(current()).toEqual(['All']);
  },
);

it.each([
  ['Revelstoke, BC', 'Downstream Adventure Class', 'Partner Acrobatics: The Lift'],
  ['Metro Vancouver, BC', 'Remote Surf Dreams', 'Poetry Night'],
  ['Kelowna', 'Downstream Adventure Class', 'Poetry Night'],
])('shows a member of %s the experiences there first', (place, first, last) => {
  show(null, { audience: 'member', place });
  expect([cards()[0], cards().at(-1)]).toEqual([first, last]);
});

it.each(categories)('shows the experiences of the category %s', (category) => {
  show(category);
  const titles = experiences.filter((each) => each.category === category).map((each) => each.title);
  expect(cards()).toEqual(titles);
  expect(current()).toEqual([category]);
  expect(screen.getByRole('status').textContent).toBe(
    titles.length === 1 ? '1 experience' : `${titles.length} experiences`,
  );
});

it.each(['public', 'member'] as const)(
  'finds a category in the address that its link leads to: %s',
  (audience) => {
    for (const category of categories) {
      const { searchParams } = new URL(cataloguePath(audience, category), 'https://ember.example');
      expect(categoryIn(searchParams)).toBe(category);
    }
    expect(categoryIn(new URLSearchParams('category=Knitting'))).toBeNull();
    expect(categoryIn(new URLSearchParams())).toBeNull();
  },
);
