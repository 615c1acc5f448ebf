// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { landingRecords, landingsAfter } from './landing.ts';
import type { LandingRecord } from './landing.ts';
import { comparison, howItWorks } from './landingSections.ts';
import { RecordView } from './RecordView.tsx';

const show = (record: LandingRecord) =>
  render(<RecordView record={record} more={landingsAfter(record.id, 3)} isInstead={false} />);

// In the season of the poetry night.
beforeEach(() => void vi.setSystemTime('2025-02-03T12:00-08:00'));
afterEach(() => void vi.useRealTimers());

const hrefs = (name: string | RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe.each(landingRecords)('$id', (record) => {
  it('shows everything about the evening', () => {
    show(record);
    const { hero, moment, price, capacity, location, host, cta } = record;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(hero.title);
    expect(screen.getByRole('img', { name: hero.background.alt })).toBeTruthy();
    expect(screen.getByRole('img', { name: moment.alt })).toBeTruthy();
    for (const text of [
      hero.description,
      record.title,
      record.subtitle,
      ...record.description,
      `${price.amount} ${price.currency} per person`,
      record.duration,
      record.language,
      `${capacity.min}-${capacity.max} people`,
      location.details,
      host.name,
      host.title,
      host.bio,
      cta.heading,
      cta.details,
    ]) {
      expect(document.body.textContent).toContain(text);
    }
  });

  it('leads to its registration, its map and the other evenings', () => {
    show(record);
    const { cta, location } = record;
    const target =
      record.id === 'poetryNight' ? '/emberite/experiences/poetry-night/join' : '/create-account';
    expect(new Set(hrefs(cta.buttonText))).toEqual(new Set([target]));
    const map = screen.getByRole('link', { name: /^See the map/ });
    expect(map.getAttribute('href')).toBe(location.mapLink);
    expect(map.getAttribute('target')).toBe('_blank');
    const more = within(screen.getByRole('region', { name: 'More evenings' }));
    const others = more.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(others).toHaveLength(3);
    expect(others).not.toContain(`/yvr/${record.id}`);
  });
});

it('compares in a table with the names of its rows and columns', () => {
  show(landingRecords[0]!);
  const table = within(screen.getByRole('table'));
  const names = (role: string) => table.getAllByRole(role).map(({ textContent }) => textContent);
  expect(names('columnheader').slice(1)).toEqual(comparison.columns);
  expect(names('rowheader')).toEqual(comparison.rows.map(({ label }) => label));
  expect(names('cell')).toEqual(comparison.rows.flatMap(({ cells }) => cells));
});

it('says how it works in order', () => {
  show(landingRecords[0]!);
  const list = within(screen.getByRole('region', { name: 'How it works' })).getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(howItWorks.steps.map(({ title }) => title));
});

it.each([
  ['poetryNight', 'Poetry night', '/poetry'],
  ['danceToday', 'Night out in Vancouver', '/yvr'],
])('%s leads back to its kind of evening', (id, name, path) => {
  show(landingRecords.find((record) => record.id === id)!);
  expect(hrefs(name)).toEqual([path]);
});

it('says that it replaces an unknown one, shares its own page, and that Vancouver is not open', async () => {
  const user = userEvent.setup();
  show(landingRecords[0]!);
  expect(document.body.textContent).not.toMatch(/instead|not open yet/);
  cleanup();
  const record = landingRecords[1]!;
  render(<RecordView record={record} more={landingsAfter(record.id, 3)} isInstead />);
  screen.getByText('We do not know this evening. Here is Ember Shuffle instead.');
  screen.getByText(/^Vancouver is not open yet/);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/yvr/${record.id}`);
});
