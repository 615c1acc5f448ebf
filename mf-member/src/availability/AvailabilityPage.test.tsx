// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleAvailability } from './sampleAvailability.ts';

/** Loads the page like a newly opened one. */
async function open() {
  cleanup();
  vi.resetModules();
  const { default: AvailabilityPage } = await import('./AvailabilityPage.tsx');
  render(<AvailabilityPage />);
}
const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map(
      (box) =>
        `${box.closest('fieldset')?.querySelector('legend')?.textContent}: ${box.closest('label')?.textContent}`,
    );
const slot = (day: string, name: string) =>
  within(screen.getByRole('group', { name: day })).getByRole('checkbox', { name });

beforeEach(() => {
  localStorage.clear();
});

it('has every day with its times, and says that they are samples', async () => {
  await open();
  expect(
    screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent),
  ).toEqual(sampleAvailability.map(({ day }) => day));
  expect(screen.getByText('These are sample times.')).toBeTruthy();
  expect(checked()).toEqual([]);
});

it('keeps what is checked for the next visit', async () => {
  await open();
  await userEvent.click(slot('Saturday', 'Evening, from 5 PM'));
  await userEvent.click(slot('Friday', 'Evening, from 6 PM'));
  await userEvent.click(slot('Saturday', 'Daytime, 10 AM to 5 PM'));
  await userEvent.click(slot('Friday', 'Evening, from 6 PM'));
  const saturday = ['Saturday: Daytime, 10 AM to 5 PM', 'Saturday: Evening, from 5 PM'];
  expect(checked()).toEqual(saturday);
  expect(screen.getByText('2 times checked.')).toBeTruthy();
  await open();
  expect(checked()).toEqual(saturday);
});

it.each(['{"slots":["friday_evenings",7,"monday-noon"]}', '{"slots":"friday_evenings"}', '7'])(
  'ignores what is not a time of the list: %s',
  async (value) => {
    localStorage.setItem('ember.availability', `{"owner":null,"value":${value}}`);
    await open();
    expect(checked()).toEqual(value.includes('[') ? ['Friday: Evening, from 6 PM'] : []);
  },
);
