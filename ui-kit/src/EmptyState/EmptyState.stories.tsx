import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Scene } from '../Scene/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Exciting Experiences Are Coming Soon!',
    children: 'We are putting the finishing touches on them.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const WithPictureAndAction: Story = {
  args: {
    picture: <Scene motif="adventure" />,
    action: <Button variant="secondary">Back to your journey</Button>,
  },
};
