import { poetrySeason, poetrySeasonAt } from '@emberite/content/poetrySeason';
import { registrationMessages } from '@emberite/content/registration';
import type { FormState } from '@emberite/sdk/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unreachable } from '../testing/failures.ts';
import type { PoetryNight } from './join.ts';
import { JoinView } from './JoinView.tsx';

const empty: FormState<PoetryNight> = {
  fields: { availability: [], availabilityExplained: false },
  problem: null,
  status: 'editing',
  dirty: false,
};

const filled: FormState<PoetryNight> = {
  ...empty,
  fields: {
    availability: poetrySeason.fridays.slice(1, 3).map(({ value }) => value),
    availabilityExplained: true,
  },
  dirty: true,
};

const meta = {
  title: 'mf-experiences/Poetry night registration',
  component: JoinView,
  parameters: { ground: 'bare' },
  args: {
    form: empty,
    season: poetrySeasonAt(0),
    registered: null,
    asks: false,
    onStart: () => {},
    onChange: () => {},
    onSubmit: () => {},
  },
} satisfies Meta<typeof JoinView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { form: filled } };

export const SeasonOver: Story = { args: { season: poetrySeasonAt(Infinity) } };

/** A member who is registered is asked whether to change the Fridays. */
export const AlreadyRegistered: Story = {
  args: { registered: filled.fields, asks: true, season: poetrySeasonAt(Infinity) },
};

export const ChangesFridays: Story = { args: { registered: filled.fields, form: filled } };

export const NoFriday: Story = {
  args: {
    form: {
      ...empty,
      problem: { at: 'availability', message: registrationMessages.noAvailability },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your Fridays' })).toHaveAccessibleDescription(
      /at least one availability option/,
    );
  },
};

export const NotExplained: Story = {
  args: {
    form: {
      ...filled,
      fields: { ...filled.fields, availabilityExplained: false },
      problem: { at: 'availabilityExplained', message: registrationMessages.notExplained },
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /does not guarantee/ });
    await expect(box).toHaveAccessibleDescription(/spot is not guaranteed/);
  },
};

export const Busy: Story = { args: { form: { ...filled, status: 'submitting' } } };

/** A registration that was not made, and why. */
const failed = (message: string): Story => ({
  args: { form: { ...filled, problem: { at: 'form', message } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
    await expect(canvas.getByRole('button', { name: 'Save my Fridays' })).toBeEnabled();
  },
});

/** The Fridays in a page that has been open for weeks may have passed. */
export const Refused: Story = failed(registrationMessages.noAvailability);

export const TooManyTries: Story = failed('Too many attempts. Please wait an hour and try again.');

export const Offline: Story = failed(unreachable.message);

/** The code that sends the form is missing, and only a reload helps. The choices are stored. */
export const MissingPart: Story = {
  args: {
    form: {
      ...filled,
      problem: {
        at: 'form',
        message:
          'A part of this page could not be loaded. Please check your connection, then reload the page.',
        remedy: { label: 'Reload', href: '' },
      },
    },
  },
};

/** For as long as the next page takes to load. */
export const Done: Story = { args: { form: { ...filled, status: 'submitted' } } };
