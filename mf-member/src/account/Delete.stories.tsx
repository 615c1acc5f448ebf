import type { Meta, StoryObj } from '@storybook/react-vite';
import { tooLongAgo } from '../testing/failures.ts';
import { DeleteView } from './DeleteView.tsx';

const address = 'maya@people.example';
const form = { fields: { email: '' }, problem: null, status: 'editing', dirty: false } as const;

const meta = {
  title: 'mf-member/Delete account',
  component: DeleteView,
  args: { address, form, onType: () => {}, onDelete: () => {} },
} satisfies Meta<typeof DeleteView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WrongAddress: Story = {
  args: {
    form: {
      ...form,
      fields: { email: 'mya@people.example' },
      problem: { at: 'email', message: 'Please enter the email address of your account.' },
    },
  },
};

export const Deleting: Story = {
  args: { form: { ...form, fields: { email: address }, status: 'submitting' } },
};

export const NeedsSignIn: Story = {
  args: {
    form: {
      ...form,
      fields: { email: address },
      problem: { at: 'form', ...tooLongAgo },
    },
  },
};

export const LongAddress: Story = {
  args: {
    address: `maximiliana.featherstonehaugh-vandenberghe.the-third@${'people'.repeat(8)}.example`,
  },
};
