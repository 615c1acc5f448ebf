// @vitest-environment jsdom
import { config } from '@emberite/sdk/config';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everybody, peopleFilters } from './filters.ts';
import FilterSettingsPage from './FilterSettingsPage.tsx';
import PeoplePage from './PeoplePage.tsx';
import { shownSummaries } from './profileSummaries.ts';

beforeEach(() => {
  config.visibilityOpens = '2999-01-01T00:00Z';
  Object.assign(peopleFilters, structuredClone(everybody));
});

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('shows everybody with a link to their profile in the member area', () => {
  render(<PeoplePage />);
  expect(names()).toEqual(
    shownSummaries.map(({ name, ageGroup }) => `${name} ${ageGroup.replace('-', ' to ')}`),
  );
  for (const { id } of shownSummaries) expect(hrefs()).toContain(`/emberite/profile/${id}`);
  expect(screen.queryByText('Sam')).toBeNull();
});

it('follows the search settings', async () => {
  const { unmount } = render(<FilterSettingsPage />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('switch', { name: 'New friends' }));
  await user.selectOptions(screen.getByLabelText('Who are you hoping to vibe with'), 'Women');
  expect(screen.getByRole('status').textContent).toBe('2 people fit these settings.');
  expect(screen.getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/emberite/people');
  unmount();
  render(<PeoplePage />);
  expect(names()).toEqual(['Maya 30 to 40', 'Lucia 25 to 35']);
});

it('leads back to the settings if nobody is left', () => {
  peopleFilters.profileFilters.purpose = 0;
  render(<PeoplePage />);
  expect(names()).toEqual(['Nobody fits your search']);
  expect(hrefs()).toEqual(['/emberite/peopleFilterSettings']);
});

it('shows a change from another tab', async () => {
  render(<PeoplePage />);
  const key = 'ember.people-filters';
  const value = { profileFilters: { sex: 'male' } };
  localStorage.setItem(key, JSON.stringify({ owner: null, value }));
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(names()).toHaveLength(4);
});

describe('after the opening', () => {
  const { visibilityOpens } = config;
  beforeEach(() => {
    config.visibilityOpens = '2020-01-01T00:00Z';
  });
  afterEach(() => {
    config.visibilityOpens = visibilityOpens;
  });

  it('the search settings count no samples, and say that nobody is shown by sex', () => {
    render(<FilterSettingsPage />);
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.body.textContent).toContain('Nobody is shown by sex');
  });
});
