import type { Meta, StoryObj } from '@storybook/react-vite';
import { InviteView } from './InviteView.tsx';

const form = {
  fields: { code: 'EMBER-WELCOME' },
  problem: null,
  status: 'editing',
  dirty: false,
} as const;

const meta = {
  title: 'Invite',
  component: InviteView,
  args: { form, onType: () => {}, onCheck: () => {} },
} satisfies Meta<typeof InviteView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {};

export const Checking: Story = { args: { form: { ...form, status: 'submitting' } } };

export const Good: Story = { args: { form: { ...form, status: 'submitted' } } };

export const UsedUp: Story = {
  args: {
    form: { ...form, problem: { at: 'code', message: 'This code cannot be used any more.' } },
  },
};
