import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { withAuthLayout } from '../auth-layout/testing/withAuthLayout.tsx';
import { apiDown, offline } from '../testing/failures.ts';
import { SessionExpiredView } from './SessionExpiredView.tsx';

const meta = {
  title: 'mf-onboarding/Session expired',
  component: SessionExpiredView,
  parameters: { ground: 'bare' },
  decorators: [withAuthLayout('always', 'bare')],
  args: {
    left: 4,
    route: { name: 'provider', provider: 'Google', url: '#google' },
    progress: { status: 'idle' },
    loginHref: '#login',
    onContinue: () => {},
    onStay: () => {},
  },
} satisfies Meta<typeof SessionExpiredView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithProvider: Story = {};

export const ToLogin: Story = { args: { route: { name: 'login', path: '/login', email: null } } };

/** The focus moves to the heading, so that a second press starts nothing. */
export const Stopped: Story = {
  render: function Counting(args) {
    const [left, setLeft] = useState(args.left);
    return <SessionExpiredView {...args} left={left} onStay={() => setLeft(null)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('The countdown has stopped.');
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

export const Leaving: Story = { args: { left: null, progress: { status: 'busy' } } };

export const Offline: Story = {
  args: { left: null, progress: { status: 'failed', message: offline } },
};

export const ApiDown: Story = {
  args: { left: null, progress: { status: 'failed', message: apiDown } },
};
