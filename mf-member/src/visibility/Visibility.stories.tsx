import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisibilityView } from './VisibilityView.tsx';

const meta = {
  title: 'mf-member/Visibility',
  component: VisibilityView,
  args: {
    opens: 'February 14th',
    isOpen: false,
    profile: { status: 'ready', profile: { videos: [{ promptType: 'fun' }] } },
    onRetry: () => {},
  },
} satisfies Meta<typeof VisibilityView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneVideo: Story = {};

export const NoVideos: Story = {
  args: { profile: { status: 'ready', profile: { videos: [] } } },
};

export const Discoverable: Story = {
  args: {
    profile: {
      status: 'ready',
      profile: { videos: [{ promptType: 'fun' }, { promptType: 'useful' }] },
    },
  },
};

export const Loading: Story = { args: { profile: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    profile: {
      status: 'failed',
      message: 'We cannot reach Ember. Please check your connection and try again.',
    },
  },
};

/** After `VISIBILITY_OPENS`. */
export const Open: Story = { args: { isOpen: true } };
