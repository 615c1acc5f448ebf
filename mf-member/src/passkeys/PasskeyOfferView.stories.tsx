import type { Meta, StoryObj } from '@storybook/react-vite';
import { unreachable } from '../testing/failures.ts';
import { PasskeyOfferView } from './PasskeyOfferView.tsx';

const meta = {
  title: 'mf-member/Passkey offer',
  component: PasskeyOfferView,
  args: { progress: { status: 'idle' }, onAdd: () => {}, onDecline: () => {} },
} satisfies Meta<typeof PasskeyOfferView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const Adding: Story = { args: { progress: { status: 'busy' } } };

export const Failed: Story = { args: { progress: unreachable } };
