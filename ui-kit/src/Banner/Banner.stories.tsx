import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { message: 'Uploading video: 42%', dismissLabel: 'Dismiss', onDismiss: () => {} },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Progress: Story = {};
export const Success: Story = {
  args: { tone: 'success', message: 'Video uploaded successfully' },
};
export const Danger: Story = { args: { tone: 'danger', message: 'Failed to delete video' } };
export const LongText: Story = {
  args: { message: 'Uploading a video whose prompt has a title that needs more than one line' },
};
