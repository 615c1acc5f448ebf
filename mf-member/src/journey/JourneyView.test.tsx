// @vitest-environment jsdom
import { metroVancouver } from '@emberite/content/locations';
import { roadmapsFor } from '@emberite/content/roadmaps';
import type { Standing } from '@emberite/sdk/standing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJourney } from './journey.ts';
import type { JourneyInput } from './journey.ts';
import { JourneyView } from './JourneyView.tsx';

beforeEach(() => {
  // With reduced motion there is no confetti, which jsdom could not draw anyway.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function show(input: Partial<JourneyInput> = {}, standing: Partial<Standing> = {}) {
  const roadmaps = createJourney({ location: null, roadmaps: {}, ...input });
  render(
    <JourneyView
      greeting="Good evening, Robin"
      nickname="Robin"
      standingWith={() => ({ done: [], next: null, waits: [], isAllSet: false, ...standing })}
      roadmaps={roadmaps}
    />,
  );
}
const card = (name: string) => within(screen.getByRole('region', { name }));

it('greets the member and shows every roadmap', () => {
  show({ location: metroVancouver });
  expect(screen.getByText('Good evening, Robin')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Your journey' })).toBeTruthy();
  for (const { title } of roadmapsFor(metroVancouver)) expect(card(title)).toBeTruthy();
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

it('celebrates with a member who has nothing left to do', async () => {
  show();
  expect(screen.queryByText('You are all set!')).toBeNull();
  cleanup();
  show({}, { isAllSet: true });
  const allSet = card('You are all set!');
  await userEvent.click(allSet.getByRole('button', { name: 'Celebrate' }));
  expect(allSet.getByRole('status').textContent).toBe('Hooray! Well done, Robin.');
});

it('has one next step, and links to the active steps of the roadmaps', () => {
  const next = { title: 'Go on', text: 'It is short.', action: { text: 'Go', href: '/go' } };
  show({}, { next });
  expect(card('Your next step').getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/go');
  expect(screen.getAllByRole('link', { name: /^Read more: / })).toHaveLength(3);
});
