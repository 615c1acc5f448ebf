// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { experiences } from '../detail/experiences.ts';
import { categories, categoryIn, listPath } from './categories.ts';
import { ExperiencesView } from './ExperiencesView.tsx';

const show = (category: string | null, location = 'Revelstoke, BC') =>
  render(<ExperiencesView location={location} category={category} />);
const cards = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.ariaCurrent)
    .map((link) => link.textContent);

it('shows every experience with a link to its page in the member area', () => {
  show(null);
  expect(cards().toSorted()).toEqual(experiences.map(({ title }) => title).toSorted());
  for (const { id, title } of experiences) {
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(
      `/emberite/experience/${id}`,
    );
  }
  expect(screen.getAllByText('Revelstoke, BC')).toHaveLength(9);
  expect(screen.getByRole('status').textContent).toBe('10 experiences');
  expect(current()).toEqual(['All']);
});

it.each([
  ['Revelstoke, BC', 'Downstream Adventure Class', 'Partner Acrobatics: The Lift'],
  ['Metro Vancouver, BC', 'Remote Surf Dreams', 'Poetry Night'],
  ['Kelowna', 'Downstream Adventure Class', 'Poetry Night'],
])('shows a member of %s the experiences there first', (place, first, last) => {
  show(null, place);
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

it('finds a category in the address that its link leads to', () => {
  for (const category of categories) {
    expect(categoryIn(new URL(listPath(category), 'https://ember.example').searchParams)).toBe(
      category,
    );
  }
  expect(categoryIn(new URLSearchParams('category=Knitting'))).toBeNull();
  expect(categoryIn(new URLSearchParams())).toBeNull();
});
