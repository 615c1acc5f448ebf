// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { everybody, hasPurpose, matching, withPurpose } from './filters.ts';
import type { PeopleFilters } from './filters.ts';
import { shownSummaries } from './profileSummaries.ts';

const filtersOf = (changes: Partial<PeopleFilters['profileFilters']>) => ({
  profileFilters: { ...everybody.profileFilters, ...changes },
});
const idsFor = (changes: Partial<PeopleFilters['profileFilters']>) =>
  matching(filtersOf(changes), shownSummaries).map(({ id }) => id);

describe('matching', () => {
  it('shows everybody at first', () => {
    expect(idsFor({})).toEqual(shownSummaries.map(({ id }) => id));
  });

  it('shows who shares a purpose', () => {
    expect(idsFor({ purpose: 1 })).toEqual(['maya', 'leila', 'jun', 'elias', 'anika', 'wendell']);
    expect(idsFor({ purpose: 2 })).toEqual(['maya', 'theo', 'jun', 'lucia', 'elias', 'wendell']);
    expect(idsFor({ purpose: 0 })).toEqual([]);
  });

  it('shows whom the member would like to meet, within the ages, both ends included', () => {
    expect(idsFor({ sex: 'female', purpose: 2 })).toEqual(['maya', 'lucia']);
    expect(idsFor({ sex: 'male', ageMin: 41, ageMax: 47 })).toEqual(['theo', 'elias']);
  });
});

it('turns each purpose on and off by itself', () => {
  expect([withPurpose(3, 'friends', false), withPurpose(3, 'romantic', false)]).toEqual([2, 1]);
  expect([withPurpose(0, 'friends', true), withPurpose(1, 'romantic', true)]).toEqual([1, 3]);
  expect(withPurpose(1, 'friends', true)).toBe(1);
  expect(hasPurpose(filtersOf({ purpose: 2 }), 'romantic')).toBe(true);
  expect(hasPurpose(filtersOf({ purpose: 2 }), 'friends')).toBe(false);
});

describe('what is stored', () => {
  /** Loads the module like a newly opened page. */
  async function openPage() {
    vi.resetModules();
    return (await import('./filters.ts')).peopleFilters;
  }
  const store = (value: unknown) =>
    localStorage.setItem('ember.people-filters', JSON.stringify({ owner: null, value }));

  beforeEach(() => localStorage.clear());

  it('outlives the page', async () => {
    const filters = await openPage();
    expect(filters).toEqual(everybody);
    filters.profileFilters.sex = 'male';
    filters.profileFilters.purpose = 2;
    await Promise.resolve();
    expect((await openPage()).profileFilters).toMatchObject({ sex: 'male', purpose: 2 });
  });

  it.each([
    null,
    'text',
    {},
    { profileFilters: null, eventFilters: 3, availability: 'x' },
    { profileFilters: { sex: 'other', ageMin: '20', ageMax: 400, idealAge: 1, purpose: 9 } },
    { eventFilters: { categories: 'dance', dates: [1] }, availability: { startTime: 'noon' } },
  ])('is replaced by the initial value where it is invalid: %j', async (value) => {
    store(value);
    expect(await openPage()).toEqual(everybody);
  });

  it('keeps every valid part', async () => {
    const kept: PeopleFilters = {
      profileFilters: { sex: 'female', ageMin: 25, ageMax: 45, idealAge: 34, purpose: 1 },
      eventFilters: { categories: ['dance'], dates: ['2027-02-14'] },
      availability: { startTime: '18:00', endTime: '22:00' },
    };
    store(kept);
    expect(await openPage()).toEqual(kept);
  });
});
