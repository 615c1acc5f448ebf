import type { WaitlistEntry } from '@emberite/contract/waitlist';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withAuthLayout } from '../auth-layout/testing/withAuthLayout.tsx';
import { offline } from '../testing/failures.ts';
import type { WaitlistState } from './waitlist.ts';
import { WaitlistView } from './WaitlistView.tsx';

const unreachable = { status: 'failed', message: offline } as const;

const idle: WaitlistState = {
  screen: { name: 'form', isAfterWrongLink: false },
  form: {
    fields: { email: '', place: '', idea: '' },
    problem: null,
    status: 'editing',
    dirty: false,
  },
  confirming: { progress: { status: 'idle' } },
  leaving: { progress: { status: 'idle' } },
};
const typed = { email: 'kay@people.example', place: 'Kelowna', idea: '' };

const withForm = (form: Partial<WaitlistState['form']>): Story => ({
  args: { state: { ...idle, form: { ...idle.form, fields: typed, ...form } } },
});
const confirmed = (
  more: Partial<WaitlistEntry> = {},
  state: Partial<WaitlistState> = {},
): Story => {
  const entry = { role: 'guest', place: 'Kelowna', idea: '', isConfirmed: true, ...more } as const;
  return { args: { state: { ...idle, screen: { name: 'confirmed', entry }, ...state } } };
};

const meta = {
  title: 'mf-onboarding/Waiting list',
  component: WaitlistView,
  parameters: { ground: 'bare' },
  decorators: [withAuthLayout('wide', 'footer')],
  args: {
    reason: 'guest',
    state: idle,
    actions: {
      change: () => {},
      join: async () => {},
      confirm: async () => {},
      leave: async () => {},
      startAgain: () => {},
    },
  },
} satisfies Meta<typeof WaitlistView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** After the last Friday of a season. */
export const PoetryNight: Story = { args: { reason: 'poetry-night' } };

export const NoPlace: Story = withForm({
  fields: { ...typed, place: '' },
  problem: { at: 'place', message: 'Please tell us where you live.' },
});

export const Sending: Story = withForm({ status: 'submitting' });

export const Offline: Story = withForm({ problem: { at: 'form', message: unreachable.message } });

export const CheckYourInbox: Story = withForm({ status: 'submitted' });

export const WrongLink: Story = {
  args: { state: { ...idle, screen: { name: 'form', isAfterWrongLink: true } } },
};

/** The list was joined in another browser. */
export const AskedElsewhere: Story = {
  args: { state: { ...idle, screen: { name: 'confirming' } } },
};

export const Confirming: Story = {
  args: {
    state: {
      ...idle,
      screen: { name: 'confirming' },
      confirming: { progress: { status: 'busy' } },
    },
  },
};

export const NotConfirmed: Story = {
  args: {
    state: { ...idle, screen: { name: 'confirming' }, confirming: { progress: unreachable } },
  },
};

export const Confirmed: Story = confirmed();

export const HostConfirmed: Story = confirmed({
  role: 'host',
  idea: 'Two hours of pottery for eight, with tea.',
});

export const PoetryNightConfirmed: Story = confirmed({ role: 'poetry-night', place: 'Revelstoke' });

export const NotLeft: Story = confirmed({}, { leaving: { progress: unreachable } });

export const Left: Story = {
  args: { state: { ...idle, screen: { name: 'left', role: 'guest' } } },
};

export const HostLeft: Story = {
  args: { state: { ...idle, screen: { name: 'left', role: 'host' } } },
};

export const PoetryNightLeft: Story = {
  args: { state: { ...idle, screen: { name: 'left', role: 'poetry-night' } } },
  async play({ canvas }) {
    const again = canvas.getByRole('link', { name: 'Join again' });
    await expect(again).toHaveAttribute('href', '/waitlist?for=poetry-night');
  },
};
