import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReadView } from './ReadView.tsx';

const meta = {
  title: 'Console/Who may see it',
  tags: ['builders'],
  component: ReadView<string>,
  args: {
    of: 'the releases',
    path: '/registry/mf-events',
    state: { status: 'loading' },
    onRetry: fn(),
    children: (value) => <p>{value}</p>,
  },
} satisfies Meta<typeof ReadView<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const SignedOut: Story = {
  args: { state: { status: 'signed-out', signIn: '/enter' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/enter?redirectedFrom=%2Fregistry%2Fmf-events',
    );
  },
};

export const Stranger: Story = {
  args: { state: { status: 'stranger', address: 'somebody.with.a.long.name@people.example' } },
};

export const Foreign: Story = {
  args: { state: { status: 'foreign', owned: 'mf-events' } },
};

export const Failed: Story = {
  args: {
    state: { status: 'failed', message: 'The registry needs API_URL to know who is signed in.' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    state: {
      status: 'failed',
      message: 'You are offline. Please try again once you are back online.',
    },
  },
};
