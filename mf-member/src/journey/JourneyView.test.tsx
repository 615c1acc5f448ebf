// @vitest-environment jsdom
import { defaultLocation, metroVancouver, otherLocation } from '@emberite/content/locations';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJourney } from './journey.ts';
import type { JourneyInput } from './journey.ts';
import { JourneyView } from './JourneyView.tsx';
import { roadmapsFor } from './roadmaps.ts';

beforeEach(() => {
  // With reduced motion there is no confetti, which jsdom could not draw anyway.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function show(input: Partial<JourneyInput> = {}) {
  const journey = createJourney({ location: null, roadmaps: {}, ...input });
  render(<JourneyView greeting="Good evening, Robin" nickname="Robin" journey={journey} />);
}
const fun = { promptType: 'fun' } as const;
const useful = { promptType: 'useful' } as const;
const card = (name: string) => within(screen.getByRole('region', { name }));

it('greets the member and shows every roadmap', () => {
  show({ location: metroVancouver });
  expect(screen.getByText('Good evening, Robin')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Your journey' })).toBeTruthy();
  for (const { title } of roadmapsFor(metroVancouver)) expect(card(title)).toBeTruthy();
});

it.each([
  [metroVancouver, /enter the Vancouver Giveaway below/],
  [otherLocation, /We have noted your interest/],
])('tells a member from %s that their place is not open yet', (location, words) => {
  show({ location });
  expect(screen.getByText(words)).toBeTruthy();
  cleanup();
  show({ location: defaultLocation });
  expect(screen.queryByText(/open so far/)).toBeNull();
});

it('links only the active step', () => {
  show({ roadmaps: { 'first-steps': ['how-ember-works'] } });
  const steps = card('Your first steps');
  const links = steps.getAllByRole('link', { name: /^Read more: / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/emberite/journey/first-steps/our-promises',
  ]);
  expect(steps.getAllByRole('img', { name: 'Locked' })).toHaveLength(3);
  expect(steps.getByText('20% completed')).toBeTruthy();
});

it('shows "Coming soon." for an active step that does not exist yet', () => {
  const steps = ['choose-experience', 'register-interest', 'how-groups-form', 'get-ready'];
  show({ roadmaps: { 'first-experience': steps } });
  const experience = card('Your first experience');
  expect(experience.getByText('Coming soon.')).toBeTruthy();
  expect(experience.queryByRole('link', { name: /^Read more: / })).toBeNull();
  expect(experience.getByText('100% completed')).toBeTruthy();
});

it('hides completed steps, which can be read again', async () => {
  show({ roadmaps: { 'first-steps': ['how-ember-works'] } });
  const steps = card('Your first steps');
  expect(steps.queryByRole('link', { name: /^Read again: / })).toBeNull();
  await userEvent.click(steps.getByRole('button', { name: /^Show completed steps/ }));
  expect(steps.getByRole('link', { name: /^Read again: / }).getAttribute('href')).toBe(
    '/emberite/journey/first-steps/how-ember-works',
  );
  await userEvent.click(steps.getByRole('button', { name: /^Hide completed steps/ }));
  expect(steps.queryByRole('link', { name: /^Read again: / })).toBeNull();
});

it('celebrates with everybody who has videos', async () => {
  show();
  expect(screen.queryByText('You are all set!')).toBeNull();
  cleanup();
  show({ videos: [fun] });
  const allSet = card('You are all set!');
  await userEvent.click(allSet.getByRole('button', { name: 'Celebrate' }));
  expect(allSet.getByRole('status').textContent).toBe('Hooray! Well done, Robin.');
});

it.each<[string, string, Partial<JourneyInput>]>([
  [
    'Go to Videos',
    '/emberite/settings/videos',
    { videos: [fun], roadmaps: { 'first-steps': ['craft-profile'] } },
  ],
  ['Record it', '/emberite/settings/videos', { videos: [useful] }],
  ['Register', '/emberite/experiences/join', { videos: [fun, useful], registered: false }],
  [
    'My registrations',
    '/emberite/experiences#registrations',
    { videos: [fun, useful], registered: true },
  ],
])('has the next step "%s" in a card of its own', (name, href, input) => {
  show(input);
  const next = card('Your next step');
  expect(next.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
