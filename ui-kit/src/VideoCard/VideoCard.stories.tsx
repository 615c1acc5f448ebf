import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { sampleVideo, sunset } from '../testing/index.ts';
import { Button } from '../Button/index.ts';
import { VideoCard } from './VideoCard.tsx';
import type { VideoState } from './videoState.ts';

const video = { src: sampleVideo, poster: sunset };
const completed: VideoState = { status: 'completed', video };

const meta = {
  title: 'Components/Cards/VideoCard',
  component: VideoCard,
  args: {
    title: 'Tell your best dad joke',
    description: 'The worse it is, the better.',
    state: { status: 'not-started' },
    onRecord: () => {},
    onRetry: () => {},
    onDiscard: () => {},
    onDelete: () => {},
  },
} satisfies Meta<typeof VideoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Completed: Story = { args: { state: completed } };
export const Uploading: Story = { args: { state: { status: 'uploading', percent: 42 } } };
const reason = 'We cannot reach Ember. Please check your connection and try again.';
export const UploadFailed: Story = { args: { state: { status: 'upload-failed', reason } } };

/** Every state of a video. The last one has no poster yet. */
const states: VideoState[] = [
  { status: 'not-started' },
  { status: 'uploading' },
  { status: 'uploading', percent: 42 },
  { status: 'uploading', percent: 100 },
  { status: 'upload-failed' },
  { status: 'upload-failed', reason },
  { status: 'recording-lost' },
  completed,
  { status: 'deleting', video },
  { status: 'delete-failed', video },
  { status: 'completed', video: { src: sampleVideo } },
];

export const Matrix: Story = {
  render: (args) => (
    <div className="tiles">
      {states.map((state, place) => (
        <VideoCard key={place} {...args} state={state} />
      ))}
      <VideoCard {...args} state={completed} isPublic />
      <VideoCard {...args} showControls={false} />
      <VideoCard {...args}>
        <Button size="small" variant="quiet">
          Choose another prompt
        </Button>
      </VideoCard>
      <VideoCard {...args} title={`${args.title} and then another one that is even longer`} />
      <PseudoStates>
        <VideoCard {...args} state={completed} />
      </PseudoStates>
    </div>
  ),
};

/** Nothing is deleted before confirmation. The focus stays where the button was. */
export const Deleting: Story = {
  args: { state: completed, onDelete: fn() },
  render: function Deleting(args) {
    const [state, setState] = useState(args.state);
    const remove = () => {
      args.onDelete?.();
      setState({ status: 'not-started' });
    };
    return <VideoCard {...args} state={state} onDelete={remove} />;
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Delete video/ }));
    const question = canvas.getByText('Are you sure you want to delete this video?');
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Delete video/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^Record/ })).toHaveFocus();
  },
};
