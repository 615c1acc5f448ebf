import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { VideoCard } from './VideoCard.tsx';

const video = { src: '' };

const meta = {
  title: 'Components/VideoCard',
  component: VideoCard,
  args: {
    title: 'Tell your best dad joke',
    description: 'The worse it is, the better.',
    onRecord: () => {},
    onDelete: () => {},
  },
} satisfies Meta<typeof VideoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Deleting: Story = {
  args: { video },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Delete video' })[0] as HTMLElement,
    );
    await expect(
      canvas.getByText('Are you sure you want to delete this video?'),
    ).toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="tiles">
      <VideoCard {...args} />
      <VideoCard {...args} video={video} />
      <VideoCard {...args} video={video} busy="Deleting video..." />
      <VideoCard {...args} video={video} error="Failed to delete video. Please try again." />
      <VideoCard {...args} video={video} isPublic />
      <VideoCard {...args} showControls={false} />
      <VideoCard {...args} title={`${args.title} and then another one that is even longer`} />
    </div>
  ),
};
