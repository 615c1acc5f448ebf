import { poetryNightDates, registrationMessages } from '@emberite/content/registration';
import type { FormState } from '@emberite/sdk/form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    availability: poetryNightDates.slice(1, 3).map(({ value }) => value),
    availabilityExplained: true,
  },
  dirty: true,
};

const meta = {
  title: 'mf-experiences/Poetry night registration',
  component: JoinView,
  parameters: { ground: 'bare' },
  args: { form: empty, onChange: () => {}, onSubmit: () => {} },
} satisfies Meta<typeof JoinView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { form: filled } };

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

export const Refused: Story = {
  args: {
    form: {
      ...filled,
      problem: {
        at: 'form',
        message: 'Too many attempts. Please wait a few minutes and try again.',
      },
    },
  },
};

/** For as long as the next page takes to load. */
export const Done: Story = { args: { form: { ...filled, status: 'submitted' } } };
