// @vitest-environment jsdom
import { useForm } from '@emberite/sdk/form';
import { openOnboarding } from './onboarding.ts';
import type { Onboarding } from './onboarding.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWelcome } from './welcome.ts';
import type { Welcome } from './welcome.ts';
import { WelcomeView } from './WelcomeView.tsx';

const scrolled = vi.fn();
beforeEach(() => {
  openOnboarding().reset();
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockReset();
});

function Live({ welcome }: { welcome: Welcome }) {
  const { change, next, back } = welcome;
  return (
    <WelcomeView
      {...useForm(welcome)}
      actions={{ change, next: () => void next(), back: () => void back() }}
    />
  );
}

/** The welcome page on a step after the invite code, which needs no server. */
function show(kept: Partial<Onboarding>) {
  const store = openOnboarding();
  Object.assign(store.state, { inviteCode: 'EMBER-WELCOME', ...kept });
  const never = () => Promise.reject(new Error('Nothing is sent in this test.'));
  const welcome = createWelcome({
    store,
    api: { inviteGet: never, profileCreate: never, currentUser: never },
    done: () => {},
  });
  render(<Live welcome={welcome} />);
}
const heading = () => screen.getByRole('heading', { level: 1 });
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

it('has no Back control on the first step', () => {
  show({});
  expect(screen.getByRole('button', { name: "Let's go!" })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

it('has no Back control on the first visible step', () => {
  show({ given: [0, 1] });
  expect(heading().textContent).toBe('Open to romantic?');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

it.each([
  ['2025-02-01T12:00-08:00', '/emberite/experiences/poetry-night/join'],
  ['2025-03-01T12:00-08:00', '/waitlist?for=poetry-night'],
])('says at %s how to get a code, and only where one is asked for', async (time, poetry) => {
  vi.setSystemTime(time);
  show({});
  const { parentElement } = screen.getByText('No invite code?');
  const ways = [...parentElement!.querySelectorAll('a')];
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    poetry,
    '/waitlist',
    'mailto:hello@ember.example',
  ]);
  cleanup();
  show({ given: [0] });
  expect(screen.queryByText('No invite code?')).toBeNull();
  vi.useRealTimers();
});

it('tells people of 18 and 19 what the terms say, and lets them go on', async () => {
  show({ currentStep: 4 });
  const age = screen.getByLabelText('Your age');
  const said = () => screen.queryByRole('link', { name: 'Terms of Use' });
  await userEvent.selectOptions(age, '20');
  expect(said()).toBeNull();
  await userEvent.selectOptions(age, '19');
  expect(said()?.parentElement?.textContent).toBe(
    'Our Terms of Use ask for an age of at least 20.',
  );
});

it('scrolls to the top and focuses the heading with every move', async () => {
  show({ currentStep: 1 });
  expect(document.activeElement).toBe(document.body);
  await next();
  expect(heading().textContent).toBe('Open to romantic?');
  expect(document.activeElement).toBe(heading());
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(heading());
  expect(scrolled.mock.calls).toEqual([
    [{ top: 0, behavior: 'instant' }],
    [{ top: 0, behavior: 'instant' }],
  ]);
});

it('asks people from elsewhere for their place', async () => {
  show({ currentStep: 1 });
  await userEvent.selectOptions(screen.getByLabelText('Location'), 'Other');
  await next();
  const place = screen.getByLabelText('Your city or postal code');
  expect(screen.getByText('Type your city or postal code')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Please select a valid location.');
  expect(document.activeElement).toBe(place);
  await userEvent.type(place, 'Kelowna');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('we note your interest');
});

it('tells people from metro Vancouver what follows, and lets them join', async () => {
  show({ currentStep: 1 });
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Location'), 'Metro Vancouver, BC');
  expect(screen.getByRole('status').textContent).toContain('Vancouver Giveaway');
  await next();
  expect(heading().textContent).toBe('Open to romantic?');
});

it('asks only people open to romance whom they want to meet', async () => {
  show({ currentStep: 2 });
  expect(screen.queryByRole('group', { name: 'Interested In' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /romantic spark/ }));
  await next();
  expect(screen.getByRole('alert').textContent).toBe('Please select whom you want to meet.');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Men' }));
});

it('focuses the first option if none is chosen', async () => {
  show({ currentStep: 3 });
  await next();
  expect(screen.getByRole('alert').textContent).toBe('Please select your sex.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Male' }));
});

it('offers the ages 18 to 100 and shows the ideal range', async () => {
  show({ currentStep: 4 });
  await next();
  const age = screen.getByLabelText<HTMLSelectElement>('Your age');
  expect(document.activeElement).toBe(age);
  const values = [...age.options].map((option) => option.value).filter(Boolean);
  expect([values[0], values.at(-1), values.length]).toEqual(['18', '100', 83]);
  await userEvent.selectOptions(age, '34');
  expect(screen.getByText('24 to 44')).toBeTruthy();
});
