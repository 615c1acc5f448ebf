import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneTheme } from '../../testing/oneTheme.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleClip } from '../../testing/sampleClip.ts';
import { VideoCard } from './VideoCard.tsx';

const video = { src: sampleClip };

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
      <PseudoStates>
        <VideoCard {...args} video={video} />
      </PseudoStates>
    </div>
  ),
};

/** Nothing is deleted before that was confirmed. */
export const Deleted: Story = {
  args: { video, onDelete: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = oneTheme(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete video' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete video' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
